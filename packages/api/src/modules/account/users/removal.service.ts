import { type api, Refusal } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { eraseAccountDocumentsOf } from '../account-documents/index.ts'
import { auditUnlessOwn } from '../../../platform/audit/index.ts'
import { eraseBankAccountsOf } from '../../payment/bank-accounts/index.ts'
import { deleteDevicesOf } from '../../auth/devices/index.ts'
import { deleteLoginPlacesOf } from '../../auth/login-places/index.ts'
import { deleteAllMailedLinksOf } from '../../auth/mailed-links/index.ts'
import { releaseProjects } from '../../project/projects/index.ts'
import { deleteProjectAlertsOf } from '../../project/project-alerts/index.ts'
import { endSessions } from '../../auth/sessions/index.ts'
import { eraseTicketsOf } from '../../support/tickets/index.ts'
import { deleteTotpsOf } from '../../auth/totps/index.ts'
import { eraseVerificationsOf } from '../verifications/index.ts'
import { lockMoney } from './removal.queries.ts'
import { findUserView } from './user-list.queries.ts'
import { decideRemoval, erased } from './users.domain.ts'
import { editUser, lockAdministrators, lockUser, releaseCustomers } from './users.queries.ts'

/**
 * Ends an account: refused while money or live investments exist; otherwise personal data is erased, and the row stays
 * because the books name it. Nothing of the person can be read afterwards.
 */
export async function removeUser(kernel: Kernel, call: Call<typeof api.users.remove>): Promise<void> {
  const userId = call.params.id
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const money = await lockMoney(tx, userId)
    const administratorCount = await lockAdministrators(tx)
    found(await findUserView(tx, userId, customerFilter(call)), 'customer-not-accessible')
    const user = found(await lockUser(tx, userId), 'customer-not-accessible')
    const decision = decideRemoval(user, money, administratorCount)
    if (!decision.ok) throw new Refusal(decision.refusal)
    await eraseAccess(tx, userId)
    await eraseBankAccountsOf(tx, userId, now)
    await eraseVerificationsOf(tx, userId, now)
    await eraseAccountDocumentsOf(tx, userId)
    await eraseTicketsOf(tx, userId, now)
    await deleteProjectAlertsOf(tx, userId)
    await releaseCustomers(tx, userId, now)
    await releaseProjects(tx, userId, now)
    await editUser(tx, userId, erased(userId, now))
    await auditUnlessOwn(kernel, tx, call, {
      operation: 'users.remove',
      noun: 'users',
      recordId: userId,
      userId,
      before: { role: user.role, createdAt: user.createdAt },
    })
  })
}

/** Everything that lets the person in, or tells where they came from. */
async function eraseAccess(tx: Transaction, userId: string): Promise<void> {
  await endSessions(tx, userId)
  await deleteDevicesOf(tx, userId)
  await deleteTotpsOf(tx, userId)
  await deleteLoginPlacesOf(tx, userId)
  await deleteAllMailedLinksOf(tx, userId)
}
