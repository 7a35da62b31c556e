import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { annualProfitability, Percentage, PercentageBelow100, shareInBasisPoints } from './percentages.ts'

describe('a percentage on the wire', () => {
  test.each([
    { percent: 0, basisPoints: 0 },
    { percent: 0.01, basisPoints: 1 },
    { percent: 1.15, basisPoints: 115 },
    { percent: 100_000, basisPoints: 10_000_000 },
  ])('$percent percent is $basisPoints basis points, and back', ({ percent, basisPoints }) => {
    expect(z.decode(Percentage, percent)).toBe(basisPoints)
    expect(z.encode(Percentage, basisPoints)).toBe(percent)
  })

  test('decoding and encoding any two places is a round trip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        (points) => z.decode(Percentage, z.encode(Percentage, points)) === points,
      ),
    )
  })

  test.each([
    { schema: Percentage, percent: -0.01, code: 'percentage-negative' },
    { schema: Percentage, percent: 7.255, code: 'percentage-places' },
    { schema: Percentage, percent: 100_000.01, code: 'number-too-large' },
    { schema: PercentageBelow100, percent: 100, code: 'percentage-not-below-100' },
  ])('an invalid percentage is refused with its code', ({ schema, percent, code }) => {
    expect(schema.safeParse(percent).error?.issues[0]?.message).toBe(code)
  })
})

test.each([
  { part: 0n, whole: 100n, expected: 0 },
  { part: 855_250_00n, whole: 1_250_000_00n, expected: 6_842 },
  { part: 1n, whole: 3n, expected: 3_333 },
  { part: 2n, whole: 3n, expected: 6_667 },
  { part: 5n, whole: 100_000n, expected: 1 },
  { part: 7n, whole: 0n, expected: 0 },
])('$part of $whole is funded to $expected basis points', ({ part, whole, expected }) => {
  expect(shareInBasisPoints(part, whole)).toBe(expected)
})

test.each([
  { target: 1_088, months: 18, expected: 725 },
  { target: 100, months: 7, expected: 171 },
  { target: 100, months: 1, expected: 1_200 },
  { target: 100, months: 0, expected: 0 },
])('a total of $target basis points over $months months is $expected a year', ({ target, months, expected }) => {
  expect(annualProfitability(target, months)).toBe(expected)
})
