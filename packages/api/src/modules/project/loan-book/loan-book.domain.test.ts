import { describe, expect, test } from 'vitest'
import { bookOf } from './loan-book.domain.ts'
import { daysLateOf, standingOf, type DefaultTime, type LoanFacts } from './loan-facts.domain.ts'

const today = '2026-11-20'
const loan = (change: Partial<LoanFacts> = {}): LoanFacts => ({
  category: 'B',
  lentOn: '2025-06-01',
  amount: 100n,
  outstanding: 100n,
  oldestUnpaid: '2026-12-01',
  payments: [],
  defaults: [],
  ...change,
})
const open: DefaultTime = { since: '2026-09-01', state: 'open', endedOn: null, loss: null }
const cured: DefaultTime = { ...open, state: 'cured', endedOn: '2026-10-01' }
const lost: DefaultTime = { ...open, state: 'written-off', endedOn: '2026-10-01', loss: 40n }
const late = { oldestUnpaid: '2026-11-19' }
const paid = { oldestUnpaid: null, outstanding: 0n }

describe('a loan', () => {
  test.each<{ change: Partial<LoanFacts>; standing: string; what: string }>([
    { what: 'with payments to come', change: {}, standing: 'current' },
    { what: 'with a payment due today', change: { oldestUnpaid: today }, standing: 'current' },
    { what: 'with a payment due yesterday', change: late, standing: 'late' },
    { what: 'fully paid', change: paid, standing: 'repaid' },
    { what: 'in default', change: { ...late, defaults: [open] }, standing: 'in-default' },
    { what: 'that was cured', change: { defaults: [cured] }, standing: 'current' },
    { what: 'cured and late again', change: { ...late, defaults: [cured] }, standing: 'late' },
    { what: 'that was written off', change: { ...late, defaults: [lost] }, standing: 'lost' },
    { what: 'in default again', change: { defaults: [cured, open] }, standing: 'in-default' },
    {
      what: 'without payments to come and with principal missing',
      change: { ...paid, outstanding: 1n },
      standing: 'lost',
    },
  ])('$what is $standing', ({ change, standing }) => expect(standingOf(loan(change), today)).toBe(standing))

  test('is late by the days since its oldest unpaid payment', () => {
    expect(daysLateOf({ oldestUnpaid: '2026-11-01' }, today)).toBe(19)
    expect(daysLateOf(loan(), today)).toBe(0)
  })
})

test('the book adds up: every loan is in one year and one standing', () => {
  const loans = [
    loan(),
    loan(late),
    loan(paid),
    loan({ defaults: [lost] }),
    loan({ lentOn: '2026-02-01', defaults: [open] }),
  ]
  const book = bookOf(loans, [{ category: 'B', expectedRate: 300, validFrom: '2025-01-01' }], today)
  expect(book).toMatchObject({ loanCount: 5, everDefaulted: 2, lent: 500n, lost: 40n })
  expect(book.years.map(({ year, lent }) => [year, lent])).toEqual([
    [2025, { count: 4, amount: 400n }],
    [2026, { count: 1, amount: 100n }],
  ])
  for (const { lent, standings } of book.years) {
    expect(standings.reduce((sum, { count }) => sum + count, 0)).toBe(lent.count)
    expect(standings.reduce((sum, { amount }) => sum + amount, 0n)).toBe(lent.amount)
  }
  expect(book.categories).toContainEqual({ category: 'B', rate: null, years: 0, expectedRate: 300 })
  expect(bookOf([], [], today)).toMatchObject({ windows: [], years: [], mean: { rate: null, years: 0 }, lost: 0n })
})

test('the mean counts finished years with a loan, each category by its own loans', () => {
  const twoYears = {
    lentOn: '2024-06-01',
    payments: ['2025-06-01', '2026-06-01'].map((dueDate) => ({ dueDate, paidOn: dueDate })),
  }
  const fallen: DefaultTime = { ...cured, since: '2025-03-01', endedOn: '2025-04-01' }
  const falling: DefaultTime = { ...open, since: '2026-03-01' }
  const loans = [
    loan({ ...twoYears, lentOn: '2026-01-15' }),
    loan({ ...twoYears, defaults: [fallen, falling] }),
    loan({ ...twoYears, defaults: [falling] }),
    loan({ ...twoYears, category: 'C', defaults: [falling] }),
  ]
  const book = bookOf(loans, [], today)
  expect(book.years.map(({ year }) => year)).toEqual([2024, 2026])
  expect(book.mean).toEqual({ rate: 3333, years: 1 })
  expect(book.categories.map(({ category, rate, years }) => [category, rate, years])).toEqual([
    ['A', null, 0],
    ['B', 5000, 1],
    ['C', 0, 1],
  ])
})
