import { expect, test } from 'vitest'
import { givenPayment } from './testing/payment.ts'
import { barsOf, calendarOf, nextPayments, type Payment } from './payments.ts'

const TODAY = '2026-11-20'
const NONE = new Set<string>()
const payment = (dueDate: string, change: Partial<Payment> = {}) =>
  givenPayment({ distributionId: dueDate, dueDate, ...change })

test('twelve months from the current one, each with its due payments', () => {
  const { months, net, principal } = calendarOf(
    [
      payment('2026-11-30'),
      payment('2026-12-30'),
      payment('2027-10-31', { principal: '4800.00' }),
      payment('2027-11-01'),
    ],
    TODAY,
    NONE,
  )
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2026-11', net: 2_880n, principal: 0n })
  expect(months[11]).toEqual({ month: '2027-10', net: 2_880n, principal: 480_000n })
  expect(net).toBe(8_640n)
  expect(principal).toBe(480_000n)
})

test('overdue payments are separate, paid ones are left out', () => {
  const { months, late, lateAmount } = calendarOf(
    [payment('2026-10-30', { daysLate: 21 }), payment('2026-11-01', { status: 'paid' })],
    TODAY,
    NONE,
  )
  expect(months.every(({ net }) => net === 0n)).toBe(true)
  expect(late.map(({ dueDate }) => dueDate)).toEqual(['2026-10-30'])
  expect(lateAmount).toBe(2_880n)
})

test('a payment that is due today is not late', () => {
  expect(calendarOf([payment(TODAY)], TODAY, NONE)).toMatchObject({ late: [], net: 2_880n })
})

test('of a loan in default only what is late is shown', () => {
  const [late, due] = [payment('2026-10-30', { projectId: 'default' }), payment('2026-12-30', { projectId: 'default' })]
  expect(calendarOf([late, due], TODAY, new Set(['default']))).toMatchObject({ net: 0n, principal: 0n, late: [late] })
})

test('interest is drawn on one true scale', () => {
  expect(barsOf([{ net: 10_000n }, { net: 5_000n }, { net: 0n }])).toEqual([1, 0.5, 0])
})

test('the next payment of an order is its oldest unpaid one', () => {
  const next = nextPayments([
    payment('2026-12-30'),
    payment('2026-10-30'),
    payment('2026-09-30', { status: 'paid' }),
    payment('2027-01-15', { orderId: 'b' }),
  ])
  expect([...next].map(([orderId, { dueDate }]) => [orderId, dueDate])).toEqual(
    expect.arrayContaining([
      ['a', '2026-10-30'],
      ['b', '2027-01-15'],
    ]),
  )
})
