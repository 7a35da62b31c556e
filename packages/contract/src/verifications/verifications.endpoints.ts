import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './verifications.schema.ts'

const tag = 'Verifications'

export const verificationEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/account/verifications',
    operation: 'verifications.list',
    tag,
    permission: 'verifications.read',
    summary: 'List verifications',
    query: listQuery(['updatedAt', 'createdAt', 'status'], {
      verificationId: Id.optional(),
      userId: Id.optional(),
      status: schema.VerificationStatus.optional(),
      isUndecided: z
        .boolean()
        .optional()
        .describe('Only those that wait for a decision of an administrator (Completed).'),
    }),
    output: page(schema.Verification),
  },
  start: {
    method: 'POST',
    path: '/v1/account/verifications',
    operation: 'verifications.start',
    tag,
    permission: 'verifications.start',
    summary: 'Start the own verification',
    output: schema.VerificationStart,
    errors: ['already-verified', 'verification-running', 'verification-start-failed'],
  },
  readMedia: {
    method: 'GET',
    path: '/v1/account/verifications/{mediaId}',
    operation: 'verifications.readMedia',
    tag,
    permission: 'verifications.read',
    summary: 'Read a picture of a verification',
    params: z.strictObject({ mediaId: Id }),
    isBinary: true,
  },
  decide: {
    method: 'PATCH',
    path: '/v1/account/verifications/{id}',
    operation: 'verifications.decide',
    tag,
    permission: 'verifications.decide',
    summary: 'Approve or decline a verification',
    params: IdParams,
    body: schema.VerificationPatch,
    output: schema.Verification,
    errors: ['state-forbids', 'edit-conflict', 'own-account'],
  },
  receive: {
    method: 'POST',
    path: '/v1/account/verifications/webhook',
    operation: 'verifications.receive',
    tag,
    permission: 'verifications.receive',
    status: 204,
    summary: 'Take an event of the identity provider; signed with HMAC-SHA256 over the raw body',
    isRawBody: true,
    errors: ['signature-invalid', 'body-unreadable'],
  },
  play: {
    method: 'POST',
    path: '/v1/account/verifications/{id}/sandbox',
    operation: 'verifications.play',
    tag,
    permission: 'verifications.play',
    status: 200,
    summary: 'Choose the outcome in the built-in sandbox',
    description: 'Exists only while the sandbox stands in for a provider.',
    params: IdParams,
    body: schema.SandboxBody,
    output: schema.Verification,
    errors: ['state-forbids'],
  },
})
