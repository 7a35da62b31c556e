import type { IncomingHttpHeaders } from 'node:http'
import { hmacOf, isSameSecret } from '../../../platform/tokens.ts'

/** Allowed clock skew, and replay window. */
const TOLERANCE_SECONDS = 300

/** Carries time and signature. */
export const SIGNATURE_HEADER = 'cauce-signature'

/** Unix time in seconds, and HMAC-SHA256 of time, method, path and body. */
export function signatureOf(secret: string, now: Date, target: string, body: string | Buffer): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmacOf(secret, signedBytes(seconds, target, body))}`
}

/**
 * True if one of the secrets signed it within five minutes. Constant time. Several signatures (`v1`) are allowed during
 * a secret's rotation.
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
