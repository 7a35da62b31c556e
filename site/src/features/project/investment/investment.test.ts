import { expect, test } from 'vitest'
import type { Order } from '../orders/leaving.ts'
import { givenPayment } from '../portfolio/testing/payment.ts'
import type { Payment } from '../portfolio/payments.ts'
import { linesOf, numberOf, returnsOf, stateOf } from './investment.ts'

const TODAY = '2026-11-20'
const order = (change: Partial<Order> = {}): Order => ({
  orderId: 'o',
  projectId: 'p',
  projectName: 'Mercado de San Roque',
  projectUrl: 'mercado',
  projectPhaseName: 'Financed',
  projectPhaseId: 'f',
  userId: 'u',
  userName: 'Ana Prat',
  amount: '1000.00',
  orderType: 'invest',
  type: 'invest',
  status: 'active',
  departure: null,
  penaltyAmount: '0.00',
  penalty: 0,
  returned: '0.00',
  outstanding: '1000.00',
  consentedTotal: null,
  thresholdAmount: null,
  thresholdTotal: null,
  investorClass: 'nonSophisticated',
  informationSheetId: null,
  reflectionEndsAt: '2025-11-24T23:00:00.000Z',
  createdAt: '2025-11-20T10:00:00.000Z',
  updatedAt: '2025-11-20T10:00:00.000Z',
  ...change,
})
const payment = (number: number, dueDate: string, change: Partial<Payment> = {}) =>
  givenPayment({ number, dueDate, interest: '10.00', fee: '1.00', net: '9.00', ...change })
const paid = (number: number, dueDate: string, change: Partial<Payment> = {}) =>
  payment(number, dueDate, { status: 'paid', paidAt: `${dueDate}T10:00:00.000Z`, ...change })

test('received, late and expected amounts add up', () => {
  const returns = returnsOf(
    order({ returned: '9.00' }),
    [
      paid(1, '2026-05-20'),
      payment(2, '2026-11-19'),
      payment(3, '2026-11-20'),
      payment(4, '2027-05-20', { interest: '0.00', fee: '0.00', principal: '1000.00', net: '1000.00' }),
    ],
    TODAY,
    false,
  )
  expect(returns).toMatchObject({
    ...{ received: 900n, missing: 991_00n, receivedShare: 90, possibleLoss: 9910 },
    ...{ lateNet: 900n, expectedNet: 1009_00n },
  })
  expect([returns.paid, returns.late, returns.expected].map((some) => some.map(({ number }) => number))).toEqual([
    [1],
    [2],
    [3, 4],
  ])
})

test('nothing more is expected of a loan in default', () => {
  const returns = returnsOf(order(), [payment(1, '2026-10-20'), payment(2, '2027-05-20')], TODAY, true)
  expect(returns).toMatchObject({ lateNet: 900n, expectedNet: 0n, rate: { net: undefined } })
})

test('the bar is full when more was returned than invested', () => {
  const returns = returnsOf(order({ returned: '1090.00' }), [], TODAY, false)
  expect(returns).toMatchObject({ missing: 0n, receivedShare: 10_000, possibleLoss: 0, rate: { net: undefined } })
})

test('the rate counts the real days, a late payment today, and the fee', () => {
  const whole = { principal: '1000.00', interest: '100.00', fee: '10.00', net: '1090.00' }
  const rateOf = (...payments: Payment[]) => returnsOf(order(), payments, TODAY, false).rate
  expect(rateOf(paid(1, '2026-11-20', whole))).toEqual({ net: 900, beforeFee: 1000 })
  expect(rateOf(payment(1, '2026-11-20', whole))).toEqual({ net: 900, beforeFee: 1000 })
  expect(rateOf(payment(1, '2026-05-20', whole))).toEqual({ net: 900, beforeFee: 1000 })
  const early = { ...whole, paidAt: '2026-11-20T10:00:00.000Z' }
  expect(rateOf(paid(1, '2027-11-20', early))).toEqual({ net: 900, beforeFee: 1000 })
})

test.each([
  [paid(1, '2026-11-01'), 'paid'],
  [paid(1, '2026-11-01', { daysLate: 3 }), 'paidLate'],
  [payment(1, '2026-11-19'), 'late'],
  [payment(1, '2026-11-20'), 'due'],
  [payment(1, '2026-12-20'), 'due'],
  [payment(1, '2026-12-21'), 'planned'],
] as const)('the state of payment %#', (given, expected) => {
  expect(stateOf(given, TODAY, false)).toBe(expected)
  expect(stateOf(given, TODAY, true)).toBe(given.paidAt === null ? 'inDefault' : expected)
})

test('many payments of a year in one state are grouped, except those near today, late ones and the last', () => {
  const months = (year: number) =>
    Array.from({ length: 12 }, (_each, index) => `${year}-${String(index + 1).padStart(2, '0')}-15`)
  const all = [...months(2025), ...months(2026), ...months(2027)].map((day, index) =>
    day < TODAY ? paid(index + 1, day, day === '2025-06-15' ? { daysLate: 2 } : {}) : payment(index + 1, day),
  )
  expect(
    linesOf(all, TODAY, false).map(({ payments, state }) => [state, payments.map(({ number }) => number)]),
  ).toEqual([
    ['paid', [1, 2, 3, 4, 5]],
    ['paidLate', [6]],
    ['paid', [7, 8, 9, 10, 11, 12]],
    ['paid', [13, 14, 15, 16, 17, 18, 19, 20, 21]],
    ['paid', [22]],
    ['paid', [23]],
    ['due', [24]],
    ['planned', [25]],
    ['planned', [26]],
    ['planned', [27, 28, 29, 30, 31, 32, 33, 34, 35]],
    ['planned', [36]],
  ])
  const few = all.slice(0, 3)
  expect(linesOf(few, TODAY, false).map(({ payments }) => payments.length)).toEqual([1, 1, 1])
  expect(linesOf([], TODAY, false)).toEqual([])
})

test('a further part of a payment has its own number', () => {
  expect([numberOf({ number: 3, part: 1 }), numberOf({ number: 3, part: 2 })]).toEqual(['3', '3.2'])
})
