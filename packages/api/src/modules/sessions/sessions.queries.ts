import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { users } from '../users/users.table.ts'
import { sessions } from './sessions.table.ts'

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The session that a token opens, with what deciding about its person takes. */
export async function findSessionByToken(executor: Executor, token: string) {
  const [row] = await executor
    .select({ session: sessions, role: users.role, disabled: users.disabled, deletedAt: users.deletedAt })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.tokenHash, hashOfToken(token)))
  return row
}

export type NewSession = typeof sessions.$inferInsert

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor.insert(sessions).values(session)
}

/** Remembers the use of a session; at most once a minute, so that reading does not become writing. */
export async function touchSession(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.sessionId, sessionId), sql`${sessions.lastUsedAt} < ${new Date(now.getTime() - 60_000).toISOString()}::timestamptz`))
}

export async function deleteSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.sessionId, sessionId))
}
