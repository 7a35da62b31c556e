import { expect, test } from 'vitest'
import { availableAfter, centsOf, examineMovement } from './movement-checks.ts'

const available = 382_050n

test.each([
  { kind: 'income', amount: '', code: 'required' },
  { kind: 'income', amount: '12,3,4', code: 'amount-invalid' },
  { kind: 'income', amount: '0.00', code: 'amount-not-positive' },
  { kind: 'income', amount: '-0.01', code: 'amount-not-positive' },
  { kind: 'income', amount: '0.01', code: undefined },
  { kind: 'income', amount: '999999.99', code: undefined },
  { kind: 'withdraw', amount: '3820.50', code: undefined },
  { kind: 'withdraw', amount: '3820.51', code: 'above-available-balance' },
] as const)('$kind of $amount: $code', ({ kind, amount, code }) => {
  expect(examineMovement(kind, amount, available)?.code).toBe(code)
})

test('an income adds once approved, a withdrawal leaves the rest, an impossible one leaves nothing to say', () => {
  expect(availableAfter('income', '1.00', available)).toBe(382_150n)
  expect(availableAfter('withdraw', '3820.50', available)).toBe(0n)
  expect(availableAfter('withdraw', '3820.51', available)).toBeUndefined()
})

test('only an amount of the wire has cents', () => {
  expect(centsOf('1250.00')).toBe(125_000n)
  expect(centsOf('1.250')).toBeUndefined()
  expect(centsOf('')).toBeUndefined()
})
