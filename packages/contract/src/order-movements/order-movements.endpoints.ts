import { endpoints } from '../endpoint.ts'
import { OrderMovementSummary, summaryQuery } from '../fees/fees.schema.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './order-movements.schema.ts'

const tag = 'Order movements'

export const orderMovementEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/order-movements',
    operation: 'orderMovements.list',
    tag,
    permission: 'orders.read',
    summary: 'List order movements',
    query: listQuery(['createdAt', 'amount', 'type'], schema.orderMovementFilters),
    output: page(schema.OrderMovement),
  },
  summarize: {
    method: 'GET',
    path: '/v1/project/order-movements/summary',
    operation: 'orderMovements.summarize',
    tag,
    permission: 'statistics.read',
    summary: 'Sum order movements by period',
    query: summaryQuery,
    output: OrderMovementSummary,
    errors: ['too-many-periods'],
  },
})
