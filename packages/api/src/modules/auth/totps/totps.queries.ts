import { and, count, eq, exists, isNotNull, isNull, lt, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import { type Executor, type ListInput, orderOf, paged } from '../../../database/index.ts'
import { recoveryCodes, totps, type TotpRow } from '../../../database/schema/auth.ts'

export async function findConfirmedTotp(executor: Executor, userId: string): Promise<TotpRow | undefined> {
  const [row] = await executor
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)))
  return row
}

export async function findTotp(executor: Executor, totpId: string): Promise<TotpRow | undefined> {
  const [row] = await executor.select().from(totps).where(eq(totps.totpId, totpId))
  return row
}

/** Condition that the person with the id in `userId` has a confirmed device. */
export function hasTotp(executor: Executor, userId: SQLWrapper): SQL {
  const confirmed = executor.select({ totpId: totps.totpId }).from(totps)
  return exists(confirmed.where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt))))
}

export async function insertTotp(executor: Executor, totp: typeof totps.$inferInsert): Promise<void> {
  await executor.insert(totps).values(totp)
}

export async function deleteUnconfirmedTotps(executor: Executor, userId: string): Promise<void> {
  await executor.delete(totps).where(and(eq(totps.userId, userId), isNull(totps.confirmedAt)))
}

/** Marks the set-up as ended; answers whether it still waited for that. */
export async function confirmTotp(executor: Executor, totpId: string, step: number, now: Date): Promise<boolean> {
  const confirmed = await executor
    .update(totps)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(and(eq(totps.totpId, totpId), isNull(totps.confirmedAt)))
    .returning({ totpId: totps.totpId })
  return confirmed.length > 0
}

/** Uses up a time step; answers false when it, or a later one, was used in the meantime. */
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

export async function insertRecoveryCodes(
  executor: Executor,
  codes: (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await executor.insert(recoveryCodes).values(codes)
}

/** Uses up a recovery code; answers whether it was there and unused. */
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
  const [row] = await executor
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.totpId, totpId), isNull(recoveryCodes.usedAt)))
  return row!.total
}

const columns = { createdAt: totps.createdAt }

export async function listTotps(
  executor: Executor,
  filter: { userId?: string | undefined; ownerId?: string | undefined },
  input: ListInput<'createdAt'>,
) {
  const where = and(
    filter.userId ? eq(totps.userId, filter.userId) : undefined,
    filter.ownerId ? eq(totps.userId, filter.ownerId) : undefined,
  )
  const view = {
    totpId: totps.totpId,
    userId: totps.userId,
    createdAt: totps.createdAt,
    confirmedAt: totps.confirmedAt,
  }
  const data = await paged(
    executor.select(view).from(totps).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'createdAt', totps.totpId),
  )
  const [row] = await executor.select({ total: count() }).from(totps).where(where)
  return { data, total: row!.total }
}
