import {
  accept,
  decline,
  smallerOf,
  withholdingFor,
  type Cents,
  type Decision,
  type RateInForce,
  type Taxpayer,
  type Withholding,
} from '@cauce/contract'

/** An investor as far as the tax on their interest depends on it: who has proved nothing else is a resident of Spain (decision 245). */
export const taxpayerOf = ({ kind }: Pick<Taxpayer, 'kind'>): Taxpayer => ({
  kind,
  country: 'ES',
  hasCertificate: false,
  isExempt: false,
})

/** The fee of the platform takes at most what the tax leaves of the interest; it is charged with a later payment (decision 246). */
export const feeBeside = (fee: Cents, interest: Cents, withheld: Cents): Cents => smallerOf(fee, interest - withheld)

/** The holders of a distribution, each with what is withheld from interest that accrues on a day. */
export function withWithholding<Holder extends Pick<Taxpayer, 'kind'>>(
  holders: readonly Holder[],
  day: string,
  rates: readonly RateInForce[],
): Decision<(Holder & { withholding: Withholding })[]> {
  const decided = holders.map((holder) => ({ ...holder, withholding: withholdingFor(taxpayerOf(holder), day, rates) }))
  if (!decided.every(isDecided)) return decline('withholding-rate-missing', { day })
  return accept(decided)
}

const isDecided = <Holder extends { readonly withholding: Withholding | undefined }>(
  holder: Holder,
): holder is Holder & { withholding: Withholding } => holder.withholding !== undefined
