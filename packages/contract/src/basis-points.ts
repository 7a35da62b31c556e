/** Arithmetic of percentages without a schema library (see cents.ts). */

/** Hundredths of one percent: 7.25 % is 725. The only type of percentages inside the system. */
export type BasisPoints = number

/** `part / whole` in basis points, rounded half up to two places (handbook rule 6.4); 0 for an empty whole. */
export function shareInBasisPoints(part: bigint, whole: bigint): BasisPoints {
  return whole <= 0n ? 0 : Number((part * 10_000n * 2n + whole) / (whole * 2n))
}

/** Annual profitability = 12 x target profitability / duration in months (handbook rule 6.3), rounded half up. */
export function annualProfitability(targetProfitability: BasisPoints, durationMonths: number): BasisPoints {
  return durationMonths <= 0 ? 0 : Math.floor((12 * targetProfitability * 2 + durationMonths) / (durationMonths * 2))
}
