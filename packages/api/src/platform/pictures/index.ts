import type { ModuleFactory } from '../../kernel.ts'
import { deleteOrphanedRenditions } from './pictures.jobs.ts'
import { servePictures } from './pictures.plugin.ts'

export { findPictures } from './pictures.queries.ts'
export { deletePictureLater, pictureOf, storePicture } from './pictures.service.ts'
export type { PictureRow } from '../../database/schema/platform.ts'
export { pictures } from '../../database/schema/platform.ts'

export const picturesModule: ModuleFactory = (kernel) => ({
  name: 'pictures',
  routes: [],
  jobs: { deleteOrphanedRenditions: deleteOrphanedRenditions(kernel) },
  crontab: ['25 3 * * * deleteOrphanedRenditions'],
  plugin: (app) => servePictures(app, kernel),
})
