import { z } from 'zod'
import { CalendarDate, Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { optionalText } from '../fields.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { agreeing, withRule } from '../rules.ts'
import { VERIFICATION_STATUSES } from './verifications.lifecycle.ts'

export const VerificationStatus = z.enum(VERIFICATION_STATUSES).describe('Status of an identity verification.')
export type VerificationStatus = z.infer<typeof VerificationStatus>

export const VerificationDecision = z.enum(['Approved', 'Declined']).describe('How a verification was decided.')

export const VerificationDocument = z
  .strictObject({
    type: z.string(),
    number: z.string(),
    country: z.string(),
    validFrom: CalendarDate.nullable(),
    validUntil: CalendarDate.nullable(),
  })
  .describe('An identification document as the identity provider read it.')

export const Verification = z
  .strictObject({
    verificationId: Id,
    id: Id.describe('Another name of `verificationId`.'),
    userId: Id,
    userName: z.string(),
    status: VerificationStatus,
    reason: z.string().nullable(),
    reasonCode: z.string().nullable(),
    decision: VerificationDecision.nullable(),
    decisionReason: z.string().nullable(),
    decisionData: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Further data of the identity provider beside the decision.'),
    attempt: z.int().describe('Counts from 1.'),
    action: z.string().nullable().describe('Last event of the provider.'),
    documents: z.array(VerificationDocument),
    earlier: z
      .array(
        z.strictObject({
          attempt: z.int(),
          status: VerificationStatus,
          reason: z.string().nullable(),
          decisionReason: z.string().nullable(),
          updatedAt: Instant,
        }),
      )
      .describe('The attempts of the person before this one, the first one first.'),
    mediaIds: z.array(Id).describe('Pictures of the document and the person; read them one by one.'),
    ...timestamps,
  })
  .describe('One attempt of a person to prove their identity.')

export const VerificationStart = z
  .strictObject({
    verificationId: Id,
    url: z.string().describe('Page of the identity provider to send the person to.'),
  })
  .describe('A started verification.')

const decision = z.strictObject({
  decision: VerificationDecision.optional().describe('Required, here or as `status`.'),
  status: VerificationDecision.optional().describe('Another name of `decision`.'),
  reason: optionalText(500).optional(),
  decisionReason: optionalText(500).optional().describe('Another name of `reason`.'),
  updatedAt: Instant.optional(),
})
export const VerificationPatch = withRule(
  agreeing(agreeing(decision, 'decision', 'status'), 'reason', 'decisionReason'),
  ['decision', 'status'],
  (body) =>
    body.decision === undefined && body.status === undefined ? { path: 'decision', code: 'required' } : undefined,
).describe(
  'The decision of an administrator. A change of one that is decided takes a reason and another administrator.',
)

export const SANDBOX_OUTCOMES = ['Approved', 'Declined', 'Resubmission', 'ExpiredAbandoned', 'Completed'] as const
export const SandboxBody = z
  .strictObject({
    outcome: z
      .enum(SANDBOX_OUTCOMES)
      .describe('What the pretended provider decides; Completed leaves it to an administrator.'),
    reason: optionalText(200).optional(),
  })
  .describe('The applicant in the built-in sandbox chooses how it ends.')

export const verificationEndpoints = endpoints(
  'verifications',
  { name: 'Verifications', about: 'Identity verification by a provider, or by the built-in sandbox.' },
  '/v1/account/verifications',
  {
    list: {
      permission: 'verifications.read',
      summary: 'List verifications',
      query: listQuery(['updatedAt', 'createdAt', 'status'], {
        verificationId: Id.optional(),
        userId: Id.optional(),
        status: VerificationStatus.optional(),
        isUndecided: z
          .boolean()
          .optional()
          .describe('Only those that wait for a decision of an administrator (Completed).'),
      }),
      output: page(Verification),
    },
    start: {
      method: 'POST',
      permission: 'verifications.start',
      summary: 'Start the own verification',
      output: VerificationStart,
      errors: ['verification-running', 'already-verified', 'email-not-confirmed', 'verification-start-failed'],
    },
    readMedia: {
      method: 'GET',
      path: '/v1/account/verifications/{mediaId}',
      permission: 'verifications.read',
      summary: 'Read a picture of a verification, or a verification',
      description: 'With the id of a picture it answers its bytes, with that of a verification the record.',
      params: z.strictObject({ mediaId: Id.describe('A picture of a verification, or the verification.') }),
      output: Verification,
      isBinary: true,
    },
    decide: {
      permission: 'verifications.decide',
      summary: 'Approve or decline a verification',
      body: VerificationPatch,
      output: Verification,
      errors: ['state-forbids', 'edit-conflict', 'own-account', 'reason-required', 'maker-is-checker'],
    },
    receive: {
      method: 'POST',
      path: '/v1/account/verifications/webhook',
      permission: 'verifications.receive',
      status: 204,
      summary: 'Take an event of the identity provider; signed with HMAC-SHA256 over the raw body',
      isRawBody: true,
      errors: ['signature-invalid', 'body-unreadable'],
    },
    play: {
      method: 'POST',
      path: '/v1/account/verifications/{id}/sandbox',
      permission: 'verifications.play',
      status: 200,
      summary: 'Choose the outcome in the built-in sandbox',
      description: 'Exists only while the sandbox stands in for a provider.',
      body: SandboxBody,
      output: Verification,
      errors: ['state-forbids'],
    },
  },
)
