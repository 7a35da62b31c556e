import { z } from 'zod'
import { compactCode } from '../cleaned.ts'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Email, legalName, MAXIMUM_TYPED, nameText, OneTimeCode, Password, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { ROLES } from '../permissions.ts'
import { withRule } from '../rules.ts'
import { PasskeyProof } from './passkeys.ts'

export const LoginBody = z
  .strictObject({ email: Email, password: z.string().min(1, 'required').max(200) })
  .describe('Credentials of the first step.')

export const OtpBody = z
  .strictObject({
    code: OneTimeCode.optional(),
    recoveryCode: text(40).optional(),
    passkey: PasskeyProof.optional().describe('The answer to a challenge of POST /v1/auth/passkeys/proof-request.'),
  })
  .refine(
    ({ code, recoveryCode, passkey }) =>
      [code, recoveryCode, passkey].filter((given) => given !== undefined).length === 1,
    { error: 'required', path: ['code'] },
  )
  .describe('A code of the authenticator app, one of the single-use recovery codes, or a passkey.')

/** All but `home` are pages under /auth. */
export const NextStep = z
  .enum(['login', 'otp', 'first-otp', 'recovery-codes', 'home'])
  .describe('The step of logging in that follows.')
export const LoginAnswer = z.strictObject({ next: NextStep }).describe('Where to go now.')

export const SessionState = z
  .strictObject({
    stage: z.enum(['visitor', 'pending', 'full']).describe('`pending`: the password was right, the code is owed.'),
    next: NextStep,
    userId: Id.nullable(),
    role: z.enum(ROLES).nullable(),
    name: z.string().nullable().describe('Of the person, once they are logged in.'),
    isCodeGiven: z.boolean().describe('False in a session that a trusted browser opened without a code.'),
    isDeviceTrusted: z.boolean(),
    endsInSeconds: z.int().nullable().describe('How long the session lasts without further use; null without one.'),
    hasPasskey: z.boolean().describe('Whether a passkey may be given instead of a code.'),
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

export const DeviceBody = z.strictObject({ name: nameText(60) }).describe('The name of the browser to trust.')

// @__NO_SIDE_EFFECTS__
const withRepeat = <Schema extends z.ZodType<{ password: string; repeatPassword: string }>>(schema: Schema): Schema =>
  withRule<z.ZodType<{ password: string; repeatPassword: string }>>(
    schema,
    ['password', 'repeatPassword'],
    ({ password, repeatPassword }) =>
      password === repeatPassword ? undefined : { path: 'repeatPassword', code: 'passwords-differ' },
  ) as Schema

export const PasswordChangeBody = withRule(
  withRepeat(
    z.strictObject({
      currentPassword: z.string().min(1, 'required').max(200),
      password: Password,
      repeatPassword: z.string().max(200),
    }),
  ),
  ['currentPassword', 'password'],
  ({ currentPassword, password }) =>
    currentPassword === password ? { path: 'password', code: 'password-unchanged' } : undefined,
).describe('A change of password that proves knowledge of the present one.')
export const PasswordForgotBody = z
  .strictObject({ email: Email })
  .describe('Where to send a reset link, if such an account exists.')
export const PasswordResetBody = withRepeat(
  z.strictObject({ token: text(200), password: Password, repeatPassword: z.string().max(200) }),
).describe('A new password with the token of the mailed link.')
export const SetUpBody = withRepeat(
  z.strictObject({
    code: z
      .string()
      .max(MAXIMUM_TYPED)
      .transform(compactCode)
      .refine((code) => code !== '', 'required')
      .describe('Printed by the server; case, spaces and hyphens do not matter.'),
    name: legalName(80),
    surname: legalName(120),
    email: Email,
    password: Password,
    repeatPassword: z.string().max(200),
  }),
).describe('The account of one of the first two administrators.')
export const LinkBody = z.strictObject({ token: text(200) }).describe('The token of a mailed link.')

export const sessionEndpoints = endpoints(
  'sessions',
  { name: 'Sessions', about: 'Logging in and out, passwords, open sessions and trusted browsers.' },
  '/v1/auth/sessions',
  {
    readState: {
      method: 'GET',
      path: '/v1/auth/session',
      permission: 'sessions.create',
      summary: 'Tell who is logged in',
      output: SessionState,
    },
    login: {
      method: 'POST',
      path: '/v1/auth/login',
      permission: 'sessions.create',
      status: 200,
      summary: 'Log in with e-mail and password',
      body: LoginBody,
      output: LoginAnswer,
      errors: ['login-failed', 'account-disabled', 'holder-deceased'],
    },
    otp: {
      method: 'POST',
      path: '/v1/auth/otp',
      permission: 'sessions.complete',
      status: 200,
      summary: 'Give the one-time code, a recovery code or a passkey',
      body: OtpBody,
      output: LoginAnswer,
      errors: ['code-wrong', 'code-used', 'otp-not-configured', 'passkey-refused'],
    },
    logout: {
      method: 'POST',
      path: '/v1/auth/logout',
      permission: 'sessions.create',
      status: 204,
      summary: 'Log out',
    },
    list: {
      permission: 'sessions.manage',
      summary: 'List the own open sessions',
      query: listQuery(['lastUsedAt', 'createdAt'], {}, allBut('isCurrent')),
      output: page(Session),
    },
    read: {
      permission: 'sessions.manage',
      summary: 'Read one of the own open sessions',
      output: Session,
    },
    remove: {
      permission: 'sessions.manage',
      summary: 'End one of the own sessions',
    },
    listDevices: {
      method: 'GET',
      path: '/v1/auth/devices',
      operation: 'devices.list',
      permission: 'devices.manage',
      summary: 'List the trusted browsers',
      query: listQuery(['lastUsedAt', 'createdAt'], {}, allBut('isCurrent')),
      output: page(Device),
    },
    readDevice: {
      method: 'GET',
      path: '/v1/auth/devices/{id}',
      operation: 'devices.read',
      permission: 'devices.manage',
      summary: 'Read a trusted browser',
      output: Device,
    },
    createDevice: {
      method: 'POST',
      path: '/v1/auth/devices',
      operation: 'devices.create',
      permission: 'devices.manage',
      summary: 'Trust this browser for 30 days',
      body: DeviceBody,
      output: Device,
      errors: ['code-required'],
      needsCode: 'always',
    },
    removeDevice: {
      method: 'DELETE',
      path: '/v1/auth/devices/{id}',
      operation: 'devices.remove',
      permission: 'devices.manage',
      summary: 'Stop trusting a browser',
    },
    changePassword: {
      method: 'POST',
      path: '/v1/auth/password/change',
      operation: 'password.change',
      permission: 'password.change',
      status: 204,
      summary: 'Change the own password; ends all other sessions',
      body: PasswordChangeBody,
      errors: ['login-failed', 'password-guessable'],
    },
    forgotPassword: {
      method: 'POST',
      path: '/v1/auth/password/forgot',
      operation: 'password.forgot',
      permission: 'password.recover',
      status: 202,
      summary: 'Ask for a reset link; answers alike whether the account exists or not',
      body: PasswordForgotBody,
    },
    resetPassword: {
      method: 'POST',
      path: '/v1/auth/password/reset',
      operation: 'password.reset',
      permission: 'password.recover',
      status: 204,
      summary: 'Set a new password with the mailed link; ends all sessions',
      body: PasswordResetBody,
      errors: ['link-invalid', 'password-guessable'],
    },
    checkReset: {
      method: 'POST',
      path: '/v1/auth/password/reset/check',
      operation: 'password.checkReset',
      permission: 'password.recover',
      status: 204,
      summary: 'Tell whether a mailed link still sets a password; changes nothing',
      body: LinkBody,
      errors: ['link-invalid'],
    },
    setUp: {
      method: 'POST',
      path: '/v1/auth/set-up',
      operation: 'administrators.setUp',
      permission: 'administrators.setUp',
      status: 200,
      summary: 'Make one of the first two administrators with the code that the server printed',
      description: 'The code is good for an hour and for one administrator. The session owes the one-time code.',
      body: SetUpBody,
      output: LoginAnswer,
      errors: ['set-up-code-invalid', 'email-taken', 'password-guessable'],
    },
    confirmEmail: {
      method: 'POST',
      path: '/v1/auth/email/confirm',
      operation: 'email.confirm',
      permission: 'email.confirm',
      status: 204,
      summary: 'Confirm the e-mail address with the mailed link',
      body: LinkBody,
      errors: ['link-invalid'],
    },
    resendConfirmation: {
      method: 'POST',
      path: '/v1/auth/email/resend',
      operation: 'email.resend',
      permission: 'email.resend',
      status: 202,
      summary: 'Send the confirmation link of the own e-mail address again',
      description: 'At most once a minute; nothing is sent when it is confirmed.',
    },
  },
)
