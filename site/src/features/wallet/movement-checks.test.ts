import { expect, test } from 'vitest'
import { availableAfter, centsOf, examineMovement } from './movement-checks.ts'

const available = 382_050n

test.each([
  { kind: 'income', amount: undefined, code: 'amount-invalid' },
  { kind: 'income', amount: 0n, code: 'amount-not-positive' },
  { kind: 'income', amount: -1n, code: 'amount-not-positive' },
  { kind: 'income', amount: 1n, code: undefined },
  { kind: 'income', amount: 99_999_999n, code: undefined },
  { kind: 'withdraw', amount: 382_050n, code: undefined },
  { kind: 'withdraw', amount: 382_051n, code: 'above-available-balance' },
] as const)('$kind of $amount cents: $code', ({ kind, amount, code }) => {
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
