import { type api, PASSKEY_CHALLENGE_MINUTES, type PasskeyProof, Refusal } from '@cauce/contract'
import type { z } from 'zod'
import type { passkeyChallenges } from '../../../database/schema/auth.ts'
import { personOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { credentialsOf, insertChallenge, spendChallenge } from './passkeys.queries.ts'
import { challengeOf, requestOptions } from './webauthn-options.ts'

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose']

export async function keepChallenge(kernel: Kernel, challenge: string, purpose: Purpose, sessionId: string | null) {
  const expiresAt = new Date(kernel.clock.now().getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000)
  await insertChallenge(kernel.database, { challengeHash: hashOfToken(challenge), purpose, sessionId, expiresAt })
}

/** Consumed whether or not the answer is right. Throws `passkey-refused` without one. */
export async function spentChallenge(
  kernel: Kernel,
  answer: { readonly clientDataJSON: string },
  purpose: Purpose,
  sessionId: string | null,
): Promise<string> {
  const challenge = challengeOf(answer)
  const key = { challengeHash: hashOfToken(challenge ?? ''), purpose, sessionId }
  if (challenge === undefined || !(await spendChallenge(kernel.database, key, kernel.clock.now())))
    throw new Refusal({ code: 'passkey-refused' })
  return challenge
}

/** Discoverable credential: the same challenge for everybody, says nothing about accounts. */
export async function beginLogin(kernel: Kernel) {
  const options = await requestOptions(kernel, [])
  await keepChallenge(kernel, options.challenge, 'log-in', null)
  return options
}

/** For the caller, who may still owe the code. */
export async function beginProof(kernel: Kernel, call: Call<typeof api.passkeys.beginProof>) {
  const { userId, sessionId } = personOf(call)
  const known = await credentialsOf(kernel.database, userId)
  if (known.length === 0) throw new Refusal({ code: 'no-passkey' })
  const options = await requestOptions(kernel, known)
  await keepChallenge(kernel, options.challenge, 'prove', sessionId)
  return options
}

type Proof = z.output<typeof PasskeyProof>

export const spentLoginChallenge = (kernel: Kernel, proof: Proof): Promise<string> =>
  spentChallenge(kernel, proof, 'log-in', null)

export const spentProofChallenge = (kernel: Kernel, call: Pick<Call, 'actor'>, proof: Proof): Promise<string> =>
  spentChallenge(kernel, proof, 'prove', personOf(call).sessionId)
