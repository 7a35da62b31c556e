import { absoluteOf, compareKeys, parseAmount } from '@cauce/contract'
import { nameLikeness } from '@cauce/contract/bank/names.ts'
import { parseTypedAmount } from '@cauce/format'
import type { Executor } from '../../../database/index.ts'
import { findUnsettledDistributions } from './distributions.queries.ts'
import { findExpecting } from './incomes.queries.ts'
import { isSinceRestore } from '../restores/index.ts'
import { AT_BANK, findPaymentsLike, WAITING } from './payments.queries.ts'
import { searchPeople } from './people.queries.ts'
import { rankPeople } from './rank-people.domain.ts'
import type { MovementRow } from './movements.queries.ts'
import { referencesIn } from './references.domain.ts'
import {
  candidateOfDistribution,
  candidateOfIncome,
  candidateOfPayment,
  candidateOfWallet,
  type Candidate,
} from './candidates.ts'
import { bookedSinceOf, collectFacts, creditOf, peopleOf, type Expecting } from './facts.service.ts'

const MAXIMUM_PEOPLE = 10
const MAXIMUM_CANDIDATES = 50

/** Candidates by the movement's own evidence, else by a search for person, reference, amount or project. */
export async function findCandidates(executor: Executor, row: MovementRow, search: string): Promise<Candidate[]> {
  if (row.amount < 0n || row.kind === 'return') return paymentCandidates(executor, row, search)
  const amount = amountOf(search)
  const found = search === '' ? undefined : await peopleFound(executor, row, search, amount)
  const facts = await collectFacts(executor, [row], {
    ...(found && { searched: found.likeliest }),
    choose: (_, expecting) => likeliestOf(row, expecting),
  })
  const credit = creditOf(row, facts)
  const named = peopleOf(row, facts, found?.likeliest).filter(({ userId }) => !found || found.all.has(userId))
  const ofPeople = rankPeople(credit, named).flatMap(({ person, reasons }) => [
    ...(facts.incomes.get(person.userId) ?? []).map((income) =>
      candidateOfIncome(row, income, facts, income.row.amount === row.amount ? reasons : withoutAmount(reasons)),
    ),
    ...(person.state === 'closed' ? [] : [candidateOfWallet(row, person.userId, facts, withoutAmount(reasons))]),
  ])
  const paid =
    search === ''
      ? facts.distributions
      : await findUnsettledDistributions(executor, {
          projectName: search,
          ...(amount !== undefined && { amounts: [amount] }),
        })
  return [...ofPeople, ...paid.map((one) => candidateOfDistribution(row, one))].slice(0, MAXIMUM_CANDIDATES)
}

/** These reasons concern one income, not another one of the same person. */
const ABOUT_AMOUNT: ReadonlySet<string> = new Set([
  'amount-exact',
  'amount-booked',
  'amount-differs',
  'amount-of-several',
  'booked-and-announced',
  'not-announced',
])
const withoutAmount = <Reason extends string>(reasons: readonly Reason[]) =>
  reasons.filter((reason) => !ABOUT_AMOUNT.has(reason))

function amountOf(search: string): bigint | undefined {
  const wire = parseTypedAmount(search)
  return wire === undefined ? undefined : parseAmount(wire)
}

/** As many people as candidates can be shown, sorted like `rankPeople`. */
function likeliestOf(
  { counterpartyName }: MovementRow,
  expecting: readonly Expecting[],
  isExact: (userId: string) => boolean = () => true,
): string[] {
  const names = new Map(expecting.map(({ userId, name }) => [userId, name]))
  return [...names]
    .map(([userId, name]) => ({
      userId,
      weight: Number(isExact(userId)),
      likeness: nameLikeness(counterpartyName ?? '', name),
    }))
    .toSorted((a, b) => b.weight - a.weight || b.likeness - a.likeness || compareKeys(a.userId, b.userId))
    .slice(0, MAXIMUM_CANDIDATES)
    .map(({ userId }) => userId)
}

/** People found by name or reference and expected amount, capped. */
async function peopleFound(executor: Executor, row: MovementRow, search: string, amount: bigint | undefined) {
  const [reference] = referencesIn([search])
  const by = reference ? { reference } : { search }
  const named = await searchPeople(executor, by, MAXIMUM_PEOPLE)
  if (amount === undefined) return { all: new Set(named), likeliest: named }
  const expecting = await findExpecting(executor, [amount], null)
  const exact = await findExpecting(executor, [row.amount], bookedSinceOf([row]))
  const ofExact = new Set(exact.map(({ userId }) => userId))
  return {
    all: new Set([...named, ...expecting.map(({ userId }) => userId)]),
    likeliest: [...new Set([...named, ...likeliestOf(row, expecting, (userId) => ofExact.has(userId))])],
  }
}

async function paymentCandidates(executor: Executor, row: MovementRow, search: string): Promise<Candidate[]> {
  const isLost = row.amount < 0n && (await isSinceRestore(executor, row.bookingDay))
  const states = row.amount > 0n ? ([...AT_BANK, 'executed'] as const) : isLost ? [...AT_BANK, ...WAITING] : AT_BANK
  const found = await findPaymentsLike(executor, { states, search, amount: amountOf(search) }, MAXIMUM_CANDIDATES)
  return found
    .map((payment) =>
      candidateOfPayment(payment, [
        ...(payment.row.endToEndId === row.endToEndId ? (['payment-named'] as const) : []),
        ...(payment.row.iban === row.counterpartyIban ? (['account-known'] as const) : []),
        ...(payment.row.amount === absoluteOf(row.amount) ? (['amount-exact'] as const) : []),
      ]),
    )
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
}
