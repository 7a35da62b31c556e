import { calendarDateOf, moneyValue, type api } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import * as defaults from '../../modules/project/loan-defaults/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { notifyInvestors } from '../notify-investors.ts'
import { notifyLoanChanged } from './notify-loan-changed.ts'

/** By an administrator; tells investors. Refuses `still-past-due` and `nothing-outstanding`. */
export async function endDefault(kernel: Kernel, call: Call<(typeof api)['loanDefaults']['decide']>) {
  const id = call.params.id
  const { state: wanted, reason, updatedAt } = call.body
  const now = kernel.clock.now()
  const today = calendarDateOf(now)
  return inTransaction(kernel.database, async (tx) => {
    const { projectId } = found(await defaults.findLoanDefault(tx, id))
    await lockProjects(tx, [projectId])
    const before = found(await defaults.loanDefaultRows.lock(tx, id))
    expectUnchanged(before.updatedAt, updatedAt)
    const { unpaid, lent, outstanding } = found(await defaults.findDebt(tx, projectId))
    const arrears = defaults.arrearsOf(unpaid, lent, kernel.settings.defaultThreshold, today)
    const { state, loss } = accepted(defaults.decideEnd({ state: before.state, wanted, arrears, outstanding }))
    const change = {
      state,
      loss,
      endedOn: today,
      endReason: reason,
      endedBy: userIdOf(call.actor),
      updatedAt: touchedAt(before.updatedAt, now),
    }
    await defaults.loanDefaultRows.update(tx, id, change)
    await audit(kernel, tx, call, { recordId: id, before, after: { ...before, ...change }, reason })
    if (loss === null) await notifyInvestors(tx, { projectId, template: 'loanCured', params: { reason } })
    else
      await notifyInvestors(tx, { projectId, template: 'loanWrittenOff', params: { loss: moneyValue(loss), reason } })
    await notifyLoanChanged(tx, projectId)
    return found(await defaults.findLoanDefault(tx, id))
  })
}
