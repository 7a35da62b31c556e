import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  allocate,
  divideCents,
  formatAmount,
  MAXIMUM_CENTS,
  MAXIMUM_STORED_CENTS,
  Money,
  NonNegativeMoney,
  parseAmount,
  percentageOf,
  PositiveMoney,
} from './money.ts'

const cents = fc.bigInt({ min: -MAXIMUM_STORED_CENTS, max: MAXIMUM_STORED_CENTS })
const positiveCents = fc.bigInt({ min: 0n, max: MAXIMUM_CENTS })

describe('an amount on the wire', () => {
  test.each([
    { wire: '0.00', value: 0n },
    { wire: '0.01', value: 1n },
    { wire: '1250.00', value: 125_000n },
    { wire: '-7.05', value: -705n },
    { wire: '-0.01', value: -1n },
    { wire: '999999999999.99', value: MAXIMUM_CENTS },
    { wire: '92233720368547758.07', value: MAXIMUM_STORED_CENTS },
  ])('$wire is $value cents, and back', ({ wire, value }) => {
    expect(parseAmount(wire)).toBe(value)
    expect(formatAmount(value)).toBe(wire)
  })

  test.each([
    '',
    '1',
    '1.0',
    '1,00',
    '01.00',
    '1e3',
    '1.00 ',
    '92233720368547758.08',
    '-92233720368547758.08',
    'NaN',
    '１.00',
  ])('%j is not an amount', (wire) => {
    expect(Money.safeDecode(wire).error?.issues[0]?.message).toBe('amount-invalid')
  })

  test('the parser refuses the same', () => {
    expect(() => parseAmount('1,00')).toThrow(RangeError)
  })

  test('parsing and decoding any written cents gives them back', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const wire = formatAmount(value)
        return parseAmount(wire) === value && z.encode(Money, value) === wire && z.decode(Money, wire) === value
      }),
    )
  })

  test('a JSON number is refused as money', () => {
    expect(Money.safeParse(1250).success).toBe(false)
  })
})

test.each([
  { schema: PositiveMoney, wire: '0.00', code: 'amount-not-positive' },
  { schema: PositiveMoney, wire: '-1.00', code: 'amount-not-positive' },
  { schema: NonNegativeMoney, wire: '-0.01', code: 'amount-negative' },
  { schema: PositiveMoney, wire: '1000000000000.00', code: 'number-too-large' },
  { schema: NonNegativeMoney, wire: '1000000000000.00', code: 'number-too-large' },
  { schema: PositiveMoney, wire: '0.01', code: undefined },
  { schema: PositiveMoney, wire: '999999999999.99', code: undefined },
  { schema: NonNegativeMoney, wire: '0.00', code: undefined },
  { schema: NonNegativeMoney, wire: '999999999999.99', code: undefined },
])('an amount out of its range names its code', ({ schema, wire, code }) => {
  expect(schema.safeParse(wire).error?.issues[0]?.message).toBe(code)
})

describe('division of cents', () => {
  test.each([
    { numerator: 10n, denominator: 4n, rounding: 'half-up', expected: 3n },
    { numerator: 10n, denominator: 4n, rounding: 'down', expected: 2n },
    { numerator: 9n, denominator: 4n, rounding: 'half-up', expected: 2n },
    { numerator: 11n, denominator: 4n, rounding: 'half-up', expected: 3n },
  ] as const)(
    '$numerator / $denominator rounded $rounding is $expected',
    ({ numerator, denominator, rounding, expected }) => {
      expect(divideCents(numerator, denominator, rounding)).toBe(expected)
    },
  )

  test.each([
    { numerator: -1n, denominator: 2n },
    { numerator: 1n, denominator: 0n },
    { numerator: 1n, denominator: -2n },
  ])('$numerator / $denominator is refused', ({ numerator, denominator }) => {
    expect(() => divideCents(numerator, denominator, 'down')).toThrow(
      'takes non-negative cents over a positive divisor',
    )
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
    expect(percentageOf(333n, 200, 'half-up')).toBe(7n)
  })
})

describe('allocation by largest remainder', () => {
  test.each([
    {
      title: 'the residue goes to the largest remainders',
      total: 100n,
      weights: [1n, 1n, 1n],
      expected: [34n, 33n, 33n],
    },
    { title: 'ties go to the earlier one', total: 5n, weights: [1n, 1n], expected: [3n, 2n] },
    { title: 'a weight of zero gets nothing', total: 10n, weights: [0n, 3n, 0n], expected: [0n, 10n, 0n] },
    { title: 'a total of zero is shared as zeros', total: 0n, weights: [2n, 3n], expected: [0n, 0n] },
    {
      title: 'a larger remainder goes before an earlier one',
      total: 10n,
      weights: [5n, 6n, 8n],
      expected: [3n, 3n, 4n],
    },
  ] as const)('$title', ({ total, weights, expected }) => {
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

  test('a larger weight never gets a smaller part', () => {
    fc.assert(
      fc.property(positiveCents, weights, (total, shares) => {
        const parts = allocate(total, shares)
        const isOutdone = (left: number) => shares[left]! > shares[left - 1]! && parts[left]! < parts[left - 1]!
        expect(shares.map((_share, index) => index > 0 && isOutdone(index))).not.toContain(true)
      }),
    )
  })

  test.each([
    { title: 'no weights', total: 1n, shares: [] },
    { title: 'weights that sum to zero', total: 1n, shares: [0n, 0n] },
    { title: 'a negative weight', total: 1n, shares: [2n, -1n] },
    { title: 'a negative total', total: -1n, shares: [1n] },
  ] as const)('$title: refused', ({ total, shares }) => {
    expect(() => allocate(total, shares)).toThrow(RangeError)
  })
})
