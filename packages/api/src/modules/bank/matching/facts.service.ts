import type { Executor } from '../../../database/index.ts'
import { findLostFrom } from '../restores/index.ts'
import { senderEvidence, type CreditFacts, type PersonFacts } from './credit-facts.domain.ts'
import { findUnsettledDistributions } from './distributions.queries.ts'
import { findExpectedIncomes, findExpecting } from './incomes.queries.ts'
import type { EvaluatedLine } from './movements.queries.ts'
import { findOpenPayments, findReturnablePayments } from './payments.queries.ts'
import { findAccountOwners, findPeople, findReferencedWallets } from './people.queries.ts'
import { findWriters, type Writer } from './writers.queries.ts'
import { referencesOf } from './references.domain.ts'

/** An income approved by its document is expected on a statement for this long, and who wrote evidence is remembered for it. */
const BOOKED_DAYS = 30
const DAY_MS = 86_400_000

export type Expected = Awaited<ReturnType<typeof findExpectedIncomes>>[number]
export type Payment = Awaited<ReturnType<typeof findOpenPayments>>[number]
export type Distribution = Awaited<ReturnType<typeof findUnsettledDistributions>>[number]

/** Everything that a set of movements may belong to, read in a few statements. */
export interface Facts {
  readonly references: ReadonlyMap<string, readonly string[]>
  readonly people: ReadonlyMap<string, Awaited<ReturnType<typeof findPeople>>[number]>
  readonly walletOwners: ReadonlyMap<string, string>
  readonly accountOwners: ReadonlyMap<string, readonly { readonly userId: string; readonly bankAccountId: string }[]>
  /** Staff who wrote an account or a name, by bank account or person. */
  readonly writers: ReadonlyMap<string, readonly Writer[]>
  readonly incomes: ReadonlyMap<string, readonly Expected[]>
  readonly payments: readonly Payment[]
  /** From this day on a restore may have put sent payments back into the queue; null without one. */
  readonly lostFrom: string | null
  readonly returnable: readonly Payment[]
  readonly distributions: readonly Distribution[]
}

const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)]

export type Expecting = Awaited<ReturnType<typeof findExpecting>>[number]

/** Earliest day on which an already booked income may match. */
export const bookedSinceOf = (rows: readonly Pick<EvaluatedLine, 'bookingDay'>[]): Date =>
  new Date(Math.min(...rows.map(({ bookingDay }) => Date.parse(bookingDay))) - BOOKED_DAYS * DAY_MS)

/** People indicated by an expected amount only must have a similar name; others are never suggested (decision matching). */
export function withLikeNames(credits: readonly EvaluatedLine[], expecting: readonly Expecting[]): string[] {
  const ofAmount = Map.groupBy(expecting, ({ amount }) => amount)
  return credits.flatMap((row) =>
    (ofAmount.get(row.amount) ?? [])
      .filter(({ name }) => LIKE.has(senderEvidence(senderOf(row), name)))
      .map(({ userId }) => userId),
  )
}
const LIKE: ReadonlySet<string> = new Set(['agrees', 'similar'])

/** People read in addition to those named by references and accounts. */
interface Whose {
  /** People found by a search; only they, with their older incomes too. */
  readonly searched?: readonly string[]
  /** Selects among people who expect one of the amounts. */
  readonly choose?: (credits: readonly EvaluatedLine[], expecting: readonly Expecting[]) => readonly string[]
}

export async function collectFacts(
  executor: Executor,
  rows: readonly EvaluatedLine[],
  { searched, choose = withLikeNames }: Whose = {},
): Promise<Facts> {
  const credits = rows.filter(({ amount }) => amount > 0n)
  const debits = rows.filter(({ amount }) => amount < 0n)
  const texts = new Map(credits.map((row) => [row.movementId, referencesOf(row)]))
  const wallets = await findReferencedWallets(executor, unique([...texts.values()].flat()))
  const ibans = unique(credits.flatMap(({ counterpartyIban }) => counterpartyIban ?? []))
  const owners = await findAccountOwners(executor, ibans)
  const amounts = unique(credits.map(({ amount }) => amount))
  const bookedSince = searched ? null : bookedSinceOf(rows)
  const userIds = unique([
    ...(searched ?? choose(credits, await findExpecting(executor, amounts, bookedSince))),
    ...wallets.map(({ userId }) => userId),
    ...owners.map(({ userId }) => userId),
  ])
  const people = await findPeople(executor, userIds)
  const returns = credits.filter(({ kind }) => kind === 'return')
  const written = {
    bankAccountIds: owners.map(({ bankAccountId }) => bankAccountId),
    userIds: people.map(({ userId }) => userId),
    since: bookedSinceOf(rows),
  }
  const payments = debits.length > 0 ? await findOpenPayments(executor, namesOf(debits)) : []
  const walletIdOf = new Map(wallets.map(({ reference, walletId }) => [reference, walletId]))
  return {
    references: new Map(
      [...texts].map(([id, references]) => [id, unique(references.flatMap((text) => walletIdOf.get(text) ?? []))]),
    ),
    people: new Map(people.map((person) => [person.userId, person])),
    walletOwners: new Map(people.map(({ walletId, userId }) => [walletId, userId])),
    accountOwners: Map.groupBy(owners, ({ iban }) => iban),
    writers: Map.groupBy(await findWriters(executor, written), ({ of }) => of),
    incomes: Map.groupBy(await findExpectedIncomes(executor, userIds, bookedSince), ({ row }) => row.userId),
    payments,
    lostFrom: payments.some(({ row }) => row.state === 'queued' || row.state === 'batched')
      ? await findLostFrom(executor)
      : null,
    returnable: await findReturnable(executor, returns),
    distributions: await findUnsettledDistributions(executor, { amounts }),
  }
}

/** Without those of what was sent back: that is a credit like any other. */
async function findReturnable(executor: Executor, returns: readonly EvaluatedLine[]): Promise<readonly Payment[]> {
  const named = await findReturnablePayments(executor, unique(returns.flatMap(({ endToEndId }) => endToEndId ?? [])))
  return named.filter(({ row }) => row.kind !== 'return_transfer')
}

const namesOf = (debits: readonly EvaluatedLine[]) => ({
  endToEndIds: unique(debits.flatMap(({ endToEndId }) => endToEndId ?? [])),
  messageIds: unique(debits.flatMap(({ batchReference }) => batchReference ?? [])),
})

const senderOf = ({ counterpartyName, counterpartyIban, remittance }: EvaluatedLine) => ({
  senderName: counterpartyName,
  senderIban: counterpartyIban,
  text: remittance,
})

export const creditOf = (row: EvaluatedLine, facts: Facts): CreditFacts => ({
  amount: row.amount,
  kind: row.kind,
  ...senderOf(row),
  referencedWalletIds: facts.references.get(row.movementId) ?? [],
})

/** People indicated by reference, account or expected amount, and the searched ones. */
export function peopleOf(row: EvaluatedLine, facts: Facts, searched: readonly string[] = []): PersonFacts[] {
  const owners = facts.accountOwners.get(row.counterpartyIban ?? '') ?? []
  const ownerIds = new Set(owners.map(({ userId }) => userId))
  const since = bookedSinceOf([row]).getTime()
  const writersOf = (ids: readonly string[]) =>
    ids
      .flatMap((id) => facts.writers.get(id) ?? [])
      .filter(({ writtenAt }) => writtenAt.getTime() >= since)
      .map(({ handId }) => handId)
  const accountsOf = (userId: string) =>
    owners.filter((owner) => owner.userId === userId).map(({ bankAccountId }) => bankAccountId)
  const expectedOf = (userId: string) =>
    (facts.incomes.get(userId) ?? []).filter(
      (income) => income.row.status === 'pending' || income.row.decidedAt!.getTime() >= since,
    )
  const userIds = unique([
    ...searched,
    ...(facts.references.get(row.movementId) ?? []).map((walletId) => facts.walletOwners.get(walletId)!),
    ...ownerIds,
    ...[...facts.incomes.keys()].filter((userId) =>
      expectedOf(userId).some((income) => income.row.amount === row.amount),
    ),
  ])
  return userIds
    .flatMap((userId) => facts.people.get(userId) ?? [])
    .map((person) => ({
      ...person,
      state: person.deletedAt ? 'closed' : person.isBlocked ? 'blocked' : 'active',
      isIdentityApproved: person.verificationStatus === 'Approved',
      ownsSenderIban: ownerIds.has(person.userId),
      accountWriters: writersOf(accountsOf(person.userId)),
      nameWriters: writersOf([person.userId]),
      incomes: expectedOf(person.userId).map((income) => ({
        ...income.row,
        ...statusOf(income),
        unprovenIban: unprovenIbanOf(income),
      })),
    }))
}

/** Already credited, and entered by an administrator. */
export const statusOf = ({ row }: Expected) => ({
  isBooked: row.status === 'completed',
  isEntered: row.status === 'pending' && row.issuerName === 'admin-backoffice',
})

function unprovenIbanOf({ account, accountState, accountEnteredBy }: Expected): string | null {
  if (accountState === null || accountState === 'valid') return null
  return accountState === 'pending' && accountEnteredBy === null ? account : ''
}
