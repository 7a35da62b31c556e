import { and, count, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { type Executor, type ListInput, orderOf, paged } from '../../../database/index.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { users } from '../../../database/schema/account.ts'
import { sessions } from '../../../database/schema/auth.ts'

/** The session that a token opens, with what deciding about its person takes. */
export async function findSessionByToken(executor: Executor, token: string) {
  const [row] = await executor
    .select({ session: sessions, role: users.role, disabled: users.disabled, deletedAt: users.deletedAt })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.tokenHash, hashOfToken(token)))
    .prepare('find-session')
    .execute()
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
    .where(
      and(
        eq(sessions.sessionId, sessionId),
        sql`${sessions.lastUsedAt} < ${new Date(now.getTime() - 60_000).toISOString()}::timestamptz`,
      ),
    )
}

export async function deleteSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.sessionId, sessionId))
}

export async function deleteSessionByToken(executor: Executor, token: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Makes a session full under a new token, after its code was given. */
export async function completeSession(
  executor: Executor,
  sessionId: string,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await executor
    .update(sessions)
    .set({ tokenHash, stage: 'full', isCodeGiven: true, lastUsedAt: now })
    .where(eq(sessions.sessionId, sessionId))
}

/** Gives a session another token, so that one which leaked before is worth nothing. */
export async function changeToken(executor: Executor, sessionId: string, tokenHash: string): Promise<void> {
  await executor.update(sessions).set({ tokenHash }).where(eq(sessions.sessionId, sessionId))
}

/** Ends all sessions of a person at once, except the one that is named. */
export async function endSessions(
  executor: Executor,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  const others = exceptSessionId === null ? undefined : ne(sessions.sessionId, exceptSessionId)
  await executor.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Notes that a session runs in a trusted browser. */
export async function trustSession(executor: Executor, sessionId: string, deviceId: string): Promise<void> {
  await executor.update(sessions).set({ isDeviceTrusted: true, deviceId }).where(eq(sessions.sessionId, sessionId))
}

/** Ends what a trusted browser opened without a code, except the named session; the rest is no longer trusted. */
export async function endSessionsOfDevice(
  executor: Executor,
  deviceId: string,
  exceptSessionId: string | null,
): Promise<void> {
  const others = exceptSessionId === null ? undefined : ne(sessions.sessionId, exceptSessionId)
  await executor.delete(sessions).where(and(eq(sessions.deviceId, deviceId), eq(sessions.isCodeGiven, false), others))
  await executor.update(sessions).set({ isDeviceTrusted: false }).where(eq(sessions.deviceId, deviceId))
}

const columns = { lastUsedAt: sessions.lastUsedAt, createdAt: sessions.createdAt }

/** The sessions of a person that were used and begun after the given instants. */
export async function listSessions(
  executor: Executor,
  userId: string,
  input: ListInput<keyof typeof columns>,
  usedAfter: Date,
  begunAfter: Date,
) {
  const where = and(eq(sessions.userId, userId), gt(sessions.lastUsedAt, usedAfter), gt(sessions.createdAt, begunAfter))
  const data = await paged(
    executor.select().from(sessions).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'lastUsedAt', sessions.sessionId),
  )
  const [row] = await executor.select({ total: count() }).from(sessions).where(where)
  return { data, total: row!.total }
}

/** Answers whether the person had such a session. */
export async function deleteSessionOf(executor: Executor, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await executor
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)))
    .returning({ sessionId: sessions.sessionId })
  return deleted.length > 0
}

export async function deleteEndedSessions(executor: Executor, usedBefore: Date, begunBefore: Date): Promise<void> {
  await executor.delete(sessions).where(or(lt(sessions.lastUsedAt, usedBefore), lt(sessions.createdAt, begunBefore)))
}
