import { dataExportLifecycle, stateAfter } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import { dataExportRows, deleteExportsOf, findDueExports, lockReadyExports } from './data-exports.queries.ts'

export {
  countExportsSince,
  dataExportRows,
  findLatestExports,
  lockExportUnderWay,
  lockReadyExports,
} from './data-exports.queries.ts'

const eraseExportsJob = defineScheduledJob('eraseDataExports', '37 * * * *')

/** A copy that no worker has finished by then never will be: the queue has given its job up. */
const ABANDONED_MS = 86_400_000

/** Copies of all data of a person: what is kept of them, and its end. Making one is the flow `export-data`. */
export const dataExportsModule: ModuleFactory = (kernel) => ({
  name: 'dataExports',
  routes: [],
  jobs: [bindJob(eraseExportsJob, () => eraseDueExports(patient(kernel)))],
})

/** Erases the copies whose time is over, and gives up those that were never finished. */
async function eraseDueExports({ database, clock }: Kernel): Promise<void> {
  const now = clock.now()
  for (const { dataExportId } of await findDueExports(database, now, new Date(now.getTime() - ABANDONED_MS)))
    await inTransaction(database, (tx) => endExport(tx, dataExportId))
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
