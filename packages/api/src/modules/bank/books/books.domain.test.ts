import { expect, test } from 'vitest'
import { addDays } from '@cauce/contract'
import { agesOn, compareBooks, coverageOf, takenFrom, transferableOf, type BooksAndStatements } from './books.domain.ts'

const period = (fromDay: string, toDay: string, opening: bigint, closing: bigint, iban = 'ES1') => ({
  iban,
  bankName: 'Turia',
  fromDay,
  toDay,
  opening,
  closing,
})
const friday = period('2026-11-20', '2026-11-20', 100n, 150n)

test.each([
  { what: 'the next day', next: period('2026-11-21', '2026-11-23', 150n, 170n), missing: [] },
  { what: 'the Monday after a weekend', next: period('2026-11-23', '2026-11-23', 150n, 170n), missing: [] },
  {
    what: 'a Tuesday, with a Monday between',
    next: period('2026-11-24', '2026-11-24', 150n, 170n),
    missing: [{ iban: 'ES1', fromDay: '2026-11-20', toDay: '2026-11-24', amount: 0n }],
  },
  {
    what: 'the Monday after a weekend on which the balance changed',
    next: period('2026-11-23', '2026-11-23', 151n, 171n),
    missing: [{ iban: 'ES1', fromDay: '2026-11-20', toDay: '2026-11-23', amount: 1n }],
  },
  {
    what: 'the next day with another balance',
    next: period('2026-11-21', '2026-11-21', 140n, 160n),
    missing: [{ iban: 'ES1', fromDay: '2026-11-20', toDay: '2026-11-21', amount: -10n }],
  },
])('after a Friday, statements continuing on $what leave gaps: $missing.length', ({ next, missing }) => {
  const { accounts, missingDays } = coverageOf([friday, next])
  expect(missingDays).toEqual(missing)
  expect(accounts).toEqual([period('2026-11-20', next.toDay, 100n, next.closing)])
})

test.each([
  { what: 'Christmas and the day after it', before: '2026-12-24', after: '2026-12-28' },
  { what: 'New Year on a Friday', before: '2026-12-31', after: '2027-01-04' },
  { what: 'Good Friday and Easter Monday', before: '2027-03-25', after: '2027-03-30' },
])('$what, when banks are closed, leave no gap', ({ before, after }) => {
  const [first, next] = [period(before, before, 0n, 5n), period(after, after, 5n, 6n)]
  expect(coverageOf([first, next]).missingDays).toEqual([])
  const later = period(addDays(after, 1), addDays(after, 1), 5n, 6n)
  expect(coverageOf([first, later]).missingDays).toHaveLength(1)
})

test('periods of different accounts leave no gap', () => {
  const other = period('2026-12-09', '2026-12-09', 0n, 5n, 'ES2')
  expect(coverageOf([friday, other])).toEqual({ accounts: [friday, other], missingDays: [] })
})

test('the ages of waiting cover all booking days exactly once', () => {
  expect(agesOn('2026-03-31')).toEqual([
    { age: 'upTo2', fromDay: '2026-03-29', toDay: '2026-03-31' },
    { age: 'upTo7', fromDay: '2026-03-24', toDay: '2026-03-28' },
    { age: 'upTo30', fromDay: '2026-03-01', toDay: '2026-03-23' },
    { age: 'older', fromDay: null, toDay: '2026-02-28' },
  ])
})

/** Distinct magnitudes, so that a sum shows its terms. */
const told: BooksAndStatements = {
  balances: {
    ...{ wallet: 1n, reserved: 20n, escrow: 300n, fees: 4_000n, penalties: 50_000n, withheld: 600_000n },
    ...{ own: 7n, bank: 8_888n, clearing: 8_888n, unassigned: 8_888n, unexplained: 8_888n },
  },
  accounts: [
    { opening: 100n, closing: 500_000n },
    { opening: 0n, closing: 200_000n },
  ],
  missingDays: [{ amount: 10n }, { amount: -3n }],
  open: { credits: { amount: 40n, count: 2 }, debits: { amount: -5n, count: 3 } },
  awaited: { in: { amount: -600n, count: 4 }, out: { amount: 7_000n, count: 5 } },
}

test('lists the causes of the difference between statements and books, and the rest', () => {
  const { causes, ...sums } = compareBooks(told)
  expect(causes).toEqual([
    { cause: 'openingBalances', amount: 100n, count: 1 },
    { cause: 'missingDays', amount: 7n, count: 2 },
    { cause: 'unassigned', amount: 40n, count: 2 },
    { cause: 'unexplained', amount: -5n, count: 3 },
    { cause: 'awaitedIn', amount: -600n, count: 4 },
    { cause: 'awaitedOut', amount: 7_000n, count: 5 },
    { cause: 'own', amount: 7n, count: 1 },
  ])
  expect(sums).toEqual({ booked: 654_321n, stated: 700_000n, difference: 45_679n, left: 39_130n })
})

test('lists own money of zero for a platform without any', () => {
  const { causes } = compareBooks({ ...told, balances: { ...told.balances, own: 0n } })
  expect(causes.at(-1)).toEqual({ cause: 'own', amount: 0n, count: 0 })
})

test.each([
  { ours: { own: 5n, penalties: 3n, fees: 10n }, unreceived: 4n, most: 14n, taken: ['own 5', 'penalties 3', 'fees 6'] },
  { ours: { own: -5n, penalties: 3n, fees: 10n }, unreceived: 0n, most: 8n, taken: ['penalties 3', 'fees 5'] },
  { ours: { own: -20n, penalties: 3n, fees: 10n }, unreceived: 0n, most: 0n, taken: [] },
])('of $ours $most may leave while $unreceived were not received', ({ ours, unreceived, most, taken }) => {
  expect(transferableOf(ours, unreceived)).toBe(most)
  expect(takenFrom(ours, most).map(({ account, amount }) => `${account} ${amount}`)).toEqual(taken)
})
