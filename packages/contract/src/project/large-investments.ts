/** Regulation (EU) 2020/1503, article 21(7); handbook rules 20.10 to 20.14. No schema library: used by the dialog. */
import { divideCents, largerOf, type Cents } from '../cents.ts'
import { lossReviewDay } from '../account/loss-ability.ts'

/** 1,000 EUR. */
const LEAST_THRESHOLD_CENTS: Cents = 100_000n

/** Wording versions, current last; orders keep theirs. An older one comes from a page opened before the change. */
export const THRESHOLD_CONSENT_VERSIONS = ['2026-11-22'] as const
export const THRESHOLD_CONSENT_VERSION = THRESHOLD_CONSENT_VERSIONS[THRESHOLD_CONSENT_VERSIONS.length - 1]!

/** In dialog order. */
export const UNDERSTANDING_ANSWERS = ['returned', 'atRisk', 'unknown'] as const
export type UnderstandingAnswer = (typeof UNDERSTANDING_ANSWERS)[number]
export const UNDERSTOOD: UnderstandingAnswer = 'atRisk'

/** By test, or by the answer in the order. */
export const UNDERSTANDING_PROOFS = ['test', 'answer'] as const
export type UnderstandingProof = (typeof UNDERSTANDING_PROOFS)[number]

/** For a year. */
export const isLossResultValid = (receivedOn: string, today: string): boolean => lossReviewDay(receivedOn) > today

/**
 * Larger of 1,000 EUR and 5 % of net worth. The result is a tenth of it, so half the result, rounded down. Null: 1,000
 * EUR.
 */
export const thresholdOf = (result: Cents | null): Cents =>
  largerOf(LEAST_THRESHOLD_CENTS, divideCents(result ?? 0n, 2n, 'down'))

/** The threshold itself is still within. */
export function offerTotalOf(held: Cents, amount: Cents, threshold: Cents) {
  const total = held + amount
  return { total, isAbove: total > threshold }
}
