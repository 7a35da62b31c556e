import { api, calendarDateOf, instantValue } from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { UserRow } from '../database/schema/account.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, expectUnchanged, found, refuseOnConflict } from '../http/expect.ts'
import { customerFilter } from '../http/scope.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import {
  decideEdit,
  editUser,
  findUserView,
  lockAdministrators,
  lockUser,
  releaseCustomers,
  USER_CONFLICTS,
  type Patch,
  type UserView,
} from '../modules/account/users/index.ts'
import { deleteEmailChangeOf } from '../modules/auth/email-changes/index.ts'
import { endSessions } from '../modules/auth/sessions/index.ts'
import { releaseProjects } from '../modules/project/projects/index.ts'
import { releaseTickets } from '../modules/support/tickets/index.ts'
import { audit, leaveUnaudited } from '../platform/audit/index.ts'
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
      const isAboutRank = patch.role !== undefined || patch.disabled !== undefined
      const administratorCount = isAboutRank ? await lockAdministrators(tx) : 0
      found(await findUserView(tx, userId, customerFilter(call)), 'customer-not-accessible')
      const user = found(await lockUser(tx, userId), 'customer-not-accessible')
      expectUnchanged(user.updatedAt, updatedAt)
      const today = calendarDateOf(kernel.clock.now())
      const facts = { actorId: userIdOf(call.actor), scope: call.scope, today, administratorCount }
      const changes = accepted(decideEdit(user, patch, facts))
      if (Object.keys(changes).length === 0) {
        leaveUnaudited(call)
        return found(await findUserView(tx, userId))
      }
      await saveChanges(kernel, tx, user, changes)
      const after = { ...user, ...changes }
      await audit(kernel, tx, call, { recordId: userId, userId, before: user, after, reason })
      return found(await findUserView(tx, userId))
    }),
  )
}

/** Ends sessions, sends mails, unassigns a former manager's customers, tickets and projects. */
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
  if (!isAddressNew) return
  // Overrides the person's own pending change.
  await deleteEmailChangeOf(tx, userId)
  await queueMail(tx, { userId, to: user.email, template: 'emailChanged', params: { at: instantValue(now) } })
  await queueMail(tx, { userId, template: 'confirmEmail', params: {} })
}
