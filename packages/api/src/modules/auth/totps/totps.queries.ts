import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { among, allOf, type Executor, type ListInput, listOf, orderOf, rowsOf } from '../../../database/index.ts'
import { recoveryCodes, totps, type TotpRow } from '../../../database/schema/auth.ts'

/** Rows of devices by id, whether confirmed or not. */
export const totpRows = rowsOf(totps, totps.totpId)

/** The device of a person, once its set-up has been confirmed. */
export async function findConfirmedTotp(executor: Executor, userId: string): Promise<TotpRow | undefined> {
  const [row] = await executor
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)))
  return row
}

/** Deletes the set-ups of a person that were never confirmed. */
export async function deleteUnconfirmedTotps(executor: Executor, userId: string): Promise<void> {
  await executor.delete(totps).where(and(eq(totps.userId, userId), isNull(totps.confirmedAt)))
}

/** Confirms a device with its first code. Returns false when it was confirmed in the meantime. */
export async function confirmTotp(executor: Executor, totpId: string, step: number, now: Date): Promise<boolean> {
  const confirmed = await executor
    .update(totps)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(and(eq(totps.totpId, totpId), isNull(totps.confirmedAt)))
    .returning({ totpId: totps.totpId })
  return confirmed.length > 0
}

/** Uses up a time step. Returns false when it, or a later one, was used in the meantime. */
export async function spendStep(executor: Executor, totpId: string, step: number): Promise<boolean> {
  const spent = await executor
    .update(totps)
    .set({ lastUsedStep: step })
    .where(and(eq(totps.totpId, totpId), or(isNull(totps.lastUsedStep), lt(totps.lastUsedStep, step))))
    .returning({ totpId: totps.totpId })
  return spent.length > 0
}

/** Deletes the devices of a person with their recovery codes. */
export async function deleteTotpsOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(totps).where(eq(totps.userId, userId))
}

/** Adds the rows of new recovery codes. */
export async function insertRecoveryCodes(
  executor: Executor,
  codes: (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await executor.insert(recoveryCodes).values(codes)
}

/** Uses up a recovery code. Returns whether there was such an unused one. */
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

/** How many recovery codes of a device are left. */
export async function countUnusedRecoveryCodes(executor: Executor, totpId: string): Promise<number> {
  return executor.$count(recoveryCodes, and(eq(recoveryCodes.totpId, totpId), isNull(recoveryCodes.usedAt)))
}

const { totpId, userId, createdAt, confirmedAt } = totps
const columns = { createdAt }

/** One page of the devices that the filter lets through; `ownerId` is the restriction of the caller. */
export async function listTotps(
  executor: Executor,
  filter: { userId?: string | undefined; ownerId?: string | undefined },
  input: ListInput<keyof typeof columns>,
) {
  const where = allOf(
    among(totpId, input),
    filter.userId && eq(userId, filter.userId),
    filter.ownerId && eq(userId, filter.ownerId),
  )
  const query = executor.select({ totpId, userId, createdAt, confirmedAt }).from(totps).where(where)
  return listOf(executor, query.$dynamic(), input, orderOf(input, columns, 'createdAt', totpId))
}
