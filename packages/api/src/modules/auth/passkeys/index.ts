import { api, instantValue, MAXIMUM_PASSKEYS, type PasskeyProof, Refusal, type PasskeyBody } from '@cauce/contract'
import { userIdOf, personOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import {
  listPasskeys,
  countPasskeysOf,
  credentialsOf,
  hasOtherFactor,
  lockPasskey,
  passkeyRows,
} from './passkeys.queries.ts'
import { beginLogin, beginProof, keepChallenge, spentChallenge } from './challenges.service.ts'
import type { z } from 'zod'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { PasskeyRow } from '../../../database/schema/auth.ts'
import { found, refuseOnConflict, requireCode } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { noteHands } from '../../account/person-hands/index.ts'
import { findUser, lockUser } from '../../account/users/index.ts'
import { creationOptions, ALGORITHMS, rpIdOf, userHandleOf } from './webauthn-options.ts'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

export { countPasskeysOf, deletePasskeysOf, eraseChallenges, findHolder } from './passkeys.queries.ts'
export { spentLoginChallenge, spentProofChallenge } from './challenges.service.ts'

export const passkeysModule: ModuleFactory = (kernel) => ({
  name: 'passkeys',
  routes: [
    ...bindRows(api.passkeys.list, api.passkeys.read, (call) =>
      listPasskeys(kernel.database, userIdOf(call.actor), call.query),
    ),
    bind(api.passkeys.beginCreate, (call) => beginPasskey(kernel, call)),
    bind(api.passkeys.create, (call) => addPasskey(kernel, call)),
    bind(api.passkeys.beginLogin, () => beginLogin(kernel)),
    bind(api.passkeys.beginProof, (call) => beginProof(kernel, call)),
    bind(api.passkeys.remove, (call) => removePasskey(kernel, call)),
  ],
})

const CONFLICTS = { passkeys_credential_id_key: { code: 'passkey-exists' } } as const

async function beginPasskey(kernel: Kernel, call: Call<typeof api.passkeys.beginCreate>) {
  requireCode(call)
  const { userId, sessionId } = personOf(call)
  const known = await credentialsOf(kernel.database, userId)
  if (known.length >= MAXIMUM_PASSKEYS)
    throw new Refusal({ code: 'too-many-passkeys', params: { maximum: MAXIMUM_PASSKEYS } })
  const { email, name, surname } = found(await findUser(kernel.database, userId))
  const displayName = [name, surname].filter(Boolean).join(' ')
  const options = await creationOptions(kernel, { userId, email, displayName }, known)
  await keepChallenge(kernel, options.challenge, 'create', sessionId)
  return options
}

/** The owner gets a mail. */
async function addPasskey(kernel: Kernel, call: Call<typeof api.passkeys.create>) {
  requireCode(call)
  const { userId, sessionId } = personOf(call)
  const challenge = await spentChallenge(kernel, call.body, 'create', sessionId)
  const made = await verifiedCreation(kernel, call.body, challenge)
  if (!made) throw new Refusal({ code: 'passkey-refused' })
  const createdAt = kernel.clock.now()
  const passkey = { ...made, passkeyId: uuidv7(createdAt), userId, name: call.body.name, createdAt }
  await refuseOnConflict(CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      await lockUser(tx, userId)
      if ((await countPasskeysOf(tx, userId)) >= MAXIMUM_PASSKEYS)
        throw new Refusal({ code: 'too-many-passkeys', params: { maximum: MAXIMUM_PASSKEYS } })
      await passkeyRows.insert(tx, passkey)
      await recordChange(kernel, tx, call, passkey, 'passkeyAdded')
    }),
  )
  const { passkeyId, name, isSynced } = passkey
  return { passkeyId, name, isSynced, createdAt, lastUsedAt: null }
}

/** Throws `last-factor` for the only second factor. */
async function removePasskey(kernel: Kernel, call: Call<typeof api.passkeys.remove>): Promise<void> {
  requireCode(call)
  const { userId } = personOf(call)
  await inTransaction(kernel.database, async (tx) => {
    await lockUser(tx, userId)
    const passkey = await passkeyRows.find(tx, call.params.id)
    if (passkey?.userId !== userId) throw new Refusal({ code: 'not-found' })
    if (!(await hasOtherFactor(tx, passkey))) throw new Refusal({ code: 'last-factor' })
    await passkeyRows.remove(tx, passkey.passkeyId)
    await recordChange(kernel, tx, call, passkey, 'passkeyRemoved')
  })
}

async function recordChange(
  kernel: Kernel,
  tx: Transaction,
  call: Call,
  { passkeyId, userId, name }: Pick<PasskeyRow, 'passkeyId' | 'userId' | 'name'>,
  template: 'passkeyAdded' | 'passkeyRemoved',
): Promise<void> {
  const now = kernel.clock.now()
  await noteHands(tx, { userId, handIds: [userId], kinds: ['factor'], now })
  await queueMail(tx, { userId, template, params: { name, at: instantValue(now) } })
  const values = { name }
  await audit(kernel, tx, call, {
    recordId: passkeyId,
    userId,
    ...(template === 'passkeyAdded' ? { after: values } : { before: values }),
  })
}

type Proof = z.output<typeof PasskeyProof>

/** Verifies a passkey's signature and stores its counter. */
export async function usePasskey(
  kernel: Kernel,
  tx: Transaction,
  { userId, challenge }: { readonly userId: string; readonly challenge: string },
  proof: Proof,
): Promise<boolean> {
  const passkey = await lockPasskey(tx, proof.id)
  if (passkey?.userId !== userId) return false
  const used = await verifiedProof(kernel, passkey, proof, challenge)
  if (!used) return false
  await passkeyRows.update(tx, passkey.passkeyId, { ...used, lastUsedAt: kernel.clock.now() })
  return true
}

/** The library throws for a wrong answer, and takes one that was made in a frame of another site. */
async function whenRight<Result>(
  kernel: Kernel,
  clientDataJSON: string,
  verify: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    if (decodeClientDataJSON(clientDataJSON).crossOrigin === true) throw new Error('Made within another origin')
    return await verify()
  } catch (error) {
    kernel.logger.info({ reason: (error as Error).message }, 'A passkey was refused.')
    return undefined
  }
}

/** Undefined unless made for this platform with user verification. */
async function verifiedCreation(kernel: Kernel, body: z.output<typeof PasskeyBody>, expectedChallenge: string) {
  const { id, clientDataJSON, attestationObject, transports = [] } = body
  const answer = await whenRight(kernel, clientDataJSON, () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge,
      expectedOrigin: kernel.settings.origin,
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
async function verifiedProof(
  kernel: Kernel,
  passkey: PasskeyRow,
  proof: z.output<typeof PasskeyProof>,
  expectedChallenge: string,
) {
  const { id, userHandle, ...response } = proof
  // If the authenticator names a person, it must be this one.
  if (userHandle && userHandle !== userHandleOf(passkey.userId).toString('base64url')) return undefined
  const answer = await whenRight(kernel, response.clientDataJSON, () =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin: kernel.settings.origin,
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
