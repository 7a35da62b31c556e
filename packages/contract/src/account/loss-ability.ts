import { divideCents, largerOf, type Cents } from '../cents.ts'
import { addMonths } from '../calendar.ts'

/**
 * The simulation of the ability to bear loss (Regulation (EU) 2020/1503, article 21(5); Delegated Regulation (EU) 2022/2114, articles
 * 5 to 12). It runs in the browser alone: the platform neither sees nor keeps what is typed (decision 278). So this module has no schema
 * of its inputs.
 */

/** The versions of the calculation, the present one last. A result names the version that it was calculated by. */
export const LOSS_TOOL_VERSIONS = [1] as const
export const LOSS_TOOL_VERSION = LOSS_TOOL_VERSIONS[LOSS_TOOL_VERSIONS.length - 1]!

/** The parts of each sum. */
export const LOSS_PARTS = {
  /** Of twelve months, after costs, social contributions and taxes. */
  income: ['earnings', 'yields', 'rents'],
  /** On the reference date, what can be cashed soon. */
  assets: ['accounts', 'savings', 'securities'],
  /** What has to be paid in a year, on the same date. */
  commitments: ['home', 'loans', 'bills', 'maintenance', 'taxes'],
} as const

export type LossSum = keyof typeof LOSS_PARTS
export type LossPart = (typeof LOSS_PARTS)[LossSum][number]
export const LOSS_SUMS = Object.keys(LOSS_PARTS) as readonly LossSum[]

/** What a person has, in cents of zero or more. A part that is missing counts as zero. */
export type LossInputs = Partial<Readonly<Record<LossPart, Cents>>>

export interface LossAbility extends Readonly<Record<LossSum, Cents>> {
  /** Income and liquid assets less commitments; it may be below zero. */
  readonly netWorth: Cents
  /** A tenth of the net worth, rounded down, and never below zero. */
  readonly result: Cents
}

/** What a person could bear to lose (article 21(5) and, for the sums, articles 8 to 10 of the delegated regulation). */
export function abilityToBearLoss(inputs: LossInputs): LossAbility {
  const sumOf = (sum: LossSum) => LOSS_PARTS[sum].reduce((total: Cents, part) => total + (inputs[part] ?? 0n), 0n)
  const [income, assets, commitments] = [sumOf('income'), sumOf('assets'), sumOf('commitments')]
  const netWorth = income + assets - commitments
  return { income, assets, commitments, netWorth, result: divideCents(largerOf(netWorth, 0n), 10n, 'down') }
}

/** Months after which a result is due again (Regulation (EU) 2020/1503, article 21(5)). */
export const LOSS_REVIEW_MONTHS = 12

/** The day from which a result received on `day` is due again. From then on it does not count. */
export const lossReviewDay = (day: string): string => addMonths(day, LOSS_REVIEW_MONTHS)

/** The first day that inputs may be of: 31 December of the year before `today`. A later one is more accurate. */
export const firstReferenceDate = (today: string): string => `${Number(today.slice(0, 4)) - 1}-12-31`
