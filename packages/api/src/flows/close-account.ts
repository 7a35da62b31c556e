import { api, Refusal } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, changeable, found, requireCode } from '../http/expect.ts'
import { bindJob, defineScheduledJob } from '../jobs/index.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUserView, lockUser } from '../modules/account/users/index.ts'
import { auditUnlessOwn, leaveUnaudited } from '../platform/audit/index.ts'
import { askToClose, closeDueAccounts, readState, withdraw } from './closing.ts'
import { closingFacts, eraseAccount } from './erase-account.ts'

const closeAccountsJob = defineScheduledJob('closeAccounts', '19 * * * *')

/** One's own after a withdrawal period; at once by an administrator. */
export const closeAccountFlow: ModuleFactory = (kernel) => ({
  name: 'close-account',
  routes: [
    bind(api.users.remove, (call) => closeAccount(kernel, call)),
    bind(api.closings.readState, (call) => readState(kernel, userIdOf(call.actor))),
    bind(api.closings.withdraw, (call) => withdraw(kernel, call)),
  ],
  jobs: [bindJob(closeAccountsJob, () => closeDueAccounts(patient(kernel)))],
})

/** Staff's accounts are closed by another administrator, who sees what they leave. */
async function closeAccount(kernel: Kernel, call: Call<typeof api.users.remove>): Promise<void> {
  const userId = call.params.id
  const now = kernel.clock.now()
  const isOwn = userId === userIdOf(call.actor)
  if (isOwn) requireCode(call)
  await inTransaction(kernel.database, async (tx) => {
    const decide = await closingFacts(tx, userId)
    await changeable(call, 'users.read', (filter) => findUserView(tx, userId, filter), 'customer-not-accessible')
    const user = found(await lockUser(tx, userId), 'customer-not-accessible')
    if (!isOwn && user.role === 'admin' && !user.disabled) throw new Refusal({ code: 'administrator-active' })
    accepted(decide(user))
    if (isOwn && user.role !== 'user') throw new Refusal({ code: 'own-account' })
    if (isOwn && kernel.parameters.at(now).closingDays > 0) {
      leaveUnaudited(call)
      return askToClose(kernel, tx, userId)
    }
    await eraseAccount(tx, user, now)
    const before = { role: user.role, createdAt: user.createdAt }
    await auditUnlessOwn(kernel, tx, call, { recordId: userId, userId, before, reason: call.query.reason })
  })
}
