import { scheduleOf } from '@cauce/contract'
import { soleInvestors } from '@cauce/contract/project/testing/sole-investor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysLateOf,
  decideConfirmation,
  decideEarlyCredit,
  remainderOf,
  sharesOf,
  splitPayment,
  decideRecording,
} from './distributions.domain.ts'

const RESIDENT = { rate: 1900, reason: 'residentIndividual' } as const
const UNTAXED = { rate: 0, reason: 'unionResident' } as const

it.each(soleInvestors)('a sole investor is paid according to the schedule: $what', (golden) => {
  const { terms, managerFee, payments } = golden
  let earlier = { interest: 0n, fee: 0n }
  const paid = scheduleOf(terms).map(({ dueDate, interestDue, principalDue }) => {
    const holder = {
      orderId: 'one',
      amount: terms.principal,
      outstanding: terms.principal,
      earlier,
      withholding: UNTAXED,
    }
    const [share] = sharesOf({ interest: interestDue, principal: principalDue }, [holder], managerFee)
    earlier = { interest: earlier.interest + share!.interest, fee: earlier.fee + share!.fee }
    return { date: dueDate, interest: share!.interest, fee: share!.fee, principal: share!.principal }
  })
  expect(paid).toEqual(payments)
})

describe('a payment of the promoter', () => {
  const due = { interestDue: 1_000n, principalDue: 5_000n }
  it.each([
    { title: 'in full', amount: 6_000n, split: { interest: 1_000n, principal: 5_000n }, rest: null },
    {
      title: 'in full but for a cent',
      amount: 5_999n,
      split: { interest: 1_000n, principal: 4_999n },
      rest: { interestDue: 0n, principalDue: 1n },
    },
    {
      title: 'in part covers interest first',
      amount: 400n,
      split: { interest: 400n, principal: 0n },
      rest: { interestDue: 600n, principalDue: 5_000n },
    },
    {
      title: 'in part continues with the principal',
      amount: 2_500n,
      split: { interest: 1_000n, principal: 1_500n },
      rest: { interestDue: 0n, principalDue: 3_500n },
    },
  ])('$title', ({ amount, split, rest }) => {
    const decision = splitPayment(due, amount)
    expect(decision).toEqual({ ok: true, value: split })
    expect(remainderOf(due, split)).toEqual(rest)
  })
  it('is refused above the due amount, naming it', () => {
    expect(splitPayment(due, 6_001n)).toMatchObject({
      refusal: { code: 'distribution-amount-mismatch', params: { expected: '60.00' } },
    })
  })
})

it.each([
  { title: 'is possible today', change: {}, refusal: undefined },
  { title: 'is possible from the day of the financing on', change: { paidOn: '2026-10-01' }, refusal: undefined },
  {
    title: 'is refused for a day before the financing',
    change: { paidOn: '2026-09-30' },
    refusal: { code: 'date-too-early', params: { earliest: '2026-10-01' } },
  },
  {
    title: 'is refused for tomorrow',
    change: { paidOn: '2026-11-21' },
    refusal: { code: 'date-too-late', params: { latest: '2026-11-20' } },
  },
  {
    title: 'is refused while an earlier one is unpaid',
    change: { unpaidBefore: { number: 3, dueDate: '2026-10-30' } },
    refusal: { code: 'earlier-payment-unpaid', params: { number: 3, dueDate: '2026-10-30' } },
  },
])('recording a payment $title', ({ change, refusal }) => {
  const facts = { unpaidBefore: undefined, paidOn: '2026-11-20', financedOn: '2026-10-01', today: '2026-11-20' }
  const decision = decideRecording({ ...facts, ...change })
  expect(decision).toMatchObject(refusal ? { refusal } : { ok: true })
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
        earlier: { interest: 0n, fee: 0n },
        withholding: UNTAXED,
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
  it('charge the percentage of all interest in total, and less only while tax leaves nothing', () => {
    fc.assert(
      fc.property(
        holders,
        fc.array(fc.bigInt(0n, 10_000n), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.option(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 12, maxLength: 12 })),
        (list, payments, managerFee, rates) => {
          let earlier = list.map(() => ({ interest: 0n, fee: 0n }))
          for (const [place, interest] of payments.entries()) {
            const withholding = { rate: rates?.[place] ?? 0, reason: 'treaty' } as const
            const taxed = list.map((holder, index) => ({ ...holder, earlier: earlier[index]!, withholding }))
            const shares = sharesOf({ interest, principal: 0n }, taxed, managerFee)
            earlier = earlier.map((before, index) => {
              const share = shares[index]!
              const twice = 20_000n * share.withheld - 2n * share.interest * BigInt(withholding.rate)
              expect(twice <= 10_000n && twice > -10_000n).toBe(true)
              expect(share.interest - share.fee - share.withheld).toBeGreaterThanOrEqual(0n)
              return { interest: before.interest + share.interest, fee: before.fee + share.fee }
            })
            for (const paid of earlier) {
              const whole = (paid.interest * BigInt(managerFee)) / 10_000n
              expect(paid.fee <= whole && (rates !== null || paid.fee === whole)).toBe(true)
            }
          }
        },
      ),
    )
  })
  it('collect a fee that tax left no room for from the next payment', () => {
    const holder = { orderId: 'one', amount: 100n, outstanding: 0n, earlier: { interest: 0n, fee: 0n } }
    const payment = { interest: 100n, principal: 0n }
    const all = { rate: 10_000, reason: 'treaty' } as const
    const [first] = sharesOf(payment, [{ ...holder, withholding: all }], 400)
    expect(first).toMatchObject({ withheld: 100n, fee: 0n })
    const earlier = { interest: 100n, fee: 0n }
    const [second] = sharesOf(payment, [{ ...holder, earlier, withholding: RESIDENT }], 400)
    expect(second).toMatchObject({ withheld: 19n, fee: 8n })
  })
  it('contain only interest if no principal is paid, even for fully repaid investors', () => {
    const holder = {
      orderId: 'one',
      amount: 100n,
      outstanding: 0n,
      earlier: { interest: 0n, fee: 0n },
      withholding: RESIDENT,
    }
    expect(sharesOf({ interest: 50n, principal: 0n }, [holder], 400)).toEqual([
      {
        ...{ orderId: 'one', interest: 50n, fee: 2n, principal: 0n },
        ...{ withheld: 10n, withholdingRate: 1900, withholdingReason: 'residentIndividual' },
      },
    ])
  })
  it('are empty if nobody has invested', () => {
    expect(sharesOf({ interest: 1n, principal: 1n }, [], 400)).toEqual([])
  })
  it('return exactly the outstanding principal to all when it is paid in full', () => {
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
  { dueDate: '2026-11-20', paidOn: null, today: '2026-11-20', days: 0 },
  { dueDate: '2026-10-30', paidOn: null, today: '2026-11-20', days: 21 },
  { dueDate: '2026-12-01', paidOn: null, today: '2026-11-20', days: 0 },
  { dueDate: '2026-10-30', paidOn: '2026-11-02', today: '2026-11-20', days: 3 },
])('a payment due on $dueDate and paid on $paidOn is $days days late on $today', ({ dueDate, paidOn, today, days }) => {
  expect(daysLateOf(dueDate, paidOn, today)).toBe(days)
})

it.each([
  { title: 'is refused for a planned distribution', change: { status: 'planned' }, outcome: 'state-forbids' },
  { title: 'is refused for a paid distribution', change: { status: 'paid' }, outcome: 'state-forbids' },
  {
    title: 'is refused to its recorder',
    change: { recordedBy: 'ada' },
    outcome: 'maker-is-checker',
  },
  {
    title: 'is refused if its recorder is unknown',
    change: { recordedBy: null },
    outcome: 'maker-is-checker',
  },
  { title: 'is accepted from an administrator who did not record it', change: {}, outcome: 'awaiting' },
  {
    title: 'is refused to an administrator who receives a part of it',
    change: { isOwnMoney: true },
    outcome: 'own-money',
  },
] as const)('confirming $title', ({ change, outcome }) => {
  const draft = {
    ...({ status: 'draft', recordedBy: 'bea', isOwnMoney: false, isUnseen: false, confirmedBy: null } as const),
    ...change,
  }
  const decision = decideConfirmation(draft, { hands: new Set(['ada']), isUnseen: false })
  expect(decision.ok ? decision.value.status : decision.refusal.code).toBe(outcome)
})

it.each([
  { who: 'the same, unseen again', hands: ['ada'], isUnseen: true, remains: true },
  { who: 'the same who has seen the proof', hands: ['ada'], isUnseen: false, remains: false },
  { who: 'a puppet of theirs, unseen', hands: ['pup', 'ada'], isUnseen: true, remains: true },
  { who: 'a third one, unseen', hands: ['eva'], isUnseen: true, remains: false },
])('what one confirmed unseen is confirmed by $who: unseen $remains', ({ hands, isUnseen, remains }) => {
  const confirmed = {
    status: 'awaiting',
    recordedBy: 'bea',
    isOwnMoney: false,
    isUnseen: true,
    confirmedBy: 'ada',
  } as const
  const decision = decideConfirmation(confirmed, { hands: new Set(hands), isUnseen })
  expect(decision).toMatchObject({ ok: true, value: { status: 'awaiting', isUnseen: remains } })
})

const creditedOn = (day: string) => ({ creditedAt: new Date(`${day}T09:00:00Z`), projectName: 'Faro' })
it.each([
  ['up to the maximum', { amount: 40n, unreceived: 60n, oldest: creditedOn('2026-11-15') }, undefined],
  ['a cent above it', { amount: 41n, unreceived: 60n, oldest: creditedOn('2026-11-15') }, 'early-credit-limit'],
  ['the first of all above it', { amount: 101n, unreceived: 0n, oldest: null }, 'early-credit-limit'],
  [
    'beside one that is too old',
    { amount: 1n, unreceived: 1n, oldest: creditedOn('2026-11-14') },
    'early-credit-overdue',
  ],
] as const)('crediting before receipt %s', (_, facts, refusal) => {
  const decision = decideEarlyCredit(facts, { maximum: 100n, days: 5 }, new Date('2026-11-20T09:00:00Z'))
  const { code, params } = decision.ok ? { code: undefined, params: { maximum: '1.00' } } : decision.refusal
  expect({ code, maximum: params?.maximum }).toEqual({ code: refusal, maximum: '1.00' })
})
