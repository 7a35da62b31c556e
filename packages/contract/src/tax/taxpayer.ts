import type { ResidenceAbroad } from './tax-details.ts'
import type { Taxpayer } from './withholding.ts'

/**
 * Who a customer is for the tax on a day, from what was accepted of their tax details (handbook rules 8.25 to 8.28, decision tax-withholding-and-forms). Without zod and pure,
 * as `withholding.ts`.
 */

export const TAX_DETAIL_KINDS = ['residence', 'certificate', 'exemption'] as const
type TaxDetailKind = (typeof TAX_DETAIL_KINDS)[number]

export interface AcceptedTaxDetail {
  readonly kind: TaxDetailKind
  readonly country: string | null
  readonly province?: string | null
  readonly abroad?: ResidenceAbroad | null
  readonly validFrom: string
  /** Null: unlimited. */
  readonly validUntil: string | null
}

/** Assumed without a declaration. */
export const DEFAULT_RESIDENCE = 'ES'

const holdsOn = ({ validFrom, validUntil }: AcceptedTaxDetail, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil)

function residenceOn(details: readonly AcceptedTaxDetail[], day: string): AcceptedTaxDetail | undefined {
  const begun = details.filter((detail) => detail.kind === 'residence' && holdsOn(detail, day))
  return begun.reduce<AcceptedTaxDetail | undefined>(
    (last, detail) => (last === undefined || detail.validFrom >= last.validFrom ? detail : last),
    undefined,
  )
}

function longestOn(details: readonly AcceptedTaxDetail[], day: string): AcceptedTaxDetail | undefined {
  const LAST = '9999-12-31'
  return details
    .filter((detail) => holdsOn(detail, day))
    .toSorted((one, other) => ((one.validUntil ?? LAST) < (other.validUntil ?? LAST) ? 1 : -1))[0]
}

export function taxDetailsOn(details: readonly AcceptedTaxDetail[], day: string) {
  const residence = residenceOn(details, day)
  const country = residence?.country ?? DEFAULT_RESIDENCE
  const ofKind = (kind: TaxDetailKind) => details.filter((detail) => detail.kind === kind)
  return {
    country,
    residence,
    certificate: longestOn(
      ofKind('certificate').filter((detail) => detail.country === country),
      day,
    ),
    exemption: longestOn(ofKind('exemption'), day),
  }
}

/** Taxpayer on the accrual day. Without a declaration: resident of Spain (decision tax-withholding-and-forms). */
export function taxpayerOn(kind: Taxpayer['kind'], details: readonly AcceptedTaxDetail[], day: string): Taxpayer {
  const { country, certificate, exemption } = taxDetailsOn(details, day)
  return { kind, country, hasCertificate: certificate !== undefined, isExempt: exemption !== undefined }
}

/** Of the last residence in Spain, also of who has left since; null if unknown. */
export function provinceOn(details: readonly AcceptedTaxDetail[], day: string): string | null {
  const spanish = details.filter(({ country }) => country === DEFAULT_RESIDENCE)
  return residenceOn(spanish, day)?.province ?? null
}
