import { describe, expect, it } from 'vitest'
import { effectOf, effectOfAll, effectsOf, signedAmountOf, sumOf } from './effect-of.ts'

describe('what an approval does to the wallet', () => {
  it.each([
    { fact: 'an income adds', type: 'income', amount: '0.10', before: '0.20', after: '0.30', signed: '0.10' },
    {
      fact: 'a withdrawal takes',
      type: 'withdraw',
      amount: '1000.50',
      before: '3820.50',
      after: '2820.00',
      signed: '-1000.50',
    },
    {
      fact: 'a withdrawal of all leaves nothing',
      type: 'withdraw',
      amount: '3820.50',
      before: '3820.50',
      after: '0.00',
      signed: '-3820.50',
    },
  ] as const)('$fact', ({ type, amount, before, after, signed }) => {
    expect(effectOf({ type, amount }, { balance: before })).toEqual({ before, after })
    expect(signedAmountOf({ type, amount })).toBe(signed)
  })
})

it('adds to the cent', () => expect(sumOf(['0.10', '0.20', '999999999999.00'])).toBe('999999999999.30'))

it('starts a second movement of a wallet from where the first one leaves it', () => {
  const records = [
    { id: 'a', walletId: 'olga', type: 'withdraw', amount: '100.00' },
    { id: 'b', walletId: 'iker', type: 'income', amount: '5.00' },
    { id: 'c', walletId: 'olga', type: 'withdraw', amount: '50.00' },
    { id: 'd', walletId: 'unknown', type: 'income', amount: '5.00' },
  ] as const
  const wallets = [
    { walletId: 'olga', balance: '300.00' },
    { walletId: 'iker', balance: '0.00' },
  ]
  expect(Object.fromEntries(effectsOf(records, wallets))).toEqual({
    a: { before: '300.00', after: '200.00' },
    b: { before: '0.00', after: '5.00' },
    c: { before: '200.00', after: '150.00' },
  })
})

it('adds up each wallet once, and says nothing while one is unknown', () => {
  const records = [
    { walletId: 'olga', type: 'withdraw', amount: '100.00' },
    { walletId: 'iker', type: 'income', amount: '5.00' },
    { walletId: 'olga', type: 'withdraw', amount: '50.00' },
  ] as const
  const wallets = [
    { walletId: 'olga', balance: '300.00' },
    { walletId: 'iker', balance: '1.00' },
    { walletId: 'eva', balance: '9000.00' },
  ]
  expect(effectOfAll(records, wallets)).toEqual({ wallets: 2, before: '301.00', after: '156.00' })
  expect(effectOfAll(records, wallets.slice(1))).toBeUndefined()
})
