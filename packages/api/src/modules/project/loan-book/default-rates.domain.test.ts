import { describe, expect, test } from 'vitest'
import {
  countDefaults,
  expectedRateOf,
  hasDefaulted,
  isCounted,
  meanRate,
  outcomeOf,
  windowsOf,
} from './default-rates.domain.ts'
import type { DefaultTime, LoanFacts } from './loan-facts.domain.ts'

const loan = (change: Partial<LoanFacts> = {}): LoanFacts => ({
  category: 'A',
  lentOn: '2024-06-01',
  amount: 100n,
  outstanding: 100n,
  oldestUnpaid: '2026-03-01',
  payments: [{ dueDate: '2026-03-01', paidOn: null }],
  defaults: [],
  ...change,
})
const open = (since: string): DefaultTime => ({ since, state: 'open', endedOn: null, loss: null })
const cured = (since: string, endedOn: string): DefaultTime => ({ since, state: 'cured', endedOn, loss: null })
const lost = (since: string, endedOn: string): DefaultTime => ({ since, state: 'written-off', endedOn, loss: 100n })
const payment = (dueDate: string, paidOn: string | null) => ({ payments: [{ dueDate, paidOn }] })

/** Delegated Regulation (EU) 2022/2115: N counts loans not in default at the year's start with a payment due in it. */
describe('N of 2026 counts a loan', () => {
  test.each<{ what: string; change: Partial<LoanFacts>; isIt: boolean }>([
    { what: 'with a payment in the year', change: {}, isIt: true },
    { what: 'with a payment on its first day', change: payment('2026-01-01', null), isIt: true },
    {
      what: 'that paid a day early what was due on its first day',
      change: payment('2026-01-01', '2025-12-31'),
      isIt: true,
    },
    { what: 'with a payment on its last day', change: payment('2026-12-31', null), isIt: true },
    { what: 'whose payments are all later', change: payment('2027-01-01', null), isIt: false },
    { what: 'whose payment was due and paid before', change: payment('2025-12-31', '2025-12-31'), isIt: false },
    {
      what: 'whose earlier payment was paid on its first day',
      change: payment('2025-12-31', '2026-01-01'),
      isIt: true,
    },
    { what: 'whose earlier payment is unpaid', change: payment('2025-11-30', null), isIt: true },
    {
      what: 'with an earlier payment that was paid and one in the year',
      change: {
        payments: [
          { dueDate: '2025-06-01', paidOn: '2025-06-01' },
          { dueDate: '2026-06-01', paidOn: null },
        ],
      },
      isIt: true,
    },
    { what: 'that paid early', change: payment('2026-03-01', '2025-12-01'), isIt: true },
    { what: 'that was paid out the day before', change: { lentOn: '2025-12-31' }, isIt: true },
    { what: 'that was paid out on its first day', change: { lentOn: '2026-01-01' }, isIt: false },
    { what: 'in default since before', change: { defaults: [open('2025-12-31')] }, isIt: false },
    { what: 'in default from its first day on', change: { defaults: [open('2026-01-01')] }, isIt: true },
    { what: 'that was cured the day before', change: { defaults: [cured('2025-01-01', '2025-12-31')] }, isIt: true },
    { what: 'that was cured on its first day', change: { defaults: [cured('2025-01-01', '2026-01-01')] }, isIt: false },
    { what: 'that was written off before', change: { defaults: [lost('2024-09-01', '2025-02-01')] }, isIt: false },
  ])('$what: $isIt', ({ change, isIt }) => expect(isCounted(loan(change), 2026)).toBe(isIt))
})

describe('D of 2026 counts a default', () => {
  test.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('since %s: %s', (since, isIt) => expect(hasDefaulted(loan({ defaults: [open(since)] }), 2026)).toBe(isIt))

  test('including one cured in the year, but only of a loan counted in N', () => {
    const curedInTime = loan({ defaults: [cured('2026-02-01', '2026-03-01')] })
    const twice = loan({ defaults: [cured('2026-02-01', '2026-03-01'), open('2026-10-01')] })
    const tooNew = loan({ lentOn: '2026-02-01', defaults: [open('2026-11-01')] })
    expect(countDefaults([curedInTime, loan()], 2026)).toEqual({ loans: 2, defaults: 1, rate: 5000 })
    expect(countDefaults([twice], 2026)).toEqual({ loans: 1, defaults: 1, rate: 10_000 })
    expect(countDefaults([tooNew], 2026)).toEqual({ loans: 0, defaults: 0, rate: null })
  })

  test('regardless of the amounts', () => {
    const large = loan({ amount: 1_000_000n, defaults: [open('2026-02-01')] })
    expect(countDefaults([large, loan(), loan(), loan()], 2026).rate).toBe(2500)
  })
})

describe('the mean of the years', () => {
  test.each([
    { years: [], mean: null },
    { years: [[0, 0]], mean: null },
    { years: [[2, 3]], mean: 6667 },
    {
      years: [
        [1, 2],
        [0, 0],
        [0, 100],
      ],
      mean: 2500,
    },
    // Years weigh the same: not 2 of 102.
    {
      years: [
        [1, 1],
        [1, 101],
      ],
      mean: 5050,
    },
    // 1/3 and 1/6 average exactly 25 %, which rounded years would miss.
    {
      years: [
        [1, 3],
        [1, 6],
      ],
      mean: 2500,
    },
  ])('$years is $mean hundredths of a percent', ({ years, mean }) => {
    expect(meanRate(years.map(([defaults, loans]) => ({ defaults: defaults!, loans: loans! })))).toBe(mean)
  })
})

test('windows are the calendar years since the first loan, with the present one unfinished', () => {
  const windows = windowsOf([loan(), loan({ category: null, lentOn: '2025-02-01' })], '2026-11-20')
  expect(windows.map(({ year, isFinished, total }) => [year, isFinished, total.loans])).toEqual([
    [2024, true, 0],
    [2025, true, 0],
    [2026, false, 2],
  ])
  expect(windows[2]!.categories.map(({ category, loans }) => [category, loans])).toEqual([
    ['A', 1],
    ['B', 0],
    ['C', 0],
    [null, 1],
  ])
  expect(windowsOf([], '2026-11-20')).toEqual([])
})

describe('the expected rate of a year', () => {
  const rates = [
    { category: 'A' as const, expectedRate: 150, validFrom: '2025-04-01' },
    { category: 'A' as const, expectedRate: 100, validFrom: '2025-03-01' },
    { category: 'C' as const, expectedRate: 500, validFrom: '2024-12-31' },
    { category: 'A' as const, expectedRate: 200, validFrom: '2026-01-01' },
    { category: 'A' as const, expectedRate: 300, validFrom: '2026-07-01' },
    { category: 'B' as const, expectedRate: 900, validFrom: '2020-01-01' },
  ]
  test.each([
    [2024, null],
    [2025, 100],
    [2026, 200],
    [2027, 300],
  ])('of %s is the one in force on its first day, or else the first one in it: %s', (year, rate) => {
    expect(expectedRateOf(rates, 'A', year)).toBe(rate)
  })

  test('may take effect on its last day', () => expect(expectedRateOf(rates, 'C', 2024)).toBe(500))

  test('is shown next to the actual rate', () => {
    expect(outcomeOf([loan({ defaults: [open('2026-02-01')] })], rates, 2026)).toEqual({
      total: { loans: 1, defaults: 1, rate: 10_000 },
      categories: [
        { category: 'A', loans: 1, defaults: 1, rate: 10_000, expectedRate: 200 },
        { category: 'B', loans: 0, defaults: 0, rate: null, expectedRate: 900 },
        { category: 'C', loans: 0, defaults: 0, rate: null, expectedRate: 500 },
      ],
    })
  })
})
