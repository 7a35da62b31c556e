import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'

export { refuseGuessable } from './guessable-passwords.ts'

/** Argon2id with 19 MiB, two passes and one lane: the first choice of OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password as text, with its salt and cost. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** As slow a hash of a shorter secret, under a salt that its caller keeps, so that it can be looked up. */
export const slowHashOf = async (text: string, salt: Uint8Array): Promise<string> =>
  (await hashRaw(text, { ...COST, salt })).toString('base64url')

let standIn: Promise<string> | undefined

/** The hash that `isPassword` verifies where an account has none. Made at the start, so that not even the first call takes longer. */
export const preparePasswords = (): Promise<string> => (standIn ??= hashPassword(randomBytes(16).toString('base64')))

/**
 * Whether `password` is the one that was hashed. Without a hash (no account, or no password set yet) a stand-in is verified,
 * so that a wrong e-mail address takes as long as a wrong password (handbook rule 2.16).
 */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await preparePasswords()), password)
  return isRight && passwordHash !== null && passwordHash !== undefined
}
