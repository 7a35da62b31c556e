import { calendarDateOf, reflectionEndOf, type api } from '@cauce/contract'
import { formatUntil } from '@cauce/format'
import { inTransaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import * as irregularities from '../../modules/project/irregularities/index.ts'
import { reflectAgain } from '../../modules/project/orders/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { tellInvestors } from '../tell-investors.ts'

/**
 * Publishes the correction of a suspended offer, which goes on. Who invested before reads what changed and may revoke once more, because
 * the corrected information is new to them. Refuses `correction-too-late` after the last day.
 */
export async function correctIrregularity(kernel: Kernel, call: Call<(typeof api)['irregularities']['correct']>) {
  const { id } = call.params
  const { correction, correctionEn = null, updatedAt } = call.body
  const now = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    const { projectId } = found(await irregularities.findIrregularity(tx, id))
    await lockProjects(tx, [projectId])
    const before = found(await irregularities.irregularityRows.lock(tx, id))
    expectUnchanged(before.updatedAt, updatedAt)
    const { state } = accepted(irregularities.decideCorrection(before, calendarDateOf(now)))
    const revocableUntil = reflectionEndOf(now, kernel.settings.reflectionDays)
    const change = {
      ...{ state, correction, correctionEn, revocableUntil },
      ...{ endedAt: now, endedBy: userIdOf(call.actor), updatedAt: touchedAt(before.updatedAt, now) },
    }
    await irregularities.irregularityRows.update(tx, id, change)
    await irregularities.markSuspended(tx, projectId, false)
    await reflectAgain(tx, projectId, revocableUntil, now)
    const after = irregularities.auditedOf({ ...before, ...change })
    await audit(kernel, tx, call, { recordId: id, before: irregularities.auditedOf(before), after })
    const { irregularity, irregularityEn } = before
    const params = { irregularity, irregularityEn, correction, correctionEn, until: formatUntil(revocableUntil) }
    await tellInvestors(tx, { projectId, template: 'offerResumed', params })
    await notifyProjectChanged(tx, projectId)
    return found(await irregularities.findIrregularity(tx, id))
  })
}
