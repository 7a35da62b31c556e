import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Answer } from '@cauce/client'

type Request = Answer<'/v1/auth/passkeys/proof-request', 'POST'>
type Creation = Answer<'/v1/auth/passkeys/creation', 'POST'>

/** Why a device gave no answer: the person or the time ended it, it has a passkey of this account, or the browser cannot. */
export type DeviceFailure = 'cancelled' | 'alreadyHere' | 'notHere'

/** What the device answered, or why it did not. */
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

/** Asks the device to sign a challenge, and answers what the API takes. */
export const signWithPasskey = (optionsJSON: Request) =>
  answerOf(async () => {
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null }
  })

/** Asks the device to make a passkey, and answers what the API takes. */
export const makePasskey = (optionsJSON: Creation) =>
  answerOf(async () => {
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports }
  })
