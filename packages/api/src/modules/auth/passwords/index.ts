import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'

export { refuseGuessable } from './guessable-passwords.ts'

/** Argon2id, first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Deterministic (caller's salt), so that it can be looked up. */
export const slowHashOf = async (text: string, salt: Uint8Array): Promise<string> =>
  (await hashRaw(text, { ...COST, salt })).toString('base64url')

let standIn: Promise<string> | undefined

/** Stand-in hash for accounts without one, made at the start so that the first call is not slower. */
export const preparePasswords = (): Promise<string> => (standIn ??= hashPassword(randomBytes(16).toString('base64')))

/**
 * Without a hash a stand-in is verified, so that an unknown address takes as long as a wrong password (handbook rule
 * 2.16).
 */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await preparePasswords()), password)
  return isRight && passwordHash !== null && passwordHash !== undefined
}
