import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { touched, type Executor, type Transaction } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'

export type NewUser = typeof users.$inferInsert

/** Adds the row of a user; wallet and the rest are `createUser`'s. */
export async function insertUser(executor: Executor, user: NewUser): Promise<void> {
  await executor.insert(users).values(user)
}

/** A user who has not been deleted. */
export async function findUser(executor: Executor, userId: string) {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
  return row
}

/** The user with this e-mail address, compared without regard to case, who has not been deleted. */
export async function findUserByEmail(executor: Executor, email: string) {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
  return row
}

/** A user who has not been deleted, locked until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)))
    .for('update')
  return row
}

/**
 * How many administrators could still do their work. They are locked in the order of their ids, so that two who demote each
 * other at once are heard one after the other.
 */
export async function lockAdministrators(tx: Transaction): Promise<number> {
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.disabled, false), isNull(users.deletedAt)))
    .orderBy(asc(users.userId))
    .for('update')
  return rows.length
}

/** Changes the row of a user; `updatedAt` belongs to every change, and is later than the stored one in any case. */
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

/** Takes the customers of somebody who is no longer a manager away from them; answers how many they were. */
export async function releaseCustomers(executor: Executor, managerId: string, now: Date): Promise<number> {
  const released = await executor
    .update(users)
    .set({ managerId: null, updatedAt: touched(users.updatedAt, now) })
    .where(eq(users.managerId, managerId))
    .returning({ userId: users.userId })
  return released.length
}

/** Whether somebody is a manager who can be given customers; they stay one until the transaction ends. */
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
