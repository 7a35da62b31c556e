import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { annualProfitability, Percentage, PercentageBelow100, shareInBasisPoints } from './percentages.ts'

describe('a percentage on the wire', () => {
  test.each([
    [0, 0],
    [7.25, 725],
    [0.01, 1],
    [99.99, 9_999],
    [1.15, 115],
    [100_000, 10_000_000],
  ])('%s %% is %s basis points, and back', (percent, basisPoints) => {
    expect(z.decode(Percentage, percent)).toBe(basisPoints)
    expect(z.encode(Percentage, basisPoints)).toBe(percent)
  })

  test('any two places survive the way inside and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        (points) => z.decode(Percentage, z.encode(Percentage, points)) === points,
      ),
    )
  })

  test.each([
    [Percentage, -0.01, 'percentage-negative'],
    [Percentage, 7.255, 'percentage-places'],
    [Percentage, 100_000.01, 'number-too-large'],
    [PercentageBelow100, 100, 'percentage-not-below-100'],
  ])('a bad one names its code', (schema, percent, code) => {
    expect(schema.safeParse(percent).error?.issues[0]?.message).toBe(code)
  })
})

test.each([
  [0n, 100n, 0],
  [855_250_00n, 1_250_000_00n, 6_842],
  [1n, 3n, 3_333],
  [2n, 3n, 6_667],
  [5n, 100_000n, 1],
  [100n, 100n, 10_000],
  [7n, 0n, 0],
])('%s of %s is funded to %s basis points', (part, whole, expected) => {
  expect(shareInBasisPoints(part, whole)).toBe(expected)
})

test.each([
  [1_088, 18, 725],
  [725, 12, 725],
  [1_500, 24, 750],
  [100, 7, 171],
  [100, 0, 0],
])('a total of %s basis points over %s months is %s a year', (target, months, expected) => {
  expect(annualProfitability(target, months)).toBe(expected)
})
