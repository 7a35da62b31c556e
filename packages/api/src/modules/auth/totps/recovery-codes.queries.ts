import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { recoveryCodes, sessions } from '../../../database/schema/auth.ts'

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
