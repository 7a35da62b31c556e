import { z } from 'zod'
import { Instant } from '../dates.ts'
import { OneTimeCode } from '../fields.ts'
import { Id } from '../ids.ts'

/** TOTP (RFC 6238): SHA-1, six digits, 30 seconds, one step of drift either way. */
export const TOTP_PERIOD_SECONDS = 30
export const TOTP_DRIFT_STEPS = 1
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
  .describe('Ten single-use codes, told this once.')
