import type { RefusalValue } from '@cauce/contract'

/** How long an answer is kept. */
export const KEY_LIFETIME_HOURS = 24

/** A call that carries a key, reduced to what is compared. */
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
 * What to do with a keyed call (handbook rules 12.20 to 12.25): while the first is still running it is 409, the same key with another
 * route or body is 422, the same call again gets the first answer, and after 24 hours the key is new.
 */
export function decideKey(call: KeyedCall, isFree: boolean, stored: StoredAnswer | undefined, now: Date): KeyDecision {
  const isKept = stored !== undefined && now.getTime() - stored.createdAt.getTime() <= KEY_LIFETIME_HOURS * 3_600_000
  // With an answer, the key is held by another replay: they need not wait for each other.
  if (!isKept) return isFree ? { kind: 'serve' } : { kind: 'refuse', refusal: { code: 'idempotency-in-progress' } }
  if (stored.route !== call.route || stored.bodyHash !== call.bodyHash)
    return { kind: 'refuse', refusal: { code: 'idempotency-key-reused' } }
  return { kind: 'replay', answer: stored.answer }
}
