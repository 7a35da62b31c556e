import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/index.ts'
import type { Tally } from './login-attempts.domain.ts'
import { loginAttempts } from '../../../database/schema/auth.ts'

export interface AttemptKey {
  readonly purpose: (typeof loginAttempts.$inferSelect)['purpose']
  readonly subject: string
  readonly place: string
}

const isKey = (key: AttemptKey) =>
  and(
    eq(loginAttempts.purpose, key.purpose),
    eq(loginAttempts.subject, key.subject),
    eq(loginAttempts.place, key.place),
  )

/** The tally under a key, locked: attempts at the same time wait here and are counted one after the other. */
export async function lockTally(tx: Transaction, key: AttemptKey): Promise<Tally> {
  await tx.insert(loginAttempts).values(key).onConflictDoNothing()
  const [row] = await tx.select().from(loginAttempts).where(isKey(key)).for('update')
  return row!
}

export async function saveTally(tx: Transaction, key: AttemptKey, tally: Tally): Promise<void> {
  await tx.update(loginAttempts).set(tally).where(isKey(key))
}

/** Takes back one failure and the delay that it brought. */
export async function takeBackFailure(executor: Executor, key: AttemptKey): Promise<void> {
  await executor
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)`, blockedUntil: null })
    .where(isKey(key))
}

export async function deleteTally(executor: Executor, key: AttemptKey): Promise<void> {
  await executor.delete(loginAttempts).where(isKey(key))
}

/** Forgets what was counted for a subject, wherever it was tried from. */
export async function deleteTalliesOf(
  executor: Executor,
  purpose: AttemptKey['purpose'],
  subject: string,
): Promise<void> {
  await executor
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.purpose, purpose), eq(loginAttempts.subject, subject)))
}

export async function deleteForgottenTallies(executor: Executor, before: Date): Promise<void> {
  await executor.delete(loginAttempts).where(lt(loginAttempts.lastFailedAt, before))
}
