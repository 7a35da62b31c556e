import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Email, OneTimeCode, Password, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { ROLES } from '../permissions.ts'

export const LoginBody = z
  .strictObject({ email: Email, password: z.string().min(1, 'required').max(200) })
  .describe('Credentials of the first step.')

export const OtpBody = z
  .strictObject({ code: OneTimeCode.optional(), recoveryCode: text(40).optional() })
  .refine((body) => (body.code === undefined) !== (body.recoveryCode === undefined), {
    error: 'required',
    path: ['code'],
  })
  .describe('A code of the authenticator app, or one of the single-use recovery codes.')

/** The step that follows: `otp` and `first-otp` are pages under /auth. */
export const NextStep = z.enum(['login', 'otp', 'first-otp', 'home']).describe('The step of logging in that follows.')
export const LoginAnswer = z.strictObject({ next: NextStep }).describe('Where to go now.')

export const SessionState = z
  .strictObject({
    stage: z.enum(['visitor', 'pending', 'full']).describe('`pending`: the password was right, the code is owed.'),
    next: NextStep,
    userId: Id.nullable(),
    role: z.enum(ROLES).nullable(),
    isCodeGiven: z.boolean().describe('False in a session that a trusted browser opened without a code.'),
    isDeviceTrusted: z.boolean(),
  })
  .describe('Who the cookie of this request stands for.')

export const Session = z
  .strictObject({
    sessionId: Id,
    createdAt: Instant,
    lastUsedAt: Instant,
    userAgent: z.string(),
    address: z.string(),
    isCurrent: z.boolean(),
  })
  .describe('A session of the person.')

export const Device = z
  .strictObject({
    deviceId: Id,
    name: z.string(),
    createdAt: Instant,
    lastUsedAt: Instant,
    expiresAt: Instant,
    isCurrent: z.boolean(),
  })
  .describe('A browser that the person trusts for 30 days.')

export const DeviceBody = z.strictObject({ name: text(60) }).describe('The name of the browser to trust.')

const repeated = (body: { password: string; repeatPassword: string }) => body.password === body.repeatPassword
const differs = { error: 'passwords-differ', path: ['repeatPassword'] }

export const PasswordChangeBody = z
  .strictObject({
    currentPassword: z.string().min(1, 'required').max(200),
    password: Password,
    repeatPassword: z.string(),
  })
  .refine(repeated, differs)
  .describe('A change of password by somebody who knows the present one.')
export const PasswordForgotBody = z
  .strictObject({ email: Email })
  .describe('Where to send a reset link, if such an account exists.')
export const PasswordResetBody = z
  .strictObject({ token: text(200), password: Password, repeatPassword: z.string() })
  .refine(repeated, differs)
  .describe('A new password with the token of the mailed link.')
export const EmailConfirmBody = z
  .strictObject({ token: text(200) })
  .describe('The token of the mailed confirmation link.')
