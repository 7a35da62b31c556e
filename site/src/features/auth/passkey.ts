import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Answer } from '@cauce/client'

type Request = Answer<'/v1/auth/passkeys/proof-request', 'POST'>
type Creation = Answer<'/v1/auth/passkeys/creation', 'POST'>

/** Cancelled or timed out, already registered, or unsupported. */
export type DeviceFailure = 'cancelled' | 'alreadyHere' | 'notHere'

export type DeviceAnswer<Data> = { readonly data: Data; readonly failed?: never } | { readonly failed: DeviceFailure }

async function answerOf<Data>(ask: () => Promise<Data>): Promise<DeviceAnswer<Data>> {
  try {
    return { data: await ask() }
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return { failed: 'alreadyHere' }
    const isCancelled = ['NotAllowedError', 'AbortError'].includes((error as Error).name)
    return { failed: isCancelled ? 'cancelled' : 'notHere' }
  }
}

export const signWithPasskey = (optionsJSON: Request) =>
  answerOf(async () => {
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null }
  })

export const makePasskey = (optionsJSON: Creation) =>
  answerOf(async () => {
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports }
  })
