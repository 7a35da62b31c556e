import { and, eq } from 'drizzle-orm'
import { type Executor, firstOf } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { paymentCalendars } from '../../../database/schema/distributions.ts'

const { userId, tokenHash, createdAt } = paymentCalendars

export const findCalendar = (executor: Executor, ownerId: string) =>
  firstOf(executor.select({ createdAt }).from(paymentCalendars).where(eq(userId, ownerId)))

export async function keepCalendar(executor: Executor, row: typeof paymentCalendars.$inferInsert): Promise<void> {
  const { userId: _owner, ...values } = row
  await executor.insert(paymentCalendars).values(row).onConflictDoUpdate({ target: userId, set: values })
}

export async function deleteCalendarOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(paymentCalendars).where(eq(userId, ownerId))
}

/** Undefined for disabled accounts. */
export const findCalendarOwner = (executor: Executor, hash: string) =>
  firstOf(
    executor
      .select({ userId, language: users.language })
      .from(paymentCalendars)
      .innerJoin(users, eq(users.userId, userId))
      .where(and(eq(tokenHash, hash), eq(users.disabled, false))),
  )
