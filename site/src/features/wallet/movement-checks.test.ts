import { expect, test } from 'vitest'
import { availableAfter, centsOf, examineMovement } from './movement-checks.ts'

const available = 382_050n

test.each([
  ['income', undefined, 'amount-invalid'],
  ['income', 0n, 'amount-not-positive'],
  ['income', -1n, 'amount-not-positive'],
  ['income', 1n, undefined],
  ['income', 99_999_999n, undefined],
  ['withdraw', 382_050n, undefined],
  ['withdraw', 382_051n, 'above-available-balance'],
] as const)('%s of %s cents: %s', (kind, amount, code) => {
  expect(examineMovement(kind, amount, available)?.code).toBe(code)
})

test('an income adds once approved, a withdrawal leaves the rest, an impossible one leaves nothing to say', () => {
  expect(availableAfter('income', 100n, available)).toBe(382_150n)
  expect(availableAfter('withdraw', 382_050n, available)).toBe(0n)
  expect(availableAfter('withdraw', 382_051n, available)).toBeUndefined()
})

test('only an amount of the wire has cents', () => {
  expect(centsOf('1250.00')).toBe(125_000n)
  expect(centsOf('1.250')).toBeUndefined()
  expect(centsOf('')).toBeUndefined()
})
