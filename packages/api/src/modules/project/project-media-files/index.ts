import type { ModuleFactory } from '../../../module.ts'
import { projectMediaFileRoutes } from './project-media-files.routes.ts'

export const projectMediaFilesModule: ModuleFactory = (kernel) => ({
  name: 'projectMediaFiles',
  routes: projectMediaFileRoutes(kernel),
})
