import type { ModuleFactory } from '../../../module.ts'
import { demonstrationRoutes } from './demonstration.routes.ts'

export { insertDemonstrationAccount, type NewDemonstrationAccount } from './demonstration.queries.ts'

/** What lets one try the product: accounts with their codes, and the mails that were kept instead of sent. */
export const demonstrationModule: ModuleFactory = (kernel) => ({
  name: 'demonstration',
  routes: demonstrationRoutes(kernel),
})
