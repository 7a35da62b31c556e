import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'

/** What the money gate decides (handbook: decision money-gate). */
export const DECIDED_ACTS = [
  'order',
  'hold_deposit',
  'return_deposit',
  'revoke',
  'disinvest',
  'request_withdrawal',
  'cancel_withdrawal',
  'approve_withdrawal',
  'request_third_party',
  'approve_third_party',
  'credit_document',
  'credit_line',
  'meet_line',
  'return_payment',
  'undo_match',
  'set_aside',
  'undo_set_aside',
  'send_back',
  'undo_send_back',
  'execute_payment',
  'fail_payment',
  'owe_closed_account',
  'make_batch',
  'release_batch',
  'hand_over_batch',
  'refuse_payment',
  'pay_refused',
  'pay_out',
  'distribute',
  'reverse_distribution',
  'refund',
  'hand_over_tax',
  'pay_own',
  'import_statement',
  'take_back_statement',
] as const
export type DecidedAct = (typeof DECIDED_ACTS)[number]

/** The last four: an income is asked for, rejected or cancelled without any money moving; staff reject what its owner cancels. */
export const MOVEMENT_ACTS = [
  ...DECIDED_ACTS,
  'ask_deposit',
  'reject_deposit',
  'cancel_deposit',
  'reject_withdrawal',
] as const
export type MovementAct = (typeof MOVEMENT_ACTS)[number]

export const MovementStep = z
  .strictObject({
    at: Instant,
    act: z.enum(MOVEMENT_ACTS).describe('What was done.'),
    isFirst: z.boolean().describe('The first of two approvals: nothing moves before the second.'),
    amount: Money,
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    by: z
      .strictObject({
        as: z.enum(['owner', 'staff', 'platform']),
        names: z.array(z.string()).describe('Of the staff, the first of two before the second.'),
      })
      .nullable()
      .describe('Null for the owner of the money, as is what follows.'),
    reason: z.string().nullable(),
    expiresAt: Instant.nullable().describe('Until when a first approval counts, where it expires.'),
  })
  .describe('What was done with the money of a movement.')
