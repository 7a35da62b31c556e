import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { nameText } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const PASSKEY_CHALLENGE_MINUTES = 5
export const MAXIMUM_PASSKEYS = 20

const base64Url = (maximum: number) =>
  z
    .string()
    .min(1, 'required')
    .max(maximum)
    .regex(/^[\w-]+$/, 'text-invalid')
    .describe('Base64url.')
const transports = z
  .array(z.string().max(30))
  .max(10)
  .describe('How the browser reaches it, such as `internal` or `usb`.')

/** WebAuthn `AuthenticationResponseJSON`, without unused fields. */
export const PasskeyProof = z
  .strictObject({
    id: base64Url(1400),
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
    userHandle: base64Url(100).nullable().optional(),
  })
  .describe('The answer of a passkey to a challenge.')

export const Passkey = z
  .strictObject({
    passkeyId: Id,
    name: z.string(),
    isSynced: z.boolean().describe('Whether it is copied to the other devices of the person.'),
    createdAt: Instant,
    lastUsedAt: Instant.nullable(),
  })
  .describe('A passkey: a key of a device that is opened with a finger, a face or a PIN (WebAuthn).')

export const PasskeyBody = z
  .strictObject({
    name: nameText(60),
    id: base64Url(1400),
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: transports.optional(),
  })
  .describe('The new passkey, as the browser has made it, and a name for it.')

export const PasskeyLoginBody = z
  .strictObject({ passkey: PasskeyProof })
  .describe('The answer of a passkey to a challenge of `passkeys.beginLogin`.')

const credentials = z.array(
  z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() }),
)

export const PasskeyRequest = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: credentials.describe('Empty: any passkey of this platform.'),
  })
  .describe('What a browser is asked to sign (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`).')

export const PasskeyCreation = z
  .strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: credentials.describe('Those that the person has: no device makes a second one.'),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .describe('The passkey that a browser is asked to make (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`).')

export const PasskeyLoginAnswer = z
  .strictObject({ next: z.enum(['recovery-codes', 'home']).describe('The step of logging in that follows.') })
  .describe('Where to go now.')

export const passkeyEndpoints = endpoints(
  'passkeys',
  { name: 'Passkeys', about: 'Keys of devices that log in by finger, face or PIN (WebAuthn).' },
  '/v1/auth/passkeys',
  {
    list: {
      permission: 'passkeys.manage',
      summary: 'List the own passkeys',
      query: listQuery(['createdAt', 'lastUsedAt'], {}, allBut()),
      output: page(Passkey),
    },
    read: {
      permission: 'passkeys.manage',
      summary: 'Read one of the own passkeys',
      output: Passkey,
    },
    beginCreate: {
      method: 'POST',
      path: '/v1/auth/passkeys/creation',
      permission: 'passkeys.manage',
      status: 200,
      summary: 'Ask what the browser needs in order to make a passkey',
      description: 'The challenge works once, for five minutes, and in this session only.',
      output: PasskeyCreation,
      errors: ['too-many-passkeys'],
      needsCode: 'always',
    },
    create: {
      permission: 'passkeys.manage',
      summary: 'Add the passkey that the browser has made',
      body: PasskeyBody,
      output: Passkey,
      errors: ['passkey-refused', 'passkey-exists', 'too-many-passkeys'],
      needsCode: 'always',
    },
    beginLogin: {
      method: 'POST',
      path: '/v1/auth/passkeys/login-request',
      permission: 'sessions.create',
      status: 200,
      summary: 'Ask for a challenge to log in with a passkey',
      description: 'The challenge works once, for five minutes. It says nothing about accounts.',
      output: PasskeyRequest,
    },
    login: {
      method: 'POST',
      path: '/v1/auth/passkeys/login',
      permission: 'sessions.create',
      status: 200,
      summary: 'Log in with a passkey, without password and code',
      body: PasskeyLoginBody,
      output: PasskeyLoginAnswer,
      errors: ['passkey-refused', 'account-disabled', 'holder-deceased'],
    },
    beginProof: {
      method: 'POST',
      path: '/v1/auth/passkeys/proof-request',
      permission: 'sessions.complete',
      status: 200,
      summary: 'Ask for a challenge to give a passkey instead of the one-time code',
      description:
        'Its answer goes to POST /v1/auth/otp or POST /v1/auth/totps/change, once, within five minutes, in this session.',
      output: PasskeyRequest,
      errors: ['no-passkey'],
    },
    remove: {
      permission: 'passkeys.manage',
      summary: 'Remove one of the own passkeys',
      errors: ['last-factor'],
      needsCode: 'always',
    },
  },
)
