import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { OneTimeCode } from '../fields.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'

/** Seconds for which a one-time code is valid (RFC 6238, SHA-1, six digits). */
export const TOTP_PERIOD_SECONDS = 30
/** How many periods the clock of a device may be early or late. */
export const TOTP_DRIFT_STEPS = 1
/** How many recovery codes a person gets with a device. */
export const RECOVERY_CODE_COUNT = 10

export const Totp = z
  .strictObject({ totpId: Id, userId: Id, createdAt: Instant, confirmedAt: Instant.nullable() })
  .describe('An OTP device.')

export const TotpSetup = z
  .strictObject({
    totpId: Id,
    secret: z.string().describe('Base32.'),
    otpauthUrl: z.string().describe('What the QR code says.'),
  })
  .describe('A set-up that waits for its first code.')

export const TotpConfirmBody = z.strictObject({ code: OneTimeCode }).describe('The first code of the new device.')
export const RecoveryCodes = z
  .strictObject({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODE_COUNT) })
  .describe('Ten single-use codes, shown only in this answer.')

const TotpParams = z.strictObject({ totpId: Id })

/** Calls for devices for one-time codes. */
export const totpEndpoints = endpoints('totps', 'One-time codes', {
  list: {
    method: 'GET',
    path: '/v1/auth/totps',
    permission: 'totps.read',
    summary: 'List OTP devices',
    query: listQuery(['createdAt'], { userId: Id.optional() }),
    output: page(Totp),
  },
  read: {
    method: 'GET',
    path: '/v1/auth/totps/{totpId}',
    permission: 'totps.read',
    summary: 'Read an OTP device',
    params: TotpParams,
    output: Totp,
  },
  create: {
    method: 'POST',
    path: '/v1/auth/totps',
    permission: 'totps.setup',
    summary: 'Start the set-up of an OTP device',
    output: TotpSetup,
    errors: ['totp-exists'],
  },
  confirm: {
    method: 'POST',
    path: '/v1/auth/totps/{totpId}/confirm',
    permission: 'totps.setup',
    status: 200,
    summary: 'End the set-up with the first code',
    params: TotpParams,
    body: TotpConfirmBody,
    output: RecoveryCodes,
    errors: ['code-wrong', 'totp-exists'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/auth/totps/{totpId}',
    permission: 'totps.delete',
    summary: 'Delete an OTP device; the person must set it up again',
    params: TotpParams,
  },
})
