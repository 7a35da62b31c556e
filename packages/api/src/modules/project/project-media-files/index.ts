import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { signedUrl } from '../../../platform/files/index.ts'
import { viewerOf } from '../projects/index.ts'
import { findProjectMediaFile, listProjectMediaFiles } from './project-media-files.queries.ts'
import {
  addProjectMediaFile,
  editProjectMediaFile,
  removeProjectMediaFile,
  viewOf,
} from './project-media-files.service.ts'

/** The first is the cover. */
export const projectMediaFilesModule: ModuleFactory = (kernel) => ({
  name: 'projectMediaFiles',
  routes: projectMediaFileRoutes(kernel),
})

const projectMediaFileRoutes = (kernel: Kernel) => [
  bind(api.projectMediaFiles.list, async (call) => {
    const { data, total } = await listProjectMediaFiles(kernel.database, viewerOf(call), call.query, call.query)
    return { data: data.map(viewOf), total }
  }),
  bind(api.projectMediaFiles.create, (call) => addProjectMediaFile(kernel, call)),
  bind(api.projectMediaFiles.read, async (call) =>
    viewOf(found(await findProjectMediaFile(kernel.database, viewerOf(call), call.params.id))),
  ),
  bind(api.projectMediaFiles.edit, (call) => editProjectMediaFile(kernel, call)),
  bind(api.projectMediaFiles.remove, (call) => removeProjectMediaFile(kernel, call)),
  bind(api.projectMediaFiles.url, async (call) => {
    const { picture } = found(await findProjectMediaFile(kernel.database, viewerOf(call), call.params.id))
    return signedUrl(kernel, picture.fileId)
  }),
]
