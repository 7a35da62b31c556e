import { describe, expect, test } from 'vitest'
import type { ExpectedIncome, PersonFacts } from './credit-facts.domain.ts'
import { incomeOf } from './income-of-credit.domain.ts'
import { rankPeople } from './rank-people.domain.ts'
import { ana, credit as creditWith, income as incomeWith } from './testing/credits.ts'

const credit = creditWith({ senderName: 'MARTA SOLER VIDAL', referencedWalletIds: ['wallet-referenced'] })
const income = (transactionId: string, amount: bigint, second = 1): ExpectedIncome =>
  incomeWith(transactionId, amount, { createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, second)) })
const person = (userId: string, change: Partial<PersonFacts> = {}): PersonFacts =>
  ana({ userId, walletId: `wallet-${userId}`, name: 'Olga Prat', ...change })
const order = (...people: PersonFacts[]) => rankPeople(credit, people).map(({ person: { userId } }) => userId)

describe('the ranked people of a credit', () => {
  const named = { name: 'Marta Soler Vidal' }
  const exact = { incomes: [income('i', 50_000n)] }

  test('are ordered by reference, then account, then amount, then name', () => {
    const all = [
      person('referenced'),
      person('owner', { ownsSenderIban: true }),
      person('announced', exact),
      person('named', named),
      person('other'),
    ]
    const expected = all.map(({ userId }) => userId)
    expect(order(...all)).toEqual(expected)
    expect(order(...all.toReversed())).toEqual(expected)
  })

  test('with a reference or account precede one with all that ranks below, and with the name others', () => {
    const strong = person('strong', { ownsSenderIban: true, ...exact, ...named })
    expect(order(strong, person('referenced'))).toEqual(['referenced', 'strong'])
    const announced = person('announced', { ...exact, ...named })
    expect(order(announced, person('owner', { ownsSenderIban: true }))).toEqual(['owner', 'announced'])
    expect(order(person('a'), person('z', named))).toEqual(['z', 'a'])
  })

  test('each list the reasons for and against them', () => {
    const all = [
      person('referenced', { ...named, ...exact, ownsSenderIban: true }),
      person('blocked', { state: 'blocked' }),
    ]
    expect(rankPeople(credit, all).map(({ reasons }) => reasons)).toEqual([
      ['reference', 'account-known', 'amount-exact', 'name-agrees'],
      ['not-announced', 'name-differs', 'person-blocked'],
    ])
  })

  test('without a difference keep a stable order', () => {
    expect(order(person('b'), person('a'))).toEqual(['a', 'b'])
    expect(order(person('a'), person('b'))).toEqual(['a', 'b'])
  })
})

describe('the incomes of a person that a credit pays', () => {
  const paidBy = (amount: bigint, incomes: readonly ExpectedIncome[]) =>
    incomeOf({ ...credit, amount }, person('ana', { incomes }))

  test('are the oldest one with the amount, or the one with the first id at the same moment', () => {
    const two = [income('b', 50_000n), income('a', 50_000n)]
    for (const incomes of [two, two.toReversed()])
      expect(paidBy(50_000n, incomes).target).toMatchObject({ transactionIds: ['a'] })
    const older = [income('a', 50_000n, 2), income('b', 50_000n, 1)]
    expect(paidBy(50_000n, older).target).toMatchObject({ transactionIds: ['b'] })
  })

  test('are two that add up to it, even if one is a cent', () => {
    const two = [income('a', 50_000n), income('b', 1n, 2)]
    expect(paidBy(50_001n, two)).toMatchObject({ reason: 'amount-of-several', target: { transactionIds: ['a', 'b'] } })
  })

  test('are up to ten that add up to it', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => income(`i${index}`, 100n, index))
    expect(paidBy(1_000n, some(10))).toMatchObject({ reason: 'amount-of-several' })
    expect(paidBy(1_100n, some(11))).toMatchObject({ reason: 'amount-differs', target: { kind: 'new-income' } })
  })
})
