import type { ModuleFactory } from '../../../module.ts'
import { distributionRoutes } from './distributions.routes.ts'
import { feeRoutes } from './fees.routes.ts'

export {
  countDistributions,
  findDistribution,
  hasShare,
  insertDistributions,
  listHolders,
  replaceShares,
  updateDistribution,
} from './distributions.queries.ts'
export { lockBoth, nextState } from './distributions.lock.ts'
export { viewOf } from './distributions.view.ts'
export { planDistributions } from './schedule.service.ts'

/** Returns to investors and the fees on them, as far as they are read; what moves money is in flows/distribute. */
export const distributionsModule: ModuleFactory = (kernel) => ({
  name: 'distributions',
  routes: [...distributionRoutes(kernel), ...feeRoutes(kernel)],
})
