import { createHmac, timingSafeEqual } from 'node:crypto'

export const HEADER = 'cauce-signature'
const TOLERANCE_SECONDS = 300

/** Time and HMAC-SHA256. */
export function sign(secret: string, now: Date, target: string, content: string): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${target}.${content}`).digest('hex')}`
}

/** Within five minutes. */
export function isSigned(secret: string, now: Date, target: string, content: string, given: unknown): boolean {
  const seconds = Number(/^t=(\d{1,12}),/.exec(String(given))?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false
  const [expected, actual] = [sign(secret, new Date(seconds * 1000), target, content), String(given)].map(Buffer.from)
  return expected!.length === actual!.length && timingSafeEqual(expected!, actual!)
}
