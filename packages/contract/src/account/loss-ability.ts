import { divideCents, largerOf, type Cents } from '../cents.ts'
import { addMonths } from '../calendar.ts'

/**
 * Regulation (EU) 2020/1503, article 21(5); Delegated Regulation (EU) 2022/2114, articles 5 to 12. Runs in the browser
 * only; inputs never leave it (decision site-interaction), so there is no schema for them.
 */

/** Current last. */
export const LOSS_TOOL_VERSIONS = [1] as const
export const LOSS_TOOL_VERSION = LOSS_TOOL_VERSIONS[LOSS_TOOL_VERSIONS.length - 1]!

export const LOSS_PARTS = {
  /** Twelve months, after costs, social contributions and taxes. */
  income: ['earnings', 'yields', 'rents'],
  /** Liquid, at the reference date. */
  assets: ['accounts', 'savings', 'securities'],
  /** A year's payments, at the same date. */
  commitments: ['home', 'loans', 'bills', 'maintenance', 'taxes'],
} as const

export type LossSum = keyof typeof LOSS_PARTS
export type LossPart = (typeof LOSS_PARTS)[LossSum][number]
export const LOSS_SUMS = Object.keys(LOSS_PARTS) as readonly LossSum[]

/** Cents, zero or more; missing parts are zero. */
export type LossInputs = Partial<Readonly<Record<LossPart, Cents>>>

export interface LossAbility extends Readonly<Record<LossSum, Cents>> {
  /** Income plus liquid assets less commitments; may be negative. */
  readonly netWorth: Cents
  /** A tenth of the net worth, rounded down, at least zero. */
  readonly result: Cents
}

/** Article 21(5); articles 8 to 10 of the delegated regulation. */
export function abilityToBearLoss(inputs: LossInputs): LossAbility {
  const sumOf = (sum: LossSum) => LOSS_PARTS[sum].reduce((total: Cents, part) => total + (inputs[part] ?? 0n), 0n)
  const [income, assets, commitments] = [sumOf('income'), sumOf('assets'), sumOf('commitments')]
  const netWorth = income + assets - commitments
  return { income, assets, commitments, netWorth, result: divideCents(largerOf(netWorth, 0n), 10n, 'down') }
}

/** Regulation (EU) 2020/1503, article 21(5). */
export const LOSS_REVIEW_MONTHS = 12

/** From this day a result no longer counts. */
export const lossReviewDay = (day: string): string => addMonths(day, LOSS_REVIEW_MONTHS)

/** 31 December of the previous year. */
export const firstReferenceDate = (today: string): string => `${Number(today.slice(0, 4)) - 1}-12-31`
