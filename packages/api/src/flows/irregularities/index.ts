import { api, calendarDateOf, reflectionEndOf, Refusal } from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { formatUntil, formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { IrregularityRow } from '../../database/schema/irregularities.ts'
import { userIdOf } from '../../http/actor.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import * as irregularities from '../../modules/project/irregularities/index.ts'
import { isPromotedByInsider } from '../../modules/project/conflicts/index.ts'
import { reflectAgain } from '../../modules/project/orders/index.ts'
import { findLatestSheet } from '../../modules/project/information-sheets/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { notifyInvestors } from '../notify-investors.ts'
import { callAgain } from '../preinvest/index.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { uuidv7 } from '../../ids.ts'

export const irregularitiesFlow: ModuleFactory = (kernel) => ({
  name: 'irregularities',
  routes: [
    bind(api.irregularities.create, (call) => createIrregularity(patient(kernel), call)),
    bind(api.irregularities.correct, (call) => correctIrregularity(patient(kernel), call)),
  ],
})

async function correctIrregularity(kernel: Kernel, call: Call<(typeof api)['irregularities']['correct']>) {
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
 * Resumes a suspended offer (project and irregularity locked); earlier investors may revoke again. Refuses
 * `correction-too-late`, and `promoter-is-insider` until that ends.
 */
export async function resumeOffer(
  kernel: Kernel,
  tx: Transaction,
  before: IrregularityRow,
  { correction, correctionEn }: Correction,
  endedBy: string,
) {
  const { irregularityId: recordId, projectId, irregularity, irregularityEn } = before
  const project = (await lockProjects(tx, [projectId])).get(projectId)!
  if (await isPromotedByInsider(tx, project)) throw new Refusal({ code: 'promoter-is-insider' })
  const now = kernel.clock.now()
  const { state } = accepted(irregularities.decideCorrection(before, calendarDateOf(now)))
  const revocableUntil = reflectionEndOf(now, kernel.parameters.at(now).reflectionDays)
  const change = {
    ...{ state, correction, correctionEn, revocableUntil, endedBy },
    ...{ endedAt: now, updatedAt: touchedAt(before.updatedAt, now) },
  }
  await irregularities.irregularityRows.update(tx, recordId, change)
  await irregularities.markSuspended(tx, projectId, false)
  await reflectAgain(tx, projectId, revocableUntil, now)
  const texts = { irregularity, irregularityEn, correction, correctionEn }
  await callAgain(tx, project, texts, now)
  const params = { ...texts, until: formatUntil(revocableUntil) }
  await notifyInvestors(tx, { projectId, template: 'offerResumed', params })
  await notifyProjectChanged(tx, projectId)
  const after = irregularities.auditedOf({ ...before, ...change })
  return { recordId, before: irregularities.auditedOf(before), after }
}

type Create = (typeof api)['irregularities']['create']

export type IrregularityTexts = Omit<Call<Create>['body'], 'projectId'>

async function createIrregularity(kernel: Kernel, call: Call<Create>) {
  const { projectId, ...texts } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project) throw new Refusal({ code: 'reference-unknown', path: 'projectId' })
    const row = await recordIrregularity(kernel, tx, project, texts, userIdOf(call.actor))
    await audit(kernel, tx, call, { recordId: row.irregularityId, after: irregularities.auditedOf(row) })
    return found(await irregularities.findIrregularity(tx, row.irregularityId))
  })
}

/** On a locked project: notifies everybody with an order and reopens revocation. The caller audits. */
export async function recordIrregularity(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  texts: IrregularityTexts,
  recordedBy: string,
): Promise<IrregularityRow> {
  const { projectId } = project
  accepted(irregularities.decideIrregularity(project, texts, await findLatestSheet(tx, projectId)))
  const now = kernel.clock.now()
  const row = rowOf(projectId, texts, recordedBy, now, reflectionEndOf(now, kernel.parameters.at(now).reflectionDays))
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
