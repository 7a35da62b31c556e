/**
 * Large investments (Regulation (EU) 2020/1503, article 21(7); handbook rules 20.10 to 20.14). Without a schema library, because the
 * investment dialog calculates with it.
 */
import { divideCents, largerOf, type Cents } from '../cents.ts'
import { lossReviewDay } from '../account/loss-ability.ts'

/** The least threshold, in cents: 1,000 EUR. */
const LEAST_THRESHOLD_CENTS: Cents = 100_000n

/**
 * The versions of the words of warning and consent, the present one last. An order keeps the version that it named; an earlier one is
 * of a page that was opened before the words changed.
 */
export const THRESHOLD_CONSENT_VERSIONS = ['2026-11-22'] as const
export const THRESHOLD_CONSENT_VERSION = THRESHOLD_CONSENT_VERSIONS[THRESHOLD_CONSENT_VERSIONS.length - 1]!

/** What a person may answer to the question of what can happen to the money, in the order of the dialog. */
export const UNDERSTANDING_ANSWERS = ['returned', 'atRisk', 'unknown'] as const
export type UnderstandingAnswer = (typeof UNDERSTANDING_ANSWERS)[number]
/** The answer that shows that the person understands the investment and its risks. */
export const UNDERSTOOD: UnderstandingAnswer = 'atRisk'

/** How a person showed that they understand: by the entry knowledge test, or by the answer in the order. */
export const UNDERSTANDING_PROOFS = ['test', 'answer'] as const
export type UnderstandingProof = (typeof UNDERSTANDING_PROOFS)[number]

/** Whether a result received on `receivedOn` still counts on `today`: for a year. */
export const isLossResultValid = (receivedOn: string, today: string): boolean => lossReviewDay(receivedOn) > today

/**
 * The amount above which investing in one offer needs warning, consent and proof: the larger of 1,000 EUR and 5 % of the net worth. The
 * result of the simulation is a tenth of the net worth, so that is half of it, rounded down to the cent, which warns earlier. Without a
 * valid result (null): 1,000 EUR.
 */
export const thresholdOf = (result: Cents | null): Cents =>
  largerOf(LEAST_THRESHOLD_CENTS, divideCents(result ?? 0n, 2n, 'down'))

/** What a person would have in an offer with an order of `amount`, added up; exactly the threshold is still within it. */
export function offerTotalOf(held: Cents, amount: Cents, threshold: Cents) {
  const total = held + amount
  return { total, isAbove: total > threshold }
}
