import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { loginPlaces } from '../../../database/schema/auth.ts'

/** Whether the account with this e-mail address has logged in from this network before. */
export async function isKnownPlaceOfEmail(executor: Executor, email: string, network: string): Promise<boolean> {
  const [row] = await executor
    .select({ userId: loginPlaces.userId })
    .from(loginPlaces)
    .innerJoin(users, eq(users.userId, loginPlaces.userId))
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt), eq(loginPlaces.network, network)))
    .limit(1)
  return row !== undefined
}

export async function isKnownPlace(executor: Executor, userId: string, network: string): Promise<boolean> {
  const [row] = await executor
    .select({ userId: loginPlaces.userId })
    .from(loginPlaces)
    .where(and(eq(loginPlaces.userId, userId), eq(loginPlaces.network, network)))
    .limit(1)
  return row !== undefined
}

/** Remembers a login; answers whether its browser is one that the person had not logged in with, though with others. */
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

export async function deleteLoginPlacesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(loginPlaces).where(lt(loginPlaces.lastAt, before))
}
