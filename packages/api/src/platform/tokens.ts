import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A fast hash suffices for 256 random bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** HKDF (RFC 5869). */
export const derivedKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'cauce', use, 32))

/** Current and previous, during a rotation (decision secrets-and-rotation). */
export interface PlatformSecrets {
  readonly secret: string
  readonly previousSecret?: string | undefined
}

/** Current first. */
export const acceptedSecrets = ({ secret, previousSecret }: PlatformSecrets): readonly string[] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret]

/** Non-revealing key id; prefix of sealed texts. */
export const keyIdOf = (secret: string, use: string): string =>
  derivedKey(secret, `${use}:key-id`).toString('hex').slice(0, 8)

/** AES-256-GCM under the current secret: key id, then nonce, tag and ciphertext in base64. */
export function seal({ secret }: PlatformSecrets, use: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, use), nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${keyIdOf(secret, use)}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')}`
}

/** Throws for other keys and changed bits. */
export function unseal(secrets: PlatformSecrets, use: string, sealed: string): string {
  const [keyId, content = ''] = sealed.split('.')
  const secret = acceptedSecrets(secrets).find((candidate) => keyIdOf(candidate, use) === keyId)
  if (secret === undefined)
    throw new Error('This was encrypted under a SECRET that is not given (decision secrets-and-rotation).')
  const bytes = Buffer.from(content, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, use), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Hex. */
export const hmacOf = (key: string | Buffer, content: string | Buffer): string =>
  createHmac('sha256', key).update(content).digest('hex')

/** Constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
