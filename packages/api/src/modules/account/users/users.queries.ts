import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { touched, type Executor, type Transaction } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { hasLiveOrders, hasLiveReservations, hasPayments, hasPendingTransactions } from './users.view.ts'

/** The row of a new user. */
export type NewUser = typeof users.$inferInsert

/** The refusals of violated unique constraints, for `refuseOnConflict`. */
export const USER_CONFLICTS = {
  users_email_key: { code: 'email-taken', path: 'email' },
  users_identification_key: { code: 'identification-exists', path: 'identificationDocumentNumber' },
} as const

/** Adds the rows of users; none is a no-op. */
export async function insertUsers(executor: Executor, ...added: readonly NewUser[]): Promise<void> {
  if (added.length > 0) await executor.insert(users).values([...added])
}

/** A user whose account is not closed. */
export async function findUser(executor: Executor, userId: string) {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
  return row
}

/** The user with this e-mail address, compared without regard to case, whose account is not closed. */
export async function findUserByEmail(executor: Executor, email: string) {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
  return row
}

/** A user whose account is not closed, locked until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('update')
  return row
}

const isActiveAdministrator = and(eq(users.role, 'admin'), eq(users.disabled, false), isNull(users.deletedAt))

/**
 * How many administrators are neither disabled nor deleted. Their rows are locked in the order of their ids, so that two
 * administrators who demote each other at the same time are serialized.
 */
export async function lockAdministrators(tx: Transaction): Promise<number> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(isActiveAdministrator)
    .orderBy(asc(users.userId))
    .for('update')
  return rows.length
}

/** The administrators who can log in. */
export async function listAdministrators(executor: Executor): Promise<readonly string[]> {
  const rows = await executor.select({ userId: users.userId }).from(users).where(isActiveAdministrator)
  return rows.map(({ userId }) => userId)
}

/** How many administrators can log in, without locking them. */
export const countAdministrators = (executor: Executor): Promise<number> =>
  executor.$count(users, isActiveAdministrator)

/** Changes the row of a user. The new `updatedAt` is always later than the stored one (optimistic locking). */
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

/** Leaves the customers of a former manager without one. */
export async function releaseCustomers(executor: Executor, managerId: string, now: Date): Promise<void> {
  await executor
    .update(users)
    .set({ managerId: null, updatedAt: touched(users.updatedAt, now) })
    .where(eq(users.managerId, managerId))
}

/** What of a person's money is not settled yet, apart from the balances of their wallet. */
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

/** Whether a user is a manager who can be assigned customers. The row stays locked, so that the role cannot change meanwhile. */
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
