import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type Executor,
  type ListInput,
  moneyConditions,
  type MoneyFilter,
  listOf,
  orderOf,
  type Transaction,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { files } from '../../../database/schema/platform.ts'
import { awaitsApproval, isOpenTo, type ApprovalFilter } from '../../../platform/four-eyes.queries.ts'
import { projects } from '../../../database/schema/project.ts'
import { transactions } from '../../../database/schema/wallet.ts'

const admin = alias(users, 'admin')
const first = alias(users, 'first')
const manager = alias(users, 'manager')

const fields = {
  row: transactions,
  userName: userName(),
  managerId: users.managerId,
  managerName: sql<string | null>`case when ${users.managerId} is null then null else ${userName(manager)} end`,
  adminName: sql<string | null>`case when ${transactions.adminId} is null then null else ${userName(admin)} end`,
  firstName: sql<
    string | null
  >`case when ${transactions.firstApprovedBy} is null then null else ${userName(first)} end`,
  projectName: projects.name,
  bankAccount: { alias: bankAccounts.alias, account: bankAccounts.account },
  document: files,
}
const { projectId, userId, createdAt, amount, type, status, updatedAt } = transactions
const columns = { createdAt, amount, type, status, updatedAt }

export interface TransactionFilter extends MoneyFilter, ApprovalFilter {
  readonly ids?: readonly string[] | undefined
  readonly walletId?: string | undefined
  readonly transactionId?: string | undefined
  readonly type?: 'income' | 'withdraw' | undefined
  readonly status?: 'pending' | 'completed' | 'rejected' | undefined
  readonly issuerName?: (typeof transactions.issuerName.enumValues)[number] | undefined
}

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(manager, eq(manager.userId, users.managerId))
    .leftJoin(admin, eq(admin.userId, transactions.adminId))
    .leftJoin(first, eq(first.userId, transactions.firstApprovedBy))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(files, eq(files.fileId, transactions.documentId))
    .leftJoin(projects, eq(projects.projectId, transactions.projectId))

/** A page of transactions with the names of people, account, project and proof. */
export async function listTransactions(
  executor: Executor,
  filter: TransactionFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(...conditionsOf(filter))
  return listOf(
    executor,
    select(executor).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'createdAt', transactions.transactionId),
  )
}

/** One transaction with all names, if the filter admits it. */
export async function findTransaction(executor: Executor, transactionId: string, filter: TransactionFilter = {}) {
  const [row] = await select(executor).where(
    and(eq(transactions.transactionId, transactionId), ...conditionsOf(filter)),
  )
  return row
}

/** Locks a transaction until the end of `tx`, so that it is decided once. */
export async function lockTransaction(tx: Transaction, transactionId: string) {
  const [row] = await tx.select().from(transactions).where(eq(transactions.transactionId, transactionId)).for('update')
  return row
}

/** The incomes of a wallet that wait for approval, in cents. */
export async function sumPendingIncomes(tx: Transaction, walletId: string): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<bigint>`coalesce(sum(${amount}), 0)::bigint`.mapWith(amount) })
    .from(transactions)
    .where(and(eq(transactions.walletId, walletId), eq(type, 'income'), eq(status, 'pending')))
  return row!.sum
}

/** Inserts transactions; none is a no-op. */
export async function insertTransactions(
  tx: Transaction,
  rows: readonly (typeof transactions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(transactions).values([...rows])
}

/** Writes these columns of a transaction. */
export async function updateTransaction(
  tx: Transaction,
  transactionId: string,
  change: Partial<typeof transactions.$inferInsert>,
): Promise<void> {
  await tx.update(transactions).set(change).where(eq(transactions.transactionId, transactionId))
}

function conditionsOf(filter: TransactionFilter): SQL[] {
  return [
    filter.ids && inArray(transactions.transactionId, [...filter.ids]),
    filter.walletId && eq(transactions.walletId, filter.walletId),
    filter.transactionId && eq(transactions.transactionId, filter.transactionId),
    filter.type && eq(transactions.type, filter.type),
    filter.status && eq(transactions.status, filter.status),
    filter.issuerName && eq(transactions.issuerName, filter.issuerName),
    awaitsApproval(filter, (approver) => isApprovableBy(approver.adminId, isOpenTo(transactions, approver))),
    ...moneyConditions({ projectId, userId, managerId: users.managerId, amount, createdAt }, filter),
  ].filter((condition): condition is SQL => Boolean(condition))
}

/** `decideApproval` as a condition: pending, not their own money, not entered by them, and open under four eyes. */
const isApprovableBy = (adminId: string, isOpen: SQL): SQL =>
  sql`(${transactions.status} = 'pending' and ${transactions.userId} <> ${adminId} and not (${transactions.issuerName} = 'admin-backoffice' and ${transactions.createdBy} = ${adminId}) and ${isOpen})`
