/** From lowest to highest risk (decision published-results). */
export const RISK_CATEGORIES = ['A', 'B', 'C'] as const
type Category = (typeof RISK_CATEGORIES)[number]

/** Expected default rate in basis points, valid from a day on. */
export interface RateFrom {
  readonly category: Category
  readonly expectedRate: number
  readonly validFrom: string
}

export function expectedRateOn(rates: readonly RateFrom[], category: Category, day: string): number | null {
  const inForce = rates.filter((rate) => rate.category === category && rate.validFrom <= day)
  const latest = inForce.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)).at(-1)
  return latest?.expectedRate ?? null
}
