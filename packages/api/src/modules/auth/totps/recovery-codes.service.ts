import { type api, instantValue } from '@cauce/contract'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import type { TotpRow } from '../../../database/schema/auth.ts'
import { personOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { SHOWN_CODES } from '../../../platform/sealing/index.ts'
import { seal, unseal } from '../../../platform/tokens.ts'
import { updateSession } from '../sessions/index.ts'
import {
  countUnusedRecoveryCodes,
  findSealedCodes,
  forgetSealedCodes,
  replaceRecoveryCodes,
} from './recovery-codes.queries.ts'
import { newRecoveryCodes, rowsOfCodes } from './totp-codes.ts'
import { withProof } from './totp-proof.ts'
import { findConfirmedTotp, totpRows } from './totps.queries.ts'

/**
 * Replaces the recovery codes of a device by ten new ones. The device keeps their hashes; the session keeps the
 * sealed codes until the person says that they are kept, so that a reload shows them again (decision 143).
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

/**
 * Makes the recovery codes again of a person who has never said that they are kept: the session that showed them has ended.
 * Returns whether there are codes to keep.
 */
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

/** The recovery codes that a session has not said to be kept. */
async function shownRecoveryCodes(kernel: Kernel, executor: Executor, sessionId: string): Promise<string[] | null> {
  const sealed = await findSealedCodes(executor, sessionId)
  return sealed === null ? null : (JSON.parse(unseal(kernel.settings, SHOWN_CODES, sealed)) as string[])
}

/** How many recovery codes a person has left, and those that this session has not said to be kept. */
export async function readRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.readRecoveryCodes>) {
  const { userId, sessionId } = personOf(call)
  const totp = await findConfirmedTotp(kernel.database, userId)
  return {
    remaining: totp ? await countUnusedRecoveryCodes(kernel.database, totp.totpId) : 0,
    recoveryCodes: await shownRecoveryCodes(kernel, kernel.database, sessionId),
  }
}

/** Makes ten new recovery codes with a code of the app. The earlier ones are void at once. */
export function renewRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.renewRecoveryCodes>) {
  const { userId, sessionId } = personOf(call)
  return withProof(kernel, call, call.body, async (tx) => {
    const totp = found(await findConfirmedTotp(tx, userId))
    const recoveryCodes = await issueRecoveryCodes(kernel, tx, totp, sessionId)
    const params = { at: instantValue(kernel.clock.now()) }
    await queueMail(tx, { userId, template: 'recoveryCodesRenewed', params })
    await audit(kernel, tx, call, { recordId: totp.totpId, userId })
    return { recoveryCodes }
  })
}

/** Forgets the recovery codes that this session shows: the person has kept them. Without any it does nothing. */
export async function keepRecoveryCodes(kernel: Kernel, call: Call<typeof api.totps.keepRecoveryCodes>): Promise<void> {
  const { userId, sessionId } = personOf(call)
  await inTransaction(kernel.database, async (tx) => {
    if ((await findSealedCodes(tx, sessionId)) === null) return
    const totp = found(await findConfirmedTotp(tx, userId))
    await totpRows.update(tx, totp.totpId, { codesKeptAt: kernel.clock.now() })
    await updateSession(tx, sessionId, { sealedCodes: null })
  })
}
