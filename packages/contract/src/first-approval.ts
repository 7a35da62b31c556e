import { z } from 'zod'
import { Instant } from './dates.ts'
import { Id } from './ids.ts'

/** Approving, confirming and returning money share it: from the four-eyes threshold on, somebody else must follow in time. */
export const FirstApproval = z
  .strictObject({
    adminId: Id,
    adminName: z.string(),
    approvedAt: Instant,
    expiresAt: Instant.describe('Until then a second administrator may follow; afterwards it counts for nothing.'),
  })
  .describe('The first half of what needs two administrators.')
