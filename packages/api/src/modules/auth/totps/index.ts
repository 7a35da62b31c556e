import { api, Refusal, instantValue, type ErrorCode, type OtpBody } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import {
  listTotps,
  confirmTotp,
  deleteSetup,
  findConfirmedTotp,
  findSetup,
  insertSetup,
  lockTotpsOf,
  totpRows,
  countUnusedRecoveryCodes,
  findSealedCodes,
  forgetSealedCodes,
  replaceRecoveryCodes,
  spendRecoveryCodeRow,
  spendStep,
} from './totps.queries.ts'
import { inTransaction, type Transaction, type Executor } from '../../../database/index.ts'
import type { TotpRow, totps } from '../../../database/schema/auth.ts'
import { personOf, userIdOf } from '../../../http/actor.ts'
import { found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { brand } from '@cauce/contract/brand.ts'
import { audit } from '../../../platform/audit/index.ts'
import { revokeAccess } from '../devices/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { renewSession, setSessionCookie, updateSession } from '../sessions/index.ts'
import { noteHands } from '../../account/person-hands/index.ts'
import { findUser } from '../../account/users/index.ts'
import { isSetupOver, judgeCode, newSecret, otpauthUrl, refusalOfSetup } from './totps.domain.ts'
import { codeSourceOf, sealSecret, newRecoveryCodes, rowsOfCodes, hashOfRecoveryCode } from './totp-codes.ts'
import { SHOWN_CODES } from '../../../platform/sealing/index.ts'
import { seal, unseal } from '../../../platform/tokens.ts'
import type { z } from 'zod'
import { spentProofChallenge, usePasskey } from '../passkeys/index.ts'
import { beginAttempt, isKnownPlace, networkOf } from '../throttling/index.ts'

export { installTotp, presentCode } from './totp-codes.ts'
export { codeNow, owedStep } from './totps.domain.ts'
export { deleteTotpsOf, findConfirmedTotp, totpRows } from './totps.queries.ts'

export const totpsModule: ModuleFactory = (kernel) => ({
  name: 'totps',
  routes: [
    ...bindRows(api.totps.list, api.totps.read, (call) =>
      listTotps(kernel.database, { userId: call.query.userId, ...customerFilter(call) }, call.query),
    ),
    bind(api.totps.create, (call) => startTotp(kernel, call)),
    bind(api.totps.confirm, (call) => endTotpSetup(kernel, call)),
    bind(api.totps.change, (call) => startChange(kernel, call)),
    bind(api.totps.readRecoveryCodes, (call) => readRecoveryCodes(kernel, call)),
    bind(api.totps.renewRecoveryCodes, (call) => renewRecoveryCodes(kernel, call)),
    bind(api.totps.keepRecoveryCodes, (call) => keepRecoveryCodes(kernel, call)),
  ],
})

const CONFLICTS = { totps_confirmed_key: { code: 'totp-exists' } } as const

/**
 * Idempotent for reloads and other tabs. `totp-exists` unless a code has started a change: a second device would bypass
 * the first one's code.
 */
async function startTotp(kernel: Kernel, call: Call<typeof api.totps.create>) {
  const { userId, sessionId } = personOf(call)
  return inTransaction(kernel.database, async (tx) => {
    const running = await findSetup(tx, sessionId)
    if (running && !isSetupOver(running, kernel.clock.now())) return viewOf(kernel, tx, running)
    if (await findConfirmedTotp(tx, userId)) throw new Refusal({ code: 'totp-exists' })
    // Only this one: another tab may have opened the next set-up.
    if (running) await totpRows.remove(tx, running.totpId)
    return openSetup(kernel, tx, { userId, sessionId, replacesTotpId: null })
  })
}

function startChange(kernel: Kernel, call: Call<typeof api.totps.change>) {
  const { userId, sessionId } = personOf(call)
  return withProof(kernel, call, call.body, async (tx) => {
    const { totpId } = found(await findConfirmedTotp(tx, userId))
    await deleteSetup(tx, sessionId)
    return openSetup(kernel, tx, { userId, sessionId, replacesTotpId: totpId })
  })
}

type NewSetup = Pick<typeof totps.$inferInsert, 'userId' | 'replacesTotpId'> & { readonly sessionId: string }

async function openSetup(kernel: Kernel, tx: Transaction, setup: NewSetup) {
  const sealedSecret = sealSecret(kernel, newSecret())
  await insertSetup(tx, { ...setup, totpId: uuidv7(), sealedSecret, createdAt: kernel.clock.now() })
  return viewOf(kernel, tx, found(await findSetup(tx, setup.sessionId)))
}

async function viewOf(kernel: Kernel, tx: Transaction, setup: TotpRow) {
  const { secret } = codeSourceOf(kernel, setup)
  const { email } = found(await findUser(tx, setup.userId))
  return { totpId: setup.totpId, secret, otpauthUrl: otpauthUrl(secret, brand(), email) }
}

/**
 * The session becomes a full one. Returns the recovery codes. A change revokes the earlier device and every other
 * access (handbook rule 2.35).
 */
async function endTotpSetup(kernel: Kernel, call: Call<typeof api.totps.confirm>) {
  const { userId, sessionId } = personOf(call)
  const now = kernel.clock.now()
  const { recoveryCodes, token } = await refuseOnConflict(CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const all = await lockTotpsOf(tx, userId)
      const setup = all.find(({ totpId }) => totpId === call.params.totpId)
      const refused = refusalOfSetup(setup, { userId, sessionId }, now)
      if (!setup || refused) throw new Refusal({ code: refused ?? 'not-found' })
      const verdict = judgeCode(codeSourceOf(kernel, setup), call.body.code, now)
      if (verdict.kind !== 'accepted') throw new Refusal({ code: 'code-wrong', path: 'code' })
      await confirmTotp(tx, setup, verdict.step, now)
      const earlier = all.find(({ totpId }) => totpId === setup.replacesTotpId)
      if (earlier) await recordChange(kernel, tx, call, { earlier, setup })
      return {
        recoveryCodes: await issueRecoveryCodes(kernel, tx, setup, sessionId),
        token: await renewSession(kernel, tx, call),
      }
    }),
  )
  setSessionCookie(kernel, call, token)
  return { recoveryCodes }
}

async function recordChange(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.totps.confirm>,
  { earlier, setup }: { readonly earlier: TotpRow; readonly setup: TotpRow },
): Promise<void> {
  const { userId, totpId } = setup
  const now = kernel.clock.now()
  await revokeAccess(tx, userId, call.actor.sessionId)
  await noteHands(tx, { userId, handIds: [userId], kinds: ['factor'], now })
  await queueMail(tx, { userId, template: 'otpChanged', params: { at: instantValue(now) } })
  await audit(kernel, tx, call, {
    operation: 'totps.change',
    recordId: totpId,
    userId,
    before: { confirmedAt: earlier.confirmedAt },
    after: { confirmedAt: now },
  })
}

/**
 * The device stores hashes; the session keeps the codes sealed until acknowledged, so that a reload shows them again
 * (decision login-and-second-factor).
 */
async function issueRecoveryCodes(
  kernel: Kernel,
  tx: Transaction,
  totp: TotpRow,
  sessionId: string,
): Promise<string[]> {
  const { totpId, userId } = totp
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, totpId, await rowsOfCodes(kernel, totp, codes))
  await totpRows.update(tx, totpId, { codesKeptAt: null })
  await forgetSealedCodes(tx, userId)
  await updateSession(tx, sessionId, { sealedCodes: seal(kernel.settings, SHOWN_CODES, JSON.stringify(codes)) })
  return codes
}

export async function reissueUnkeptCodes(
  kernel: Kernel,
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const totp = await findConfirmedTotp(tx, userId)
  if (!totp || totp.codesKeptAt !== null) return false
  await issueRecoveryCodes(kernel, tx, totp, sessionId)
  return true
}

async function shownRecoveryCodes(kernel: Kernel, executor: Executor, sessionId: string): Promise<string[] | null> {
  const sealed = await findSealedCodes(executor, sessionId)
  return sealed === null ? null : (JSON.parse(unseal(kernel.settings, SHOWN_CODES, sealed)) as string[])
}

/** Number left, and the unacknowledged ones of this session. */
async function readRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.readRecoveryCodes>) {
  const { userId, sessionId } = personOf(call)
  const totp = await findConfirmedTotp(kernel.database, userId)
  return {
    remaining: totp ? await countUnusedRecoveryCodes(kernel.database, totp.totpId) : 0,
    recoveryCodes: await shownRecoveryCodes(kernel, kernel.database, sessionId),
  }
}

/** Requires a code of the app; voids the earlier ones. */
function renewRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.renewRecoveryCodes>) {
  const { userId, sessionId } = personOf(call)
  return withProof(kernel, call, call.body, async (tx) => {
    const totp = found(await findConfirmedTotp(tx, userId))
    const recoveryCodes = await issueRecoveryCodes(kernel, tx, totp, sessionId)
    const now = kernel.clock.now()
    const params = { at: instantValue(now) }
    await noteHands(tx, { userId, handIds: [userId], kinds: ['factor'], now })
    await queueMail(tx, { userId, template: 'recoveryCodesRenewed', params })
    await audit(kernel, tx, call, { recordId: totp.totpId, userId })
    return { recoveryCodes }
  })
}

/** Acknowledges the shown codes. Idempotent. */
async function keepRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.keepRecoveryCodes>): Promise<void> {
  const { userId, sessionId } = personOf(call)
  await inTransaction(kernel.database, async (tx) => {
    if ((await findSealedCodes(tx, sessionId)) === null) return
    const totp = found(await findConfirmedTotp(tx, userId))
    await totpRows.update(tx, totp.totpId, { codesKeptAt: kernel.clock.now() })
    await updateSession(tx, sessionId, { sealedCodes: null })
  })
}

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

type Proof = z.output<typeof OtpBody>

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
