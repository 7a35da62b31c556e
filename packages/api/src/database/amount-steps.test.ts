import { describe, expect, test } from 'vitest'
import { amountStepOf, amountTallyOf } from './amount-steps.ts'
import { transactions } from './schema/wallet.ts'

describe('the step of an amount', () => {
  test.each<readonly [amount: bigint, step: bigint, first: bigint, last: bigint]>([
    [0n, 0n, 0n, 0n],
    [99n, 99n, 99n, 99n],
    [100n, 100n, 100n, 100n],
    [101n, 101n, 101n, 109n],
    [110n, 110n, 110n, 110n],
    [12_345n, 12_001n, 12_001n, 12_999n],
    [-100n, -100n, -100n, -100n],
    [-101n, -101n, -109n, -101n],
    [-12_345n, -12_001n, -12_999n, -12_001n],
  ])('of %s is %s, from %s to %s', (amount, step, first, last) => {
    expect(amountStepOf(amount)).toEqual({ step, first, last })
  })
})

describe('amounts are counted by a tally', () => {
  const of = { counted: 'transactions_by_amount', column: transactions.amount, kinds: [['income']] }
  const tallyOf = (filter: object) => amountTallyOf(of, filter, ['type'] as never[])
  test.each<{ filter: object; asked: object | undefined }>([
    { filter: {}, asked: undefined },
    { filter: { amount: 5n }, asked: { comparison: 'eq', value: 5n } },
    { filter: { amount: 5n, amountComparison: 'lt' }, asked: { comparison: 'lt', value: 5n } },
    { filter: { amountComparison: 'lt' }, asked: undefined },
    { filter: { take: 5, orderBy: 'amount' }, asked: undefined },
  ])('with $filter', ({ filter, asked }) => {
    expect(tallyOf(filter)).toEqual({ ...of, asked })
  })

  test.each<{ filter: object }>([
    { filter: { fromDate: '2026-01-01' } },
    { filter: { toDate: '2026-01-01' } },
    { filter: { status: 'pending' } },
    { filter: { amount: 5n, userId: 'u' } },
  ])('but not with $filter', ({ filter }) => {
    expect(tallyOf(filter)).toBeUndefined()
  })
})
