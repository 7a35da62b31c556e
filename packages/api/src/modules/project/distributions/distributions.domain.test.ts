import { scheduleOf } from '@cauce/contract'
import { soleInvestors } from '@cauce/contract/project/sole-investor.fixture.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLateOf, decideConfirmation, remainderOf, sharesOf, splitPayment } from './distributions.domain.ts'

it.each(soleInvestors)('an investor who holds the whole project is paid according to its schedule: $what', (golden) => {
  const { terms, managerFee, payments } = golden
  const paid = scheduleOf(terms).map(({ dueDate, interestDue, principalDue }) => {
    const holder = { orderId: 'one', amount: terms.principal, outstanding: terms.principal }
    const [share] = sharesOf({ interest: interestDue, principal: principalDue }, [holder], managerFee)
    return { date: dueDate, interest: share!.interest, fee: share!.fee, principal: share!.principal }
  })
  expect(paid).toEqual(payments)
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

const now = new Date('2026-11-20T09:00:00Z')
const recordedBy = (adminId: string) => ({ adminId, approvedAt: now })
it.each([
  ['is refused of what is planned', { status: 'planned' }, 'state-forbids'],
  ['is refused of what is paid', { status: 'paid' }, 'state-forbids'],
  ['pays what the same administrator recorded, below the threshold', { amount: 99n }, 'complete'],
  ['is refused to who recorded it, from the threshold on', {}, 'maker-is-checker'],
  ['pays what somebody else recorded', { first: recordedBy('bea') }, 'complete'],
  ['is a first half when the recording counts no more', { first: null }, 'first-half'],
  ['is refused to who gets a part of it', { amount: 99n, isOwnMoney: true }, 'own-money'],
] as const)('confirming %s', (_, change, outcome) => {
  const draft = { status: 'draft', amount: 100n, first: recordedBy('ada'), isOwnMoney: false, ...change } as const
  const decision = decideConfirmation(draft, { adminId: 'ada', fourEyesThreshold: 100n, now })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
