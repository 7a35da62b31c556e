import { RETENTION } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { browserNames } from '@cauce/format/browser-names.ts'

export interface Tally {
  readonly failures: number
  readonly lastFailedAt: Date | null
  readonly blockedUntil: Date | null
}

/** Exponential backoff: `freeFailures` cost nothing, each further one doubles the delay up to the maximum. */
export interface Slowing {
  readonly freeFailures: number
  readonly maximumDelaySeconds: number
}

export type KeyKind = 'pair' | 'place' | 'account'

/**
 * At most a quarter of an hour, and an account's tally slows down only unknown places: nobody can lock out another
 * person (handbook rule 2.17).
 */
export const slowings: Readonly<Record<KeyKind, Slowing>> = {
  pair: { freeFailures: 4, maximumDelaySeconds: 900 },
  place: { freeFailures: 20, maximumDelaySeconds: 900 },
  account: { freeFailures: 30, maximumDelaySeconds: 300 },
}

/** Guessing codes requires the password, so an account allows a third as many. */
const ACCOUNT_CODES: Slowing = { freeFailures: 10, maximumDelaySeconds: 900 }

export const slowingOf = (kind: KeyKind, purpose: string): Slowing =>
  kind === 'account' && purpose === 'code' ? ACCOUNT_CODES : slowings[kind]

/** Failures expire after this time. */
export const FORGOTTEN_AFTER_MS = RETENTION.loginAttempts.period.hours * 3_600_000

export function delaySeconds(failures: number, slowing: Slowing): number {
  const excess = failures - slowing.freeFailures
  return excess <= 0 ? 0 : Math.min(slowing.maximumDelaySeconds, 2 ** (excess - 1))
}

/** 0 when allowed now. */
export function secondsBlocked(tally: Tally, now: Date): number {
  if (tally.blockedUntil === null) return 0
  return Math.max(0, Math.ceil((tally.blockedUntil.getTime() - now.getTime()) / 1000))
}

export function failed(tally: Tally, slowing: Slowing, now: Date): Tally {
  const isForgotten = tally.lastFailedAt !== null && now.getTime() - tally.lastFailedAt.getTime() > FORGOTTEN_AFTER_MS
  const failures = (isForgotten ? 0 : tally.failures) + 1
  const delay = delaySeconds(failures, slowing)
  return { failures, lastFailedAt: now, blockedUntil: delay === 0 ? null : new Date(now.getTime() + delay * 1000) }
}

/** Without the tag of a subaddress (RFC 5233): `ana+loans@example.org` is read in the mailbox of `ana@example.org`. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** Of one kind to one mailbox, from all callers together. */
export const MAILS_AN_HOUR = 5

/** The tally with one mail more; undefined above the bound. `blockedUntil` is the end of its hour. */
export function mailed({ failures, blockedUntil }: Tally, now: Date): Tally | undefined {
  if (blockedUntil === null || blockedUntil <= now)
    return { failures: 1, lastFailedAt: now, blockedUntil: new Date(now.getTime() + 3_600_000) }
  return failures < MAILS_AN_HOUR ? { failures: failures + 1, lastFailedAt: now, blockedUntil } : undefined
}

/** `Firefox, Linux`; the first word of an unknown User-Agent. */
export function browserName(userAgent: string): string {
  const { browser, system } = browserNames(userAgent)
  const names = [browser, system].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(', ') : sliceOfText(userAgent.split(/[\s/]/)[0]!, 0, 40) || '?'
}
