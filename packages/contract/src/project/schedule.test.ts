import { describe, expect, it } from 'vitest'
import { feeOn, feesOn, scheduleOf, type ScheduleTerms } from './schedule.ts'
import { soleInvestors } from './testing/sole-investor.ts'

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
  it('pays interest every three months, and the principal with the last payment', () => {
    expect(
      scheduleOf(terms()).map((each) => [each.periodStart, each.dueDate, each.interestDue, each.principalDue]),
    ).toEqual([
      ['2026-01-31', '2026-04-30', 18_134n, 0n],
      ['2026-04-30', '2026-07-31', 18_134n, 0n],
      ['2026-07-31', '2026-10-31', 18_133n, 0n],
      ['2026-10-31', '2027-01-31', 18_133n, 0n],
      ['2027-01-31', '2027-04-30', 18_133n, 0n],
      ['2027-04-30', '2027-07-31', 18_133n, 1_000_000n],
    ])
  })
  it.each([
    { period: 'quarterly', durationMonths: 20, count: 7 },
    { period: 'annual', durationMonths: 18, count: 2 },
    { period: 'end of project', durationMonths: 18, count: 1 },
    { period: 'monthly', durationMonths: 1, count: 1 },
    { period: 'annual', durationMonths: 7, count: 1 },
  ] as const)('$period over $durationMonths months makes $count payments', ({ period, durationMonths, count }) => {
    expect(scheduleOf(terms({ period, durationMonths }))).toHaveLength(count)
  })
  it('gives a last, shorter period less interest', () => {
    const payments = scheduleOf(terms({ durationMonths: 20 }))
    expect(payments.at(-1)!.interestDue).toBeLessThan(payments[0]!.interestDue)
  })
  it('adds up to the interest and the principal to the cent for any terms', () => {
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
  const schedule = scheduleOf(terms)
  const fees = feesOn(
    schedule.map(({ interestDue }) => interestDue),
    managerFee,
  )
  expect(
    schedule.map(({ dueDate, interestDue, principalDue }, index) => ({
      date: dueDate,
      interest: interestDue,
      fee: fees[index],
      principal: principalDue,
    })),
  ).toEqual(payments)
})

describe('the fees of an order', () => {
  it('are 4.35, not 4.38, for 4 % of 108.80 in six payments', () => {
    const fees = feesOn([1_814n, 1_814n, 1_813n, 1_813n, 1_813n, 1_813n], 400)
    expect(fees).toEqual([72n, 73n, 72n, 73n, 72n, 73n])
    expect(fees.reduce((sum, fee) => sum + fee, 0n)).toBe(435n)
  })
  it('never exceed the percentage of the paid interest or the payment, and lack less than a cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(0n, 1_000_000n), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 9_999 }),
        (interests, managerFee) => {
          let [paid, charged] = [0n, 0n]
          for (const [index, fee] of feesOn(interests, managerFee).entries()) {
            paid += interests[index]!
            charged += fee
            expect(fee).toBeLessThanOrEqual(interests[index]!)
            expect(charged * 10_000n).toBeLessThanOrEqual(paid * BigInt(managerFee))
            expect((charged + 1n) * 10_000n).toBeGreaterThan(paid * BigInt(managerFee))
          }
        },
      ),
    )
  })
  it('are caught up by the next payment when an earlier one was charged less, and never negative', () => {
    expect(feeOn(1_000n, 400, { interest: 1_000n, fee: 0n })).toBe(80n)
    expect(feeOn(10n, 400, { interest: 1_000n, fee: 41n })).toBe(0n)
  })
})
