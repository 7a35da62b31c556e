import type { Transaction } from '../database/index.ts'
import type { UserRow } from '../database/schema/account.ts'
import { forgetAccessChangesOf } from '../modules/account/access-changes/index.ts'
import { eraseAccountDocumentsOf } from '../modules/account/account-documents/index.ts'
import { eraseClassificationsOf } from '../modules/account/classifications/index.ts'
import { noteClosed, noteErased } from '../modules/account/closings/index.ts'
import { deleteDeclarationsOf } from '../modules/account/customer-declarations/index.ts'
import { deleteDataExportsOf } from '../modules/account/data-exports/index.ts'
import { deleteDiligenceOf } from '../modules/account/diligence/index.ts'
import { hadRelationship, keepIdentity } from '../modules/account/kept-identities/index.ts'
import { deleteKnowledgeOf } from '../modules/account/knowledge/index.ts'
import { deleteLossSimulationsOf } from '../modules/account/loss-simulations/index.ts'
import { deleteNotificationsOf } from '../modules/account/notifications/index.ts'
import { deleteNotesAbout } from '../modules/account/user-notes/index.ts'
import { deleteTasksAbout, releaseTasksOf } from '../modules/account/user-tasks/index.ts'
import {
  decideRemoval,
  editUser,
  erased,
  findUnsettledMoney,
  lockAdministrators,
  releaseCustomers,
} from '../modules/account/users/index.ts'
import { eraseVerificationsOf } from '../modules/account/verifications/index.ts'
import { revokeAccess } from '../modules/auth/devices/index.ts'
import { deleteEmailChangeOf } from '../modules/auth/email-changes/index.ts'
import { deleteMailedLinksOf } from '../modules/auth/mailed-links/index.ts'
import { deletePasskeysOf } from '../modules/auth/passkeys/index.ts'
import { deleteLoginPlacesOf } from '../modules/auth/throttling/index.ts'
import { deleteTotpsOf } from '../modules/auth/totps/index.ts'
import { eraseEarlierDocumentsOf } from '../modules/misc/earlier-documents/index.ts'
import { forgetLinesAbout } from '../modules/misc/imports/index.ts'
import { eraseBankAccountsOf } from '../modules/payment/bank-accounts/index.ts'
import { deleteCalendarOf } from '../modules/project/payment-calendars/index.ts'
import { deleteProjectAlertsOf } from '../modules/project/project-alerts/index.ts'
import { deleteProjectFollowsOf } from '../modules/project/project-follows/index.ts'
import { releaseProjects } from '../modules/project/projects/index.ts'
import { eraseTicketsOf } from '../modules/support/tickets/index.ts'
import { eraseTaxDocumentsOf } from '../modules/tax/tax-details/index.ts'
import { lockAccounts } from '../modules/wallet/ledger/index.ts'
import { findWalletOfUser } from '../modules/wallet/wallets/index.ts'

/** The user row stays for the books; the identity is retained as required (decision data-retention). The account is locked. */
export async function eraseAccount(tx: Transaction, user: UserRow, now: Date): Promise<void> {
  const { userId } = user
  await revokeAccess(tx, userId)
  await deleteTotpsOf(tx, userId)
  await deletePasskeysOf(tx, userId)
  await deleteLoginPlacesOf(tx, userId)
  await deleteMailedLinksOf(tx, userId)
  await deleteEmailChangeOf(tx, userId)
  await forgetAccessChangesOf(tx, userId)
  const isKept = user.role === 'user' && (await hadRelationship(tx, userId))
  await eraseBankAccountsOf(tx, userId, { now, keepsAccepted: isKept })
  await noteClosed(tx, userId, now)
  if (isKept) await keepIdentity(tx, user, now)
  else {
    await noteErased(tx, userId, now)
    await eraseTaxDocumentsOf(tx, userId, now)
    await eraseEarlierDocumentsOf(tx, userId)
    await eraseVerificationsOf(tx, userId, now)
    await deleteDiligenceOf(tx, userId)
    await deleteDeclarationsOf(tx, userId)
  }
  await eraseAccountDocumentsOf(tx, userId)
  await eraseTicketsOf(tx, userId, now)
  await deleteProjectAlertsOf(tx, userId)
  await deleteProjectFollowsOf(tx, userId)
  await deleteLossSimulationsOf(tx, userId)
  await deleteKnowledgeOf(tx, userId)
  await eraseClassificationsOf(tx, userId, now)
  await deleteCalendarOf(tx, userId)
  await deleteNotificationsOf(tx, userId)
  await deleteDataExportsOf(tx, userId)
  await deleteNotesAbout(tx, userId)
  await deleteTasksAbout(tx, userId)
  await forgetLinesAbout(tx, userId)
  await releaseTasksOf(tx, userId, now)
  await releaseCustomers(tx, userId, now)
  await releaseProjects(tx, userId, now)
  await editUser(tx, userId, erased(userId, now))
}

/** In lock order, before the person. */
export async function closingFacts(tx: Transaction, userId: string) {
  const hasBalance = await lockBalance(tx, userId)
  const money = { hasBalance, ...(await findUnsettledMoney(tx, userId)) }
  const administratorCount = await lockAdministrators(tx)
  return (user: Parameters<typeof decideRemoval>[0]) => decideRemoval(user, money, administratorCount)
}

/** Locked first, in lock order. True if one holds money. */
async function lockBalance(tx: Transaction, userId: string): Promise<boolean> {
  const wallet = await findWalletOfUser(tx, userId)
  if (!wallet) return false
  const balances = await lockAccounts(tx, [wallet.walletId, wallet.reservedAccountId])
  return wallet.unreceived > 0n || [...balances.values()].some(({ balance }) => balance > 0n)
}
