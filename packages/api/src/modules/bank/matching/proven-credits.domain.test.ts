import { describe, expect, it } from 'vitest'
import type { CreditFacts, PersonFacts } from './credit-facts.domain.ts'
import { isProven } from './matching.domain.ts'
import { ana, ben, credit, referenced, own } from './testing/credits.ts'

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
