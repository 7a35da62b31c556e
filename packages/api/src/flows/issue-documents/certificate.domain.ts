import { accrualDayOf, type Cents } from '@cauce/contract'
import type { PaidPart } from './statement.domain.ts'

/** By promoter, rate and year of accrual. */
export interface CertificateLine {
  readonly promoter: string
  /** Null if unknown. */
  readonly promoterTaxNumber: string | null
  readonly projects: readonly string[]
  readonly accrualYear: number
  readonly rate: number
  readonly payments: number
  readonly interest: Cents
  readonly withheld: Cents
}

export interface Certificate {
  readonly lines: readonly CertificateLine[]
  readonly payments: number
  readonly interest: Cents
  readonly withheld: Cents
  /** Not deducted from declared interest. */
  readonly fee: Cents
}

/** Interest and tax of a year, by promoter, rate and accrual year (decision tax-withholding-and-forms). */
export function certificateOf(parts: readonly PaidPart[]): Certificate {
  const paid = parts.filter(({ interest }) => interest > 0n)
  const accrualYearOf = ({ dueDate, paidOn }: PaidPart) => Number(accrualDayOf(dueDate, paidOn).slice(0, 4))
  const groups = Map.groupBy(
    paid,
    (part) => `${part.promoter} ${part.promoterTaxNumber} ${accrualYearOf(part)} ${part.rate}`,
  )
  const lines = [...groups.values()].map((group): CertificateLine => {
    const [{ promoter, promoterTaxNumber, rate }] = group as [PaidPart]
    return {
      promoter,
      promoterTaxNumber,
      projects: [...new Set(group.map(({ project }) => project))],
      accrualYear: accrualYearOf(group[0]!),
      rate,
      ...sumsOf(group),
    }
  })
  const byName = (one: CertificateLine, other: CertificateLine) =>
    one.promoter.localeCompare(other.promoter, 'es') || one.accrualYear - other.accrualYear
  return {
    lines: lines.toSorted(byName),
    ...sumsOf(paid),
    fee: paid.reduce((sum, { fee }) => sum + fee, 0n),
  }
}

const sumsOf = (parts: readonly PaidPart[]) => ({
  payments: parts.length,
  interest: parts.reduce((sum, { interest }) => sum + interest, 0n),
  withheld: parts.reduce((sum, { withheld }) => sum + withheld, 0n),
})

/** What a certificate says that may be corrected. */
export const STATED = ['name', 'taxNumber', 'residence', 'interest', 'withheld', 'lines'] as const
export type Stated = Readonly<Record<(typeof STATED)[number], string>>

export const statedOf = (
  {
    name,
    taxNumber,
    residence,
  }: { readonly name: string; readonly taxNumber: string | null; readonly residence: string },
  { lines, interest, withheld }: Pick<Certificate, 'lines' | 'interest' | 'withheld'>,
): Stated => ({
  ...{ name, taxNumber: taxNumber ?? '', residence },
  ...{ interest: String(interest), withheld: String(withheld) },
  lines: JSON.stringify(lines, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
})

export const changedIn = (before: Stated, now: Stated) => STATED.filter((field) => before[field] !== now[field])
