import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, two passes and one lane: the first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password, with its salt and cost, as text. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let standIn: Promise<string> | undefined

/**
 * Whether `password` is the one that was hashed. Without a hash (no such account, or none set yet) a stand-in is
 * compared, so that a wrong e-mail address costs what a wrong password costs (product decision 2).
 */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  standIn ??= hashPassword(randomBytes(16).toString('base64'))
  const isRight = await verify(passwordHash ?? (await standIn), password)
  return isRight && passwordHash !== null && passwordHash !== undefined
}

/** Makes the stand-in ahead, so that not even the first wrong e-mail address takes longer. */
export async function preparePasswords(): Promise<void> {
  standIn ??= hashPassword(randomBytes(16).toString('base64'))
  await standIn
}
