import type { ModuleFactory } from '../../kernel.ts'
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

export const filesModule: ModuleFactory = (kernel) => ({
  name: 'files',
  routes: [],
  jobs: { deleteStoredBytes: deleteStoredBytes(kernel), deleteOrphanedBytes: deleteOrphanedBytes(kernel) },
  crontab: ['15 3 * * * deleteOrphanedBytes'],
})
