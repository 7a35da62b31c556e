import { expect, test } from 'vitest'
import { openingOf, tabOf, withKnownValues } from './profile-tabs.ts'

test.each([
  { name: 'wallet', tab: 'wallet' },
  { name: null, tab: 'customer' },
  { name: 'nonsense', tab: 'customer' },
  { name: 'toString', tab: 'customer' },
])('?tab=$name shows $tab', ({ name, tab }) => {
  expect(tabOf(name)).toBe(tab)
})

test.each([
  { query: 'move=income&amount=400.00', opening: { kind: 'income', amount: '400.00' } },
  { query: 'move=withdraw', opening: { kind: 'withdraw' } },
  { query: 'move=income&amount=lots', opening: { kind: 'income' } },
  { query: 'move=steal&amount=400.00', opening: null },
  { query: '', opening: null },
])('?$query opens $opening', ({ query, opening }) => {
  expect(openingOf(new URLSearchParams(query))).toEqual(opening)
})

test.each([
  { query: 'tab=nothing&page=2', known: 'page=2' },
  { query: 'tab=wallet&type=gift&fromDate=2026-02-31x&status=pending', known: 'tab=wallet&status=pending' },
  { query: 'tab=wallet&move=steal&amount=400.00', known: 'tab=wallet' },
  { query: 'tab=wallet&move=income&amount=lots', known: 'tab=wallet&move=income' },
  { query: 'tab=documents&kind=zzz&year=1999&project=zzz&page=0', known: 'tab=documents' },
  {
    query: 'tab=documents&kind=orderContract&year=2026&page=2',
    known: 'tab=documents&kind=orderContract&year=2026&page=2',
  },
])('$query means $known', ({ query, known }) => {
  expect(String(withKnownValues(new URLSearchParams(query)))).toBe(known)
})
