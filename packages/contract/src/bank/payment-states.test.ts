import { expect, test } from 'vitest'
import { isAccountFault } from './payment-states.ts'

test.each([
  ['AC01', true],
  ['AC04', true],
  ['AC06', true],
  // What is missing in the wallet of the platform, or wrong in a file, says nothing about the account.
  ['AM04', false],
  ['FF01', false],
  [null, false],
])('the reason %s says that the account takes no money: %s', (code, expected) => {
  expect(isAccountFault(code)).toBe(expected)
})
