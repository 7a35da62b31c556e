import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import type { ModuleFactory } from '../../module.ts'
import { deleteOrphanedRenditions } from './pictures.jobs.ts'
import { servePictures } from './pictures.plugin.ts'

export { findPictures } from './pictures.queries.ts'
export { deletePictureLater, pictureOf, storePicture } from './pictures.service.ts'
export type { PictureRow } from '../../database/schema/platform.ts'
export { pictures } from '../../database/schema/platform.ts'

const deleteOrphanedRenditionsJob = defineScheduledJob('deleteOrphanedRenditions', '25 3 * * *')

export const picturesModule: ModuleFactory = (kernel) => ({
  name: 'pictures',
  routes: [],
  jobs: [bindJob(deleteOrphanedRenditionsJob, () => deleteOrphanedRenditions(kernel))],
  plugin: (app) => servePictures(app, kernel),
})
