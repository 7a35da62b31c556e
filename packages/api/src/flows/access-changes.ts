import { accessChangeLifecycle, api, instantValue, Refusal, stateAfter } from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { AccessChangeRow } from '../database/schema/access.ts'
import type { UserRow } from '../database/schema/account.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, expectUnchanged, found, refuseOnConflict, touchedAt } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { expectNotReported } from '../modules/account/account-holds/index.ts'
import { freezePayments, placeHold } from '../modules/account/frozen-people/index.ts'
import {
  accessChangeRows,
  findAccessChange,
  lockWaiting,
  proposeAccess,
  tellAdministrators,
} from '../modules/account/access-changes/index.ts'
import { noteHands } from '../modules/account/person-hands/index.ts'
import {
  decideRemovalOfAccess,
  editUser,
  findUserName,
  lockAdministrators,
  lockUser,
  USER_CONFLICTS,
  type Patch,
} from '../modules/account/users/index.ts'
import { revokeAccess } from '../modules/auth/devices/index.ts'
import { deleteMailedLinksOf, findMailedLink } from '../modules/auth/mailed-links/index.ts'
import { deletePasskeysOf } from '../modules/auth/passkeys/index.ts'
import { deleteTotpsOf, totpRows } from '../modules/auth/totps/index.ts'
import { noteSubject } from '../http/security-log.ts'
import { audit, leaveUnaudited } from '../platform/audit/index.ts'
import { decideOnProposal } from '../platform/four-eyes.domain.ts'
import { findHandsBehind, findHandsOf } from '../platform/four-eyes.queries.ts'
import { queueMail } from '../platform/mail/index.ts'
import { saveChanges } from './edit-user.ts'

/** Handbook rules 1.29 and 2.45. */
export const accessChangesFlow: ModuleFactory = (kernel) => ({
  name: 'access-changes',
  routes: [
    bind(api.accessChanges.decide, (call) => decideAccessChange(kernel, call)),
    bind(api.totps.remove, (call) => removeFactors(kernel, call)),
    bind(api.emailChanges.stop, (call) => stopAccess(kernel, call)),
  ],
})

async function decideAccessChange(kernel: Kernel, call: Call<typeof api.accessChanges.decide>) {
  const adminId = userIdOf(call.actor)
  const { id } = call.params
  return refuseOnConflict(USER_CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const administratorCount = await lockAdministrators(tx)
      const user = found(await lockUser(tx, found(await accessChangeRows.find(tx, id)).userId))
      const row = found(await accessChangeRows.lock(tx, id))
      expectUnchanged(row.updatedAt, call.body.updatedAt)
      const isApproval = call.body.state === 'active'
      const state = stateAfter(accessChangeLifecycle, isApproval ? 'approve' : 'refuse', row.state)
      const now = touchedAt(row.updatedAt, kernel.clock.now())
      const hands = await findHandsOf(tx, adminId, now)
      const change = accepted(decideOnProposal(state, row, { hands, isApproval, reason: call.body.reason }))
      const before = found(await findAccessChange(tx, id))
      if (isApproval) await makeChange(kernel, tx, call, { user, row, administratorCount })
      await accessChangeRows.update(tx, id, {
        ...change,
        ...(isApproval && { approvedBy: adminId }),
        decidedBy: adminId,
        decidedAt: now,
        updatedAt: now,
      })
      const after = found(await findAccessChange(tx, id))
      await audit(kernel, tx, call, { recordId: id, userId: user.userId, before, after, reason: change.reason })
      return after
    }),
  )
}

interface Approved {
  readonly user: UserRow
  readonly row: AccessChangeRow
  readonly administratorCount: number
}

const patchOf = ({ kind, value }: AccessChangeRow): Patch => {
  if (kind === 'role') return { role: value as UserRow['role'] }
  return kind === 'email' ? { email: value! } : { disabled: kind === 'disable' }
}

async function makeChange(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.accessChanges.decide>,
  { user, row, administratorCount }: Approved,
): Promise<void> {
  const { userId } = user
  const now = kernel.clock.now()
  const behind = await findHandsBehind(tx, [row.proposedBy, userIdOf(call.actor)], now)
  const handIds = [...behind].filter((id) => id !== userId)
  if (row.kind !== 'disable') await noteHands(tx, { userId, handIds, kinds: [row.kind], now })
  if (row.kind === 'factor') return deleteFactors(kernel, tx, userId)
  const patch = patchOf(row)
  accepted(decideRemovalOfAccess(user, patch, administratorCount))
  if (row.kind === 'enable') await expectNotReported(tx, userId)
  await saveChanges(kernel, tx, user, patch)
  if (patch.disabled) await freezePayments(kernel, tx, userId)
  const after = { ...user, ...patch }
  await audit(kernel, tx, call, {
    operation: 'users.edit',
    noun: 'users',
    recordId: userId,
    userId,
    before: user,
    after,
  })
}

/** The person has lost both, and sets them up again at the next log-in (handbook rule 2.21). */
async function deleteFactors(kernel: Kernel, tx: Transaction, userId: string): Promise<void> {
  await deleteTotpsOf(tx, userId)
  await deletePasskeysOf(tx, userId)
  await revokeAccess(tx, userId)
  await queueMail(tx, { userId, template: 'otpRemoved', params: { at: instantValue(kernel.clock.now()) } })
}

/** At once for a customer; a proposal for staff. */
async function removeFactors(kernel: Kernel, call: Call<typeof api.totps.remove>) {
  return inTransaction(kernel.database, async (tx) => {
    const { totpId, userId, confirmedAt } = found(await totpRows.find(tx, call.params.totpId))
    const { role } = found(await lockUser(tx, userId))
    const isWaiting = role !== 'user' || (await lockWaiting(tx, userId, 'role')) !== undefined
    if (isWaiting) {
      leaveUnaudited(call)
      await proposeAccess(kernel, tx, call, userId, { kind: 'factor', value: null })
      return { isWaiting }
    }
    await noteHands(tx, { userId, handIds: [userIdOf(call.actor)], kinds: ['factor'], now: kernel.clock.now() })
    await deleteFactors(kernel, tx, userId)
    await audit(kernel, tx, call, { recordId: totpId, userId, before: { confirmedAt } })
    return { isWaiting }
  })
}

/**
 * Idempotent: the link stays. Works whatever the e-mail is now. The last administrator is not disabled, but loses
 * sessions and password.
 */
async function stopAccess(kernel: Kernel, call: Call<typeof api.emailChanges.stop>): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const administratorCount = await lockAdministrators(tx)
    const link = await findMailedLink(tx, call.body.token, 'stopAccess', now)
    const user = link && (await lockUser(tx, link.userId))
    if (!user) throw new Refusal({ code: 'link-invalid' })
    const { userId } = user
    noteSubject(call, userId)
    if (user.disabled && user.passwordHash === null) return
    // Enabling staff takes two administrators anyway.
    if (user.role === 'user')
      await placeHold(kernel, tx, { userId, kind: 'reported', placedBy: null, customerDeclarationId: null, now })
    const isDisabled = decideRemovalOfAccess(user, { disabled: true }, administratorCount).ok
    await editUser(tx, userId, { passwordHash: null, ...(isDisabled && { disabled: true }), updatedAt: now })
    if (isDisabled) await freezePayments(kernel, tx, userId)
    await revokeAccess(tx, userId)
    await deleteMailedLinksOf(tx, userId, 'resetPassword')
    await deleteMailedLinksOf(tx, userId, 'confirmNewEmail')
    const name = await findUserName(tx, userId)
    await tellAdministrators(tx, 'accessStopped', { name, at: instantValue(now) })
  })
}
