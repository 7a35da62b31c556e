import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import {
  deleteSome,
  type Executor,
  type ListInput,
  listOf,
  writtenOnce,
  firstOf,
  rowsOf,
} from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { sessions } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { isAccessEnded } from '../../account/account-holds/index.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { oldestInstants, type OldestInstants } from './sessions.domain.ts'

const sessionByToken = writtenOnce((executor) =>
  executor
    .select({
      session: sessions,
      role: users.role,
      disabled: sql<boolean>`${users.disabled} or ${isAccessEnded(users.userId)}`,
      deletedAt: users.deletedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find-session'),
)

export const findSessionByToken = (executor: Executor, token: string) =>
  firstOf(sessionByToken(executor).execute({ tokenHash: hashOfToken(token) }))

export const { insert: insertSession, update: updateSession } = rowsOf(sessions, sessions.sessionId)

/** Once for concurrent calls. */
export async function touchSession(executor: Executor, sessionId: string, now: Date): Promise<void> {
  const isStale = lt(sessions.lastUsedAt, new Date(now.getTime() - 1000))
  await executor
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.sessionId, sessionId), isStale))
}

/** Sets the session's WAL position behind everything committed. */
export async function updatePosition(executor: Executor, sessionId: string): Promise<void> {
  const writtenPosition = sql`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint`
  await executor.update(sessions).set({ writtenPosition }).where(eq(sessions.sessionId, sessionId))
}

/** With `userId` only that person's. True if it existed. */
export async function deleteSession(executor: Executor, sessionId: string, userId?: string): Promise<boolean> {
  const deleted = await executor
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), userId === undefined ? undefined : eq(sessions.userId, userId)))
    .returning({ sessionId: sessions.sessionId })
  return deleted.length > 0
}

export async function deleteSessionByToken(executor: Executor, token: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

const isNot = (sessionId: string | null) => (sessionId === null ? undefined : ne(sessions.sessionId, sessionId))

export async function endSessions(
  executor: Executor,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  await executor.delete(sessions).where(and(eq(sessions.userId, userId), isNot(exceptSessionId)))
}

export async function endSessionsOfDevice(
  executor: Executor,
  deviceId: string,
  exceptSessionId: string | null,
): Promise<void> {
  const isOfDevice = eq(sessions.deviceId, deviceId)
  await executor.delete(sessions).where(and(isOfDevice, eq(sessions.isCodeGiven, false), isNot(exceptSessionId)))
  await executor.update(sessions).set({ isDeviceTrusted: false }).where(isOfDevice)
}

const { sessionId, createdAt, lastUsedAt, userAgent, address } = sessions

export async function listSessions(
  executor: Executor,
  userId: string,
  input: ListInput,
  { usedAfter, openedAfter }: OldestInstants,
) {
  const isOpen = and(gt(lastUsedAt, usedAfter), gt(createdAt, openedAfter))
  const rows = executor.select({ sessionId, createdAt, lastUsedAt, userAgent, address }).from(sessions)
  const where = and(eq(sessions.userId, userId), isOpen)
  return listOf(executor, rows, { id: sessionId, where, order: 'lastUsedAt', search: ['userAgent', 'address'] }, input)
}

export const eraseEndedSessions: Eraser = (tx, { kernel: { settings }, before, limit }) => {
  const { usedAfter, openedAfter } = oldestInstants(settings, before)
  return deleteSome(tx, sessions, or(lt(lastUsedAt, usedAfter), lt(createdAt, openedAfter)), limit)
}
