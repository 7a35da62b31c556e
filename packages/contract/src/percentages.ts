import { z } from 'zod'

export * from './basis-points.ts'

const places = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6

/** `7.25` on the wire, basis points inside. */
export const Percentage = z
  .codec(
    z
      .number()
      .nonnegative('percentage-negative')
      .max(100_000, 'number-too-large')
      .refine(places, 'percentage-places')
      .meta({ examples: [7.25] }),
    z.int(),
    {
      decode: (percent) => Math.round(percent * 100),
      encode: (basisPoints) => basisPoints / 100,
    },
  )
  .describe('Percentage with at most two places.')

/** Handbook rule 6.8. */
export const PercentageBelow100 = Percentage.refine(
  (basisPoints) => basisPoints < 10_000,
  'percentage-not-below-100',
).describe('Percentage below 100 with at most two places.')
