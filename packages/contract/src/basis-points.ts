/** No schema library (see cents.ts). */

/** 725 is 7.25 %. */
export type BasisPoints = number

/** Half up (handbook rule 6.4); 0 for an empty whole. */
export function shareInBasisPoints(part: bigint, whole: bigint): BasisPoints {
  return whole <= 0n ? 0 : Number((part * 10_000n * 2n + whole) / (whole * 2n))
}

/** 12 x target profitability / months (handbook rule 6.3), half up. */
export function annualProfitability(targetProfitability: BasisPoints, durationMonths: number): BasisPoints {
  return durationMonths <= 0 ? 0 : Math.floor((12 * targetProfitability * 2 + durationMonths) / (durationMonths * 2))
}
