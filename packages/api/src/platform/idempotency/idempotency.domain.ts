import type { RefusalValue } from '@cauce/contract'

export const KEY_LIFETIME_HOURS = 24

/** Compared parts of a keyed call. */
export interface KeyedCall {
  readonly route: string
  readonly bodyHash: string
}

export interface StoredAnswer extends KeyedCall {
  readonly answer: string
  readonly createdAt: Date
}

export type KeyDecision =
  | { readonly kind: 'serve' }
  | { readonly kind: 'replay'; readonly answer: string }
  | { readonly kind: 'refuse'; readonly refusal: RefusalValue }

/**
 * Handbook rules 12.20 to 12.25: 409 while the first runs, 422 for another route or body, replay for the same call, new
 * after 24 hours.
 */
export function decideKey(call: KeyedCall, isFree: boolean, stored: StoredAnswer | undefined, now: Date): KeyDecision {
  const isKept = stored !== undefined && now.getTime() - stored.createdAt.getTime() <= KEY_LIFETIME_HOURS * 3_600_000
  // With an answer, the lock holder is another replay: no need to wait.
  if (!isKept) return isFree ? { kind: 'serve' } : { kind: 'refuse', refusal: { code: 'idempotency-in-progress' } }
  if (stored.route !== call.route || stored.bodyHash !== call.bodyHash)
    return { kind: 'refuse', refusal: { code: 'idempotency-key-reused' } }
  return { kind: 'replay', answer: stored.answer }
}
