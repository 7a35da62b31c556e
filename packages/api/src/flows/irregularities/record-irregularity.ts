import { Refusal, reflectionEndOf, type api } from '@cauce/contract'
import { formatDate, formatUntil } from '@cauce/format'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { IrregularityRow } from '../../database/schema/irregularities.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import * as irregularities from '../../modules/project/irregularities/index.ts'
import { reflectAgain } from '../../modules/project/orders/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { notifyInvestors } from '../notify-investors.ts'

type Create = (typeof api)['irregularities']['create']

/** Steps suspend the offer; a correction lets it go on. */
export type IrregularityTexts = Omit<Call<Create>['body'], 'projectId'>

export async function createIrregularity(kernel: Kernel, call: Call<Create>) {
  const { projectId, ...texts } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project) throw new Refusal({ code: 'reference-unknown', path: 'projectId' })
    const row = await recordIrregularity(kernel, tx, project, texts, userIdOf(call.actor))
    await audit(kernel, tx, call, { recordId: row.irregularityId, after: irregularities.auditedOf(row) })
    return found(await irregularities.findIrregularity(tx, row.irregularityId))
  })
}

/**
 * On a locked project: notifies everybody with an order and reopens revocation. The caller audits. Refuses
 * `state-forbids` for a closed or suspended offer.
 */
export async function recordIrregularity(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  texts: IrregularityTexts,
  recordedBy: string,
): Promise<IrregularityRow> {
  accepted(irregularities.decideIrregularity(project, texts))
  const { projectId } = project
  const now = kernel.clock.now()
  const row = rowOf(projectId, texts, recordedBy, now, reflectionEndOf(now, kernel.settings.reflectionDays))
  await irregularities.irregularityRows.insert(tx, row)
  if (row.state === 'suspended') await irregularities.markSuspended(tx, projectId, true)
  await reflectAgain(tx, projectId, row.revocableUntil, now)
  await notifyOf(tx, row)
  await notifyProjectChanged(tx, projectId)
  return row
}

function rowOf(
  projectId: string,
  texts: IrregularityTexts,
  recordedBy: string,
  now: Date,
  revocableUntil: Date,
): IrregularityRow {
  const { irregularity, irregularityEn = null, differences = [] } = texts
  const { steps = null, stepsEn = null, correction = null, correctionEn = null } = texts
  const suspends = steps !== null
  return {
    irregularityId: uuidv7(now),
    projectId,
    state: suspends ? 'suspended' : 'corrected',
    ...{ irregularity, irregularityEn, differences, revocableUntil, recordedBy },
    ...{ steps, stepsEn: suspends ? stepsEn : null, lastDay: suspends ? irregularities.lastDayOf(now) : null },
    ...{ correction, correctionEn: suspends ? null : correctionEn, warnedAt: null },
    ...{ endedAt: suspends ? null : now, endedBy: suspends ? null : recordedBy },
    createdAt: now,
    updatedAt: now,
  }
}

async function notifyOf(tx: Transaction, row: IrregularityRow): Promise<void> {
  const { projectId, irregularity, irregularityEn, steps, stepsEn, lastDay, correction, correctionEn } = row
  const params = { irregularity, irregularityEn, until: formatUntil(row.revocableUntil) }
  if (correction !== null)
    return notifyInvestors(tx, {
      projectId,
      template: 'offerCorrected',
      params: { ...params, correction, correctionEn },
    })
  const suspended = { ...params, steps: steps!, stepsEn, lastDay: formatDate(lastDay) }
  return notifyInvestors(tx, { projectId, template: 'offerSuspended', params: suspended })
}
