import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { optionalText } from '../fields.ts'
import { Id } from '../ids.ts'

export const VERIFICATION_STATUSES = [
  'NotVerified',
  'Started',
  'Progress',
  'Completed',
  'Approved',
  'Declined',
  'Resubmission',
  'ExpiredAbandoned',
] as const
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
      .describe('What the identity provider told beyond the decision.'),
    attempt: z.int().describe('Counts from 1.'),
    action: z.string().nullable().describe('Last event of the provider.'),
    documents: z.array(VerificationDocument),
    mediaIds: z.array(Id).describe('Pictures of the document and the person; read them one by one.'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('One attempt of a person to prove their identity.')

export const VerificationStart = z
  .strictObject({
    verificationId: Id,
    url: z.string().describe('Page of the identity provider to send the person to.'),
  })
  .describe('A started verification.')

export const VerificationPatch = z
  .strictObject({ decision: VerificationDecision, reason: optionalText(500).optional(), updatedAt: Instant.optional() })
  .describe('The decision of an administrator, with an optional reason.')

export const SANDBOX_OUTCOMES = ['Approved', 'Declined', 'Resubmission', 'ExpiredAbandoned', 'Completed'] as const
export const SandboxBody = z
  .strictObject({
    outcome: z
      .enum(SANDBOX_OUTCOMES)
      .describe('What the pretended provider decides; Completed leaves it to an administrator.'),
    reason: optionalText(200).optional(),
  })
  .describe('The applicant in the built-in sandbox chooses how it ends.')
