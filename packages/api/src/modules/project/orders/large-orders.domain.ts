import {
  accept,
  decline,
  formatAmount,
  isProtected,
  offerTotalOf,
  thresholdOf,
  UNDERSTOOD,
  type Cents,
  type Decision,
  type InvestorClass,
  type UnderstandingAnswer,
  type UnderstandingProof,
} from '@cauce/contract'

/** What the law has the platform know of an investor before they invest much in one offer (handbook chapter 20). */
export interface Suitability {
  /** The latest result of the simulation that still counts, in cents; null without one. */
  readonly lossResult: Cents | null
  /** Their entry knowledge test is sufficient, and not due again. */
  readonly isUnderstandingShown: boolean
}

/** Of a person of whom nothing is known. The lowest threshold holds for them. */
export const UNKNOWN_SUITABILITY: Suitability = { lossResult: null, isUnderstandingShown: false }

/** What an order brings along for an amount above the threshold. */
export interface LargeOrderCommand {
  readonly amount: Cents
  /** The version of the warning received and the consent given; undefined without. */
  readonly thresholdConsent: string | undefined
  readonly understanding: UnderstandingAnswer | undefined
}

/** What an order above the threshold keeps, so that it can be proved later. */
export interface ThresholdConsent {
  readonly threshold: Cents
  /** What the investor has in the offer with the order. */
  readonly total: Cents
  readonly result: Cents | null
  readonly version: string
  readonly proof: UnderstandingProof
}

/**
 * What an order above the threshold keeps; null up to it. Orders of one offer are added up: `held` is what the investor has in it. Above
 * the threshold the investor has received the warning, consents, and shows that they understand: by a sufficient test or by their answer
 * (Regulation (EU) 2020/1503, article 21(7)). A sophisticated investor is asked for nothing. A consent that was not needed is not kept.
 */
export function decideThreshold(
  { amount, thresholdConsent, understanding }: LargeOrderCommand,
  { lossResult, isUnderstandingShown, investorClass }: Suitability & { readonly investorClass: InvestorClass },
  held: Cents,
): Decision<ThresholdConsent | null> {
  const threshold = thresholdOf(lossResult)
  const { total, isAbove } = offerTotalOf(held, amount, threshold)
  if (!isAbove || !isProtected(investorClass)) return accept(null)
  if (thresholdConsent === undefined) {
    const params = { total: formatAmount(total), threshold: formatAmount(threshold) }
    return decline('threshold-consent-missing', params, 'thresholdConsent')
  }
  if (!isUnderstandingShown && understanding !== UNDERSTOOD)
    return decline('understanding-not-shown', undefined, 'understanding')
  const proof = isUnderstandingShown ? 'test' : 'answer'
  return accept({ threshold, total, result: lossResult, version: thresholdConsent, proof })
}
