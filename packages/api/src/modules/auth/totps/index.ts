import { api, Refusal, instantValue } from '@cauce/contract'
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
} from './totps.queries.ts'
import {
  keepRecoveryCodes,
  readRecoveryCodes,
  renewRecoveryCodes,
  issueRecoveryCodes,
} from './recovery-codes.service.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { TotpRow, totps } from '../../../database/schema/auth.ts'
import { personOf } from '../../../http/actor.ts'
import { found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { senderName } from '../../../settings.ts'
import { audit } from '../../../platform/audit/index.ts'
import { revokeAccess } from '../devices/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { renewSession, setSessionCookie } from '../sessions/index.ts'
import { noteHands } from '../../account/person-hands/index.ts'
import { findUser } from '../../account/users/index.ts'
import { isSetupOver, judgeCode, newSecret, otpauthUrl, refusalOfSetup } from './totps.domain.ts'
import { codeSourceOf, sealSecret } from './totp-codes.ts'
import { withProof } from './totp-proof.ts'

export { reissueUnkeptCodes } from './recovery-codes.service.ts'
export { installTotp, presentCode } from './totp-codes.ts'
export { withProof } from './totp-proof.ts'
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
  return { totpId: setup.totpId, secret, otpauthUrl: otpauthUrl(secret, senderName(kernel.settings), email) }
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
