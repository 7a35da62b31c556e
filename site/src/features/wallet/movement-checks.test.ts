import { expect, test } from 'vitest'
import { availableAfter, centsOf, examineMovement } from './movement-checks.ts'

const limits = { available: 382_050n, maximumIncome: 100_000_000n, room: 150_000_000n }

test.each([
  { kind: 'income', amount: '', code: 'required' },
  { kind: 'income', amount: '12,3,4', code: 'amount-invalid' },
  { kind: 'income', amount: '0.00', code: 'amount-not-positive' },
  { kind: 'income', amount: '-0.01', code: 'amount-not-positive' },
  { kind: 'income', amount: '0.01', code: undefined },
  { kind: 'income', amount: '1000000.00', code: undefined },
  { kind: 'income', amount: '1000000.01', code: 'above-income-maximum' },
  { kind: 'withdraw', amount: '3820.50', code: undefined },
  { kind: 'withdraw', amount: '3820.51', code: 'above-available-balance' },
] as const)('$kind of $amount: $code', ({ kind, amount, code }) => {
  expect(examineMovement(kind, amount, limits)?.code).toBe(code)
})

test.each([
  { room: 50_000n, amount: '500.00', refusal: undefined },
  { room: 50_000n, amount: '500.01', refusal: { code: 'above-wallet-maximum', params: { maximum: '500.00' } } },
  { room: -1n, amount: '0.01', refusal: { code: 'above-wallet-maximum', params: { maximum: '0.00' } } },
] as const)('an income of $amount with room for $room cents: $refusal', ({ room, amount, refusal }) => {
  const { code, params } = examineMovement('income', amount, { ...limits, room }) ?? {}
  expect(code && { code, params }).toEqual(refusal)
})

test('availableAfter adds an income, subtracts a withdrawal, and is undefined for a refused amount', () => {
  expect(availableAfter('income', '1.00', limits)).toBe(382_150n)
  expect(availableAfter('withdraw', '3820.50', limits)).toBe(0n)
  expect(availableAfter('withdraw', '3820.51', limits)).toBeUndefined()
})

test('centsOf reads wire amounts only', () => {
  expect(centsOf('1250.00')).toBe(125_000n)
  expect(centsOf('1.250')).toBeUndefined()
  expect(centsOf('')).toBeUndefined()
})
