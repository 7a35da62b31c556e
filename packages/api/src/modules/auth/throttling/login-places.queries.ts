import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { deleteSome, type Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { loginPlaces } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'

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
