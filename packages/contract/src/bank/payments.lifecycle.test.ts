import { expect, test } from 'vitest'
import { isAccountFault } from './payments.lifecycle.ts'

test.each([
  ['AC01', true],
  ['AC04', true],
  ['AC06', true],
  // Our own balance or a file error says nothing about the account.
  ['AM04', false],
  ['FF01', false],
  [null, false],
])('the reason %s is a fault of the account: %s', (code, expected) => {
  expect(isAccountFault(code)).toBe(expected)
})
