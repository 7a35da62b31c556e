import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyBody, PasskeyProof } from '@cauce/contract'
import type { z } from 'zod'
import type { PasskeyRow } from '../../../database/schema/auth.ts'
import type { Kernel } from '../../../kernel.ts'
import { ALGORITHMS, originsOf, rpIdOf, userHandleOf } from './webauthn-options.ts'

/** The library throws for a wrong answer. */
async function whenRight<Result>(kernel: Kernel, verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch (error) {
    kernel.logger.info({ reason: (error as Error).message }, 'A passkey was refused.')
    return undefined
  }
}

/** Undefined unless made for this platform with user verification. */
export async function verifiedCreation(kernel: Kernel, body: z.output<typeof PasskeyBody>, expectedChallenge: string) {
  const { id, clientDataJSON, attestationObject, transports = [] } = body
  const answer = await whenRight(kernel, () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge,
      expectedOrigin: originsOf(kernel),
      expectedRPID: rpIdOf(kernel),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!answer?.verified) return undefined
  const { credential, credentialBackedUp } = answer.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  }
}

/** New counter; undefined unless signed for this platform with a counter that has not gone back. */
export async function verifiedProof(
  kernel: Kernel,
  passkey: PasskeyRow,
  proof: z.output<typeof PasskeyProof>,
  expectedChallenge: string,
) {
  const { id, userHandle, ...response } = proof
  // If the authenticator names a person, it must be this one.
  if (userHandle && userHandle !== userHandleOf(passkey.userId).toString('base64url')) return undefined
  const answer = await whenRight(kernel, () =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin: originsOf(kernel),
      expectedRPID: rpIdOf(kernel),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: true,
    }),
  )
  if (!answer?.verified) return undefined
  const { newCounter, credentialBackedUp } = answer.authenticationInfo
  return { counter: newCounter, isSynced: credentialBackedUp }
}
