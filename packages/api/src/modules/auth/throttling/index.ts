import {
  FORGOTTEN_AFTER_MS,
  slowings,
  failed,
  mailed,
  secondsBlocked,
  slowingOf,
  type KeyKind,
  mailboxOf,
} from './throttling.domain.ts'
import { mailDefinitionOf, Refusal, type MailTemplate } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { networkOf } from '../../../http/client-network.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import {
  deleteTally,
  forgetMail,
  lockTally,
  saveTally,
  takeBackFailure,
  type AttemptKey,
} from './throttling.queries.ts'

export {
  countFailuresFrom,
  deleteLoginPlacesOf,
  eraseLoginPlaces,
  isKnownPlace,
  rememberLoginPlace,
  deleteTalliesOf,
  eraseLoginAttempts,
  eraseRequestCounts,
} from './throttling.queries.ts'
export { browserName, MAILS_AN_HOUR } from './throttling.domain.ts'
export { networkOf }
/** Failures without a delay for an account at one place. */
export const failuresSlowedAfter = slowings.pair.freeFailures
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_MS)

interface Attempt {
  readonly purpose: AttemptKey['purpose']
  readonly subject: string
  readonly address: string
  /** Has a tally of its own. */
  readonly trustedDeviceId?: string | undefined
  /** Failures from other networks do not slow it down. */
  readonly isKnownPlace?: boolean
}

/** Counts as failed until one of these is called. */
interface RunningAttempt {
  succeed(): Promise<void>
  /** As if never made. */
  withdraw(): Promise<void>
}

interface CountedKey extends AttemptKey {
  readonly kind: KeyKind
}

/**
 * Throws `too-many-requests` with the seconds to wait. Counts the attempt as failed first, under a lock: a thousand
 * concurrent guesses are a thousand failures.
 */
export async function beginAttempt(kernel: Kernel, attempt: Attempt): Promise<RunningAttempt> {
  const keys = kernel.settings.isLoginThrottled ? keysOf(attempt) : []
  const now = kernel.clock.now()
  const seconds = await inTransaction(kernel.database, async (tx) => {
    let blocked = 0
    const tallies = []
    for (const key of keys) {
      const tally = await lockTally(tx, key)
      blocked = Math.max(blocked, secondsBlocked(tally, now))
      tallies.push({ key, tally })
    }
    if (blocked > 0) return blocked
    for (const { key, tally } of tallies) await saveTally(tx, key, failed(tally, slowingOf(key.kind, key.purpose), now))
    return 0
  })
  if (seconds > 0) throw new Refusal({ code: 'too-many-requests', params: { seconds } })
  return {
    succeed: async () => {
      for (const key of keys) await (key.kind === 'pair' ? deleteTally : takeBackFailure)(kernel.database, key)
    },
    withdraw: async () => {
      for (const key of keys) await takeBackFailure(kernel.database, key)
    },
  }
}

/** Fixed order, to avoid deadlocks. */
function keysOf({ purpose, subject, address, trustedDeviceId, isKnownPlace }: Attempt): CountedKey[] {
  const network = networkOf(address)
  const pair: CountedKey = { kind: 'pair', purpose, subject, place: trustedDeviceId ?? network }
  if (trustedDeviceId !== undefined || isKnownPlace) return [pair]
  return [
    { kind: 'account', purpose, subject, place: '' },
    pair,
    { kind: 'place', purpose, subject: '', place: network },
  ]
}

/**
 * Each kind of mail counts on its own: complaints do not keep a link for a new password from its owner. A failed
 * sending does not count, because the job retries it.
 */
export async function sendWithinBound(
  kernel: Kernel,
  { to, template }: { readonly to: string; readonly template: MailTemplate },
  send: () => Promise<void>,
): Promise<void> {
  if (!kernel.settings.isLoginThrottled || !mailDefinitionOf(template).isByAnybody) return send()
  const key: AttemptKey = { purpose: 'mail', subject: subjectOfEmail(mailboxOf(to)), place: template }
  const isWithin = await inTransaction(kernel.database, async (tx) => {
    const tally = mailed(await lockTally(tx, key), kernel.clock.now())
    if (tally) await saveTally(tx, key, tally)
    return tally !== undefined
  })
  if (!isWithin) return kernel.logger.info({ template }, 'A mailbox has had its number of these mails in an hour')
  try {
    await send()
  } catch (error) {
    await forgetMail(kernel.database, key)
    throw error
  }
}

/** Hashed: the address may belong to a person without an account. */
export const subjectOfEmail = (email: string): string => hashOfToken(email.toLowerCase())
