import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { DECISIONS } from './decisions.ts'

const DECISION_KINDS = Object.keys(DECISIONS) as [keyof typeof DECISIONS, ...(keyof typeof DECISIONS)[]]
export const DecisionKind = z.enum(DECISION_KINDS).describe('What waits for a decision of staff.')
export type DecisionKind = z.infer<typeof DecisionKind>

export const Claim = z
  .strictObject({
    claimId: Id,
    recordId: Id.describe('What waits: a transaction, a verification, a ticket.'),
    kind: DecisionKind,
    userId: Id.describe('The member of staff who has it open.'),
    userName: z.string(),
    claimedAt: Instant,
    expiresAt: Instant.describe('It ends then by itself, unless it is renewed.'),
  })
  .describe('Says who has what waits for a decision open. It forbids nothing.')

export const ClaimBody = z
  .strictObject({
    recordId: Id,
    kind: DecisionKind,
    isTakenOver: z.boolean().optional().describe('Takes it from the colleague who has it.'),
  })
  .describe('What one has open to decide on it.')

export const claimEndpoints = endpoints(
  'claims',
  { name: 'Claims', about: 'Who has what waits for a decision open.' },
  '/v1/misc/claims',
  {
    list: {
      permission: 'claims.read',
      summary: 'List what staff have open to decide on it',
      query: listQuery(['claimedAt'], {}, allBut()),
      output: page(Claim),
    },
    read: {
      permission: 'claims.read',
      summary: 'Read a claim',
      output: Claim,
    },
    hold: {
      method: 'POST',
      permission: 'claims.hold',
      status: 200,
      summary: 'Claim what waits for a decision, or renew the own claim',
      description: 'Answers who has it: the caller, or a colleague whose claim stands.',
      body: ClaimBody,
      output: Claim,
      errors: ['not-found'],
    },
    release: {
      method: 'DELETE',
      path: '/v1/misc/claims/{id}',
      permission: 'claims.hold',
      summary: 'Give up an own claim',
      description:
        'Idempotent: a claim that has ended answers as if it were given up now, since another tab of its owner may have given it up first. A claim of a colleague stays.',
    },
  },
)
