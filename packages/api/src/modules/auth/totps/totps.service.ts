import { type api, Refusal, instantValue } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { senderName } from '../../../settings.ts'
import { audit } from '../../../platform/audit/index.ts'
import { revokeAccess } from '../devices/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { renewSession, setSessionCookie } from '../sessions/index.ts'
import { findUser } from '../../account/users/index.ts'
import { judgeCode, newSecret, otpauthUrl } from './totps.domain.ts'
import { confirmTotp, deleteTotpsOf, deleteUnconfirmedTotps, findConfirmedTotp, totpRows } from './totps.queries.ts'
import { codeSourceOf, issueRecoveryCodes, sealSecret } from './totp-codes.ts'

const CONFLICTS = { totps_confirmed_key: { code: 'totp-exists' } } as const

/** Starts a set-up. Throws `totp-exists` for a person who has a device: a second one would bypass the code of the first. */
export async function startTotp(kernel: Kernel, call: Call<typeof api.totps.create>) {
  const userId = userIdOf(call.actor)
  const [totpId, secret, now] = [uuidv7(), newSecret(), kernel.clock.now()]
  const user = await inTransaction(kernel.database, async (tx) => {
    if (await findConfirmedTotp(tx, userId)) throw new Refusal({ code: 'totp-exists' })
    await deleteUnconfirmedTotps(tx, userId)
    await totpRows.insert(tx, { totpId, userId, sealedSecret: sealSecret(kernel, secret), createdAt: now })
    return found(await findUser(tx, userId))
  })
  return { totpId, secret, otpauthUrl: otpauthUrl(secret, senderName(kernel.settings), user.email) }
}

/** Confirms a set-up with the first code, which makes the session a full one. Returns the recovery codes. */
export async function endTotpSetup(kernel: Kernel, call: Call<typeof api.totps.confirm>) {
  const userId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const { recoveryCodes, token } = await refuseOnConflict(CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const totp = await totpRows.find(tx, call.params.totpId)
      if (!totp || totp.userId !== userId) throw new Refusal({ code: 'not-found' })
      if (totp.confirmedAt !== null) throw new Refusal({ code: 'totp-exists' })
      const verdict = judgeCode(codeSourceOf(kernel, totp), call.body.code, now)
      if (verdict.kind !== 'accepted') throw new Refusal({ code: 'code-wrong', path: 'code' })
      if (!(await confirmTotp(tx, totp.totpId, verdict.step, now))) throw new Refusal({ code: 'totp-exists' })
      return {
        recoveryCodes: await issueRecoveryCodes(kernel, tx, totp.totpId),
        token: await renewSession(kernel, tx, call),
      }
    }),
  )
  setSessionCookie(kernel, call, token)
  return { recoveryCodes }
}

/** Deletes the device of a person. Their sessions end, and their next login leads to the set-up (handbook rule 2.21). */
export async function removeTotp(kernel: Kernel, call: Call<typeof api.totps.remove>): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const totp = found(await totpRows.find(tx, call.params.totpId))
    await deleteTotpsOf(tx, totp.userId)
    await revokeAccess(tx, totp.userId)
    const { userId, confirmedAt } = totp
    const params = { at: instantValue(kernel.clock.now()) }
    await queueMail(tx, { userId, template: 'otpRemoved', params })
    await audit(kernel, tx, call, { recordId: totp.totpId, userId, before: { confirmedAt } })
  })
}
