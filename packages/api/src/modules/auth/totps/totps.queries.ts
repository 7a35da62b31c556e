import { and, asc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import {
  among,
  allOf,
  type Executor,
  type ListInput,
  listOf,
  orderOf,
  rowsOf,
  tallyOf,
  type Transaction,
} from '../../../database/index.ts'
import { totps, type TotpRow } from '../../../database/schema/auth.ts'

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

/** The devices and set-ups of a person, locked in one order, so that two confirmations cannot deadlock. */
export async function lockTotpsOf(tx: Transaction, userId: string): Promise<TotpRow[]> {
  return tx.select().from(totps).where(eq(totps.userId, userId)).orderBy(asc(totps.totpId)).for('update')
}

/** The set-up that a session has started. */
export async function findSetup(executor: Executor, sessionId: string): Promise<TotpRow | undefined> {
  const [row] = await executor.select().from(totps).where(eq(totps.sessionId, sessionId))
  return row
}

/** Adds a set-up, unless another tab of the session has just done so. */
export async function insertSetup(executor: Executor, setup: typeof totps.$inferInsert): Promise<void> {
  await executor.insert(totps).values(setup).onConflictDoNothing({ target: totps.sessionId })
}

/** Deletes the set-up of a session. */
export async function deleteSetup(executor: Executor, sessionId: string): Promise<void> {
  await executor.delete(totps).where(eq(totps.sessionId, sessionId))
}

/**
 * Confirms a set-up with its first code, in place of every other set-up and, in a change, of the earlier device with its
 * recovery codes. It is released from that device before, which would take it along.
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
  const rows = executor.select({ totpId, userId, createdAt, confirmedAt }).from(totps).$dynamic()
  const order = orderOf(input, columns, 'createdAt', totpId)
  const tally = tallyOf({ counted: 'totps', instant: createdAt, kinds: [] }, filter, [])
  return listOf(executor, rows, { id: totpId, where, order, tally }, input)
}
