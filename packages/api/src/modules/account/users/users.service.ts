import { type api, calendarDateOf, Refusal, type Decision } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { releaseProjects } from '../../project/projects/index.ts'
import { endSessions } from '../../auth/sessions/index.ts'
import { releaseTickets } from '../../support/tickets/index.ts'
import { USER_CONFLICTS } from './registration.service.ts'
import { findUserView, type UserView } from './user-list.queries.ts'
import { decideEdit, type Patch } from './users.domain.ts'
import { editUser, lockAdministrators, lockUser, releaseCustomers } from './users.queries.ts'
import type { UserRow } from '../../../database/schema/account.ts'

export async function editMe(kernel: Kernel, call: Call<typeof api.users.editMe>): Promise<UserView> {
  const userId = userIdOf(call.actor)
  const { updatedAt, ...changes } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const user = found(await lockUser(tx, userId))
    expectUnchanged(user.updatedAt, updatedAt)
    await editUser(tx, userId, { ...changes, updatedAt: kernel.clock.now() })
    return found(await findUserView(tx, userId))
  })
}

/** Changes a user as staff: contact data of an assigned customer, or anything as an administrator. */
export async function editUserAsStaff(kernel: Kernel, call: Call<typeof api.users.edit>): Promise<UserView> {
  const { updatedAt, reason, ...patch } = call.body
  const userId = call.params.id
  return refuseOnConflict(USER_CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const isAboutRank = patch.role !== undefined || patch.disabled !== undefined
      const administratorCount = isAboutRank ? await lockAdministrators(tx) : 0
      const user = await visibleUser(tx, call, userId)
      expectUnchanged(user.updatedAt, updatedAt)
      const today = calendarDateOf(kernel.clock.now())
      const changes = valueOf(
        decideEdit(user, patch, { actorId: userIdOf(call.actor), scope: call.scope, today, administratorCount }),
      )
      if (Object.keys(changes).length === 0) {
        leaveUnaudited(call)
        return found(await findUserView(tx, userId))
      }
      await saveChanges(kernel, tx, user, changes)
      await audit(kernel, tx, call, {
        operation: 'users.edit',
        noun: 'users',
        recordId: userId,
        userId,
        before: user,
        after: { ...user, ...changes },
        reason,
      })
      return found(await findUserView(tx, userId))
    }),
  )
}

async function visibleUser(tx: Transaction, call: Call<typeof api.users.edit>, userId: string): Promise<UserRow> {
  found(await findUserView(tx, userId, customerFilter(call)), 'customer-not-accessible')
  return found(await lockUser(tx, userId), 'customer-not-accessible')
}

/** Writes the changes with what follows from them: sessions end, mails go out, customers are released. */
async function saveChanges(kernel: Kernel, tx: Transaction, user: UserRow, changes: Patch): Promise<void> {
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
  // A disabled manager may come back to their customers; one who is a manager no longer does not.
  if (user.role === 'operator' && changes.role !== undefined) await releaseCustomers(tx, userId, now)
  if (changes.role === 'user') {
    await releaseTickets(tx, userId, now)
    await releaseProjects(tx, userId, now)
  }
  if (!isAddressNew) return
  await queueMail(tx, { userId, to: user.email, template: 'emailChanged', params: { at: now.toISOString() } })
  await queueMail(tx, { userId, template: 'confirmEmail', params: {} })
}

function valueOf<Value>(decision: Decision<Value>): Value {
  if (!decision.ok) throw new Refusal(decision.refusal)
  return decision.value
}
