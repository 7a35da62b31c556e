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

/** Stored files: their rows in the database, their bytes in the storage. */
export const filesModule: ModuleFactory = (kernel) => ({
  name: 'files',
  routes: [],
  jobs: [
    bindJob(deleteOrphansJob, () => deleteOrphanedBytes(patient(kernel))),
    bindJob(deleteBytesJob, ({ storageKeys }) => deleteBytes(kernel, storageKeys)),
  ],
})

/** Removes the bytes of uploads whose transaction failed, once they are a day old. */
async function deleteOrphanedBytes({ storage, database, clock }: Kernel): Promise<void> {
  await sweepStorage(storage, 'files', async (keys) => {
    const old = keys.filter((key) => isOldKey(key, clock.now()))
    const known = await knownStorageKeys(database, old)
    // Asked after the rows: a backup that begins later does not name what is no row's now.
    if (await isBackupRunning(database)) return []
    return old.filter((key) => !known.has(key))
  })
}

const BACKUP_POLL_MS = 60_000

/** Removes bytes whose rows are gone; later, while a backup may need them. */
async function deleteBytes({ storage, database, clock }: Kernel, storageKeys: string[]): Promise<void> {
  if (await isBackupRunning(database)) {
    const runAt = new Date(clock.now().getTime() + BACKUP_POLL_MS)
    return queueJob(database, deleteBytesJob, { storageKeys }, { runAt })
  }
  for (const key of storageKeys) await storage.remove(key)
}
