import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysLateOf,
  decideConfirmation,
  remainderOf,
  scheduleOf,
  sharesOf,
  splitPayment,
  type ScheduleTerms,
} from './distributions.domain.ts'

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

describe('a payment of the promoter', () => {
  const due = { interestDue: 1_000n, principalDue: 5_000n }
  it.each([
    ['in full', 6_000n, { interest: 1_000n, principal: 5_000n }, null],
    [
      'in part covers interest first',
      400n,
      { interest: 400n, principal: 0n },
      { interestDue: 600n, principalDue: 5_000n },
    ],
    [
      'in part goes on to the principal',
      2_500n,
      { interest: 1_000n, principal: 1_500n },
      { interestDue: 0n, principalDue: 3_500n },
    ],
  ])('%s', (_, amount, split, rest) => {
    const decision = splitPayment(due, amount)
    expect(decision).toEqual({ ok: true, value: split })
    expect(remainderOf(due, split)).toEqual(rest)
  })
  it('is refused above what is due, naming it', () => {
    expect(splitPayment(due, 6_001n)).toMatchObject({
      refusal: { code: 'distribution-amount-mismatch', params: { expected: '60.00' } },
    })
  })
})

describe('the parts of a distribution', () => {
  const holders = fc
    .array(fc.record({ amount: fc.bigInt(1n, 1_000_000n), returned: fc.bigInt(0n, 1_000_000n) }), {
      minLength: 1,
      maxLength: 50,
    })
    .map((list) =>
      list.map(({ amount, returned }, index) => ({
        orderId: String(index),
        amount,
        outstanding: returned < amount ? amount - returned : 1n,
      })),
    )
  it('add up to the payment to the cent, and no fee exceeds its interest', () => {
    fc.assert(
      fc.property(
        holders,
        fc.bigInt(0n, 10_000_000n),
        fc.bigInt(0n, 10_000_000n),
        fc.integer({ min: 0, max: 9_999 }),
        (list, interest, principal, managerFee) => {
          const shares = sharesOf({ interest, principal }, list, managerFee)
          expect(shares.reduce((sum, share) => sum + share.interest, 0n)).toBe(interest)
          expect(shares.reduce((sum, share) => sum + share.principal, 0n)).toBe(principal)
          for (const share of shares) expect(share.fee).toBeLessThanOrEqual(share.interest)
        },
      ),
    )
  })
  it('return to everybody exactly what is outstanding when all of it is paid', () => {
    fc.assert(
      fc.property(holders, (list) => {
        const principal = list.reduce((sum, { outstanding }) => sum + outstanding, 0n)
        expect(sharesOf({ interest: 0n, principal }, list, 0).map((share) => share.principal)).toEqual(
          list.map(({ outstanding }) => outstanding),
        )
      }),
    )
  })
})

it.each([
  ['2026-11-20', null, '2026-11-20', 0],
  ['2026-10-30', null, '2026-11-20', 21],
  ['2026-12-01', null, '2026-11-20', 0],
  ['2026-10-30', '2026-11-02', '2026-11-20', 3],
])('a payment due %s, paid %s, is on %s late by %i days', (dueDate, paidOn, today, days) => {
  expect(daysLateOf(dueDate, paidOn, today)).toBe(days)
})

it.each([
  ['planned', 10n, 'bea', 'state-forbids'],
  ['paid', 10n, 'bea', 'state-forbids'],
  ['draft', 10n, 'ada', undefined],
  ['draft', 100n, 'ada', 'maker-is-checker'],
  ['draft', 100n, 'bea', undefined],
] as const)('confirming what is %s for %s recorded by %s: %s', (status, amount, recordedBy, code) => {
  const decision = decideConfirmation({ status, amount, recordedBy }, 'ada', 100n)
  expect(decision.ok ? undefined : decision.refusal.code).toBe(code)
})
