import { and, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm'
import { rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { dataExports, type DataExportRow } from '../../../database/schema/data-exports.ts'
import { files } from '../../../database/schema/platform.ts'

export const dataExportRows = rowsOf(dataExports, dataExports.dataExportId)

const { createdAt, dataExportId, expiresAt, fileId, state, userId } = dataExports
const isUnderWay = inArray(state, ['queued', 'making'])

const SHOWN = 5

export async function findLatestExports(
  executor: Executor,
  ownerId: string,
): Promise<{ row: DataExportRow; sizeBytes: number | null }[]> {
  return executor
    .select({ row: dataExports, sizeBytes: files.sizeBytes })
    .from(dataExports)
    .leftJoin(files, eq(files.fileId, fileId))
    .where(eq(userId, ownerId))
    .orderBy(desc(createdAt), desc(dataExportId))
    .limit(SHOWN)
}

export const countExportsSince = (executor: Executor, ownerId: string, since: Date): Promise<number> =>
  executor.$count(dataExports, and(eq(userId, ownerId), gt(createdAt, since)))

export async function lockExportUnderWay(tx: Transaction, ownerId: string): Promise<DataExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(eq(userId, ownerId), isUnderWay))
    .for('no key update')
  return row
}

export async function lockReadyExports(tx: Transaction, ownerId: string): Promise<DataExportRow[]> {
  return tx
    .select()
    .from(dataExports)
    .where(and(eq(userId, ownerId), eq(state, 'ready')))
    .for('no key update')
}

/** Expired, or unfinished since before `abandonedBefore`; locked. */
export async function lockDueExports(tx: Transaction, now: Date, abandonedBefore: Date, limit: number) {
  return tx
    .select()
    .from(dataExports)
    .where(or(and(eq(state, 'ready'), lte(expiresAt, now)), and(isUnderWay, lt(createdAt, abandonedBefore))))
    .limit(limit)
    .for('no key update', { skipLocked: true })
}

/** Returns orphaned file ids. */
export async function deleteExportsOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const deleted = await tx.delete(dataExports).where(eq(userId, ownerId)).returning({ fileId })
  return deleted.flatMap((row) => row.fileId ?? [])
}
