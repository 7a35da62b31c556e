import { calendarDateOf } from '@cauce/contract'
import { noteErased } from '../../modules/account/closings/index.ts'
import { deleteDeclarationsOf } from '../../modules/account/customer-declarations/index.ts'
import { deleteDiligenceOf } from '../../modules/account/diligence/index.ts'
import { keptIdentityRows, lockDueIdentities } from '../../modules/account/kept-identities/index.ts'
import { eraseVerificationsOf } from '../../modules/account/verifications/index.ts'
import { eraseBankAccountsOf } from '../../modules/payment/bank-accounts/index.ts'
import { eraseTaxDocumentsOf } from '../../modules/tax/tax-details/index.ts'
import { auditPlatform } from '../../platform/audit/index.ts'
import type { Eraser } from '../../platform/retention.ts'

/** Erases retained identities when due (decision 260), with an audit record each. */
export const eraseIdentities: Eraser = async (tx, { kernel, limit }) => {
  const now = kernel.clock.now()
  const due = await lockDueIdentities(tx, calendarDateOf(now), limit)
  for (const { userId } of due) {
    await eraseVerificationsOf(tx, userId, now)
    await eraseTaxDocumentsOf(tx, userId, now)
    await eraseBankAccountsOf(tx, userId, { now, keepsAccepted: false })
    await deleteDiligenceOf(tx, userId)
    await deleteDeclarationsOf(tx, userId)
    await keptIdentityRows.remove(tx, userId)
    await noteErased(tx, userId, now)
    await auditPlatform(kernel, tx, 'users.remove', { recordId: userId, userId })
  }
  return due.length
}
