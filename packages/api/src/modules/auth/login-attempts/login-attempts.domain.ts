import { isIPv6 } from 'node:net'

/** Failures counted under one key. */
export interface Tally {
  readonly failures: number
  readonly lastFailedAt: Date | null
  readonly blockedUntil: Date | null
}

/** How a key slows down: `freeFailures` cost nothing, each further one doubles the delay up to the maximum. */
export interface Slowing {
  readonly freeFailures: number
  readonly maximumDelaySeconds: number
}

/** Which failures a key counts: of one account at one place, of a place against anybody, of an account from anywhere. */
export type KeyKind = 'pair' | 'place' | 'account'

/**
 * Delays end after a quarter of an hour at the latest, and the count of a whole account only binds places that the person
 * has never logged in from: nobody can lock out another person for good (product decision 2).
 */
export const slowings: Readonly<Record<KeyKind, Slowing>> = {
  pair: { freeFailures: 4, maximumDelaySeconds: 900 },
  place: { freeFailures: 20, maximumDelaySeconds: 900 },
  account: { freeFailures: 30, maximumDelaySeconds: 300 },
}

/** Whoever guesses codes knows the password already: for a whole account they get a third as many. */
const ACCOUNT_CODES: Slowing = { freeFailures: 10, maximumDelaySeconds: 900 }

export const slowingOf = (kind: KeyKind, purpose: string): Slowing =>
  kind === 'account' && purpose === 'code' ? ACCOUNT_CODES : slowings[kind]

/** A key without failures for this long starts again. */
export const FORGOTTEN_AFTER_MS = 3_600_000

/** Seconds to wait after the given number of failures. */
export function delaySeconds(failures: number, slowing: Slowing): number {
  const excess = failures - slowing.freeFailures
  return excess <= 0 ? 0 : Math.min(slowing.maximumDelaySeconds, 2 ** Math.min(excess - 1, 20))
}

/** Whole seconds until the next attempt under this key is heard; 0 when it is now. */
export function secondsBlocked(tally: Tally, now: Date): number {
  const remainingMs = (tally.blockedUntil?.getTime() ?? 0) - now.getTime()
  return remainingMs <= 0 ? 0 : Math.ceil(remainingMs / 1000)
}

/** The tally with one more failure. */
export function failed(tally: Tally, slowing: Slowing, now: Date): Tally {
  const isForgotten = tally.lastFailedAt !== null && now.getTime() - tally.lastFailedAt.getTime() > FORGOTTEN_AFTER_MS
  const failures = (isForgotten ? 0 : tally.failures) + 1
  const delay = delaySeconds(failures, slowing)
  return { failures, lastFailedAt: now, blockedUntil: delay === 0 ? null : new Date(now.getTime() + delay * 1000) }
}

/**
 * The network that an address belongs to: an IPv4 address is one, of IPv6 the first 64 bits are, because a subscriber
 * changes the rest at will.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
