import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  allocate,
  divideCents,
  formatAmount,
  MAXIMUM_CENTS,
  Money,
  NonNegativeMoney,
  parseAmount,
  percentageOf,
  PositiveMoney,
} from './money.ts'

const cents = fc.bigInt({ min: -MAXIMUM_CENTS, max: MAXIMUM_CENTS })
const positiveCents = fc.bigInt({ min: 0n, max: MAXIMUM_CENTS })

describe('an amount on the wire', () => {
  test.each([
    ['0.00', 0n],
    ['0.01', 1n],
    ['1250.00', 125_000n],
    ['-7.05', -705n],
    ['-0.01', -1n],
    ['999999999999.99', MAXIMUM_CENTS],
  ])('%s is %s cents, and back', (wire, value) => {
    expect(parseAmount(wire)).toBe(value)
    expect(formatAmount(value)).toBe(wire)
  })

  test.each([
    '',
    '1',
    '1.0',
    '1.000',
    '1,00',
    '01.00',
    '.50',
    '1e3',
    ' 1.00',
    '1.00 ',
    '+1.00',
    '1000000000000.00',
    'NaN',
    '１.00',
  ])('%j is not an amount', (wire) => {
    expect(() => parseAmount(wire)).toThrow(RangeError)
    expect(Money.safeDecode(wire).error?.issues[0]?.message).toBe('amount-invalid')
  })

  test('any cents survive the way to the wire and back', () => {
    fc.assert(fc.property(cents, (value) => parseAmount(formatAmount(value)) === value))
  })

  test('the codec agrees with parse and format', () => {
    fc.assert(
      fc.property(
        cents,
        (value) => z.decode(Money, z.encode(Money, value)) === value && z.encode(Money, value) === formatAmount(value),
      ),
    )
  })

  test('a number is never money', () => {
    expect(Money.safeParse(1250).success).toBe(false)
  })
})

test.each([
  [PositiveMoney, '0.00', 'amount-not-positive'],
  [PositiveMoney, '-1.00', 'amount-not-positive'],
  [NonNegativeMoney, '-0.01', 'amount-negative'],
])('an amount out of its range names its code', (schema, wire, code) => {
  expect(schema.safeParse(wire).error?.issues[0]?.message).toBe(code)
})

describe('division of cents', () => {
  test.each([
    [10n, 4n, 'half-up', 3n],
    [10n, 4n, 'down', 2n],
    [10n, 4n, 'up', 3n],
    [9n, 4n, 'half-up', 2n],
    [11n, 4n, 'half-up', 3n],
    [8n, 4n, 'up', 2n],
    [0n, 7n, 'up', 0n],
  ] as const)('%s / %s rounded %s is %s', (numerator, denominator, rounding, expected) => {
    expect(divideCents(numerator, denominator, rounding)).toBe(expected)
  })

  test.each([
    [-1n, 2n],
    [1n, 0n],
    [1n, -2n],
  ])('%s / %s is refused', (numerator, denominator) => {
    expect(() => divideCents(numerator, denominator, 'down')).toThrow(RangeError)
  })

  test('half-up stays within half a cent of the exact quotient', () => {
    fc.assert(
      fc.property(positiveCents, fc.bigInt({ min: 1n, max: 1_000_000n }), (numerator, denominator) => {
        const error = divideCents(numerator, denominator, 'half-up') * denominator - numerator
        return error * 2n <= denominator && error * 2n > -denominator
      }),
    )
  })

  test('a percentage of an amount is its hundredths of a percent', () => {
    expect(percentageOf(100_000n, 725, 'half-up')).toBe(7_250n)
    expect(percentageOf(333n, 200, 'down')).toBe(6n)
    expect(percentageOf(333n, 200, 'up')).toBe(7n)
  })
})

describe('allocation by largest remainder', () => {
  test.each([
    ['the residue goes to the largest remainders', 100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    ['ties go to the earlier one', 5n, [1n, 1n], [3n, 2n]],
    ['a weight of zero gets nothing', 10n, [0n, 3n, 0n], [0n, 10n, 0n]],
    ['nothing to share is shared as nothing', 0n, [2n, 3n], [0n, 0n]],
    ['a larger remainder goes before an earlier one', 10n, [5n, 6n, 8n], [3n, 3n, 4n]],
  ] as const)('%s', (_title, total, weights, expected) => {
    expect(allocate(total, weights)).toEqual(expected)
  })

  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 1_000_000_000n }), { minLength: 1, maxLength: 200 })
    .filter((list) => list.some((weight) => weight > 0n))

  test('the parts add up to the whole, each within one cent of its exact share', () => {
    fc.assert(
      fc.property(positiveCents, weights, (total, shares) => {
        const parts = allocate(total, shares)
        const sum = shares.reduce((whole, share) => whole + share, 0n)
        expect(parts.reduce((whole, part) => whole + part, 0n)).toBe(total)
        for (const [index, part] of parts.entries()) {
          const error = part * sum - total * shares[index]!
          expect(error < sum && error > -sum).toBe(true)
        }
      }),
    )
  })

  test('who weighs more never gets less', () => {
    fc.assert(
      fc.property(positiveCents, weights, (total, shares) => {
        const parts = allocate(total, shares)
        const isOutdone = (left: number) => shares[left]! > shares[left - 1]! && parts[left]! < parts[left - 1]!
        expect(shares.map((_share, index) => index > 0 && isOutdone(index))).not.toContain(true)
      }),
    )
  })

  test.each([
    ['no weights', 1n, []],
    ['weights that sum to zero', 1n, [0n, 0n]],
    ['a negative weight', 1n, [2n, -1n]],
    ['a negative total', -1n, [1n]],
  ] as const)('%s: refused', (_title, total, shares) => {
    expect(() => allocate(total, shares)).toThrow(RangeError)
  })
})
