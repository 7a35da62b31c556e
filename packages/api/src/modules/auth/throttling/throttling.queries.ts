import { and, eq, lt, sql } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction } from '../../../database/index.ts'
import { loginAttempts } from '../../../database/schema/auth.ts'
import { requestCounts } from '../../../database/schema/platform.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { Tally } from './throttling.domain.ts'

/** An empty subject or place stands for any. */
export interface AttemptKey {
  readonly purpose: (typeof loginAttempts.$inferSelect)['purpose']
  readonly subject: string
  readonly place: string
}

const isKey = ({ purpose, subject, place }: AttemptKey) =>
  and(eq(loginAttempts.purpose, purpose), eq(loginAttempts.subject, subject), eq(loginAttempts.place, place))

/** Locked: concurrent attempts wait and each is counted. */
export async function lockTally(tx: Transaction, key: AttemptKey): Promise<Tally> {
  const { purpose, subject, place } = loginAttempts
  // One statement: between two a successful attempt may delete the row.
  const [row] = await tx
    .insert(loginAttempts)
    .values(key)
    .onConflictDoUpdate({ target: [purpose, subject, place], set: { failures: loginAttempts.failures } })
    .returning()
  return row!
}

export async function saveTally(tx: Transaction, key: AttemptKey, tally: Tally): Promise<void> {
  await tx.update(loginAttempts).set(tally).where(isKey(key))
}

export async function takeBackFailure(executor: Executor, key: AttemptKey): Promise<void> {
  await executor
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)`, blockedUntil: null })
    .where(isKey(key))
}

export async function deleteTally(executor: Executor, key: AttemptKey): Promise<void> {
  await executor.delete(loginAttempts).where(isKey(key))
}

export async function deleteTalliesOf(
  executor: Executor,
  purpose: AttemptKey['purpose'],
  subject: string,
): Promise<void> {
  await executor
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.purpose, purpose), eq(loginAttempts.subject, subject)))
}

export const eraseLoginAttempts: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, loginAttempts, lt(loginAttempts.lastFailedAt, before), limit)

export const eraseRequestCounts: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, requestCounts, lt(requestCounts.startedAt, before), limit)
