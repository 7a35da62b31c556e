import { expect, test } from 'vitest'
import { judgeInvestment } from './invest-verdict.ts'

const limits = { minimum: 50_000n, remainder: 1_000_000n, maximum: null, available: 300_000n }
const judge = (amount: string, unanswered?: string) => judgeInvestment({ amount, unanswered }, limits)

test('an amount that can be invested says what is left', () => {
  expect(judge('1000.00')).toMatchObject({
    amount: 100_000n,
    availableAfter: 200_000n,
    refusal: undefined,
    isRepeat: false,
  })
})

test('an amount above the wallet says what is missing', () => {
  expect(judge('4000.00')).toMatchObject({
    amount: undefined,
    shortBy: 100_000n,
    refusal: { code: 'above-available-balance' },
  })
})

test('a wallet below the minimum lacks the whole difference', () => {
  expect(judgeInvestment({ amount: '500.00', unanswered: undefined }, { ...limits, available: 20_000n })).toMatchObject(
    {
      amount: undefined,
      shortBy: 30_000n,
      refusal: { code: 'wallet-insufficient' },
    },
  )
})

test.each([
  ['', 'amount-invalid'],
  ['1.2.3', 'amount-invalid'],
  ['10.00', 'below-minimum-investment'],
])('%j says why and lacks nothing', (typed, code) => {
  expect(judge(typed)).toMatchObject({ amount: undefined, shortBy: undefined, refusal: { code } })
})

test('the order that got no answer may be repeated although the wallet no longer reaches; another amount may not', () => {
  expect(judge('9000.00', '9000.00')).toMatchObject({
    amount: 900_000n,
    refusal: undefined,
    availableAfter: undefined,
    isRepeat: true,
  })
  expect(judge('9000.01', '9000.00').isRepeat).toBe(false)
  expect(judge('9000.01', '9000.00').refusal?.code).toBe('above-available-balance')
})
