import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header of what is signed. */
export const HEADER = 'cauce-signature'
const TOLERANCE_SECONDS = 300

/** Time and HMAC-SHA256, as in the header of a request, an answer or a notice. */
export function sign(secret: string, now: Date, target: string, content: string): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${target}.${content}`).digest('hex')}`
}

/** Whether a request is signed with the secret, and not more than five minutes ago or ahead. */
export function isSigned(secret: string, now: Date, target: string, content: string, given: unknown): boolean {
  const seconds = Number(/^t=(\d{1,12}),/.exec(String(given))?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false
  const [expected, actual] = [sign(secret, new Date(seconds * 1000), target, content), String(given)].map(Buffer.from)
  return expected!.length === actual!.length && timingSafeEqual(expected!, actual!)
}
