import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { FirstApproval, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { DistributionStatus } from './distribution-parts.ts'

/** People that are listed. */
export const MAXIMUM_LISTED_SPENT = 100

export const ReversalBody = z.strictObject({ reason: text(300) }).describe('Why. The investors read it.')

export const DistributionReversal = z
  .strictObject({
    distributionId: Id,
    status: DistributionStatus,
    amount: Money.describe("The promoter's payment."),
    net: Money.describe('What leaves the wallets of the investors.'),
    investorCount: z.int(),
    handedOver: Money.describe(
      'Tax of it that was queued for the tax office or the promoter: advanced by the company, and deducted from what is handed over next.',
    ),
    lines: z.array(Id).describe('Lines of statements that it is matched with: undone first.'),
    later: z
      .strictObject({ distributionId: Id, number: z.int(), part: z.int(), dueDate: CalendarDate })
      .nullable()
      .describe('The last payment of the project that was recorded after it: discarded or reversed first.'),
    spent: z
      .array(z.strictObject({ userId: Id, userName: z.string(), missing: Money }))
      .describe('The first people who have spent it, and what is missing in their wallets.'),
    spentCount: z.int(),
    reason: z.string().nullable().describe('Of the first administrator, or of the one who reversed it.'),
    first: FirstApproval.nullable().describe('Null unless it is proposed.'),
    reversed: z.strictObject({ at: Instant, byName: z.string(), firstByName: z.string() }).nullable(),
  })
  .describe('What reversing a paid distribution undoes, and what stops it.')
