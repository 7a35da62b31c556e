import { eq, lt, sql } from 'drizzle-orm'
import { deleteSome, rowsOf, type Executor } from '../../../database/index.ts'
import { emailChanges, type EmailChangeRow } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'

export const emailChangeRows = rowsOf(emailChanges, emailChanges.userId)

export async function saveEmailChange(executor: Executor, change: EmailChangeRow): Promise<void> {
  const { userId, ...columns } = change
  await executor
    .insert(emailChanges)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: emailChanges.userId, set: columns })
}

/** Afterwards it can be neither made nor undone. */
export async function deleteEmailChangeOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

export const eraseEmailChanges: Eraser = (tx, { before, limit }) => {
  const since = sql`coalesce(${emailChanges.confirmedAt}, ${emailChanges.createdAt})`
  return deleteSome(tx, emailChanges, lt(since, before.toISOString()), limit)
}
