import { and, asc, eq, isNull, sql, gt, or, isNotNull } from 'drizzle-orm'
import { touched, type Executor, type Transaction } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { hasLiveOrders, hasLiveReservations, hasPayments, hasPendingTransactions } from './users.view.ts'
import { companyTaxNumberOf, documentNumberOf } from '@cauce/contract'

export type NewUser = typeof users.$inferInsert

export const USER_CONFLICTS = {
  users_email_key: { code: 'email-taken', path: 'email' },
  users_identification_key: { code: 'identification-exists', path: 'identificationDocumentNumber' },
} as const

/** No-op for none. */
export async function insertUsers(executor: Executor, ...added: readonly NewUser[]): Promise<void> {
  if (added.length > 0) await executor.insert(users).values([...added])
}

/** Excludes closed accounts. */
export async function findUser(executor: Executor, userId: string) {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
  return row
}

export async function findUserName(executor: Executor, userId: string): Promise<string> {
  const [row] = await executor.select({ name: userName() }).from(users).where(eq(users.userId, userId))
  return row?.name ?? ''
}

/** Case-insensitive; excludes closed accounts. */
export async function findUserByEmail(executor: Executor, email: string) {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
  return row
}

/** Excludes closed accounts; locked until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('update')
  return row
}

const isActiveAdministrator = and(eq(users.role, 'admin'), eq(users.disabled, false), isNull(users.deletedAt))

/** Active administrators, locked by id so that mutual demotions are serialised. */
export async function lockAdministrators(tx: Transaction): Promise<number> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(isActiveAdministrator)
    .orderBy(asc(users.userId))
    .for('update')
  return rows.length
}

export async function listAdministrators(executor: Executor): Promise<readonly string[]> {
  const rows = await executor.select({ userId: users.userId }).from(users).where(isActiveAdministrator)
  return rows.map(({ userId }) => userId)
}

/** Without locks. */
export const countAdministrators = (executor: Executor): Promise<number> =>
  executor.$count(users, isActiveAdministrator)

/** The new `updatedAt` is always later (optimistic locking). */
export async function editUser(
  executor: Executor,
  userId: string,
  changes: Partial<NewUser> & { updatedAt: Date },
): Promise<void> {
  const updatedAt = touched(users.updatedAt, changes.updatedAt)
  await executor
    .update(users)
    .set({ ...changes, updatedAt })
    .where(eq(users.userId, userId))
}

/** Unassigns the customers of a former manager. */
export async function releaseCustomers(executor: Executor, managerId: string, now: Date): Promise<void> {
  await executor
    .update(users)
    .set({ managerId: null, updatedAt: touched(users.updatedAt, now) })
    .where(eq(users.managerId, managerId))
}

/** Unsettled money besides the wallet's balances. */
export async function findUnsettledMoney(executor: Executor, userId: string) {
  const [row] = await executor
    .select({
      hasPendingTransactions: sql<boolean>`${hasPendingTransactions(executor)}`,
      hasLiveOrders: sql<boolean>`${hasLiveOrders(executor)} or ${hasLiveReservations(executor)}`,
      hasPayments: sql<boolean>`${hasPayments(executor)}`,
    })
    .from(users)
    .where(eq(users.userId, userId))
  return row ?? { hasPendingTransactions: false, hasLiveOrders: false, hasPayments: false }
}

/** Locked, so that the role cannot change meanwhile. */
export async function lockManager(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(eq(users.userId, userId), eq(users.role, 'operator'), eq(users.disabled, false), isNull(users.deletedAt)),
    )
    .for('share')
  return rows.length > 0
}

const CHUNK = 10_000

/** Accounts with a number of identity or tax that is not in its one form; staff correct them (handbook rule 2.30). */
export async function listOddNumbers(executor: Executor): Promise<string[]> {
  const odd: string[] = []
  const isNumbered = or(isNotNull(users.identificationDocumentNumber), isNotNull(users.taxNumber))
  for (let after: string | undefined; ;) {
    const rows = await executor
      .select({
        userId: users.userId,
        nationality: users.nationality,
        identificationDocumentType: users.identificationDocumentType,
        identificationDocumentNumber: users.identificationDocumentNumber,
        taxNumber: users.taxNumber,
      })
      .from(users)
      .where(and(isNull(users.deletedAt), isNumbered, after === undefined ? undefined : gt(users.userId, after)))
      .orderBy(asc(users.userId))
      .limit(CHUNK)
    odd.push(...rows.filter(isOdd).map(({ userId }) => userId))
    if (rows.length < CHUNK) return odd
    after = rows.at(-1)!.userId
  }
}

const isOdd = (row: Parameters<typeof documentNumberOf>[0] & { readonly taxNumber: string | null }): boolean =>
  (row.identificationDocumentNumber !== null && documentNumberOf(row) !== row.identificationDocumentNumber) ||
  (row.taxNumber !== null && companyTaxNumberOf(row.taxNumber) !== row.taxNumber)
