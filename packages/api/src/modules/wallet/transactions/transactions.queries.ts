import { type api, type OrderDeparture, withdrawalNumberIn } from '@cauce/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  among,
  allOf,
  amountTallyOf,
  type Band,
  type Executor,
  type ListInput,
  moneyCondition,
  listOf,
  only,
  orderOf,
  type Part,
  tallyOf,
  type Transaction,
  isFar,
  isOfAll,
  type Listing,
  pageOf,
  placeInDays,
  talliedRows,
  rowsOf,
  sameAs,
  firstOf,
} from '../../../database/index.ts'
import {
  awaitsApproval,
  isByHandsOf,
  isOpenTo,
  type ApprovalFilter,
  type ListApprover,
} from '../../../platform/four-eyes.queries.ts'
import { transactions, wireStatusOf } from '../../../database/schema/wallet.ts'
import { alias } from 'drizzle-orm/pg-core'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { bankAllocations, bankMovements, paymentBatches, payments } from '../../../database/schema/bank.ts'
import { orderMovements, orders } from '../../../database/schema/orders.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { files } from '../../../database/schema/platform.ts'
import { projects } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const { projectId, userId, createdAt, amount, type, status, updatedAt } = transactions
const columns = { createdAt, amount, type, status: wireStatusOf(status), updatedAt }

type TransactionFilter = QueryOf<typeof api.transactions.list> & CustomerFilter & ApprovalFilter

export async function listTransactions(executor: Executor, filter: TransactionFilter, input: ListInput) {
  const id = transactions.transactionId
  const isByChange = input.orderBy === 'updatedAt'
  const listing = {
    id,
    where: conditionOf(filter),
    order: orderOf(input, 'createdAt', id, columns),
    search: ['number', 'userName', 'projectName'],
    ...talliesOf(filter),
    parts: isByChange ? changedAndUnchanged : undefined,
    sums: filter.getSums ? { of: sums, kept: keptSums } : undefined,
  }
  const place = isByChange ? await placeByChange(executor, listing, input) : undefined
  return listOf(executor, selectTransactions(executor), { ...listing, place }, input)
}

const isValid = sql`${status} in ('pending', 'completed')`
const sums = {
  incoming: sql`sum(${amount}) filter (where ${type} = 'income' and ${isValid})`,
  outgoing: sql`sum(${amount}) filter (where ${type} = 'withdraw' and ${isValid})`,
}

const isKeptValid = sql`kind[2] in ('pending', 'completed')`
const keptSums = {
  incoming: sql`sum(amount) filter (where kind[1] = 'income' and ${isKeptValid})`,
  outgoing: sql`sum(amount) filter (where kind[1] = 'withdraw' and ${isKeptValid})`,
}

/** Unchanged ones are found by day: orders pay for no other index. */
const changedAndUnchanged: readonly Part[] = [
  { where: sql`${updatedAt} <> ${createdAt}` },
  { where: sql`${updatedAt} = ${createdAt}`, by: createdAt },
]

const talliesOf = ({ type: wanted, status: wire, state, issuerName, ...others }: TransactionFilter) => {
  const stored = wire === undefined ? undefined : wire === 'rejected' ? ['rejected', 'cancelled'] : [wire]
  const states = state === undefined ? stored : [state].filter((one) => stored === undefined || stored.includes(one))
  const kinds = [only(wanted), states, only(issuerName)]
  return {
    tally: tallyOf({ counted: 'transactions', instant: createdAt, kinds, bands }, others, []),
    amounts: amountTallyOf({ counted: 'transactions_by_amount', column: amount, kinds }, others, []),
  }
}

const bands: readonly Band[] = [
  { by: columns.type, column: type, part: 1 },
  { by: columns.status, column: status, part: 2, standingWith: { cancelled: 'rejected' } },
]

export const findTransaction = (executor: Executor, transactionId: string, filter: TransactionFilter = {}) =>
  firstOf(selectTransactions(executor).where(and(eq(transactions.transactionId, transactionId), conditionOf(filter))))

export async function findNumbers(
  executor: Executor,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (transactionIds.length === 0) return new Map()
  const rows = await executor
    .select({ transactionId: transactions.transactionId, number: transactions.number })
    .from(transactions)
    .where(inArray(transactions.transactionId, [...transactionIds]))
  return new Map(rows.map((row) => [row.transactionId, row.number]))
}

export const transactionRows = rowsOf(transactions, transactions.transactionId)

export async function sumPendingIncomes(tx: Transaction, walletId: string): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<bigint>`coalesce(sum(${amount}), 0)::bigint`.mapWith(amount) })
    .from(transactions)
    .where(and(eq(transactions.walletId, walletId), eq(type, 'income'), eq(status, 'pending')))
  return row!.sum
}

/** On the stored status, to use the partial index of pending ones. */
const hasWireStatus = (wanted: 'pending' | 'completed' | 'rejected'): SQL =>
  wanted === 'rejected' ? inArray(status, ['rejected', 'cancelled']) : eq(status, wanted)

function conditionOf(filter: TransactionFilter): SQL | undefined {
  const { walletId, transactionId, issuerName } = transactions
  return allOf(
    among(transactionId, filter),
    sameAs({ walletId, transactionId, type, state: status, issuerName }, filter),
    filter.status && hasWireStatus(filter.status),
    filter.number !== undefined && eq(transactions.number, withdrawalNumberIn(filter.number) ?? filter.number),
    awaitsApproval(filter, awaitsTransactionBy),
    moneyCondition({ projectId, userId, amount, createdAt }, filter),
  )
}

/** `decideApproval` as SQL: pending, not own money, not entered by them, open under four-eyes. */
export const awaitsTransactionBy = (approver: ListApprover): SQL =>
  sql`(${transactions.status} = 'pending' and not ${isByHandsOf(transactions.userId, approver)} and not (${transactions.issuerName} = 'admin-backoffice' and ${isByHandsOf(transactions.createdBy, approver)}) and ${isOpenTo(transactions, approver)})`

/** Unchanged ones count on their creation day. */
const daysOfChange = sql`
  select day, rows from ${talliedRows({ counted: 'changed_transactions', kinds: [] })}
  union all select day, rows from ${talliedRows({ counted: 'transactions', kinds: [] })}
  union all select day, -rows from ${talliedRows({ counted: 'once_changed_transactions', kinds: [] })}`

/** Locates a deep page by last change (decision list-counters); undefined near the top and for filtered lists. */
const placeByChange = (executor: Executor, { order, tally }: Listing, input: ListInput) =>
  isFar(input) && tally !== undefined && isOfAll(tally)
    ? placeInDays(executor, daysOfChange, order, pageOf(input))
    : undefined

const [admin, first, manager] = [alias(users, 'admin'), alias(users, 'first'), alias(users, 'manager')]

/** Statement day of a payment or its return. */
const statedDay = (direction: SQL) =>
  sql<
    string | null
  >`(select max(${bankMovements.bookingDay})::text from ${bankAllocations} join ${bankMovements} on ${bankMovements.movementId} = ${bankAllocations.movementId} where ${bankAllocations.paymentId} = ${payments.paymentId} and ${bankAllocations.undoneAt} is null and ${bankMovements.amount} ${direction} 0)`

const fields = {
  row: transactions,
  userName: userName(),
  managerId: users.managerId,
  managerName: optionalUserName(manager),
  adminName: optionalUserName(admin),
  firstName: optionalUserName(first),
  projectName: projects.name,
  bankAccount: { alias: bankAccounts.alias, account: bankAccounts.account },
  document: files,
  transfer: {
    state: payments.state,
    batchState: paymentBatches.state,
    reasonCode: payments.reasonCode,
    /** A refusal's reason is the bank's text, hidden from the owner. */
    cancelReason: sql<string | null>`case when ${payments.state} = 'cancelled' then ${payments.reasonText} end`,
    endToEndId: payments.endToEndId,
    remittance: payments.remittance,
    approvedAt: payments.createdAt,
    batchedAt: paymentBatches.createdAt,
    releasedAt: paymentBatches.releasedAt,
    sentAt: paymentBatches.handedOverAt,
    executionDay: paymentBatches.executionDay,
    executedOn: statedDay(sql`<`),
    returnedOn: statedDay(sql`>`),
    updatedAt: payments.updatedAt,
  },
  order: { status: orders.status, reflectionEndsAt: orders.reflectionEndsAt },
  departure: sql<OrderDeparture | null>`case when ${type} = 'income' and ${transactions.issuerName} in ('project_order', 'payment') then
    (select m.departure from ${orderMovements} m where m.order_id = ${transactions.orderId} and m.type = 'disinvest') end`,
  share: distributionShares,
  paymentNumber: distributions.number,
  paymentPart: distributions.part,
  daysLate: sql<number>`greatest(0, ${distributions.paidOn} - ${distributions.dueDate})`,
  isPartial: sql<boolean>`${distributions.interest} < ${distributions.interestDue} or ${distributions.principal} < ${distributions.principalDue}`,
  periodStart: distributions.periodStart,
  paymentDueDate: distributions.dueDate,
  paymentCount: sql<
    number | null
  >`(select max(d.number) from ${distributions} d where d.project_id = ${distributions.projectId})`,
}
const selectTransactions = (executor: Executor) =>
  executor
    .select(fields)
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(manager, eq(manager.userId, users.managerId))
    .leftJoin(admin, eq(admin.userId, transactions.adminId))
    .leftJoin(first, eq(first.userId, transactions.firstApprovedBy))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(payments, eq(payments.transactionId, transactions.transactionId))
    .leftJoin(paymentBatches, eq(paymentBatches.batchId, payments.batchId))
    .leftJoin(files, eq(files.fileId, transactions.documentId))
    .leftJoin(projects, eq(projects.projectId, transactions.projectId))
    .leftJoin(orders, eq(orders.orderId, transactions.orderId))
    .leftJoin(distributions, eq(distributions.distributionId, transactions.distributionId))
    .leftJoin(
      distributionShares,
      and(
        eq(distributionShares.distributionId, transactions.distributionId),
        eq(distributionShares.orderId, transactions.orderId),
      ),
    )
