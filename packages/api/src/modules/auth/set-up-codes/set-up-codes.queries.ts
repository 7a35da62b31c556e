import { and, eq, gt, lte } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction, rowsOf } from '../../../database/index.ts'
import { setUpCodes } from '../../../database/schema/auth.ts'
import type { Eraser } from '../../../platform/retention.ts'

type NewCode = typeof setUpCodes.$inferInsert

export const insertSetUpCode = rowsOf(setUpCodes, setUpCodes.codeHash).insert

export const listLiveCodes = (executor: Executor, administratorCount: number, now: Date): Promise<NewCode[]> =>
  executor
    .select()
    .from(setUpCodes)
    .where(and(gt(setUpCodes.expiresAt, now), eq(setUpCodes.administratorCount, administratorCount)))

/** So that two codes never make two accounts: who waited finds none. */
export async function lockSetUpCodes(tx: Transaction): Promise<void> {
  await tx.select().from(setUpCodes).for('update')
}

export async function deleteSetUpCodes(tx: Transaction): Promise<void> {
  await tx.delete(setUpCodes)
}

export const eraseSetUpCodes: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, setUpCodes, lte(setUpCodes.expiresAt, before), limit)
