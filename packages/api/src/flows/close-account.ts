import { api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, changeable, found } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { eraseAccountDocumentsOf } from '../modules/account/account-documents/index.ts'
import { forgetLinesAbout } from '../modules/misc/imports/index.ts'
import { deleteNotificationsOf } from '../modules/account/notifications/index.ts'
import { deleteNotesAbout } from '../modules/account/user-notes/index.ts'
import { deleteTasksAbout, releaseTasksOf } from '../modules/account/user-tasks/index.ts'
import {
  decideRemoval,
  editUser,
  erased,
  findUnsettledMoney,
  findUserView,
  lockAdministrators,
  lockUser,
  releaseCustomers,
} from '../modules/account/users/index.ts'
import { eraseVerificationsOf } from '../modules/account/verifications/index.ts'
import { revokeAccess } from '../modules/auth/devices/index.ts'
import { deleteMailedLinksOf } from '../modules/auth/mailed-links/index.ts'
import { deleteLoginPlacesOf } from '../modules/auth/throttling/index.ts'
import { deleteTotpsOf } from '../modules/auth/totps/index.ts'
import { eraseBankAccountsOf } from '../modules/payment/bank-accounts/index.ts'
import { deleteProjectAlertsOf } from '../modules/project/project-alerts/index.ts'
import { releaseProjects } from '../modules/project/projects/index.ts'
import { eraseTaxDocumentsOf } from '../modules/tax/tax-details/index.ts'
import { eraseTicketsOf } from '../modules/support/tickets/index.ts'
import { lockAccounts } from '../modules/wallet/ledger/index.ts'
import { findWalletOfUser } from '../modules/wallet/wallets/index.ts'
import { auditUnlessOwn } from '../platform/audit/index.ts'

/** Closing an account, one's own or as an administrator. */
export const closeAccountFlow: ModuleFactory = (kernel) => ({
  name: 'close-account',
  routes: [bind(api.users.remove, (call) => closeAccount(kernel, call))],
})

/**
 * Erases all personal data in one transaction. The row of the user stays, because the books refer to it. Throws
 * `money-remains` while money or live investments exist, and `last-administrator`.
 */
async function closeAccount(kernel: Kernel, call: Call<typeof api.users.remove>): Promise<void> {
  const userId = call.params.id
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const hasBalance = await lockBalance(tx, userId)
    const money = { hasBalance, ...(await findUnsettledMoney(tx, userId)) }
    const administratorCount = await lockAdministrators(tx)
    await changeable(call, 'users.read', (filter) => findUserView(tx, userId, filter), 'customer-not-accessible')
    const user = found(await lockUser(tx, userId), 'customer-not-accessible')
    accepted(decideRemoval(user, money, administratorCount))
    await revokeAccess(tx, userId)
    await deleteTotpsOf(tx, userId)
    await deleteLoginPlacesOf(tx, userId)
    await deleteMailedLinksOf(tx, userId)
    await eraseBankAccountsOf(tx, userId, now)
    await eraseTaxDocumentsOf(tx, userId, now)
    await eraseVerificationsOf(tx, userId, now)
    await eraseAccountDocumentsOf(tx, userId)
    await eraseTicketsOf(tx, userId, now)
    await deleteProjectAlertsOf(tx, userId)
    await deleteNotificationsOf(tx, userId)
    await deleteNotesAbout(tx, userId)
    await deleteTasksAbout(tx, userId)
    await forgetLinesAbout(tx, userId)
    await releaseTasksOf(tx, userId, now)
    await releaseCustomers(tx, userId, now)
    await releaseProjects(tx, userId, now)
    await editUser(tx, userId, erased(userId, now))
    const before = { role: user.role, createdAt: user.createdAt }
    await auditUnlessOwn(kernel, tx, call, { recordId: userId, userId, before })
  })
}

/** Locks the person's accounts of the ledger, before anything else as everywhere. Returns whether one holds money. */
async function lockBalance(tx: Transaction, userId: string): Promise<boolean> {
  const wallet = await findWalletOfUser(tx, userId)
  if (!wallet) return false
  const balances = await lockAccounts(tx, [wallet.walletId, wallet.reservedAccountId])
  return [...balances.values()].some((balance) => balance > 0n)
}
