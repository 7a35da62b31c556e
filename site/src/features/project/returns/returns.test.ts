import { describe, expect, it } from 'vitest'
import { givenPayment } from '../portfolio/testing/payment.ts'
import type { Payment } from '../portfolio/payments.ts'
import type { Project } from '../portfolio/portfolio.ts'
import type { Order } from '../orders/leaving.ts'
import {
  addressOf,
  filterPayments,
  parseFilters,
  portfolioRate,
  splitPayments,
  sumOf,
  yearsOf,
  type Payments,
} from './returns.ts'

const TODAY = '2026-11-20'
const paid = (paidAt: string, change: Partial<Payment> = {}) =>
  givenPayment({ paidAt, dueDate: paidAt.slice(0, 10), status: 'paid', net: '23.10', withheld: '5.70', ...change })
const late = givenPayment({ dueDate: '2026-10-30', daysLate: 21, projectId: 'b' })
const given: Payments = splitPayments(
  [
    paid('2025-03-01T10:00:00.000Z'),
    paid('2026-02-01T10:00:00.000Z', { projectId: 'b', principal: '100.00' }),
    late,
    // New Year's Eve in UTC is the next year in Madrid.
    paid('2025-12-31T23:30:00.000Z'),
    givenPayment({ dueDate: TODAY }),
  ],
  TODAY,
)

describe('the payments', () => {
  it('are paid ones, newest first, and late ones; one due today is neither', () => {
    expect(given.paid.map(({ paidAt }) => paidAt.slice(0, 10))).toEqual(['2026-02-01', '2025-12-31', '2025-03-01'])
    expect(given.late).toEqual([late])
  })

  it('are added up by the year of Madrid in which they were paid, without principal in the net return', () => {
    expect(yearsOf(given.paid)).toEqual([
      { year: '2026', count: 2, interest: 6000n, fee: 240n, withheld: 1140n, net: 4620n, principal: 10_000n },
      { year: '2025', count: 1, interest: 3000n, fee: 120n, withheld: 570n, net: 2310n, principal: 0n },
    ])
    expect(sumOf([])).toEqual({ count: 0, interest: 0n, fee: 0n, withheld: 0n, net: 0n, principal: 0n })
  })
})

describe('the filters', () => {
  const parse = (query: string, payments = given) => parseFilters(new URLSearchParams(query), payments)

  it('begin with the newest year', () => expect(parse('')).toEqual({ year: '2026', isLate: false }))
  it('have no year without payments', () =>
    expect(parse('', { paid: [], late: [late] })).toEqual({ year: undefined, isLate: false }))
  it.each(['year=2024', 'year=20', 'project=c', 'late=1', 'late=false'])('ignore %s', (query) =>
    expect(parse(query)).toBeUndefined(),
  )
  it.each(['year=all', 'year=2025', 'year=2026&project=b', 'year=all&project=b&late=true'])(
    'are read from %s and written back',
    (query) => expect(addressOf('/x', parse(query)!)).toBe(`/x?${query}`),
  )

  it('accept the year and the project', () => {
    const shown = (query: string) => filterPayments(given, parse(query)!)
    expect(shown('year=all').paid).toHaveLength(3)
    expect(shown('year=2025').paid.map(({ paidAt }) => paidAt)).toEqual(['2025-03-01T10:00:00.000Z'])
    expect(shown('year=all&project=b').paid.map(({ projectId }) => projectId)).toEqual(['b'])
    expect(shown('year=all').late).toEqual([])
  })

  it('show late payments without a year', () => {
    expect(filterPayments(given, parse('year=2025&late=true')!)).toEqual({ paid: [], late: [late] })
    expect(filterPayments(given, parse('year=2025&late=true&project=a')!)).toEqual({ paid: [], late: [] })
  })
})

describe('the rate of the portfolio', () => {
  const order = (change: Partial<Order>) =>
    ({ orderId: 'a', amount: '1000.00', status: 'active', createdAt: '2025-11-20T10:00:00.000Z', ...change }) as Order
  const whole = givenPayment({ dueDate: TODAY, net: '1081.00', withheld: '19.00' })

  const rateOf = (orders: Order[], payments: Payment[], loanState: Project['loanState'] = 'onTime') =>
    portfolioRate({ orders, payments, projects: [{ projectId: whole.projectId, loanState } as Project] }, TODAY)

  it('counts withholdings as received', () => expect(rateOf([order({})], [whole])).toBe(1000))
  it('leaves out cancelled orders and orders without schedule', () =>
    expect(rateOf([order({}), order({ orderId: 'b', status: 'cancelled' }), order({ orderId: 'c' })], [whole])).toBe(
      1000,
    ))
  it('counts late payments today', () => expect(rateOf([order({})], [{ ...whole, dueDate: '2026-05-20' }])).toBe(1000))
  it('counts of a loan in default only what was paid', () => {
    const received = { ...whole, paidAt: '2026-11-20T10:00:00.000Z' }
    expect(rateOf([order({})], [received, { ...whole, dueDate: '2027-11-20' }], 'inDefault')).toBe(1000)
  })
  it('is undefined without investments', () => expect(rateOf([], [])).toBeUndefined())
})
