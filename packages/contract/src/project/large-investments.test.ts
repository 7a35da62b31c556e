import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmount } from '../cents.ts'
import { isLossResultValid, offerTotalOf, thresholdOf } from './large-investments.ts'

const eur = (amount: string) => parseAmount(amount)

describe('the threshold is the larger of 1,000 EUR and 5 % of the net worth (2020/1503, article 21(7))', () => {
  test.each([
    { what: 'without a result', result: null, threshold: '1000.00' },
    { what: 'with a result of zero', result: '0.00', threshold: '1000.00' },
    { what: 'with a net worth of 20,000 EUR', result: '2000.00', threshold: '1000.00' },
    { what: 'with a net worth of 20,000.20 EUR', result: '2000.02', threshold: '1000.01' },
    { what: 'with a fraction of a cent, rounded down', result: '2000.03', threshold: '1000.01' },
    { what: 'with a net worth of 42,600 EUR', result: '4260.00', threshold: '2130.00' },
    { what: 'with the largest result', result: '199999999999.99', threshold: '99999999999.99' },
  ])('$what: $threshold', ({ result, threshold }) => {
    expect(thresholdOf(result === null ? null : eur(result))).toBe(eur(threshold))
  })

  test('is never more than half of a result, except for the minimum', () => {
    const results = fc.bigInt({ min: 0n, max: 10n ** 13n })
    fc.assert(
      fc.property(results, (result) => {
        const threshold = thresholdOf(result)
        expect(threshold === 100_000n || threshold * 2n <= result).toBe(true)
        expect(threshold * 2n).toBeGreaterThanOrEqual(result - 1n)
      }),
    )
  })
})

test.each([
  { held: '0.00', amount: '1000.00', isAbove: false },
  { held: '0.00', amount: '1000.01', isAbove: true },
  { held: '999.99', amount: '0.01', isAbove: false },
  { held: '999.99', amount: '0.02', isAbove: true },
  { held: '5000.00', amount: '0.01', isAbove: true },
])('with $held in the offer, an order of $amount is above 1,000 EUR: $isAbove', ({ held, amount, isAbove }) => {
  const total = eur(held) + eur(amount)
  expect(offerTotalOf(eur(held), eur(amount), eur('1000.00'))).toEqual({ total, isAbove })
})

test.each([
  ['2025-11-22', '2026-11-21', true],
  ['2025-11-22', '2026-11-22', false],
  ['2028-02-29', '2029-02-27', true],
  ['2028-02-29', '2029-02-28', false],
])('a result received on %s counts on %s: %s (article 21(5))', (receivedOn, today, counts) => {
  expect(isLossResultValid(receivedOn, today)).toBe(counts)
})
