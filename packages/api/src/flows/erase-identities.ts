import { calendarDateOf } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { bindJob, defineScheduledJob } from '../jobs/index.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { noteErased } from '../modules/account/closings/index.ts'
import { findDueIdentities, keptIdentityRows } from '../modules/account/kept-identities/index.ts'
import { eraseVerificationsOf } from '../modules/account/verifications/index.ts'
import { eraseBankAccountsOf } from '../modules/payment/bank-accounts/index.ts'
import { eraseTaxDocumentsOf } from '../modules/tax/tax-details/index.ts'
import { auditPlatform } from '../platform/audit/index.ts'

export const eraseIdentitiesJob = defineScheduledJob('eraseIdentities', '11 3 * * *')

/** Erases who closed accounts belonged to, when the law no longer wants it kept (decision 260). */
export const eraseIdentitiesFlow: ModuleFactory = (kernel) => ({
  name: 'erase-identities',
  routes: [],
  jobs: [bindJob(eraseIdentitiesJob, () => eraseIdentities(patient(kernel)))],
})

async function eraseIdentities(kernel: Kernel): Promise<void> {
  const today = calendarDateOf(kernel.clock.now())
  for (const { userId } of await findDueIdentities(kernel.database, today)) await eraseIdentity(kernel, userId)
}

/** One person in a transaction of its own, with an audit record as proof. A second worker finds nothing left to do. */
async function eraseIdentity(kernel: Kernel, userId: string): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    if (!(await keptIdentityRows.lock(tx, userId))) return
    await eraseVerificationsOf(tx, userId, now)
    await eraseTaxDocumentsOf(tx, userId, now)
    await eraseBankAccountsOf(tx, userId, { now, keepsAccepted: false })
    await keptIdentityRows.remove(tx, userId)
    await noteErased(tx, userId, now)
    await auditPlatform(kernel, tx, 'users.remove', { recordId: userId, userId })
  })
}
