import { and, asc, eq, gt, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  allOf,
  among,
  containsFolded,
  containsTerms,
  isAmount,
  listOf,
  only,
  readSearchTerms,
  tallyOf,
  textArray,
  uuidArray,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { bankMovements, bankStatements } from '../../../database/schema/bank.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactions, wallets } from '../../../database/schema/wallet.ts'
import { REFERENCES } from './references.domain.ts'
import { firstsOfReversals } from '../../wallet/gate/index.ts'
import type { Hands } from '../../../platform/four-eyes.domain.ts'
import {
  awaitsApproval,
  firstApprovalStands,
  type ApprovalFilter,
  type ListApprover,
  isByHandsOf,
} from '../../../platform/four-eyes.queries.ts'

export type MovementRow = typeof bankMovements.$inferSelect

/** Evaluated fields; lines of a file that is not stored have them too. */
export type EvaluatedLine = Pick<
  MovementRow,
  | 'movementId'
  | 'amount'
  | 'kind'
  | 'bookingDay'
  | 'counterpartyName'
  | 'counterpartyIban'
  | 'reference'
  | 'remittance'
  | 'endToEndId'
  | 'bankReference'
  | 'batchReference'
>

const { movementId, bookingDay, amount, state } = bankMovements
const WAITING = ['open', 'suggested', 'held'] as const
export const WAITING_STATES: ReadonlySet<string> = new Set(WAITING)
export const isWaitingMovement = inArray(state, [...WAITING])

interface MovementFilter extends ApprovalFilter {
  readonly ids?: readonly string[] | undefined
  readonly state?: MovementRow['state'] | undefined
  readonly search?: string | null | undefined
  readonly getSums?: boolean | undefined
}

// The parts of a batch line have states of their own and are listed instead of it.
const sums = {
  incoming: sql`sum(${amount}) filter (where ${amount} > 0)`,
  outgoing: sql`sum(${amount}) filter (where ${amount} < 0)`,
}
const keptSums = {
  incoming: sql`sum(amount) filter (where kind[2] = 'true')`,
  outgoing: sql`sum(amount) filter (where kind[2] = 'false')`,
}

const isFound =
  (has: (text: string) => SQL) =>
  (q: string): SQL => {
    const terms = readSearchTerms(q)
    return or(containsTerms(has, terms), isAmount(bankMovements.amount, terms))!
  }

/** Of waiting lines, which an index of their own finds: the one of all texts would find many others first. */
const hasText = isFound((text) => sql`strpos(${bankMovements.searchText}, cauce_fold(${text})) > 0`)

/** By the trigram index of all texts. */
export const hasMovementText = isFound((text) => containsFolded(bankMovements.searchText, text))

/** Movements that wait for a decision, unless states or ids are given. */
export async function listMatching(executor: Executor, filter: MovementFilter, input: ListInput) {
  const where = allOf(
    among(movementId, filter),
    filter.state ? eq(state, filter.state) : filter.ids ? undefined : isWaitingMovement,
    awaitsApproval(filter, awaitsMatchBy),
    // The trigram index covers all text; the few waiting ones have an index of their own.
    filter.search && filter.state && !WAITING_STATES.has(filter.state) && hasMovementText(filter.search),
    filter.search && hasText(filter.search),
  )
  const kinds = [only(filter.state) ?? WAITING]
  const listing = {
    id: movementId,
    where,
    order: 'bookingDay',
    search: hasText,
    tally: tallyOf({ counted: 'bank_movements', instant: bookingDay, kinds }, filter, ['state']),
    sums: filter.getSums ? { of: sums, kept: keptSums } : undefined,
  }
  return listOf(executor, executor.select().from(bankMovements), listing, input)
}

/** Lines that this administrator may match. */
export const awaitsMatchBy = (approver: ListApprover): SQL =>
  sql`(${isOpenToApprover(approver)} and not ${isOwnLine(approver.hands)})`

/** The approver may act: not the first approver, and not who entered the income. */
const isOpenToApprover = (approver: ListApprover): SQL => {
  const { transactionId, status, issuerName, firstApprovedBy } = transactions
  return sql`(${bankMovements.preparedId} is null or not exists (select from ${transactions} where ${transactionId} = ${bankMovements.preparedId} and ${status} = 'pending'
    and ${isByHandsOf(firstApprovedBy, approver)} and (${issuerName} = 'admin-backoffice' or ${firstApprovalStands(transactions, approver)})))`
}

const packed = (text: SQLWrapper) =>
  sql`translate(regexp_replace(upper(coalesce(${text}, '')), '[^A-Z0-9]', '', 'g'), 'O', '0')`

/**
 * The credit is the own transfer of one of these hands, by validated account, wallet reference or a first administrator's
 * choice: they do not decide on it.
 */
const isOwnLine = (hands: Hands): SQL => {
  const isOf = (column: SQLWrapper) => sql`${column} = any (${uuidArray([...hands])})`
  const { counterpartyIban, preparedId } = bankMovements
  const isReferenced = or(
    ...REFERENCES.map((name) => sql`strpos(${packed(bankMovements[name])}, ${packed(wallets.reference)}) > 0`),
  )
  return sql`(${amount} > 0 and (
    exists (select from ${bankAccounts} where ${isOf(bankAccounts.userId)} and ${bankAccounts.account} = ${counterpartyIban}
      and ${bankAccounts.state} = 'valid' and ${bankAccounts.deletedAt} is null)
    or exists (select from ${wallets} where ${isOf(wallets.userId)} and ${isReferenced})
    or exists (select from ${transactions} where ${transactions.transactionId} = ${preparedId} and ${isOf(transactions.userId)})))`
}

export async function isOwnMovement(executor: Executor, ids: readonly string[], hands: Hands): Promise<boolean> {
  const condition = and(inArray(movementId, [...ids]), isOwnLine(hands))
  const rows = await executor.select({ movementId }).from(bankMovements).where(condition).limit(1)
  return rows.length > 0
}

interface Waiting {
  readonly now: Date
  readonly after: string | undefined
  readonly limit: number
}

/** In the order of ids, after one of them; without those of a file that an administrator proposes to take back. */
export async function findWaitingMovements(executor: Executor, { now, after, limit }: Waiting) {
  const isProposed = sql`exists (select from ${bankStatements} where ${bankStatements.statementId} = ${bankMovements.statementId}
    and ${bankStatements.fileId} in (select id from (${firstsOfReversals('take_back_statement', now)}) asked))`
  return executor
    .select()
    .from(bankMovements)
    .where(and(isWaitingMovement, after === undefined ? undefined : gt(movementId, after), sql`not ${isProposed}`))
    .orderBy(asc(movementId))
    .limit(limit)
}

/** Locks in the order of ids, as everywhere. */
export async function lockMovements(tx: Transaction, ids: readonly string[]): Promise<MovementRow[]> {
  return tx
    .select()
    .from(bankMovements)
    .where(inArray(movementId, [...ids]))
    .orderBy(asc(movementId))
    .for('no key update')
}

/** Undefined if there is none. */
export async function findMovement(executor: Executor, id: string): Promise<MovementRow | undefined> {
  return (await executor.select().from(bankMovements).where(eq(movementId, id)))[0]
}

export async function updateMovement(
  tx: Executor,
  id: string,
  change: Pick<Partial<MovementRow>, 'state' | 'stateReason' | 'preparedId' | 'settled' | 'updatedAt'>,
): Promise<void> {
  await tx.update(bankMovements).set(change).where(eq(movementId, id))
}

export type Suggestion = Pick<MovementRow, 'movementId' | 'state' | 'stateReason' | 'updatedAt'>

/** Updates waiting movements in one statement: a large file has thousands. */
export async function suggestMovements(tx: Transaction, suggestions: readonly Suggestion[]): Promise<void> {
  if (suggestions.length === 0) return
  const ids = suggestions.map((suggestion) => suggestion.movementId)
  await lockMovements(tx, ids)
  await tx.execute(sql`
    update ${bankMovements} m set state = s.state, state_reason = s.state_reason, updated_at = s.updated_at::timestamptz
    from unnest(
      ${uuidArray(ids)}, ${textArray(suggestions.map((suggestion) => suggestion.state))},
      ${textArray(suggestions.map(({ stateReason }) => stateReason))},
      ${textArray(suggestions.map((suggestion) => suggestion.updatedAt.toISOString()))}
    ) as s (movement_id, state, state_reason, updated_at)
    where m.movement_id = s.movement_id and m.state in ('open', 'suggested', 'held')`)
}
