import { dataExportLifecycle, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { dataExportRows, deleteExportsOf, lockDueExports, lockReadyExports } from './data-exports.queries.ts'

export {
  countExportsSince,
  dataExportRows,
  findLatestExports,
  lockExportUnderWay,
  lockReadyExports,
} from './data-exports.queries.ts'

/** A copy that no worker has finished by then never will be: the queue has given its job up. */
const ABANDONED_MS = 86_400_000

/** Erases copies whose time is over, each by its own day, and gives up those that were never finished. */
export const eraseDueExports: Eraser = async (tx, { kernel: { clock }, limit }) => {
  const now = clock.now()
  const due = await lockDueExports(tx, now, new Date(now.getTime() - ABANDONED_MS), limit)
  for (const { dataExportId } of due) await endExport(tx, dataExportId)
  return due.length
}

/** Ends a copy: one that is ready is erased, one under way has failed. Another worker may have been faster. */
async function endExport(tx: Transaction, dataExportId: string): Promise<void> {
  const row = await dataExportRows.lock(tx, dataExportId)
  if (!row) return
  const state =
    stateAfter(dataExportLifecycle, 'erase', row.state) ?? stateAfter(dataExportLifecycle, 'fail', row.state)
  if (!state) return
  await dataExportRows.update(tx, dataExportId, { state, fileId: null })
  if (row.fileId) await deleteFileLater(tx, row.fileId)
}

/** Erases the copies of a person that are ready: a new one takes their place. */
export async function eraseReadyExports(tx: Transaction, userId: string): Promise<void> {
  for (const { dataExportId } of await lockReadyExports(tx, userId)) await endExport(tx, dataExportId)
}

/** Deletes the copies of a person whose account is closed. */
export async function deleteDataExportsOf(tx: Transaction, userId: string): Promise<void> {
  for (const fileId of await deleteExportsOf(tx, userId)) await deleteFileLater(tx, fileId)
}
