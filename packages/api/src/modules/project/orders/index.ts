import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { api, calendarDateOf } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { listOrderMovements } from './order-movements.queries.ts'
import { summarizeOrderMovements, summarizeOrders } from './order-summaries.queries.ts'
import { findOrder, listOrders, activateOrders } from './orders.queries.ts'
export { doesPromoterInvest } from './orders.queries.ts'
import { summaryRange } from '../summaries/index.ts'
import { inTransaction } from '../../../database/index.ts'

export { UNKNOWN_SUITABILITY, type Suitability } from './large-orders.domain.ts'
export {
  countLiveOrders,
  findAudience,
  findLiveWallets,
  findOrder,
  holdingsOf,
  insertOrderMovement,
  lastReflectionEnd,
  orderRows,
  reflectAgain,
} from './orders.queries.ts'

const activateJob = defineScheduledJob('activateDueOrders', '*/5 * * * *')

export const ordersModule: ModuleFactory = (kernel) => ({
  name: 'orders',
  routes: orderRoutes(kernel),
  jobs: [
    bindJob(activateJob, async () => {
      await activateDueOrders(patient(kernel))
    }),
  ],
})

const orderRoutes = ({ database, clock }: Kernel) => [
  bind(api.orders.list, (call) => listOrders(call.database, { ...call.query, ...customerFilter(call) })),
  bind(api.orders.summarize, async (call) => {
    const filter = { ...call.query, ...customerFilter(call) }
    const data = await summarizeOrders(call.database, filter, calendarDateOf(clock.now()))
    return { data, total: data.length }
  }),
  bind(api.orders.read, async (call) => found(await findOrder(database, call.params.id, customerFilter(call)))),
  ...bindRows(api.orderMovements.list, api.orderMovements.read, (call) =>
    listOrderMovements(call.database, { ...call.query, ...customerFilter(call) }),
  ),
  bind(api.orderMovements.summarize, async (call) => {
    const range = await summaryRange(call.database, clock, call.query, 'order_movements')
    const data = await summarizeOrderMovements(call.database, range)
    return { data, total: data.length }
  }),
]

const BATCH = 500

/** After the reflection period. Concurrent. */
export async function activateDueOrders(kernel: Kernel): Promise<number> {
  let activated = 0
  for (;;) {
    const count = await inTransaction(kernel.database, (tx) => activateOrders(tx, kernel.clock.now(), BATCH))
    activated += count
    if (count < BATCH) return activated
  }
}
