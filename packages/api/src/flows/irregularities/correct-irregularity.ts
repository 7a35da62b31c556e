import { calendarDateOf, reflectionEndOf, type api } from '@cauce/contract'
import { formatUntil } from '@cauce/format'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { IrregularityRow } from '../../database/schema/irregularities.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import * as irregularities from '../../modules/project/irregularities/index.ts'
import { reflectAgain } from '../../modules/project/orders/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { notifyInvestors } from '../notify-investors.ts'

export async function correctIrregularity(kernel: Kernel, call: Call<(typeof api)['irregularities']['correct']>) {
  const { id } = call.params
  const { correction, correctionEn = null, updatedAt } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const { projectId } = found(await irregularities.findIrregularity(tx, id))
    await lockProjects(tx, [projectId])
    const before = found(await irregularities.irregularityRows.lock(tx, id))
    expectUnchanged(before.updatedAt, updatedAt)
    const resumed = await resumeOffer(kernel, tx, before, { correction, correctionEn }, userIdOf(call.actor))
    await audit(kernel, tx, call, resumed)
    return found(await irregularities.findIrregularity(tx, id))
  })
}

interface Correction {
  readonly correction: string
  readonly correctionEn: string | null
}

/**
 * Resumes a suspended offer (project and irregularity locked). Earlier investors are told and may revoke again. Returns
 * the audit fields. Refuses `correction-too-late`.
 */
export async function resumeOffer(
  kernel: Kernel,
  tx: Transaction,
  before: IrregularityRow,
  { correction, correctionEn }: Correction,
  endedBy: string,
) {
  const { irregularityId: recordId, projectId, irregularity, irregularityEn } = before
  const now = kernel.clock.now()
  const { state } = accepted(irregularities.decideCorrection(before, calendarDateOf(now)))
  const revocableUntil = reflectionEndOf(now, kernel.settings.reflectionDays)
  const change = {
    ...{ state, correction, correctionEn, revocableUntil, endedBy },
    ...{ endedAt: now, updatedAt: touchedAt(before.updatedAt, now) },
  }
  await irregularities.irregularityRows.update(tx, recordId, change)
  await irregularities.markSuspended(tx, projectId, false)
  await reflectAgain(tx, projectId, revocableUntil, now)
  const params = { irregularity, irregularityEn, correction, correctionEn, until: formatUntil(revocableUntil) }
  await notifyInvestors(tx, { projectId, template: 'offerResumed', params })
  await notifyProjectChanged(tx, projectId)
  const after = irregularities.auditedOf({ ...before, ...change })
  return { recordId, before: irregularities.auditedOf(before), after }
}
