import { describe, expect, it } from 'vitest'
import type { CreditFacts, PersonFacts } from './credit-facts.domain.ts'
import { decideMatch, isProven } from './matching.domain.ts'
import { ana, ben, credit, income, limits, referenced, own } from './testing/credits.ts'

describe('a credit proves whose it is', () => {
  const byTea = (writers: readonly string[]) => writers.includes('tea')
  it.each<{ title: string; credit?: CreditFacts; people?: readonly PersonFacts[]; proves: boolean }>([
    { title: 'with reference and account', people: [ana({ ...own, name: 'Otra' })], proves: true },
    { title: 'with reference and name', proves: true },
    {
      title: 'with an account that somebody else wrote',
      people: [ana({ ...own, accountWriters: ['eva'] })],
      proves: true,
    },
    {
      title: 'not by an account and a name that she wrote',
      people: [ana({ ...own, accountWriters: ['tea'], nameWriters: ['tea'] })],
      proves: false,
    },
    { title: 'not by a name that she wrote', people: [ana({ nameWriters: ['eva', 'tea'] })], proves: false },
    { title: 'not from the account of another', people: [ana(), ben(own)], proves: false },
    { title: 'not with a name that is only similar', credit: referenced({ senderName: 'FERRER' }), proves: false },
    { title: 'not without a reference', credit: credit(), people: [ana(own)], proves: false },
    {
      title: 'not with the reference of another',
      credit: credit({ referencedWalletIds: ['wallet-ben'] }),
      proves: false,
    },
    {
      title: 'not with two references',
      credit: credit({ referencedWalletIds: ['wallet-ana', 'wallet-ben'] }),
      proves: false,
    },
  ])('$title', ({ credit: line = referenced(), people = [ana()], proves }) => {
    expect(isProven(line, people[0]!, people, byTea)).toBe(proves)
  })
})

it.each([
  { from: 'the announced account', unprovenIban: 'ES01', senderIban: 'ES01', tier: 'auto' },
  { from: 'another account', unprovenIban: 'ES02', senderIban: 'ES01', tier: 'high' },
  { from: 'no account', unprovenIban: 'ES01', senderIban: null, tier: 'high' },
  { from: 'an account that no line proves', unprovenIban: '', senderIban: 'ES01', tier: 'high' },
])('a deposit announced from an account that waits, with its name from $from, is $tier', (row) => {
  const { unprovenIban, senderIban, tier } = row
  const people = [ana({ incomes: [income('i', 50_000n, { unprovenIban })] })]
  expect(decideMatch(referenced({ senderIban }), people, limits).tier).toBe(tier)
})
