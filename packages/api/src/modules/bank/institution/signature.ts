import type { IncomingHttpHeaders } from 'node:http'
import { hmacOf, isSameSecret } from '../../../platform/tokens.ts'

/** How far the clocks of both sides may be apart, and how long a copied request is of use. */
const TOLERANCE_SECONDS = 300

/** The header that carries when a request was signed, and its signature. */
export const SIGNATURE_HEADER = 'cauce-signature'

/** The value of the header: the time in seconds, and HMAC-SHA256 of time, method, path and body. */
export function signatureOf(secret: string, now: Date, target: string, body: string | Buffer): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmacOf(secret, signedBytes(seconds, target, body))}`
}

/**
 * Whether a signature is right under one of the secrets and not older or newer than five minutes. Compares in constant time. A
 * header may have several signatures (`v1`) while the other side changes its secret.
 */
export function isSigned(
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  now: Date,
  target: string,
  body: Buffer,
): boolean {
  const given = headers[SIGNATURE_HEADER]
  const parts = typeof given === 'string' ? given.split(',').map((part) => part.trim()) : []
  const time = parts.find((part) => /^t=\d{1,12}$/.test(part))
  if (time === undefined) return false
  const seconds = Number(time.slice(2))
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false
  const signatures = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice(3))
  const expected = secrets.map((secret) => hmacOf(secret, signedBytes(seconds, target, body)))
  return signatures.some((signature) => expected.some((right) => isSameSecret(signature, right)))
}

const signedBytes = (seconds: number, target: string, body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${seconds}.${target}.`), Buffer.from(body)])
