import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { Comparison } from '../paging.ts'
import { PhaseName } from '../phases/phases.schema.ts'
import { Percentage } from '../percentages.ts'

export const ORDER_STATUSES = ['pending', 'active', 'finished', 'cancelled'] as const
export const OrderStatus = z.enum(ORDER_STATUSES).describe('Status of an order.')
export const OrderType = z.enum(['invest', 'income', 'withdraw']).describe('Type of an order; new ones invest.')

/** Above this an investment needs the one-time code even in a trusted browser (product decision 2). */
export const CODE_FREE_INVESTMENT_CENTS = 100_000n

/** "Investment guidance cap 10,000 euros across platforms" (spec section 9). */
export const GUIDANCE_CAP_CENTS = 1_000_000n

export const Order = z
  .strictObject({
    orderId: Id,
    projectId: Id,
    projectName: z.string(),
    projectUrl: z.string(),
    projectPhaseName: PhaseName.describe('Phase of the project now.'),
    projectPhaseId: Id.describe('Phase record in which the order was made.'),
    userId: Id,
    userName: z.string(),
    amount: PositiveMoney,
    orderType: OrderType,
    status: OrderStatus,
    penaltyAmount: Money,
    penalty: Percentage,
    returned: Money.describe('Principal and net returns paid so far.'),
    reflectionEndsAt: Instant.describe('Until then the investor may revoke it at no cost.'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('An investment of a person in a project.')

export const OrderBody = z
  .strictObject({
    projectId: Id,
    projectPhaseId: Id.describe('The present phase record of the project; a stale one is refused.'),
    amount: PositiveMoney,
    orderType: z.literal('invest', 'choice-invalid'),
    penaltyAmount: z
      .union([z.literal('0.00'), z.literal(0)])
      .optional()
      .describe('Always zero in a new order.'),
    penalty: z.literal(0).optional().describe('Always zero in a new order.'),
    userId: Id.describe('The investor: the person who is logged in.'),
    acceptsTerms: z
      .literal(true, 'terms-not-accepted')
      .describe('The mandate contracts, and not more than 10,000 EUR across platforms.'),
  })
  .describe('A new order.')

export const ORDER_COLUMNS = ['createdAt', 'amount', 'status', 'updatedAt'] as const
export const orderFilters = {
  projectId: Id.optional(),
  userId: Id.optional(),
  status: OrderStatus.optional(),
  amount: Money.optional(),
  amountComparison: Comparison.optional().describe('How amount is compared; eq if absent.'),
  fromDate: CalendarDate.optional(),
  toDate: CalendarDate.optional(),
}
