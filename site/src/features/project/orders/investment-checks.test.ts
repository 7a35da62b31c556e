import { expect, test } from 'vitest'
import { examineInvestment, limitsOf } from './investment-checks.ts'

const project = { minimumInvestment: '500.00', amountRemaining: '394750.00', maximumInvestment: '20000.00' }
const limits = limitsOf(project, { available: '3820.50' })

test.each([
  [undefined, 'amount-invalid'],
  ['0.00', 'amount-not-positive'],
  ['-5.00', 'amount-not-positive'],
  ['499.99', 'below-minimum-investment'],
  ['500.00', undefined],
  ['3820.50', undefined],
  ['3820.51', 'above-available-balance'],
  ['20000.01', 'above-project-maximum'],
  ['394750.01', 'above-project-remainder'],
])('to invest %s is answered with %s', (amount, code) => {
  expect(examineInvestment(amount, limits)?.code).toBe(code)
})

test('what is still missing bounds before the wallet does', () => {
  const nearlyFull = limitsOf({ ...project, amountRemaining: '600.00' }, { available: '550.00' })
  expect(examineInvestment('700.00', nearlyFull)).toEqual({
    code: 'above-project-remainder',
    params: { maximum: '600.00' },
    path: 'amount',
  })
})

test('a project without a maximum is bounded by its remainder and the wallet alone', () => {
  const open = limitsOf({ ...project, maximumInvestment: null }, { available: '999999.00' })
  expect(examineInvestment('394750.00', open)).toBeUndefined()
})

test('a wallet that does not reach the minimum is not enough for any amount', () => {
  const poor = limitsOf(project, { available: '499.99' })
  expect(examineInvestment('500.00', poor)).toEqual({ code: 'wallet-insufficient', path: 'amount' })
})

test('when less than the minimum is missing, that is the minimum', () => {
  const last = limitsOf({ ...project, amountRemaining: '120.00' }, { available: '550.00' })
  expect(examineInvestment('120.00', last)).toBeUndefined()
  expect(examineInvestment('119.99', last)?.params).toEqual({ minimum: '120.00' })
})
