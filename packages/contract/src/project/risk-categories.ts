/** Risk categories of loans, from the lowest risk to the highest (decision 286). */
export const RISK_CATEGORIES = ['A', 'B', 'C'] as const
/** One of `RISK_CATEGORIES`. */
export type RiskCategoryName = (typeof RISK_CATEGORIES)[number]

/** An expected default rate, in basis points, from a day on. */
export interface RateFrom {
  readonly category: RiskCategoryName
  readonly expectedRate: number
  readonly validFrom: string
}

/** The expected default rate of a category that is in force on a day; null before there is one. */
export function expectedRateOn(rates: readonly RateFrom[], category: RiskCategoryName, day: string): number | null {
  const inForce = rates.filter((rate) => rate.category === category && rate.validFrom <= day)
  const latest = inForce.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)).at(-1)
  return latest?.expectedRate ?? null
}
