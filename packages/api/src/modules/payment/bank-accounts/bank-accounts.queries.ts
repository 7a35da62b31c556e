import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import {
  contains,
  type Executor,
  type ListInput,
  orderOf,
  paged,
  touched,
  type Transaction,
} from '../../../database/index.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { files } from '../../../platform/files/index.ts'
import { userName, users } from '../../account/users/index.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'

const fields = { row: bankAccounts, userName: userName(), document: files }
const { createdAt, alias, account, main, state, updatedAt } = bankAccounts
const columns = { createdAt, alias, account, main, state, updatedAt }

export interface BankAccountFilter extends CustomerFilter {
  readonly ids?: readonly string[] | undefined
  readonly alias?: string | undefined
  readonly account?: string | undefined
  readonly main?: boolean | undefined
  readonly state?: 'pending' | 'valid' | 'error' | undefined
  readonly userId?: string | undefined
}

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(bankAccounts)
    .innerJoin(users, eq(users.userId, bankAccounts.userId))
    .leftJoin(files, eq(files.fileId, bankAccounts.documentId))

export async function listBankAccounts(
  executor: Executor,
  filter: BankAccountFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(...conditionsOf(filter))
  const data = await paged(
    select(executor).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'createdAt', bankAccounts.bankAccountId),
  )
  const [row] = await executor
    .select({ total: count() })
    .from(bankAccounts)
    .innerJoin(users, eq(users.userId, bankAccounts.userId))
    .where(where)
  return { data, total: row!.total }
}

export async function findBankAccount(executor: Executor, bankAccountId: string, filter: BankAccountFilter = {}) {
  const [row] = await select(executor).where(
    and(eq(bankAccounts.bankAccountId, bankAccountId), ...conditionsOf(filter)),
  )
  return row
}

/** Locks the accounts of a person, oldest first, so that "exactly one is the main one" is decided by one at a time. */
export async function lockBankAccountsOfUser(tx: Transaction, userId: string) {
  await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
  return tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), isNull(bankAccounts.deletedAt)))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.bankAccountId))
}

export async function insertBankAccount(tx: Transaction, row: typeof bankAccounts.$inferInsert): Promise<void> {
  await tx.insert(bankAccounts).values(row)
}

export async function updateBankAccount(
  tx: Transaction,
  bankAccountId: string,
  change: Partial<typeof bankAccounts.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  const updatedAt = touched(bankAccounts.updatedAt, change.updatedAt)
  await tx
    .update(bankAccounts)
    .set({ ...change, updatedAt })
    .where(eq(bankAccounts.bankAccountId, bankAccountId))
}

/** Whether a movement that waits for a decision names the account. By table name, because transactions depend on bank accounts. */
export async function hasPendingTransactionsOf(tx: Transaction, bankAccountId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from transactions where bank_account_id = ${bankAccountId} and status = 'pending' limit 1`,
  )
  return rows.length > 0
}

function conditionsOf(filter: BankAccountFilter): SQL[] {
  return [
    isNull(bankAccounts.deletedAt),
    filter.ids && inArray(bankAccounts.bankAccountId, [...filter.ids]),
    filter.alias && contains(bankAccounts.alias, filter.alias),
    filter.account &&
      sql`${bankAccounts.account} like ${`%${filter.account.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()}%`}`,
    filter.main !== undefined && eq(bankAccounts.main, filter.main),
    filter.state && eq(bankAccounts.state, filter.state),
    filter.userId && eq(bankAccounts.userId, filter.userId),
    filter.ownerId && eq(bankAccounts.userId, filter.ownerId),
    filter.managerId && eq(users.managerId, filter.managerId),
  ].filter((condition): condition is SQL => Boolean(condition))
}
