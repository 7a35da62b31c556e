import { api, calendarDateOf, instantValue, Refusal } from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { UserRow } from '../database/schema/account.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, expectUnchanged, found, refuseOnConflict } from '../http/expect.ts'
import { customerFilter } from '../http/scope.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { expectNotReported } from '../modules/account/account-holds/index.ts'
import { freezePayments } from '../modules/account/frozen-people/index.ts'
import {
  decideEdit,
  editUser,
  findUserName,
  findUserView,
  listAdministrators,
  lockAdministrators,
  lockUser,
  releaseCustomers,
  USER_CONFLICTS,
  type Patch,
  type UserView,
} from '../modules/account/users/index.ts'
import {
  lockWaiting,
  proposeAccess,
  splitEdit,
  tellAdministrators,
  touchedBy,
} from '../modules/account/access-changes/index.ts'
import { noteHands } from '../modules/account/person-hands/index.ts'
import { deleteEmailChangeOf } from '../modules/auth/email-changes/index.ts'
import { endSessions } from '../modules/auth/sessions/index.ts'
import { doesPromoterInvest } from '../modules/project/orders/index.ts'
import { releaseProjects } from '../modules/project/projects/index.ts'
import { releaseTickets } from '../modules/support/tickets/index.ts'
import { audit, leaveUnaudited } from '../platform/audit/index.ts'
import { findHandsOf } from '../platform/four-eyes.queries.ts'
import { queueMail } from '../platform/mail/index.ts'

/** Contact data by a manager, anything by an administrator. */
export const editUserFlow: ModuleFactory = (kernel) => ({
  name: 'edit-user',
  routes: [bind(api.users.edit, (call) => editUserAsStaff(kernel, call))],
})

async function editUserAsStaff(kernel: Kernel, call: Call<typeof api.users.edit>): Promise<UserView> {
  const { updatedAt, reason, phoneNumber, phone = phoneNumber, ...rest } = call.body
  const patch = { ...rest, phone }
  const userId = call.params.id
  return refuseOnConflict(USER_CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const isAboutAccess = patch.role !== undefined || patch.disabled !== undefined || patch.email !== undefined
      const administratorCount = isAboutAccess ? await lockAdministrators(tx) : 0
      found(await findUserView(tx, userId, customerFilter(call)), 'customer-not-accessible')
      const user = found(await lockUser(tx, userId), 'customer-not-accessible')
      expectUnchanged(user.updatedAt, updatedAt)
      const today = calendarDateOf(kernel.clock.now())
      const actorId = userIdOf(call.actor)
      const facts = { actorId, scope: call.scope, today, administratorCount }
      const changes = accepted(decideEdit(user, patch, facts))
      // Saving without a change is nothing to record; proposals have records of their own.
      leaveUnaudited(call)
      if (Object.keys(changes).length === 0) return found(await findUserView(tx, userId))
      const isRoleWaiting = (await lockWaiting(tx, userId, 'role')) !== undefined
      const mayDisable = await remainsChecked(tx, { actorId, userId, now: kernel.clock.now() })
      const { made, proposals } = splitEdit(changes, { role: user.role, isRoleWaiting, mayDisable })
      if (Object.keys(made).length > 0) await make(kernel, tx, call, { user, made, reason })
      for (const proposal of proposals) await proposeAccess(kernel, tx, call, userId, proposal)
      return found(await findUserView(tx, userId))
    }),
  )
}

/** Another administrator remains whose hand does not count as the actor's. */
async function remainsChecked(
  tx: Transaction,
  { actorId, userId, now }: { readonly actorId: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const hands = await findHandsOf(tx, actorId, now)
  return (await listAdministrators(tx)).some((id) => id !== userId && !hands.has(id))
}

interface Making {
  readonly user: UserRow
  readonly made: Patch
  readonly reason: string | null | undefined
}

/** Notes whose hand it was, and tells the administrators when a colleague was disabled. */
async function make(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.users.edit>,
  { user, made, reason }: Making,
) {
  const { userId } = user
  const actorId = userIdOf(call.actor)
  const now = kernel.clock.now()
  if (made.disabled === false) await expectNotReported(tx, userId)
  await saveChanges(kernel, tx, user, made)
  await expectNoOwnProject(tx, userId, made)
  if (made.disabled) await freezePayments(kernel, tx, userId)
  await noteHands(tx, { userId, handIds: [actorId], kinds: touchedBy(made), now })
  if (made.disabled && user.role !== 'user') {
    const [author, name] = [await findUserName(tx, actorId), await findUserName(tx, userId)]
    await tellAdministrators(tx, 'accessDisabled', { author, name, at: instantValue(now) })
  }
  await audit(kernel, tx, call, { recordId: userId, userId, before: user, after: { ...user, ...made }, reason })
}

async function expectNoOwnProject(tx: Transaction, userId: string, made: Patch): Promise<void> {
  const path = (['taxNumber', 'identificationDocumentNumber'] as const).find((field) => made[field])
  if (path && (await doesPromoterInvest(tx, { userId }))) throw new Refusal({ code: 'promoter-invests', path })
}

export async function saveChanges(
  kernel: Pick<Kernel, 'clock'>,
  tx: Transaction,
  user: UserRow,
  changes: Patch,
): Promise<void> {
  const now = kernel.clock.now()
  const { userId } = user
  const isAddressNew = changes.email !== undefined && changes.email.toLowerCase() !== user.email.toLowerCase()
  const isCustomerNoLonger = changes.role !== undefined && changes.role !== 'user'
  await editUser(tx, userId, {
    ...changes,
    ...(isAddressNew && { emailConfirmedAt: null }),
    ...(isCustomerNoLonger && { managerId: null }),
    updatedAt: now,
  })
  if (changes.disabled) await endSessions(tx, userId)
  // A disabled manager keeps customers; a former one does not.
  if (changes.role !== undefined) await releaseCustomers(tx, userId, now)
  if (changes.role === 'user') {
    await releaseTickets(tx, userId, now)
    await releaseProjects(tx, userId, now)
  }
  if (changes.phone !== undefined)
    await queueMail(tx, { userId, to: user.email, template: 'phoneChanged', params: { at: instantValue(now) } })
  if (!isAddressNew) return
  // Overrides the person's own pending change.
  await deleteEmailChangeOf(tx, userId)
  await queueMail(tx, { userId, to: user.email, template: 'emailChangedByStaff', params: { at: instantValue(now) } })
  await queueMail(tx, { userId, template: 'confirmEmail', params: {} })
}
