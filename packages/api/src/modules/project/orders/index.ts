import { isConnectionLost } from '../../../database/index.ts'
import type { ModuleFactory } from '../../../kernel.ts'
import { createBatcher } from './batcher.ts'
import { commitOrders } from './batch.service.ts'
import { orderJobs } from './orders.jobs.ts'
import { orderRoutes } from './orders.routes.ts'

export { returnMoneyOfDiscarded } from './discard.service.ts'
export { SETTLE_JOB } from './finance.service.ts'
export { tellInvestors } from './investor-news.service.ts'
export { activateDueOrders } from './orders.jobs.ts'
export { lastReflectionEnd } from './orders.queries.ts'
export { orderMovements, orders } from '../../../database/schema/orders.ts'

/** How many orders one transaction decides at most. */
const BATCH_MAXIMUM = 64
/** How many such transactions one process has under way at most, and how slow one must be for the next to begin beside it. */
const BATCH_CONCURRENCY = 4
const BATCH_PATIENCE_MS = 50

export const ordersModule: ModuleFactory = (kernel) => {
  const batcher = createBatcher({
    maximum: BATCH_MAXIMUM,
    concurrency: BATCH_CONCURRENCY,
    patienceMs: BATCH_PATIENCE_MS,
    run: (queued: readonly Parameters<typeof commitOrders>[1][number][]) => commitOrders(kernel, queued),
    isRolledBack: (error) => !isConnectionLost(error),
  })
  return {
    name: 'orders',
    routes: orderRoutes(kernel, batcher),
    jobs: orderJobs(kernel),
    crontab: ['*/5 * * * * activateDueOrders'],
  }
}
