import type { RefusalValue } from '@cauce/contract'
import { guidanceTotalOf, type GuidanceTotal } from '@cauce/contract/project/guidance.ts'
import { formatAmount, minimumFor, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { centsOf, unreadable } from '../../wallet/movement-checks.ts'
import type { Offer } from './large-order-checks.ts'

/** Cents. */
export interface InvestmentLimits {
  readonly minimum: Cents
  readonly remainder: Cents
  /** Maximum of one investor, if any. */
  readonly maximum: Cents | null
  readonly available: Cents
}

export function limitsOf(
  project: { minimumInvestment: string; amountRemaining: string; maximumInvestment: string | null },
  wallet: { available: string },
): InvestmentLimits {
  const remainder = parseAmount(project.amountRemaining)
  return {
    minimum: minimumFor(parseAmount(project.minimumInvestment), remainder),
    remainder,
    maximum: project.maximumInvestment === null ? null : parseAmount(project.maximumInvestment),
    available: parseAmount(wallet.available),
  }
}

/**
 * Predicts the API's refusal of `typed`, in the API's order (errors.ts). Only a hint: other investors may invest
 * meanwhile.
 */
export function examineInvestment(typed: string, limits: InvestmentLimits): RefusalValue | undefined {
  const amount = centsOf(typed)
  if (amount === undefined) return unreadable(typed)
  if (amount <= 0n) return { code: 'amount-not-positive', path: 'amount' }
  if (amount < limits.minimum)
    return { code: 'below-minimum-investment', params: { minimum: formatAmount(limits.minimum) }, path: 'amount' }
  if (amount > limits.remainder)
    return { code: 'above-project-remainder', params: { maximum: formatAmount(limits.remainder) }, path: 'amount' }
  if (limits.maximum !== null && amount > limits.maximum) {
    return { code: 'above-project-maximum', params: { maximum: formatAmount(limits.maximum) }, path: 'amount' }
  }
  if (limits.available < limits.minimum) return { code: 'wallet-insufficient', path: 'amount' }
  if (amount > limits.available)
    return { code: 'above-available-balance', params: { available: formatAmount(limits.available) }, path: 'amount' }
  return undefined
}

/**
 * Total with `typed`, and whether it needs explicit consent (handbook rule 7.16). Undefined without an amount; an
 * unanswered order carries its own consent.
 */
export function judgeGuidance({
  amount: typed,
  unanswered,
  offer: { invested },
}: {
  readonly amount: string
  readonly unanswered: string | undefined
  readonly offer: Pick<Offer, 'invested'>
}): GuidanceTotal | undefined {
  const amount = centsOf(typed)
  if (amount === undefined || amount <= 0n || typed === unanswered) return undefined
  return guidanceTotalOf(invested, amount)
}

export interface InvestVerdict {
  /** Undefined while the amount cannot be invested. */
  readonly amount: Cents | undefined
  readonly refusal: RefusalValue | undefined
  /** Undefined while unknown. */
  readonly availableAfter: Cents | undefined
  readonly shortBy: Cents | undefined
  readonly isRepeat: boolean
}

const isShort = (refusal: RefusalValue | undefined) =>
  refusal?.code === 'above-available-balance' || refusal?.code === 'wallet-insufficient'

/** Checks the typed amount. An unanswered order may already be paid, so the limits must not refuse to resend it. */
export function judgeInvestment(
  { amount: typed, unanswered }: { readonly amount: string; readonly unanswered: string | undefined },
  limits: InvestmentLimits,
): InvestVerdict {
  const cents = centsOf(typed)
  if (unanswered !== undefined && typed === unanswered)
    return { amount: cents, refusal: undefined, availableAfter: undefined, shortBy: undefined, isRepeat: true }
  const refusal = examineInvestment(typed, limits)
  if (cents === undefined || refusal) {
    const shortBy = cents !== undefined && isShort(refusal) ? cents - limits.available : undefined
    return { amount: undefined, refusal, availableAfter: undefined, shortBy, isRepeat: false }
  }
  return { amount: cents, refusal, availableAfter: limits.available - cents, shortBy: undefined, isRepeat: false }
}
