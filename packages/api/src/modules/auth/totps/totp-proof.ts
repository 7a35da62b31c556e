import { instantValue, Refusal, type ErrorCode, type OtpBody } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { spentProofChallenge, usePasskey } from '../passkeys/index.ts'
import { beginAttempt, isKnownPlace, networkOf } from '../throttling/index.ts'
import {
  countUnusedRecoveryCodes,
  spendRecoveryCodeRow,
  findConfirmedTotp,
  spendStep,
  totpRows,
} from './totps.queries.ts'
import { codeSourceOf, hashOfRecoveryCode } from './totp-codes.ts'
import { judgeCode } from './totps.domain.ts'

type SpentCode = 'accepted' | 'wrong' | 'used' | 'no-device'

/** Consumes a code: of concurrent attempts one is accepted. */
async function spendCode(kernel: Kernel, tx: Transaction, userId: string, code: string): Promise<SpentCode> {
  const totp = await findConfirmedTotp(tx, userId)
  if (!totp) return 'no-device'
  const verdict = judgeCode(codeSourceOf(kernel, totp), code, kernel.clock.now())
  if (verdict.kind !== 'accepted') return verdict.kind
  return (await spendStep(tx, totp.totpId, verdict.step)) ? 'accepted' : 'used'
}

/** Returns how many are left, or the refusal. Use acknowledges the codes. */
async function spendRecoveryCode(
  kernel: Kernel,
  tx: Transaction,
  userId: string,
  typed: string,
): Promise<number | 'wrong' | 'no-device'> {
  const totp = await findConfirmedTotp(tx, userId)
  if (!totp) return 'no-device'
  const now = kernel.clock.now()
  const codeHash = await hashOfRecoveryCode(kernel, totp, typed)
  const isSpent = await spendRecoveryCodeRow(tx, totp.totpId, codeHash, now)
  if (!isSpent) return 'wrong'
  if (totp.codesKeptAt === null) await totpRows.update(tx, totp.totpId, { codesKeptAt: now })
  return countUnusedRecoveryCodes(tx, totp.totpId)
}

const REFUSALS = {
  accepted: undefined,
  wrong: 'code-wrong',
  used: 'code-used',
  'no-device': 'otp-not-configured',
} as const

/** Consumes a code, recovery code or passkey answer. Returns the refusal. */
async function spend(
  kernel: Kernel,
  tx: Transaction,
  { userId, challenge }: { readonly userId: string; readonly challenge: string | undefined },
  { code, recoveryCode, passkey }: Proof,
): Promise<ErrorCode | undefined> {
  if (code !== undefined) return REFUSALS[await spendCode(kernel, tx, userId, code)]
  if (passkey !== undefined && challenge !== undefined)
    return (await usePasskey(kernel, tx, { userId, challenge }, passkey)) ? undefined : 'passkey-refused'
  const remaining = await spendRecoveryCode(kernel, tx, userId, recoveryCode!)
  if (typeof remaining === 'string') return REFUSALS[remaining]
  const params = { smart_count: remaining, at: instantValue(kernel.clock.now()) }
  await queueMail(tx, { userId, template: 'recoveryCodeUsed', params })
  return undefined
}

export type Proof = z.output<typeof OtpBody>

/** A refusal is committed too. Throws `code-wrong`, `code-used`, `passkey-refused` or `otp-not-configured`. */
export async function withProof<Result>(
  kernel: Kernel,
  call: Pick<Call, 'actor' | 'address'>,
  proof: Proof,
  then: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const userId = userIdOf(call.actor)
  const attempt = await beginAttempt(kernel, {
    purpose: 'code',
    subject: userId,
    address: call.address,
    isKnownPlace: await isKnownPlace(kernel.database, { userId }, networkOf(call.address)),
  })
  const challenge = proof.passkey && (await spentProofChallenge(kernel, call, proof.passkey))
  const answer = await inTransaction(kernel.database, async (tx) => {
    const refused = await spend(kernel, tx, { userId, challenge }, proof)
    return refused ? { refused } : { refused, result: await then(tx) }
  })
  if (answer.refused === undefined) {
    await attempt.succeed()
    return answer.result
  }
  if (answer.refused === 'otp-not-configured') await attempt.withdraw()
  if (answer.refused === 'passkey-refused') throw new Refusal({ code: answer.refused })
  throw new Refusal({ code: answer.refused, path: proof.code === undefined ? 'recoveryCode' : 'code' })
}
