import { describe, expect, it } from 'vitest'
import { feeOn, scheduleOf, type ScheduleTerms } from './schedule.ts'
import { soleInvestors } from './sole-investor.fixture.ts'

import fc from 'fast-check'

const terms = (change: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  principal: 1_000_000n,
  targetProfitability: 1088,
  durationMonths: 18,
  period: 'quarterly',
  startDate: '2026-01-31',
  ...change,
})

describe('a schedule', () => {
  it('pays every three months and returns the principal with the last', () => {
    expect(
      scheduleOf(terms()).map(({ dueDate, interestDue, principalDue }) => [dueDate, interestDue, principalDue]),
    ).toEqual([
      ['2026-04-30', 18_134n, 0n],
      ['2026-07-31', 18_134n, 0n],
      ['2026-10-31', 18_133n, 0n],
      ['2027-01-31', 18_133n, 0n],
      ['2027-04-30', 18_133n, 0n],
      ['2027-07-31', 18_133n, 1_000_000n],
    ])
  })
  it.each([
    ['monthly', 18, 18],
    ['quarterly', 18, 6],
    ['quarterly', 20, 7],
    ['annual', 18, 2],
    ['annual', 12, 1],
    ['end of project', 18, 1],
    ['monthly', 1, 1],
    ['annual', 7, 1],
  ] as const)('%s over %i months makes %i payments', (period, durationMonths, count) => {
    expect(scheduleOf(terms({ period, durationMonths }))).toHaveLength(count)
  })
  it('gives a last, shorter period less interest', () => {
    const payments = scheduleOf(terms({ durationMonths: 20 }))
    expect(payments.at(-1)!.interestDue).toBeLessThan(payments[0]!.interestDue)
  })
  it('adds up to the interest and the principal to the cent, whatever the terms', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10_000_000_000n),
        fc.integer({ min: 0, max: 9_999 }),
        fc.integer({ min: 1, max: 120 }),
        fc.constantFrom('monthly', 'quarterly', 'annual', 'end of project' as const),
        (principal, targetProfitability, durationMonths, period) => {
          const schedule = scheduleOf(
            terms({ principal, targetProfitability, durationMonths, period: period as 'monthly' }),
          )
          expect(schedule.reduce((sum, { interestDue }) => sum + interestDue, 0n)).toBe(
            (principal * BigInt(targetProfitability) + 5_000n) / 10_000n,
          )
          expect(schedule.reduce((sum, { principalDue }) => sum + principalDue, 0n)).toBe(principal)
        },
      ),
    )
  })
})

it.each(soleInvestors)('$what', ({ terms, managerFee, payments }) => {
  expect(
    scheduleOf(terms).map(({ dueDate, interestDue, principalDue }) => [
      dueDate,
      interestDue,
      feeOn(interestDue, managerFee),
      principalDue,
    ]),
  ).toEqual(payments)
})
