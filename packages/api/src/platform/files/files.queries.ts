import { eq, inArray, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../database/index.ts'
import { files, type FileRow } from '../../database/schema/platform.ts'

export const fileRows = rowsOf(files, files.fileId)

export async function findFiles(executor: Executor, fileIds: readonly string[]): Promise<Map<string, FileRow>> {
  const rows =
    fileIds.length === 0
      ? []
      : await executor
          .select()
          .from(files)
          .where(inArray(files.fileId, [...fileIds]))
  return new Map(rows.map((row) => [row.fileId, row]))
}

/** Returns the storage key. */
export async function deleteFileRow(executor: Executor, fileId: string): Promise<string | undefined> {
  const [row] = await executor.delete(files).where(eq(files.fileId, fileId)).returning({ storageKey: files.storageKey })
  return row?.storageKey
}

export async function knownStorageKeys(executor: Executor, keys: readonly string[]): Promise<Set<string>> {
  const rows = await executor
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]))
  return new Set(rows.map((row) => row.storageKey))
}

/** Advisory lock of a backup, from its snapshot to the copy's end (decision backup). */
export const BACKUP_LOCK = 7_301_944_211

/** It may still copy orphaned bytes. */
export async function isBackupRunning(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ is_free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as is_free`,
  )
  return !rows[0]!.is_free
}
