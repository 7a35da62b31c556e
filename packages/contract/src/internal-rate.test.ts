import { addDays } from './calendar.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { internalRateOf, type Flow } from './internal-rate.ts'

const flow = (date: string, amount: bigint): Flow => ({ date, amount })

describe('the internal rate of return', () => {
  test('agrees with the example of spreadsheets', () => {
    // Excel's XIRR example: 0.373362535.
    const flows = [
      flow('2008-01-01', -10_000_00n),
      flow('2008-03-01', 2_750_00n),
      flow('2008-10-30', 4_250_00n),
      flow('2009-02-15', 3_250_00n),
      flow('2009-04-01', 2_750_00n),
    ]
    expect(internalRateOf(flows)).toBe(3734)
    expect(internalRateOf(flows.toReversed())).toBe(3734)
  })

  test.each([
    ['ten percent after a year', '2026-12-01', 1_100_00n, 1000],
    ['no gain', '2026-12-01', 1_000_00n, 0],
    ['half of the contribution lost after a year', '2026-12-01', 500_00n, -5000],
    ['only a cent left after a year, which has no rate', '2026-12-01', 1n, undefined],
    ['a gain of more than half a basis point is rounded up', '2026-12-01', 1_000_06n, 1],
    ['a gain of less than half a basis point is rounded to zero', '2026-12-01', 1_000_04n, 0],
    ['a loss of more than half a basis point is rounded to one', '2026-12-01', 999_94n, -1],
    ['a loss of less than half a basis point is rounded to zero', '2026-12-01', 999_96n, 0],
    ['a gain within a day, whose annual rate is too large', '2025-12-02', 1_100_00n, undefined],
  ])('%s', (_name, date, amount, expected) => {
    expect(internalRateOf([flow('2025-12-01', -1_000_00n), flow(date, amount)])).toBe(expected)
  })

  test.each([
    ['no flows', []],
    ['only contributions', [flow('2025-12-01', -1_000_00n)]],
    ['only payments', [flow('2025-12-01', 1_000_00n)]],
    ['everything on one day', [flow('2025-12-01', -1_000_00n), flow('2025-12-01', 1_100_00n)]],
  ])('is undefined for %s', (_name, flows) => {
    expect(internalRateOf(flows)).toBeUndefined()
  })

  test('equals the root found by bisection for any payments after the contribution', () => {
    const payments = fc.array(
      fc.record({ day: fc.integer({ min: 30, max: 3000 }), amount: fc.integer({ min: 1, max: 10 ** 8 }) }),
      { minLength: 1, maxLength: 24 },
    )
    fc.assert(
      fc.property(payments, fc.integer({ min: 50, max: 200 }), (given, percent) => {
        const total = given.reduce((sum, { amount }) => sum + amount, 0)
        const put = Math.max(1, Math.round((total * percent) / 100))
        // Falls as the rate grows: a single root.
        const valueAt = (rate: number) =>
          given.reduce((sum, { day, amount }) => sum + amount * (1 + rate) ** (-day / 365), -put)
        let [low, high] = [-0.9999, 10]
        fc.pre(valueAt(low) > 0 && valueAt(high) < 0)
        for (let step = 0; step < 100; step += 1) {
          const middle = (low + high) / 2
          if (valueAt(middle) > 0) low = middle
          else high = middle
        }
        const flows = given.map(({ day, amount }) => flow(addDays('2025-01-01', day), BigInt(amount)))
        const rate = internalRateOf([flow('2025-01-01', BigInt(-put)), ...flows])
        fc.pre(rate !== undefined)
        expect(Math.abs(rate! - low * 10_000)).toBeLessThanOrEqual(0.51)
      }),
      { numRuns: 15 },
    )
  })

  test('never falls with larger or earlier payments', () => {
    const payments = fc.array(
      fc.record({ day: fc.integer({ min: 30, max: 2000 }), amount: fc.bigInt(1n, 10n ** 8n) }),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(
        payments,
        fc.nat(),
        fc.bigInt(0n, 10n ** 6n),
        fc.integer({ min: 0, max: 29 }),
        (given, at, more, earlier) => {
          const put = flow('2025-01-01', -given.reduce((sum, { amount }) => sum + amount, 0n))
          const ratesOf = (all: typeof given) =>
            internalRateOf([put, ...all.map(({ day, amount }) => flow(addDays('2025-01-01', day), amount))])
          const better = given.map((each, index) =>
            index === at % given.length ? { day: each.day - earlier, amount: each.amount + more } : each,
          )
          const [before, after] = [ratesOf(given), ratesOf(better)]
          fc.pre(before !== undefined && after !== undefined)
          expect(after).toBeGreaterThanOrEqual(before!)
        },
      ),
      { numRuns: 10 },
    )
  })
})
