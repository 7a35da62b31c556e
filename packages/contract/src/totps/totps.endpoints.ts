import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './totps.schema.ts'

const tag = 'One-time codes'
const TotpParams = z.strictObject({ totpId: Id })

export const totpEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/auth/totps',
    operation: 'totps.list',
    tag,
    permission: 'totps.read',
    summary: 'List OTP devices',
    query: listQuery(['createdAt'], { userId: Id.optional() }),
    output: page(schema.Totp),
  },
  create: {
    method: 'POST',
    path: '/v1/auth/totps',
    operation: 'totps.create',
    tag,
    permission: 'totps.setup',
    summary: 'Start the set-up of an OTP device',
    output: schema.TotpSetup,
    errors: ['totp-exists'],
  },
  confirm: {
    method: 'POST',
    path: '/v1/auth/totps/{totpId}/confirm',
    operation: 'totps.confirm',
    tag,
    permission: 'totps.setup',
    status: 200,
    summary: 'End the set-up with the first code',
    params: TotpParams,
    body: schema.TotpConfirmBody,
    output: schema.RecoveryCodes,
    errors: ['code-wrong', 'totp-exists'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/auth/totps/{totpId}',
    operation: 'totps.remove',
    tag,
    permission: 'totps.delete',
    summary: 'Delete an OTP device; the person must set it up again',
    params: TotpParams,
  },
})
