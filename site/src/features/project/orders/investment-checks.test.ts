import { expect, test } from 'vitest'
import { examineInvestment, judgeGuidance, judgeInvestment, limitsOf } from './investment-checks.ts'

const project = { minimumInvestment: '500.00', amountRemaining: '394750.00', maximumInvestment: '20000.00' }
const limits = limitsOf(project, { available: '3820.50' })

test('a wallet with exactly the minimum suffices', () => {
  expect(examineInvestment('500.00', limitsOf(project, { available: '500.00' }))).toBeUndefined()
  expect(examineInvestment('500.00', limitsOf(project, { available: '499.99' }))?.code).toBe('wallet-insufficient')
})

test.each([
  { amount: '', code: 'required' },
  { amount: '1.2.3', code: 'amount-invalid' },
  { amount: '0.00', code: 'amount-not-positive' },
  { amount: '-5.00', code: 'amount-not-positive' },
  { amount: '0.01', code: 'below-minimum-investment' },
  { amount: '499.99', code: 'below-minimum-investment' },
  { amount: '500.00', code: undefined },
  { amount: '3820.50', code: undefined },
  { amount: '3820.51', code: 'above-available-balance' },
  { amount: '20000.01', code: 'above-project-maximum' },
  { amount: '394750.01', code: 'above-project-remainder' },
])('investing $amount is refused with $code', ({ amount, code }) => {
  expect(examineInvestment(amount, limits)?.code).toBe(code)
})

test('the remainder is checked before the wallet', () => {
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

test('a remainder below the minimum becomes the minimum', () => {
  const last = limitsOf({ ...project, amountRemaining: '120.00' }, { available: '550.00' })
  expect(examineInvestment('120.00', last)).toBeUndefined()
  expect(examineInvestment('119.99', last)?.params).toEqual({ minimum: '120.00' })
})

const verdictLimits = { minimum: 50_000n, remainder: 1_000_000n, maximum: null, available: 300_000n }
const judge = (amount: string, unanswered?: string) => judgeInvestment({ amount, unanswered }, verdictLimits)

test('an amount that can be invested shows the remainder', () => {
  expect(judge('1000.00')).toMatchObject({
    amount: 100_000n,
    availableAfter: 200_000n,
    refusal: undefined,
    isRepeat: false,
  })
})

test('an amount above the wallet shows the missing amount', () => {
  expect(judge('4000.00')).toMatchObject({
    amount: undefined,
    shortBy: 100_000n,
    refusal: { code: 'above-available-balance' },
  })
})

test('a wallet below the minimum lacks the whole difference', () => {
  expect(
    judgeInvestment({ amount: '500.00', unanswered: undefined }, { ...verdictLimits, available: 20_000n }),
  ).toMatchObject({
    amount: undefined,
    shortBy: 30_000n,
    refusal: { code: 'wallet-insufficient' },
  })
})

test.each([
  { typed: '', code: 'required' },
  { typed: '1.2.3', code: 'amount-invalid' },
  { typed: '10.00', code: 'below-minimum-investment' },
])('$typed is refused with $code and without a missing amount', ({ typed, code }) => {
  expect(judge(typed)).toMatchObject({ amount: undefined, shortBy: undefined, refusal: { code } })
})

test('an unanswered order may be repeated with too low a wallet; another amount may not', () => {
  expect(judge('9000.00', '9000.00')).toMatchObject({
    amount: 900_000n,
    refusal: undefined,
    availableAfter: undefined,
    isRepeat: true,
  })
  expect(judge('9000.01', '9000.00').isRepeat).toBe(false)
  expect(judge('9000.01', '9000.00').refusal?.code).toBe('above-available-balance')
})

test.each([
  { amount: '500.00', invested: 1_000_000n, unanswered: undefined, isKnown: true },
  { amount: '500.00', invested: 0n, unanswered: '600.00', isKnown: true },
  { amount: '500.00', invested: 1_000_000n, unanswered: '500.00', isKnown: false },
  { amount: '0.01', invested: 0n, unanswered: undefined, isKnown: true },
  { amount: '0.00', invested: 0n, unanswered: undefined, isKnown: false },
  { amount: '', invested: 0n, unanswered: undefined, isKnown: false },
])('whether $amount beside $invested needs a consent is known: $isKnown', ({ isKnown, invested, ...asked }) => {
  expect(judgeGuidance({ ...asked, offer: { invested } }) !== undefined).toBe(isKnown)
})
