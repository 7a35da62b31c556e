import type { api } from '@cauce/contract'
import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import {
  allOf,
  type Band,
  containsFolded,
  type Executor,
  listOf,
  only,
  orderOf,
  rowsOf,
  tallyOf,
  touched,
  type Transaction,
  lockPerson,
  sameAs,
  ofCustomers,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { files } from '../../../database/schema/platform.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const bankAccountRows = rowsOf(bankAccounts, bankAccounts.bankAccountId)

const { createdAt, alias, account, main, state, updatedAt } = bankAccounts
const columns = { createdAt, alias, account, main, state, updatedAt }

const bands: readonly Band[] = [
  { by: columns.state, column: state, part: 1 },
  { by: columns.main, column: main, part: 2 },
]

type BankAccountFilter = QueryOf<typeof api.bankAccounts.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select({
      row: bankAccounts,
      userName: userName(),
      verificationStatus: users.verificationStatus,
      document: files,
    })
    .from(bankAccounts)
    .innerJoin(users, eq(users.userId, bankAccounts.userId))
    .leftJoin(files, eq(files.fileId, bankAccounts.documentId))

export async function listBankAccounts(executor: Executor, filter: BankAccountFilter) {
  const order = orderOf(filter, 'createdAt', bankAccounts.bankAccountId, columns)
  const counted = {
    counted: 'bank_accounts',
    instant: createdAt,
    kinds: [only(filter.state), only(filter.main)],
    bands,
  }
  const tally = tallyOf(counted, filter, ['state', 'main'])
  const id = bankAccounts.bankAccountId
  return listOf(
    executor,
    select(executor),
    { id, where: conditionOf(filter), order, tally, search: ['alias', 'account', 'userName'] },
    filter,
  )
}

/** Undefined if deleted or not visible. */
export async function findBankAccount(executor: Executor, bankAccountId: string, filter: BankAccountFilter = {}) {
  const where = and(eq(bankAccounts.bankAccountId, bankAccountId), conditionOf(filter))
  return (await select(executor).where(where))[0]
}

/** Oldest first, locked, so that one call at a time decides on the main account. */
export async function lockBankAccountsOfUser(tx: Transaction, userId: string) {
  await lockPerson(tx, userId)
  return tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), isNull(bankAccounts.deletedAt)))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.bankAccountId))
}

/** The new `updatedAt` is always later (optimistic locking). */
export async function updateBankAccount(
  tx: Transaction,
  bankAccountId: string,
  change: Partial<typeof bankAccounts.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ ...change, updatedAt: touched(bankAccounts.updatedAt, change.updatedAt) })
    .where(eq(bankAccounts.bankAccountId, bankAccountId))
}

export async function hasPendingTransactionsOf(tx: Transaction, bankAccountId: string): Promise<boolean> {
  const isOfAccount = eq(transactions.bankAccountId, bankAccountId)
  return (await tx.$count(transactions, and(isOfAccount, sql`${transactions.status} = 'pending'`))) > 0
}

export interface Erasure {
  readonly now: Date
  /** Retain certificates of accounts that were ever validated (decision data-retention). */
  readonly keepsAccepted: boolean
}

/**
 * Keeps rows and the last four digits, because transactions refer to them; accepted certificates may be retained.
 * Returns orphaned file ids.
 */
export async function eraseBankAccounts(
  tx: Transaction,
  userId: string,
  { now, keepsAccepted }: Erasure,
): Promise<string[]> {
  const isKept = keepsAccepted ? eq(bankAccounts.wasValid, true) : sql`false`
  const rows = await tx
    .select({ documentId: bankAccounts.documentId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), not(isKept)))
  await tx
    .update(bankAccounts)
    .set({
      alias: '—',
      account: sql`'****' || right(${bankAccounts.account}, 4)`,
      documentId: sql`case when ${isKept} then ${bankAccounts.documentId} end`,
      errorMessage: null,
      main: false,
      deletedAt: sql`coalesce(${bankAccounts.deletedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(eq(bankAccounts.userId, userId))
  return rows.flatMap(({ documentId }) => documentId ?? [])
}

const conditionOf = (filter: BankAccountFilter) =>
  allOf(
    isNull(bankAccounts.deletedAt),
    filter.ids && inArray(bankAccounts.bankAccountId, [...filter.ids]),
    filter.alias && containsFolded(bankAccounts.aliasText, filter.alias),
    filter.account &&
      sql`${bankAccounts.account} like ${`%${filter.account.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()}%`}`,
    sameAs({ main: bankAccounts.main, state: bankAccounts.state, userId: bankAccounts.userId }, filter),
    ofCustomers(bankAccounts.userId, filter),
  )
