import { z } from 'zod'

/** Hundredths of one percent: 7.25 % is 725. Inside the system a percentage is never anything else. */
export type BasisPoints = number

const places = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6

/** A percentage of zero or more with at most two places on the wire (`7.25`), integer basis points inside. */
export const Percentage = z
  .codec(z.number().nonnegative('percentage-negative').max(100_000, 'number-too-large').refine(places, 'percentage-places'), z.int(), {
    decode: (percent) => Math.round(percent * 100),
    encode: (basisPoints) => basisPoints / 100,
  })
  .meta({ description: 'Percentage with at most two places.', examples: [7.25] })

/** A percentage below 100 ("less than 100 for percentages", spec section 5). */
export const PercentageBelow100 = Percentage.refine((basisPoints) => basisPoints < 10_000, 'percentage-not-below-100')

/** `part / whole` in basis points, rounded half up to two places (spec section 9); 0 for an empty whole. */
export function shareInBasisPoints(part: bigint, whole: bigint): BasisPoints {
  return whole <= 0n ? 0 : Number((part * 10_000n * 2n + whole) / (whole * 2n))
}

/** Annual profitability = 12 x target profitability / duration in months (spec section 9), rounded half up. */
export function annualProfitability(targetProfitability: BasisPoints, durationMonths: number): BasisPoints {
  return durationMonths <= 0 ? 0 : Math.floor((12 * targetProfitability * 2 + durationMonths) / (durationMonths * 2))
}
