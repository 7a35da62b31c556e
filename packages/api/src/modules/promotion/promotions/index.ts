import type { ModuleFactory } from '../../../kernel.ts'
import { promotionRoutes } from './promotions.routes.ts'
import { FORGET_PAGES_JOB, forgetPages } from './promotions.service.ts'

/** Announcements on the home page. The job tells the page caches of the moments at which one begins or is over. */
export const promotionsModule: ModuleFactory = (kernel) => ({
  name: 'promotions',
  routes: promotionRoutes(kernel),
  jobs: { [FORGET_PAGES_JOB]: () => forgetPages(kernel.database) },
})
