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

/** By then the queue has given up the job. */
const ABANDONED_MS = 86_400_000

/** Erases expired copies and fails abandoned ones. */
export const eraseDueExports: Eraser = async (tx, { kernel: { clock }, limit }) => {
  const now = clock.now()
  const due = await lockDueExports(tx, now, new Date(now.getTime() - ABANDONED_MS), limit)
  for (const { dataExportId } of due) await endExport(tx, dataExportId)
  return due.length
}

async function endExport(tx: Transaction, dataExportId: string): Promise<void> {
  const row = await dataExportRows.lock(tx, dataExportId)
  if (!row) return
  const state =
    stateAfter(dataExportLifecycle, 'erase', row.state) ?? stateAfter(dataExportLifecycle, 'fail', row.state)
  if (!state) return
  await dataExportRows.update(tx, dataExportId, { state, fileId: null })
  if (row.fileId) await deleteFileLater(tx, row.fileId)
}

/** Before a new one replaces them. */
export async function eraseReadyExports(tx: Transaction, userId: string): Promise<void> {
  for (const { dataExportId } of await lockReadyExports(tx, userId)) await endExport(tx, dataExportId)
}

export async function deleteDataExportsOf(tx: Transaction, userId: string): Promise<void> {
  for (const fileId of await deleteExportsOf(tx, userId)) await deleteFileLater(tx, fileId)
}
