import type { RefusalValue } from '@cauce/contract'
import type { Cents } from '@cauce/contract/cents.ts'
import { centsOf } from '../../wallet/movement-checks.ts'
import { examineInvestment, type InvestmentLimits } from './investment-checks.ts'

/** What is to be said of the amount in the dialog; all in cents. */
export interface InvestVerdict {
  /** Undefined while it cannot be invested. */
  readonly amount: Cents | undefined
  readonly refusal: RefusalValue | undefined
  /** What the wallet could move afterwards; undefined while nobody can say. */
  readonly availableAfter: Cents | undefined
  /** What the wallet lacks, when that is what is wrong. */
  readonly shortBy: Cents | undefined
  /** It repeats the order that got no answer. */
  readonly isRepeat: boolean
}

const isShort = (refusal: RefusalValue | undefined) =>
  refusal?.code === 'above-available-balance' || refusal?.code === 'wallet-insufficient'

/**
 * Examines what was typed. If an order that got no answer arrived, the wallet has paid for it already: then its limits say
 * nothing about sending the same order again.
 */
export function judgeInvestment(
  { amount: typed, unanswered }: { readonly amount: string; readonly unanswered: string | undefined },
  limits: InvestmentLimits,
): InvestVerdict {
  const cents = centsOf(typed)
  if (unanswered !== undefined && typed === unanswered)
    return { amount: cents, refusal: undefined, availableAfter: undefined, shortBy: undefined, isRepeat: true }
  const refusal = examineInvestment(cents === undefined ? undefined : typed, limits)
  if (cents === undefined || refusal) {
    const shortBy = cents !== undefined && isShort(refusal) ? cents - limits.available : undefined
    return { amount: undefined, refusal, availableAfter: undefined, shortBy, isRepeat: false }
  }
  return { amount: cents, refusal, availableAfter: limits.available - cents, shortBy: undefined, isRepeat: false }
}
