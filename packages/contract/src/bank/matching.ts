import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, optionalText } from '../fields.ts'
import { IdParams } from '../ids.ts'
import { GetSums, listQuery, pageWithSums } from '../paging.ts'
import { BankMovementState } from './bank-movement-states.ts'
import { MatchBody, MatchCandidate, MatchingMovement, MatchReasonBody } from './matching.schema.ts'

export const matchingEndpoints = endpoints(
  'matching',
  { name: 'Bank matching', about: 'Lines of bank statements and what they belong to.' },
  {
    list: {
      method: 'GET',
      path: '/v1/bank/matching',
      permission: 'matching.read',
      summary: 'List bank movements that wait for a decision, with suggestions',
      query: listQuery(['bookingDay', 'amount', 'createdAt', 'updatedAt'], {
        state: BankMovementState.optional().describe('Those that wait if absent.'),
        awaitsMyApproval: AwaitsMyApproval.optional(),
        search: optionalText(100).optional().describe('In the name, the account, the text and the reference.'),
        getSums: GetSums.optional(),
      }),
      output: pageWithSums(MatchingMovement, { incoming: 'That came in.', outgoing: 'That went out, below zero.' }),
    },
    read: {
      method: 'GET',
      path: '/v1/bank/matching/{id}',
      permission: 'matching.read',
      summary: 'Read a bank movement with its suggestions and matches',
      params: IdParams,
      output: MatchingMovement,
    },
    candidates: {
      method: 'GET',
      path: '/v1/bank/matching/{id}/candidates',
      permission: 'matching.read',
      summary: 'Search for what a bank movement may belong to',
      params: IdParams,
      query: z.strictObject({
        search: optionalText(100).optional().describe('Person, reference, amount or project.'),
      }),
      output: z.strictObject({ candidates: z.array(MatchCandidate) }).describe('The likeliest first, at most fifty.'),
    },
    match: {
      method: 'POST',
      path: '/v1/bank/matching',
      permission: 'matching.decide',
      status: 200,
      summary: 'Match bank movements with what they belong to',
      description:
        'From the four-eyes threshold on, the first administrator prepares and a second one matches the same.',
      body: MatchBody,
      output: z
        .strictObject({ movements: z.array(MatchingMovement) })
        .describe('The movements as they are now: matched, or prepared for a second administrator.'),
      isIdempotent: true,
      errors: [
        'account-under-review',
        'not-found',
        'reference-unknown',
        'reason-required',
        'edit-conflict',
        'state-forbids',
        'own-money',
        'maker-is-checker',
        'customer-not-verified',
        'match-sums-differ',
        'match-not-possible',
      ],
    },
    setAside: {
      method: 'POST',
      path: '/v1/bank/matching/{id}/set-aside',
      permission: 'matching.decide',
      status: 200,
      summary: "Set a bank movement aside as the company's own, with the reason",
      params: IdParams,
      body: MatchReasonBody,
      output: MatchingMovement,
      isIdempotent: true,
      errors: ['edit-conflict', 'state-forbids', 'own-money'],
    },
    sendBack: {
      method: 'POST',
      path: '/v1/bank/matching/{id}/send-back',
      permission: 'matching.decide',
      status: 200,
      summary: 'Send a transfer back to its sender',
      description: 'It waits in the queue of payments, and leaves with the next batch that two administrators release.',
      params: IdParams,
      body: MatchReasonBody,
      output: MatchingMovement,
      isIdempotent: true,
      errors: ['edit-conflict', 'state-forbids', 'own-money', 'match-not-possible', 'sender-account-unknown'],
    },
    undo: {
      method: 'POST',
      path: '/v1/bank/matching/{id}/undo',
      permission: 'matching.decide',
      status: 200,
      summary: 'Take back a match, a sending back or a setting aside',
      params: IdParams,
      body: MatchReasonBody,
      output: MatchingMovement,
      isIdempotent: true,
      errors: ['edit-conflict', 'state-forbids', 'own-money', 'match-money-spent', 'return-not-undone'],
    },
  },
)
