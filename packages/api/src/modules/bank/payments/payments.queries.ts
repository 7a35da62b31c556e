import { PAYMENT_STATES, paymentLifecycle, Refusal, stateAfter, type PaymentState, type api } from '@cauce/contract'
import { and, count, eq, gte, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  amountTallyOf,
  among,
  listOf,
  moneyCondition,
  only,
  rowsOf,
  talliedTotals,
  tallyOf,
  type Band,
  type Executor,
  type Tally,
  type Transaction,
  sameAs,
} from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import {
  bankAllocations,
  bankMovements,
  paymentBatches,
  payments,
  type PaymentRow,
  paymentText,
} from '../../../database/schema/bank.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { projects } from '../../../database/schema/project.ts'
import { taxHandovers } from '../../../database/schema/tax.ts'
import { touchedAt } from '../../../http/expect.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { isFrozenPayment, isUnreceivedPayment } from '../../wallet/gate/index.ts'
import type { PayeeSource } from '../payees/index.ts'
import { problemsOf } from './payment-data.domain.ts'

const { paymentId, createdAt, amount, state, userId, projectId } = payments
export const paymentRows = rowsOf(payments, paymentId)

type Query = QueryOf<typeof api.payments.list>

/** One administrator alone entered and validated the account, and no other has confirmed it since. */
const isUnconfirmed = sql<boolean>`(${payments.payeeByOne} and not exists (select from ${bankAccounts} b
  where b.user_id = ${userId} and b.account = ${payments.iban} and b.state = 'valid' and not b.is_by_one))`

/** Throws `payee-unconfirmed`. */
export async function expectConfirmedPayees(tx: Transaction, ids: readonly string[], pathOf?: (id: string) => string) {
  const [first] = await tx
    .select({ paymentId, beneficiary: payments.beneficiary })
    .from(payments)
    .where(and(inArray(paymentId, [...ids]), isUnconfirmed))
    .orderBy(paymentId)
    .limit(1)
  if (!first) return
  const params = { name: first.beneficiary ?? '' }
  throw new Refusal({ code: 'payee-unconfirmed', params, ...(pathOf && { path: pathOf(first.paymentId) }) })
}

const select = (executor: Executor) =>
  executor
    .select({
      row: payments,
      userName: optionalUserName(),
      isOwnerClosed: sql<boolean>`${users.deletedAt} is not null`,
      projectName: projects.name,
      batchNumber: paymentBatches.number,
      isFrozen: isFrozenPayment,
      isUnconfirmed,
      isUnreceived: isUnreceivedPayment,
    })
    .from(payments)
    .leftJoin(users, eq(users.userId, payments.userId))
    .leftJoin(projects, eq(projects.projectId, payments.projectId))
    .leftJoin(paymentBatches, eq(paymentBatches.batchId, payments.batchId))

function viewOf({ row, isFrozen, isUnconfirmed, isUnreceived, ...names }: Awaited<ReturnType<typeof select>>[number]) {
  const { enteredBy: _, enteredByAll: __, givenBackId: ___, payeeByOne: ____, ...payment } = row
  const problems = row.state === 'queued' ? problemsOf({ ...row, isFrozen, isUnconfirmed, isUnreceived }) : []
  return { ...payment, ...names, problems }
}

const conditionOf = (filter: Query): SQL | undefined =>
  allOf(
    among(paymentId, filter),
    sameAs({ state, kind: payments.kind, batchId: payments.batchId, transactionId: payments.transactionId }, filter),
    moneyCondition({ projectId, userId, amount, createdAt }, filter),
  )

const validSum = sql`sum(${amount}) filter (where ${state} not in ('refused', 'returned', 'cancelled'))`

const keptSum = sql`sum(amount) filter (where kind[2] not in ('refused', 'returned', 'cancelled'))`

export async function listPayments(executor: Executor, { getTotalByStates, ...query }: Query) {
  const kinds = [only(query.kind), only(query.state)]
  const listing = {
    id: paymentId,
    where: conditionOf(query),
    order: 'createdAt',
    search: [paymentText(payments), 'projectName'],
    tally: tallyOf({ counted: 'payments', instant: createdAt, kinds, bands }, query, ['kind', 'state']),
    amounts: amountTallyOf({ counted: 'payments_by_amount', column: amount, kinds }, query, ['kind', 'state']),
    sums: query.getSums ? { of: { amount: validSum }, kept: { amount: keptSum } } : undefined,
  }
  const { data, ...whole } = await listOf(executor, select(executor), listing, query)
  return {
    data: data.map(viewOf),
    ...whole,
    ...(getTotalByStates && { totalByStates: await countByState(executor, query) }),
  }
}

async function countByState(executor: Executor, query: Query) {
  const filter = { ...query, state: undefined }
  const tally = tallyOf({ counted: 'payments', instant: createdAt, kinds: [only(query.kind)] }, filter, ['kind'])
  const rows = tally
    ? (await executor.execute<Counted>(countedBy(tally))).rows
    : await executor.select({ state, total: count() }).from(payments).where(conditionOf(filter)).groupBy(state)
  const found = new Map(rows.map((row) => [row.state, row.total]))
  return Object.fromEntries(PAYMENT_STATES.map((one) => [one, found.get(one) ?? 0])) as Record<PaymentState, number>
}

type Counted = { readonly state: PaymentState; readonly total: number }
const countedBy = (tally: Tally) =>
  sql`select kind[2] as state, sum(rows)::integer as total from ${talliedTotals(tally)} group by 1`

const bands: readonly Band[] = [{ by: state, column: state, part: 2 }]

export async function findPayment(executor: Executor, id: string) {
  const [row] = await select(executor).where(eq(paymentId, id))
  return row && viewOf(row)
}

/** In the order of the file, locked until the transaction ends. */
export async function lockPaymentsOfBatch(tx: Transaction, batchId: string): Promise<PaymentRow[]> {
  return tx.select().from(payments).where(eq(payments.batchId, batchId)).orderBy(paymentId).for('no key update')
}

/** Locked in the order of ids. */
export async function lockPayments(tx: Transaction, ids: readonly string[]): Promise<PaymentRow[]> {
  const query = tx
    .select()
    .from(payments)
    .where(inArray(paymentId, [...ids]))
    .orderBy(paymentId)
  return query.for('no key update')
}

const UNDER_WAY = ['queued', 'batched', 'released', 'accepted'] as const satisfies readonly PaymentState[]

/** What is still to be paid to a person, or to an account of theirs. */
const isOwedTo = (personId: string) =>
  and(
    inArray(state, [...UNDER_WAY]),
    sql`(${userId} = ${personId} or ${userId} is null and ${payments.iban} in (
      select ${bankAccounts.account} from ${bankAccounts} where ${bankAccounts.userId} = ${personId} and ${bankAccounts.state} = 'valid' and ${bankAccounts.deletedAt} is null))`,
  )

export const lockPaymentsTo = (tx: Transaction, personId: string) => lockWithBatches(tx, isOwedTo(personId))

/** What is owed to the payee of a project, of the tax office, of a closed account or of the platform, with their batches. */
export const lockPaymentsPaidTo = (tx: Transaction, { kind: of, projectId: id, userId: closedId }: PayeeSource) => {
  const handovers = tx.select({ id: taxHandovers.handoverId }).from(taxHandovers)
  const ofHandover = (condition: SQL) => inArray(payments.handoverId, handovers.where(condition))
  const isPaid = id
    ? or(eq(projectId, id), ofHandover(eq(taxHandovers.projectId, id)))
    : closedId
      ? and(eq(payments.kind, 'withdrawal'), eq(userId, closedId))
      : of === 'company'
        ? eq(payments.kind, 'own')
        : ofHandover(isNotNull(taxHandovers.form))
  return lockWithBatches(tx, and(inArray(state, [...UNDER_WAY]), isPaid)!)
}

/** Batches first. */
async function lockWithBatches(tx: Transaction, condition: SQL | undefined): Promise<PaymentRow[]> {
  const seen = await tx.select({ id: payments.batchId }).from(payments).where(condition)
  const batchIds = [...new Set(seen.flatMap(({ id }) => id ?? []))]
  const ofBatches = tx.select().from(paymentBatches).where(inArray(paymentBatches.batchId, batchIds))
  await ofBatches.orderBy(paymentBatches.batchId).for('no key update')
  const rows = await tx.select().from(payments).where(condition).orderBy(paymentId).for('no key update')
  // Moved to another batch meanwhile: that batch must be locked first.
  return rows.every(({ batchId }) => batchId === null || batchIds.includes(batchId))
    ? rows
    : lockWithBatches(tx, condition)
}

/** What was queued in place of a refused payment of a promoter, the tax office or a closed account, and has not been released. */
export async function findQueuedAgain(tx: Transaction, refused: PaymentRow): Promise<PaymentRow | undefined> {
  const { kind, amount: cents, ...of } = refused
  if (kind === 'return_transfer') return undefined
  const isSame = sql`(${payments.kind}, ${amount}, ${projectId}, ${payments.handoverId}, ${userId}) is not distinct from
    (${kind}, ${cents}::bigint, ${of.projectId}::uuid, ${of.handoverId}::uuid, ${of.userId}::uuid)`
  const isLater = and(gte(createdAt, of.createdAt), ne(paymentId, of.paymentId))
  const query = tx
    .select()
    .from(payments)
    .where(and(isSame, isLater, inArray(state, ['queued', 'batched'])))
  const [row] = await query.orderBy(paymentId).limit(1)
  return row
}

/** The payment of a withdrawal, if any. */
export const findPaymentOfTransaction = (executor: Executor, transactionId: string) =>
  paymentRows.findBy(executor, eq(payments.transactionId, transactionId))

/**
 * Undoes a returned transfer: reopens the statement line and reverses the posting of the queue. `actorId` is null where
 * the institution refused it.
 */
export async function reopenSentBack(
  tx: Transaction,
  payment: PaymentRow,
  actorId: string | null,
  now: Date,
): Promise<void> {
  const ofPayment = and(eq(bankAllocations.paymentId, payment.paymentId), isNull(bankAllocations.undoneAt))
  const undone = await tx
    .update(bankAllocations)
    .set({ undoneBy: actorId, undoneAt: now })
    .where(and(ofPayment, eq(bankAllocations.movementId, payment.movementId!)))
    .returning({ amount: bankAllocations.amount })
  const amountBack = undone.reduce((sum, row) => sum + row.amount, 0n)
  await tx
    .update(bankMovements)
    .set({ state: 'open', stateReason: null, settled: sql`${bankMovements.settled} - ${amountBack}`, updatedAt: now })
    .where(eq(bankMovements.movementId, payment.movementId!))
}

export async function movePayments(
  tx: Transaction,
  payments: readonly PaymentRow[],
  action: 'batch' | 'release' | 'unbatch',
  now: Date,
  batchId?: string | null,
) {
  for (const { paymentId, state, updatedAt } of payments)
    await paymentRows.update(tx, paymentId, {
      state: stateAfter(paymentLifecycle, action, state)!,
      ...(batchId !== undefined && { batchId }),
      updatedAt: touchedAt(updatedAt, now),
    })
}

/** Audit copy without derivable fields. */
export function auditedPayment(view: ReturnType<typeof viewOf>): Omit<typeof view, 'problems' | 'isOwnerClosed'> {
  const { problems: _, isOwnerClosed: __, ...payment } = view
  return payment
}
