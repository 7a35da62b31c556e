import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { StoredFile } from '../files.ts'
import { FirstApproval } from '../first-approval.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { Percentage } from '../percentages.ts'

export const DISTRIBUTION_STATUSES = ['planned', 'draft', 'confirming', 'paid'] as const
export const DistributionStatus = z.enum(DISTRIBUTION_STATUSES).describe('How far a distribution is.')

export const Distribution = z
  .strictObject({
    distributionId: Id,
    projectId: Id,
    projectName: z.string(),
    projectUrl: z.string(),
    number: z.int().describe('Instalment of the schedule, counting from 1.'),
    part: z
      .int()
      .describe('Counts the payments of one instalment; above 1 it carries what a partial payment left over.'),
    dueDate: CalendarDate,
    interestDue: Money.describe('Gross return of all investors together.'),
    principalDue: Money,
    status: DistributionStatus,
    daysLate: z.int().describe('Days since it was due while it is unpaid, or by which it was paid late; 0 if neither.'),
    amount: Money.nullable().describe("The promoter's payment, once recorded."),
    interest: Money.nullable(),
    principal: Money.nullable(),
    fee: Money.nullable().describe("The platform's share of the interest."),
    paidOn: CalendarDate.nullable().describe("Value date of the promoter's payment."),
    document: StoredFile.nullable().describe('Proof of the payment.'),
    shareCount: z.int(),
    paidShareCount: z.int().describe('How many investors have been credited; grows while it is confirming.'),
    recordedBy: Id.nullable(),
    recordedByName: z.string().nullable(),
    recordedAt: Instant.nullable(),
    firstApproval: FirstApproval.nullable().describe('Recording the payment counts as the first.'),
    confirmedBy: Id.nullable(),
    confirmedByName: z.string().nullable(),
    confirmedAt: Instant.nullable(),
    updatedAt: Instant,
  })
  .describe('One payment of returns to the investors of a project.')

export const DistributionShare = z
  .strictObject({
    orderId: Id,
    userId: Id,
    userName: z.string(),
    invested: Money,
    interest: Money,
    fee: Money,
    principal: Money,
    net: Money.describe('What the wallet is credited: interest less fee, plus principal.'),
    paidAt: Instant.nullable(),
  })
  .describe("One order's part of a distribution.")

export const DistributionRecordBody = z
  .strictObject({ amount: PositiveMoney, paidOn: CalendarDate, updatedAt: Instant.optional() })
  .describe("The promoter's payment; its proof goes in the part `file`. Interest is paid before principal.")

export const PlannedPayment = z
  .strictObject({
    distributionId: Id,
    projectId: Id,
    projectName: z.string(),
    dueDate: CalendarDate,
    status: DistributionStatus,
    daysLate: z.int(),
    interest: Money,
    fee: Money,
    principal: Money,
    net: Money,
    managerFee: Percentage,
  })
  .describe('What a person is paid by one distribution: expected, or as it was paid.')

export const distributionFilters = {
  projectId: Id.optional(),
  status: DistributionStatus.optional(),
  isLate: z.boolean().optional(),
  fromDate: CalendarDate.optional(),
  toDate: CalendarDate.optional(),
}
