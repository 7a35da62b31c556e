import { and, asc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import {
  allOf,
  type Executor,
  type ListInput,
  listOf,
  rowsOf,
  tallyOf,
  type Transaction,
} from '../../../database/index.ts'
import { totps, type TotpRow, recoveryCodes, sessions } from '../../../database/schema/auth.ts'

export const totpRows = rowsOf(totps, totps.totpId)

export const findConfirmedTotp = (executor: Executor, userId: string) =>
  totpRows.findBy(executor, and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)))

/** In one order, to avoid deadlocks. */
export async function lockTotpsOf(tx: Transaction, userId: string): Promise<TotpRow[]> {
  return tx.select().from(totps).where(eq(totps.userId, userId)).orderBy(asc(totps.totpId)).for('update')
}

export const findSetup = (executor: Executor, sessionId: string) =>
  totpRows.findBy(executor, eq(totps.sessionId, sessionId))

export async function insertSetup(executor: Executor, setup: typeof totps.$inferInsert): Promise<void> {
  await executor.insert(totps).values(setup).onConflictDoNothing({ target: totps.sessionId })
}

export async function deleteSetup(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(totps).where(eq(totps.sessionId, sessionId))
}

/**
 * Replaces every other set-up and, in a change, the earlier device with its recovery codes. Detached from that device
 * first, or the cascade would delete it.
 */
export async function confirmTotp(tx: Transaction, setup: TotpRow, step: number, now: Date): Promise<void> {
  await totpRows.update(tx, setup.totpId, { sessionId: null, replacesTotpId: null })
  const isChange = setup.replacesTotpId !== null
  await tx
    .delete(totps)
    .where(
      and(
        eq(totps.userId, setup.userId),
        ne(totps.totpId, setup.totpId),
        isChange ? undefined : isNull(totps.confirmedAt),
      ),
    )
  await totpRows.update(tx, setup.totpId, { confirmedAt: now, lastUsedStep: step })
}

/** False if it or a later step was used meanwhile. */
export async function spendStep(executor: Executor, totpId: string, step: number): Promise<boolean> {
  const spent = await executor
    .update(totps)
    .set({ lastUsedStep: step })
    .where(and(eq(totps.totpId, totpId), or(isNull(totps.lastUsedStep), lt(totps.lastUsedStep, step))))
    .returning({ totpId: totps.totpId })
  return spent.length > 0
}

export async function deleteTotpsOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(totps).where(eq(totps.userId, userId))
}

const { totpId, userId, createdAt, confirmedAt } = totps

/** `ownerId` restricts the caller. */
export async function listTotps(
  executor: Executor,
  filter: { userId?: string | undefined; ownerId?: string | undefined },
  input: ListInput,
) {
  const where = allOf(filter.userId && eq(userId, filter.userId), filter.ownerId && eq(userId, filter.ownerId))
  const rows = executor.select({ totpId, userId, createdAt, confirmedAt }).from(totps)
  const tally = tallyOf({ counted: 'totps', instant: createdAt, kinds: [] }, filter, [])
  return listOf(executor, rows, { id: totpId, where, order: 'createdAt', tally, search: ['userName'] }, input)
}

export async function replaceRecoveryCodes(
  executor: Executor,
  totpId: string,
  codes: (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await executor.delete(recoveryCodes).where(eq(recoveryCodes.totpId, totpId))
  await executor.insert(recoveryCodes).values(codes)
}

export async function findSealedCodes(executor: Executor, sessionId: string): Promise<string | null> {
  const [row] = await executor
    .select({ sealedCodes: sessions.sealedCodes })
    .from(sessions)
    .where(eq(sessions.sessionId, sessionId))
  return row?.sealedCodes ?? null
}

export async function forgetSealedCodes(executor: Executor, userId: string): Promise<void> {
  await executor
    .update(sessions)
    .set({ sealedCodes: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.sealedCodes)))
}

/** True if it was unused. */
export async function spendRecoveryCodeRow(
  executor: Executor,
  totpId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const spent = await executor
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.totpId, totpId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ recoveryCodeId: recoveryCodes.recoveryCodeId })
  return spent.length > 0
}

export async function countUnusedRecoveryCodes(executor: Executor, totpId: string): Promise<number> {
  return executor.$count(recoveryCodes, and(eq(recoveryCodes.totpId, totpId), isNull(recoveryCodes.usedAt)))
}
