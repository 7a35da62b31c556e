import {
  accept,
  type AcceptedTaxDetail,
  decline,
  smallerOf,
  taxpayerOn,
  withholdingFor,
  type Cents,
  type Decision,
  type RateInForce,
  type Taxpayer,
  type Withholding,
} from '@cauce/contract'

/** The fee of the platform takes at most what the tax leaves of the interest; it is charged with a later payment (decision tax-withholding-and-forms). */
export const feeBeside = (fee: Cents, interest: Cents, withheld: Cents): Cents => smallerOf(fee, interest - withheld)

interface Investor extends Pick<Taxpayer, 'kind'> {
  readonly userId: string
}

/** Tax facts besides investor and day. */
export interface TaxContext {
  readonly rates: readonly RateInForce[]
  readonly detailsOf: (userId: string) => readonly AcceptedTaxDetail[]
}

export function withWithholding<Holder extends Investor>(
  holders: readonly Holder[],
  day: string,
  { rates, detailsOf }: TaxContext,
): Decision<(Holder & { withholding: Withholding })[]> {
  const decided = holders.map((holder) => ({
    ...holder,
    withholding: withholdingFor(taxpayerOn(holder.kind, detailsOf(holder.userId), day), day, rates),
  }))
  if (!decided.every(isDecided)) return decline('withholding-rate-missing', { day })
  return accept(decided)
}

const isDecided = <Holder extends { readonly withholding: Withholding | undefined }>(
  holder: Holder,
): holder is Holder & { withholding: Withholding } => holder.withholding !== undefined
