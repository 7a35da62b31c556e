import { z } from 'zod'
import { RecentHands } from '../account/access-changes.ts'
import { VerificationStatus } from '../account/verifications.ts'
import { Money } from '../money.ts'
import { MovementStep } from './movement-steps.ts'

export const TransactionContext = z
  .strictObject({
    steps: z.array(MovementStep).describe('What was done, from the first request on.'),
    forStaff: z
      .strictObject({
        verdict: z
          .enum(['goes', 'first', 'refused'])
          .nullable()
          .describe(
            'What an approval by the reader would do, which is decided the same way and not kept. `goes`: it takes effect. `first`: it is the first of two. `refused`: it says why. Null where it does not wait or the reader does not decide.',
          ),
        balance: Money.describe('What the wallet holds.'),
        isDisabled: z.boolean().describe('Whether the account of the customer is disabled.'),
        verificationStatus: VerificationStatus.describe('Of the customer.'),
        thisYear: z
          .strictObject({ count: z.int(), amount: Money })
          .describe('Completed movements of the same type that the customer asked for since 1 January.'),
        recentHands: RecentHands,
      })
      .nullable()
      .describe('Null for the owner of the money.'),
  })
  .describe('What a transaction is decided by, and what was decided on it.')
