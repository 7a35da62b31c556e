import { and, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import {
  deleteSome,
  type Executor,
  type ListInput,
  listOf,
  rowsOf,
  type Transaction,
  firstOf,
} from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { passkeyChallenges, passkeys, totps, type PasskeyRow } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'

export const passkeyRows = rowsOf(passkeys, passkeys.passkeyId)

export const insertChallenge = rowsOf(passkeyChallenges, passkeyChallenges.challengeHash).insert

export async function spendChallenge(
  executor: Executor,
  { challengeHash, purpose, sessionId }: Omit<typeof passkeyChallenges.$inferSelect, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const isOfSession =
    sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId)
  const spent = await executor
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        isOfSession,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return spent.length > 0
}

export const eraseChallenges: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, passkeyChallenges, lte(passkeyChallenges.expiresAt, before), limit)

/** Locked: answers with the same counter wait for each other. */
export const lockPasskey = (tx: Transaction, credentialId: string) =>
  firstOf(tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update'))

export async function findHolder(executor: Executor, credentialId: string) {
  const [row] = await executor
    .select({ userId: users.userId, email: users.email, disabled: users.disabled })
    .from(passkeys)
    .innerJoin(users, eq(users.userId, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(users.deletedAt)))
  return row
}

export async function credentialsOf(executor: Executor, userId: string) {
  return executor
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
}

export const countPasskeysOf = (executor: Executor, userId: string): Promise<number> =>
  executor.$count(passkeys, eq(passkeys.userId, userId))

/** True with another passkey or an authenticator app. */
export async function hasOtherFactor(executor: Executor, { userId, passkeyId }: PasskeyRow): Promise<boolean> {
  const isConfirmed = and(eq(totps.userId, userId), isNotNull(totps.confirmedAt))
  const isOther = and(eq(passkeys.userId, userId), ne(passkeys.passkeyId, passkeyId))
  const [app] = await executor.select({ id: totps.totpId }).from(totps).where(isConfirmed).limit(1)
  const [other] = await executor.select({ id: passkeys.passkeyId }).from(passkeys).where(isOther).limit(1)
  return app !== undefined || other !== undefined
}

export async function deletePasskeysOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(passkeys).where(eq(passkeys.userId, userId))
}

const { passkeyId, name, isSynced, createdAt, lastUsedAt } = passkeys

export async function listPasskeys(executor: Executor, userId: string, input: ListInput) {
  const rows = executor.select({ passkeyId, name, isSynced, createdAt, lastUsedAt }).from(passkeys)
  const where = eq(passkeys.userId, userId)
  return listOf(executor, rows, { id: passkeyId, where, order: 'createdAt', search: ['name'] }, input)
}
