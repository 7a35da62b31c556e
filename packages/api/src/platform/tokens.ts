import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** A secret of 256 bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token. A token has too many bits to be guessed, so a fast hash is enough. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A key for one use, derived from the platform's secret (HKDF, RFC 5869). */
export const derivedKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'cauce', use, 32))

/** Encrypts a short text with AES-256-GCM: nonce, tag and ciphertext as base64. */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts what `seal` encrypted. Throws for another key or a changed bit. */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** HMAC-SHA256, hexadecimal. */
export const hmacOf = (key: string | Buffer, content: string | Buffer): string =>
  createHmac('sha256', key).update(content).digest('hex')

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
