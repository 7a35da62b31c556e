import { FORGOTTEN_AFTER_MS, slowings, failed, secondsBlocked, slowingOf, type KeyKind } from './throttling.domain.ts'
import { Refusal } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { networkOf } from '../../../http/client-network.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { deleteTally, lockTally, saveTally, takeBackFailure, type AttemptKey } from './throttling.queries.ts'

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
export { browserName } from './throttling.domain.ts'
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
  /** Clears this account's failures at this place, and this attempt elsewhere. */
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

/** Hashed: the address may belong to a person without an account. */
export const subjectOfEmail = (email: string): string => hashOfToken(email.toLowerCase())
