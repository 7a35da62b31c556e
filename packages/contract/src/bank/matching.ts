import { z } from 'zod'
import { HOLD_REFUSALS } from '../account/account-holds.lifecycle.ts'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, FirstApproval, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money, PositiveMoney } from '../money.ts'
import { GetSums, listQuery, pageWithSums } from '../paging.ts'
import { BankMovementState } from './bank-movements.lifecycle.ts'
import { FIRST_DECISIONS, MATCH_REASONS, MATCH_TIERS } from './match-codes.ts'

export const MatchTargetKind = z
  .enum(['income', 'wallet', 'distribution', 'payment'])
  .describe(
    'An income that was announced or approved by its document, a wallet that gets a new income, a payment of a promoter, or a payment of ours.',
  )

export const MatchCandidate = z
  .strictObject({
    kind: MatchTargetKind,
    id: Id.describe('Of the transaction, the wallet, the distribution or the payment.'),
    name: z.string().describe('The person, or the project of a distribution.'),
    userId: Id.nullable(),
    amount: Money.nullable().describe('What is expected or was ordered; null for a new income.'),
    isBooked: z.boolean().describe('Whether the books have it already, so that the match credits nobody.'),
    isEntered: z.boolean().describe('Whether an administrator entered the income, and nobody announced it.'),
    firstApproval: FirstApproval.nullable().describe('The first of two administrators, who matched or entered it.'),
    account: z.string().nullable().describe('The bank account that it was announced from or is paid to.'),
    since: Instant.nullable(),
    nameLikeness: z.int().min(0).max(100).describe('How much the name of the sender agrees, in percent.'),
    reasons: z.array(z.enum(MATCH_REASONS)),
  })
  .describe('What a bank movement may belong to, and why.')

export const MatchAllocation = z
  .strictObject({
    allocationId: Id,
    kind: MatchTargetKind.exclude(['wallet']),
    id: Id.describe('Of the transaction, the distribution or the payment.'),
    name: z.string(),
    userId: Id.nullable(),
    amount: Money,
    reasons: z.array(z.enum(MATCH_REASONS)),
    automatic: z.boolean().describe('Matched by the platform itself.'),
    createdByName: z.string().nullable(),
    createdAt: Instant,
    undoneByName: z.string().nullable(),
    undoneAt: Instant.nullable(),
  })
  .describe('A part of a bank movement, what it belongs to, and who said so.')

export const MatchingMovement = z
  .strictObject({
    movementId: Id,
    id: Id.describe('Another name of `movementId`.'),
    iban: z.string().describe('Our account.'),
    bookingDay: z.iso.date(),
    valueDay: z.iso.date(),
    amount: Money.describe('Above zero is money that came in.'),
    counterpartyName: z.string().nullable(),
    counterpartyIban: z.string().nullable(),
    remittance: z.string(),
    reference: z.string().nullable(),
    endToEndId: z.string().nullable(),
    kind: z.enum(['transfer', 'return', 'fee', 'other']),
    returnReason: z.string().nullable().describe('ISO 20022 code of a return.'),
    state: BankMovementState,
    stateReason: z.string().nullable(),
    tier: z.enum(MATCH_TIERS).nullable().describe('How sure the suggestion is; null once there is a decision.'),
    reasons: z.array(z.enum(MATCH_REASONS)),
    suggestions: z
      .array(MatchCandidate)
      .describe(
        'What a first administrator has chosen while that waits for a second, else what the platform suggests; several make up the amount together.',
      ),
    preparedWith: z
      .array(Id)
      .describe('Other movements that a first administrator matched together with it, while that waits for a second.'),
    firstDecision: FirstApproval.extend({ action: z.enum(FIRST_DECISIONS) })
      .nullable()
      .describe(
        'What a first administrator has decided of the line, while that waits for a second; incomes have theirs.',
      ),
    allocations: z.array(MatchAllocation).describe('What it was matched with, also what was taken back.'),
    ...timestamps,
  })
  .describe('A line of a bank statement with what it may belong to, or was matched with.')

export const MatchBody = z
  .strictObject({
    movements: z
      .array(z.strictObject({ movementId: Id, updatedAt: Instant.optional() }))
      .min(1, 'required')
      .max(20),
    targets: z
      .array(z.strictObject({ kind: MatchTargetKind, id: Id, amount: PositiveMoney }))
      .min(1, 'required')
      .max(20),
    reason: optionalText(300).optional().describe('Required for a movement that is held.'),
  })
  .describe(
    'Movements of one direction and what they belong to. The amounts of both sides are equal; an announced income gets the amount that came.',
  )

export const MatchReasonBody = z
  .strictObject({ reason: text(300), updatedAt: Instant.optional() })
  .describe('Why, and the version that the decision is based on.')

const matchErrors = [
  ...HOLD_REFUSALS,
  'bank-account-not-valid',
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
  'return-not-income',
] as const

export const matchingEndpoints = endpoints(
  'matching',
  { name: 'Bank matching', about: 'Lines of bank statements and what they belong to.' },
  '/v1/bank/matching',
  {
    list: {
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
      permission: 'matching.read',
      summary: 'Read a bank movement with its suggestions and matches',
      output: MatchingMovement,
    },
    candidates: {
      method: 'GET',
      path: '/v1/bank/matching/{id}/candidates',
      permission: 'matching.read',
      summary: 'Search for what a bank movement may belong to',
      query: z.strictObject({
        search: optionalText(100).optional().describe('Person, reference, amount or project.'),
      }),
      output: z.strictObject({ candidates: z.array(MatchCandidate) }).describe('The likeliest first, at most fifty.'),
    },
    match: {
      method: 'POST',
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
      errors: matchErrors,
    },
    preview: {
      method: 'POST',
      path: '/v1/bank/matching/preview',
      permission: 'matching.decide',
      status: 200,
      summary: 'Read what a match would do: it is decided the same way, and nothing is kept',
      body: MatchBody,
      output: z
        .strictObject({ verdict: z.enum(['goes', 'first', 'refused']) })
        .describe(
          '`goes`: the match takes effect. `first`: it prepares, and a second administrator matches. `refused`: the match says why.',
        ),
    },
    setAside: {
      method: 'POST',
      path: '/v1/bank/matching/{id}/set-aside',
      permission: 'matching.decide',
      status: 200,
      summary: "Set a bank movement aside as the company's own, with the reason",
      body: MatchReasonBody,
      output: MatchingMovement,
      isIdempotent: true,
      errors: [
        'edit-conflict',
        'state-forbids',
        'own-money',
        'maker-is-checker',
        'credit-has-owner',
        'return-not-income',
      ],
    },
    sendBack: {
      method: 'POST',
      path: '/v1/bank/matching/{id}/send-back',
      permission: 'matching.decide',
      status: 200,
      summary: 'Send a transfer back to its sender',
      description: 'It waits in the queue of payments, and leaves with the next batch that two administrators release.',
      body: MatchReasonBody,
      output: MatchingMovement,
      isIdempotent: true,
      errors: [
        'edit-conflict',
        'state-forbids',
        'own-money',
        'maker-is-checker',
        ...HOLD_REFUSALS,
        'match-not-possible',
        'sender-account-unknown',
      ],
    },
    undo: {
      method: 'POST',
      path: '/v1/bank/matching/{id}/undo',
      permission: 'matching.decide',
      status: 200,
      summary: 'Take back a match, a sending back or a setting aside',
      body: MatchReasonBody,
      output: MatchingMovement,
      isIdempotent: true,
      errors: [
        'edit-conflict',
        'state-forbids',
        'own-money',
        'maker-is-checker',
        'match-money-spent',
        'return-not-undone',
      ],
    },
  },
)
