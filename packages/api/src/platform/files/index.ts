import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { deleteBytesJob } from './files.service.ts'
import type { ModuleFactory } from '../../module.ts'
import { deleteOrphanedBytes, deleteStoredBytes } from './files.jobs.ts'

export { findFile, findFiles } from './files.queries.ts'
export {
  deleteBytesLater,
  deleteFileLater,
  readSigned,
  sendFile,
  signedUrl,
  storedFileOf,
  storeFile,
} from './files.service.ts'
export { files, type FileRow } from '../../database/schema/platform.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedBytes', '15 3 * * *')

export const filesModule: ModuleFactory = (kernel) => ({
  name: 'files',
  routes: [],
  jobs: [
    bindJob(deleteOrphansJob, () => deleteOrphanedBytes(kernel)),
    bindJob(deleteBytesJob, (payload) => deleteStoredBytes(kernel, payload)),
  ],
})
