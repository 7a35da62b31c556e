import { z } from 'zod'
import { Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { OrderMovementSummary, summaryQuery } from './fees.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { Comparison, GetSums, listQuery, pageWithSums } from '../paging.ts'

export const OrderMovementType = z.enum(['invest', 'disinvest']).describe('Money into or out of a project.')

export const OrderMovement = z
  .strictObject({
    orderMovementId: Id,
    orderId: Id,
    projectId: Id,
    projectName: z.string(),
    userId: Id,
    userName: z.string(),
    type: OrderMovementType,
    amount: Money,
    penaltyAmount: Money,
    createdAt: Instant,
  })
  .describe('Money into or out of a project by an order.')

export const orderMovementFilters = {
  orderId: Id.optional(),
  projectId: Id.optional(),
  userId: Id.optional(),
  type: OrderMovementType.optional(),
  amount: Money.optional(),
  amountComparison: Comparison.optional().describe('How amount is compared; eq if absent.'),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

export const orderMovementEndpoints = endpoints(
  'orderMovements',
  { name: 'Order movements', about: 'Money into and out of projects by orders.' },
  {
    list: {
      method: 'GET',
      path: '/v1/project/order-movements',
      permission: 'orders.read',
      isLagAllowed: true,
      summary: 'List order movements',
      query: listQuery(['createdAt', 'amount', 'type'], { ...orderMovementFilters, getSums: GetSums.optional() }),
      output: pageWithSums(OrderMovement, { incoming: 'Into projects.', outgoing: 'Out of projects.' }),
    },
    summarize: {
      method: 'GET',
      path: '/v1/project/order-movements/summary',
      permission: 'statistics.read',
      isLagAllowed: true,
      summary: 'Sum order movements by period',
      query: summaryQuery,
      output: OrderMovementSummary,
      errors: ['too-many-periods'],
    },
    read: {
      method: 'GET',
      path: '/v1/project/order-movements/{id}',
      permission: 'orders.read',
      summary: 'Read an order movement',
      output: OrderMovement,
    },
  },
)
