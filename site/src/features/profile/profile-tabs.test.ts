import { expect, test } from 'vitest'
import { openingOf, tabOf } from './profile-tabs.ts'

test.each([
  ['wallet', 'wallet'],
  ['bank-accounts', 'bank-accounts'],
  ['documents', 'documents'],
  [null, 'customer'],
  ['nonsense', 'customer'],
  ['toString', 'customer'],
])('?tab=%s shows %s', (name, tab) => {
  expect(tabOf(name)).toBe(tab)
})

test.each([
  ['move=income&amount=400.00', { kind: 'income', amount: '400.00' }],
  ['move=withdraw', { kind: 'withdraw' }],
  ['move=income&amount=lots', { kind: 'income' }],
  ['move=steal&amount=400.00', null],
  ['', null],
])('?%s opens %j', (query, opening) => {
  expect(openingOf(new URLSearchParams(query))).toEqual(opening)
})
