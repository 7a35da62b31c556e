import { and, count, eq, gt, lt, ne, sql, isNull } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction } from '../../../database/index.ts'
import { loginAttempts, loginPlaces } from '../../../database/schema/auth.ts'
import { requestCounts } from '../../../database/schema/platform.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { Tally } from './throttling.domain.ts'
import { users } from '../../../database/schema/account.ts'

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

export async function forgetMail(executor: Executor, key: AttemptKey): Promise<void> {
  await executor
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)` })
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

export async function countFailuresFrom(executor: Executor, network: string) {
  const { purpose, subject, place, failures } = loginAttempts
  const [row] = await executor
    .select({ failures: sql<number>`coalesce(sum(${failures}), 0)::int`, differentAddresses: count() })
    .from(loginAttempts)
    .where(and(eq(purpose, 'password'), eq(place, network), ne(subject, ''), gt(failures, 0)))
  return row!
}

export const eraseLoginAttempts: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, loginAttempts, lt(loginAttempts.lastFailedAt, before), limit)

export const eraseRequestCounts: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, requestCounts, lt(requestCounts.startedAt, before), limit)

/** True if the account (id or e-mail) has logged in from this network. */
export async function isKnownPlace(
  executor: Executor,
  account: { readonly userId: string } | { readonly email: string },
  network: string,
): Promise<boolean> {
  const isAccount =
    'userId' in account ? eq(users.userId, account.userId) : sql`lower(${users.email}) = lower(${account.email})`
  const [row] = await executor
    .select({ userId: loginPlaces.userId })
    .from(loginPlaces)
    .innerJoin(users, eq(users.userId, loginPlaces.userId))
    .where(and(isAccount, isNull(users.deletedAt), eq(loginPlaces.network, network)))
    .limit(1)
  return row !== undefined
}

/** `isNewBrowser`: has logged in before, but never with this browser. */
export async function rememberLoginPlace(
  executor: Executor,
  place: { userId: string; network: string; browser: string },
  now: Date,
): Promise<{ isNewBrowser: boolean }> {
  const known = await executor
    .select({ isSame: sql<boolean>`${loginPlaces.browser} = ${place.browser}` })
    .from(loginPlaces)
    .where(eq(loginPlaces.userId, place.userId))
  await executor
    .insert(loginPlaces)
    .values({ ...place, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [loginPlaces.userId, loginPlaces.network, loginPlaces.browser],
      set: { lastAt: now },
    })
  return { isNewBrowser: known.length > 0 && !known.some(({ isSame }) => isSame) }
}

export async function deleteLoginPlacesOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(loginPlaces).where(eq(loginPlaces.userId, userId))
}

export const eraseLoginPlaces: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, loginPlaces, lt(loginPlaces.lastAt, before), limit)
