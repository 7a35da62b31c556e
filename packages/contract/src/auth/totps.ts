import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { OneTimeCode } from '../fields.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { OtpBody } from './sessions.ts'

/** RFC 6238, SHA-1, six digits. */
export const TOTP_PERIOD_SECONDS = 30
/** Allowed clock drift, in periods. */
export const TOTP_DRIFT_STEPS = 1
export const RECOVERY_CODE_COUNT = 10
/** From here down the profile recommends new ones. */
export const FEW_RECOVERY_CODES = 3
export const OTP_SETUP_MINUTES = 30

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
  .describe('Ten single-use codes. The session that made them reads them again until it says that they are kept.')
export const RecoveryCodeState = z
  .strictObject({
    remaining: z.int().min(0).max(RECOVERY_CODE_COUNT).describe('How many codes are left.'),
    recoveryCodes: z
      .array(z.string())
      .nullable()
      .describe('The codes that this session made and has not said to be kept; null otherwise.'),
  })
  .describe('The recovery codes of the person.')
export const RecoveryCodesBody = z.strictObject({ code: OneTimeCode }).describe('A code of the authenticator app.')

export const TotpRemoval = z
  .strictObject({ isWaiting: z.boolean().describe('It waits for the approval of another administrator.') })
  .describe('Whether the device is deleted.')

const TotpParams = z.strictObject({ totpId: Id })

export const totpEndpoints = endpoints(
  'totps',
  { name: 'One-time codes', about: 'Devices that make one-time codes (TOTP, RFC 6238).' },
  '/v1/auth/totps',
  {
    list: {
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
      permission: 'totps.setup',
      summary: 'Start the set-up of an OTP device, or continue that of this session',
      description: 'A set-up belongs to the session that started it, and ends with it or after 30 minutes.',
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
      errors: ['code-wrong', 'totp-exists', 'setup-expired'],
    },
    change: {
      method: 'POST',
      path: '/v1/auth/totps/change',
      permission: 'totps.manage',
      summary: 'Start the change to another OTP device',
      description:
        'The present device stays valid until the new one is confirmed with its first code. Then its recovery codes are void, other sessions end, and no browser is trusted any longer.',
      body: OtpBody,
      output: TotpSetup,
      errors: ['code-wrong', 'code-used', 'otp-not-configured', 'passkey-refused'],
    },
    readRecoveryCodes: {
      method: 'GET',
      path: '/v1/auth/recovery-codes',
      permission: 'totps.manage',
      summary: 'Tell how many recovery codes are left',
      output: RecoveryCodeState,
    },
    renewRecoveryCodes: {
      method: 'POST',
      path: '/v1/auth/recovery-codes',
      permission: 'totps.manage',
      summary: 'Make ten new recovery codes; the earlier ones are void',
      body: RecoveryCodesBody,
      output: RecoveryCodes,
      errors: ['code-wrong', 'code-used', 'otp-not-configured'],
    },
    keepRecoveryCodes: {
      method: 'POST',
      path: '/v1/auth/recovery-codes/keep',
      permission: 'totps.manage',
      status: 204,
      summary: 'Say that the recovery codes are kept; they are not shown again',
    },
    remove: {
      method: 'DELETE',
      path: '/v1/auth/totps/{totpId}',
      permission: 'totps.delete',
      status: 200,
      summary: 'Delete an OTP device; the person must set it up again',
      description: 'That of an administrator or manager waits for the approval of another administrator.',
      params: TotpParams,
      output: TotpRemoval,
    },
  },
)
