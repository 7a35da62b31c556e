import { type api, instantValue } from '@cauce/contract'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import type { TotpRow } from '../../../database/schema/auth.ts'
import { personOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { noteHands } from '../../account/person-hands/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { SHOWN_CODES } from '../../../platform/sealing/index.ts'
import { seal, unseal } from '../../../platform/tokens.ts'
import { updateSession } from '../sessions/index.ts'
import {
  countUnusedRecoveryCodes,
  findSealedCodes,
  forgetSealedCodes,
  replaceRecoveryCodes,
  findConfirmedTotp,
  totpRows,
} from './totps.queries.ts'
import { newRecoveryCodes, rowsOfCodes } from './totp-codes.ts'
import { withProof } from './totp-proof.ts'

/**
 * The device stores hashes; the session keeps the codes sealed until acknowledged, so that a reload shows them again
 * (decision login-and-second-factor).
 */
export async function issueRecoveryCodes(
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
export async function readRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.readRecoveryCodes>) {
  const { userId, sessionId } = personOf(call)
  const totp = await findConfirmedTotp(kernel.database, userId)
  return {
    remaining: totp ? await countUnusedRecoveryCodes(kernel.database, totp.totpId) : 0,
    recoveryCodes: await shownRecoveryCodes(kernel, kernel.database, sessionId),
  }
}

/** Requires a code of the app; voids the earlier ones. */
export function renewRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.renewRecoveryCodes>) {
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
export async function keepRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.keepRecoveryCodes>): Promise<void> {
  const { userId, sessionId } = personOf(call)
  await inTransaction(kernel.database, async (tx) => {
    if ((await findSealedCodes(tx, sessionId)) === null) return
    const totp = found(await findConfirmedTotp(tx, userId))
    await totpRows.update(tx, totp.totpId, { codesKeptAt: kernel.clock.now() })
    await updateSession(tx, sessionId, { sealedCodes: null })
  })
}
