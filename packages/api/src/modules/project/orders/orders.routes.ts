import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { listOrderMovements, summarizeOrderMovements } from './order-movements.queries.ts'
import { findOrder, listOrders } from './orders.queries.ts'
import { summaryRange } from '../summaries/index.ts'

/** Reading orders and their movements. `create` is bound by flows/invest, `revoke` and `disinvest` by flows/leave-project. */
export const orderRoutes = ({ database, clock }: Kernel) => [
  bind(api.orders.list, (call) => listOrders(database, { ...call.query, ...customerFilter(call) }, call.query)),
  bind(api.orders.read, async (call) => found(await findOrder(database, call.params.id, customerFilter(call)))),
  bind(api.orderMovements.list, (call) =>
    listOrderMovements(database, { ...call.query, ...customerFilter(call) }, call.query),
  ),
  bind(api.orderMovements.summarize, async (call) => {
    const range = await summaryRange(database, clock, call.query, 'order_movements')
    const data = await summarizeOrderMovements(database, range)
    return { data, total: data.length }
  }),
]
