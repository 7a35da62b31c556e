import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { activateDueOrders } from './orders.jobs.ts'
import { orderRoutes } from './orders.routes.ts'

export { activateDueOrders } from './orders.jobs.ts'
export {
  countLiveOrders,
  findAudience,
  findOrder,
  insertOrderMovement,
  lastReflectionEnd,
  lockOrder,
  updateOrder,
} from './orders.queries.ts'

const activateJob = defineScheduledJob('activateDueOrders', '*/5 * * * *')

/** Investments and their movements, as far as they are read; what moves money is in the flows. */
export const ordersModule: ModuleFactory = (kernel) => ({
  name: 'orders',
  routes: orderRoutes(kernel),
  jobs: [
    bindJob(activateJob, async () => {
      await activateDueOrders(kernel)
    }),
  ],
})
