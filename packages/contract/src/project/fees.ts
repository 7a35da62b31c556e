import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { Comparison, GetSums, listQuery, page, pageWithSums } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { OrderDeparture } from '../wallet/transactions.ts'

export const Fee = z
  .strictObject({
    feeId: Id,
    orderId: Id,
    projectId: Id,
    projectName: z.string(),
    distributionId: Id,
    userId: Id,
    userName: z.string(),
    amount: Money.describe("The platform's share of the return."),
    percentage: Percentage,
    interest: Money.describe('The gross return that it was taken from.'),
    createdAt: Instant,
  })
  .describe('A fee on a return paid to an investor.')

export const feeFilters = {
  orderId: Id.optional(),
  projectId: Id.optional(),
  userId: Id.optional(),
  amount: Money.optional(),
  amountComparison: Comparison.optional().describe('How amount is compared; eq if absent.'),
  fromDate: NamedDay.optional(),
  toDate: NamedDay.optional(),
}

/** Handbook rule 17.10. */
export const GROUPINGS = ['day', 'week', 'month', 'quarter', 'year'] as const
export const summaryQuery = z
  .strictObject({
    groupBy: z.enum(GROUPINGS).optional().describe('month if absent.'),
    fromDate: NamedDay.optional(),
    toDate: NamedDay.optional(),
  })
  .describe('How a summary is grouped, and from when to when.')

export const FeeSummary = z
  .strictObject({
    data: z.array(
      z.strictObject({ period: CalendarDate.describe('First day of the period.'), amount: Money, count: z.int() }),
    ),
    total: z.int(),
  })
  .describe('Fees by period; periods without any are there with zero.')

export const OrderMovementSummary = z
  .strictObject({
    data: z.array(
      z.strictObject({
        period: CalendarDate.describe('First day of the period.'),
        invested: Money,
        disinvested: Money,
        penalties: Money,
        count: z.int(),
      }),
    ),
    total: z.int(),
  })
  .describe('Order movements by period; periods without any are there with zero.')

export const feeEndpoints = endpoints(
  'fees',
  { name: 'Fees', about: "The platform's share of returns." },
  '/v1/project/fees',
  {
    list: {
      permission: 'fees.read',
      isLagAllowed: true,
      summary: 'List fees',
      query: listQuery(['createdAt', 'amount'], feeFilters),
      output: page(Fee),
    },
    summarize: {
      method: 'GET',
      path: '/v1/project/fees/summary',
      permission: 'statistics.read',
      isLagAllowed: true,
      summary: 'Sum fees by period',
      query: summaryQuery,
      output: FeeSummary,
      errors: ['too-many-periods'],
    },
    read: {
      permission: 'fees.read',
      summary: 'Read a fee',
      output: Fee,
    },
  },
)

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
    departure: OrderDeparture.nullable().describe('How the order ended; null where it invests.'),
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
  '/v1/project/order-movements',
  {
    list: {
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
      permission: 'orders.read',
      summary: 'Read an order movement',
      output: OrderMovement,
    },
  },
)
