import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { PrivateToken } from '../fields.ts'
import { Id } from '../ids.ts'
import { complaintEndpoints, ComplainantMessageBody, FollowedComplaint } from './complaints.ts'

const token = PrivateToken.describe('What makes the address private. A mail carries it.')
const Params = z.strictObject({ token })
const { files, errors } = complaintEndpoints.createMessage

/** No account needed: the private link in the mail is the key. */
export const complaintLinkEndpoints = endpoints(
  'complaintLinks',
  { name: 'Complaint links', about: 'The private link by which a complainant follows a complaint without an account.' },
  '/v1/support/complaint-links/{token}',
  {
    read: {
      method: 'GET',
      path: '/v1/support/complaint-links/{token}',
      permission: 'complaints.follow',
      summary: 'Follow a complaint by its private link',
      params: Params,
      output: FollowedComplaint,
    },
    createMessage: {
      method: 'POST',
      path: '/v1/support/complaint-links/{token}/messages',
      permission: 'complaints.follow',
      summary: 'Write a message about the own complaint',
      params: Params,
      body: ComplainantMessageBody,
      files,
      output: FollowedComplaint,
      errors,
    },
    withdraw: {
      method: 'POST',
      path: '/v1/support/complaint-links/{token}/withdrawal',
      permission: 'complaints.follow',
      summary: 'Withdraw the own complaint',
      params: Params,
      output: FollowedComplaint,
      errors: ['state-forbids'],
    },
    viewDocument: {
      method: 'GET',
      path: '/v1/support/complaint-links/{token}/documents/{id}',
      permission: 'complaints.follow',
      summary: 'Read the bytes of a document of the own complaint',
      params: z.strictObject({ token, id: Id }),
      isBinary: true,
    },
  },
)
