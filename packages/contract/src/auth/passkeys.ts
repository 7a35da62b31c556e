import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import {
  Passkey,
  PasskeyBody,
  PasskeyCreation,
  PasskeyLoginAnswer,
  PasskeyLoginBody,
  PasskeyRequest,
} from './passkeys.schema.ts'

export const passkeyEndpoints = endpoints(
  'passkeys',
  { name: 'Passkeys', about: 'Keys of devices that log in by finger, face or PIN (WebAuthn).' },
  {
    list: {
      method: 'GET',
      path: '/v1/auth/passkeys',
      permission: 'passkeys.manage',
      summary: 'List the own passkeys',
      query: listQuery(['createdAt', 'lastUsedAt'], {}),
      output: page(Passkey),
    },
    read: {
      method: 'GET',
      path: '/v1/auth/passkeys/{id}',
      permission: 'passkeys.manage',
      summary: 'Read one of the own passkeys',
      params: IdParams,
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
      method: 'POST',
      path: '/v1/auth/passkeys',
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
      errors: ['passkey-refused', 'account-disabled'],
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
      method: 'DELETE',
      path: '/v1/auth/passkeys/{id}',
      permission: 'passkeys.manage',
      summary: 'Remove one of the own passkeys',
      params: IdParams,
      errors: ['last-factor'],
      needsCode: 'always',
    },
  },
)
