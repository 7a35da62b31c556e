import type { MatchReason } from '@cauce/contract'
import { nameLikeness } from '@cauce/contract/bank/names.ts'
import {
  REASON_OF_NAME,
  reasonOfState,
  senderEvidence,
  type CreditFacts,
  type PersonFacts,
} from './credit-facts.domain.ts'
import { EXPECTED, incomeOf } from './income-of-credit.domain.ts'

interface Candidate {
  readonly person: PersonFacts
  readonly reasons: readonly MatchReason[]
  readonly nameLikeness: number
}

/** Most likely first: reference, account, amount, name. */
export function rankPeople(credit: CreditFacts, people: readonly PersonFacts[]): Candidate[] {
  const weightOf = ({ person }: Candidate) =>
    (credit.referencedWalletIds.includes(person.walletId) ? 4 : 0) +
    (person.ownsSenderIban ? 2 : 0) +
    (EXPECTED.has(incomeOf(credit, person).reason) ? 1 : 0)
  return people
    .map((person) => candidateOf(credit, person))
    .toSorted(
      (a, b) =>
        weightOf(b) - weightOf(a) || b.nameLikeness - a.nameLikeness || a.person.userId.localeCompare(b.person.userId),
    )
}

function candidateOf(credit: CreditFacts, person: PersonFacts): Candidate {
  const state = reasonOfState(person)
  return {
    person,
    nameLikeness: nameLikeness(credit.senderName ?? '', person.name),
    reasons: [
      ...(credit.referencedWalletIds.includes(person.walletId) ? (['reference'] as const) : []),
      ...(person.ownsSenderIban ? (['account-known'] as const) : []),
      incomeOf(credit, person).reason,
      REASON_OF_NAME[senderEvidence(credit, person.name)],
      ...(state ? [state] : []),
    ],
  }
}
