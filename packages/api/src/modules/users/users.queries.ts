import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { users } from './users.table.ts'

export type NewUser = typeof users.$inferInsert

/** Adds the row of a user; wallet and the rest are `createAccount`'s. */
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

/** Changes the row of a user; `updatedAt` belongs to every change. */
export async function editUser(
  executor: Executor,
  userId: string,
  changes: Partial<NewUser> & { updatedAt: Date },
): Promise<void> {
  await executor.update(users).set(changes).where(eq(users.userId, userId))
}
