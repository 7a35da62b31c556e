import type { ModuleFactory } from '../../../module.ts'
import { promotionRoutes } from './promotions.routes.ts'
import { bindJob } from '../../../jobs/index.ts'
import { purgePagesJob, forgetPages } from './promotions.service.ts'

/** Announcements on the home page. The job tells the page caches of the moments at which one begins or is over. */
export const promotionsModule: ModuleFactory = (kernel) => ({
  name: 'promotions',
  routes: promotionRoutes(kernel),
  jobs: [bindJob(purgePagesJob, () => forgetPages(kernel.database))],
})
