import { isIPv6 } from 'node:net'
import { RETENTION } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { browserNames } from '@cauce/format/browser-names.ts'

/** Failures counted under one key. */
export interface Tally {
  readonly failures: number
  readonly lastFailedAt: Date | null
  readonly blockedUntil: Date | null
}

/** The backoff of a key: `freeFailures` cost nothing, each further one doubles the delay up to the maximum. */
export interface Slowing {
  readonly freeFailures: number
  readonly maximumDelaySeconds: number
}

/** Which failures a key counts: of one account at one place, of a place against any account, of an account from any place. */
export type KeyKind = 'pair' | 'place' | 'account'

/**
 * No delay exceeds a quarter of an hour, and the tally of a whole account only slows down places that the person has never
 * logged in from: nobody can lock out another person for good (handbook rule 2.17).
 */
export const slowings: Readonly<Record<KeyKind, Slowing>> = {
  pair: { freeFailures: 4, maximumDelaySeconds: 900 },
  place: { freeFailures: 20, maximumDelaySeconds: 900 },
  account: { freeFailures: 30, maximumDelaySeconds: 300 },
}

/** A person who guesses codes knows the password already, so a whole account allows a third as many wrong codes. */
const ACCOUNT_CODES: Slowing = { freeFailures: 10, maximumDelaySeconds: 900 }

/** The backoff of a kind of key for what is attempted. */
export const slowingOf = (kind: KeyKind, purpose: string): Slowing =>
  kind === 'account' && purpose === 'code' ? ACCOUNT_CODES : slowings[kind]

/** A key without failures for this long starts again at zero. */
export const FORGOTTEN_AFTER_MS = RETENTION.loginAttempts.period.hours * 3_600_000

/** Seconds to wait after the given number of failures. */
export function delaySeconds(failures: number, slowing: Slowing): number {
  const excess = failures - slowing.freeFailures
  return excess <= 0 ? 0 : Math.min(slowing.maximumDelaySeconds, 2 ** (excess - 1))
}

/** Whole seconds until the next attempt under this key is allowed; 0 when it is allowed now. */
export function secondsBlocked(tally: Tally, now: Date): number {
  if (tally.blockedUntil === null) return 0
  return Math.max(0, Math.ceil((tally.blockedUntil.getTime() - now.getTime()) / 1000))
}

/** The tally with one more failure. */
export function failed(tally: Tally, slowing: Slowing, now: Date): Tally {
  const isForgotten = tally.lastFailedAt !== null && now.getTime() - tally.lastFailedAt.getTime() > FORGOTTEN_AFTER_MS
  const failures = (isForgotten ? 0 : tally.failures) + 1
  const delay = delaySeconds(failures, slowing)
  return { failures, lastFailedAt: now, blockedUntil: delay === 0 ? null : new Date(now.getTime() + delay * 1000) }
}

/** The network of an address: the whole IPv4 address, or the first 64 bits of IPv6, because a subscriber can change the rest. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail?.split(':') ?? []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** The name of a browser from its User-Agent, such as `Firefox, Linux`; of an unknown browser the first word. */
export function browserName(userAgent: string): string {
  const { browser, system } = browserNames(userAgent)
  const names = [browser, system].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(', ') : sliceOfText(userAgent.split(/[\s/]/)[0]!, 0, 40) || '?'
}
