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
])('the reason %s says that the account takes no money: %s', (code, expected) => {
  expect(isAccountFault(code)).toBe(expected)
})
