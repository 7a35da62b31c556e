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

/** Handbook chapter 20. */
export interface Suitability {
  /** Latest valid simulation, in cents; null without one. */
  readonly lossResult: Cents | null
  /** Sufficient and current knowledge test. */
  readonly isUnderstandingShown: boolean
}

/** The lowest threshold applies. */
export const UNKNOWN_SUITABILITY: Suitability = { lossResult: null, isUnderstandingShown: false }

export interface LargeOrderCommand {
  readonly amount: Cents
  /** Version of warning and consent; undefined without. */
  readonly thresholdConsent: string | undefined
  readonly understanding: UnderstandingAnswer | undefined
}

/** Stored as evidence. */
export interface ThresholdConsent {
  readonly threshold: Cents
  /** Total in the offer, this order included. */
  readonly total: Cents
  readonly result: Cents | null
  readonly version: string
  readonly proof: UnderstandingProof
}

/**
 * Null up to the threshold. Orders of one offer add up (`held`). Requires warning, consent and proof of understanding
 * (Regulation (EU) 2020/1503, article 21(7)); nothing of a sophisticated investor.
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
