import { bindJob, defineScheduledJob, queueJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import { isOldKey } from './files.domain.ts'
import { isBackupRunning, knownStorageKeys } from './files.queries.ts'
import { deleteBytesJob } from './files.service.ts'
export { readSigned, signedUrl } from './signed-addresses.ts'

export { BACKUP_LOCK, findFiles } from './files.queries.ts'
export {
  deleteBytesLater,
  deleteFileLater,
  keepBytes,
  keepStream,
  type KeptStream,
  sendFile,
  storedFileOf,
  storeFile,
  storeStream,
  uploadKeeping,
} from './files.service.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedBytes', '15 3 * * *', { isOutgoing: true })

export const filesModule: ModuleFactory = (kernel) => ({
  name: 'files',
  routes: [],
  jobs: [
    bindJob(deleteOrphansJob, () => deleteOrphanedBytes(patient(kernel))),
    bindJob(deleteBytesJob, ({ storageKeys }) => deleteBytes(kernel, storageKeys)),
  ],
})

/** Orphans, once a day old. */
async function deleteOrphanedBytes({ storage, database, clock }: Kernel): Promise<void> {
  await sweepStorage(storage, 'files', async (keys) => {
    const old = keys.filter((key) => isOldKey(key, clock.now()))
    const known = await knownStorageKeys(database, old)
    // After reading the rows: a later backup cannot name these.
    if (await isBackupRunning(database)) return []
    return old.filter((key) => !known.has(key))
  })
}

const BACKUP_POLL_MS = 60_000

/** Postponed while a backup may need them. */
async function deleteBytes({ storage, database, clock }: Kernel, storageKeys: string[]): Promise<void> {
  if (await isBackupRunning(database)) {
    const runAt = new Date(clock.now().getTime() + BACKUP_POLL_MS)
    return queueJob(database, deleteBytesJob, { storageKeys }, { runAt })
  }
  for (const key of storageKeys) await storage.remove(key)
}
