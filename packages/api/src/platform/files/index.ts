import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import { isOldKey } from './files.domain.ts'
import { knownStorageKeys } from './files.queries.ts'
import { deleteBytesJob } from './files.service.ts'

export { findFiles } from './files.queries.ts'
export {
  deleteBytesLater,
  deleteFileLater,
  readSigned,
  sendFile,
  signedUrl,
  storedFileOf,
  storeFile,
} from './files.service.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedBytes', '15 3 * * *')

/** Stored files: their rows in the database, their bytes in the storage. */
export const filesModule: ModuleFactory = (kernel) => ({
  name: 'files',
  routes: [],
  jobs: [
    bindJob(deleteOrphansJob, () => deleteOrphanedBytes(patient(kernel))),
    bindJob(deleteBytesJob, async ({ storageKeys }) => {
      for (const key of storageKeys) await kernel.storage.remove(key)
    }),
  ],
})

/** Removes the bytes of uploads whose transaction failed, once they are a day old. */
async function deleteOrphanedBytes({ storage, database, clock }: Kernel): Promise<void> {
  await sweepStorage(storage, 'files', async (keys) => {
    const old = keys.filter((key) => isOldKey(key, clock.now()))
    const known = await knownStorageKeys(database, old)
    return old.filter((key) => !known.has(key))
  })
}
