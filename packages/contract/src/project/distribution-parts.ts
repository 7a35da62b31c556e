import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { Percentage } from '../percentages.ts'
import { WITHHOLDING_REASONS } from '../tax/withholding.ts'
import { DISTRIBUTION_STATUSES } from './distribution-lifecycle.ts'

export const DistributionStatus = z
  .enum(DISTRIBUTION_STATUSES)
  .describe('How far a distribution is. `awaiting`: confirmed, and credited once a statement shows the payment.')

const RATE = 'Percentage of the gross interest that is withheld as tax'

export const DistributionShare = z
  .strictObject({
    orderId: Id,
    userId: Id,
    userName: z.string(),
    invested: Money,
    interest: Money,
    fee: Money,
    withheld: Money,
    withholdingRate: Percentage.describe(`${RATE}.`),
    withholdingReason: z.enum(WITHHOLDING_REASONS),
    principal: Money,
    net: Money.describe('What the wallet is credited: interest less fee and tax withheld, plus principal.'),
    paidAt: Instant.nullable(),
  })
  .describe("One order's part of a distribution.")

export const PlannedPayment = z
  .strictObject({
    distributionId: Id,
    orderId: Id,
    projectId: Id,
    projectName: z.string(),
    number: z.int().describe('Which payment of the schedule.'),
    part: z.int().describe('Above 1 it carries what a partial payment left over.'),
    count: z.int().describe('How many payments the schedule has.'),
    periodStart: CalendarDate.describe('First day that it pays for.'),
    periodEnd: CalendarDate.describe('Last day that it pays for.'),
    dueDate: CalendarDate,
    status: DistributionStatus,
    paidAt: Instant.nullable().describe('When the wallet was credited; null until then.'),
    daysLate: z.int(),
    interest: Money,
    fee: Money,
    withheld: Money.describe('Tax that is withheld from the interest.'),
    withholdingRate: Percentage.nullable().describe(`${RATE}; null where no rate is in force.`),
    principal: Money,
    net: Money,
    managerFee: Percentage,
    id: z.string().describe('Of distribution and order, because neither alone names a row.'),
  })
  .describe('What a person is paid by one distribution for one order: expected, or as it was paid.')

export const Unreceived = z
  .strictObject({
    amount: Money.describe('Payments of promoters that were credited and are on no statement.'),
    count: z.int(),
    maximum: Money.describe('What they may come to. Zero: none is credited before.'),
    days: z.int().describe('How long one may take.'),
    oldest: z
      .strictObject({ distributionId: Id, projectId: Id, projectName: z.string(), creditedAt: Instant })
      .nullable(),
    problem: z
      .enum(['early-credit-limit', 'early-credit-overdue'])
      .nullable()
      .describe('What staff are to look after.'),
  })
  .describe('What investors were credited before the money of promoters came.')
