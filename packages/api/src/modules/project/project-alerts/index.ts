import type { ModuleFactory } from '../../../module.ts'
import { api, paths, isInvestable, Refusal, type projectLifecycle, moneyValue } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import {
  listProjectAlerts,
  deleteAlertsForProject,
  deleteProjectAlert,
  keepProjectAlert,
  takeAlertsFor,
} from './project-alerts.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { ProjectRow } from '../../../database/schema/project.ts'
import { uuidv7 } from '../../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import { queueMails } from '../../../platform/mail/index.ts'
import { expectReachableProject, lockProjects } from '../projects/index.ts'
import { decideAlert } from './project-alerts.domain.ts'

export { deleteProjectAlertsOf } from './project-alerts.queries.ts'

/** One mail, then deleted (decision mail-and-notifications). flows/tell-followers sends it. */
export const projectAlertsModule: ModuleFactory = (kernel) => ({
  name: 'project-alerts',
  routes: projectAlertRoutes(kernel),
})

const projectAlertRoutes = (kernel: Kernel) => [
  ...bindRows(api.projectAlerts.list, api.projectAlerts.read, (call) =>
    listProjectAlerts(kernel.database, userIdOf(call.actor), call.query),
  ),
  bind(api.projectAlerts.create, (call) => createProjectAlert(kernel, call)),
  bind(api.projectAlerts.remove, (call) => removeProjectAlert(kernel, call)),
]

type Endpoints = typeof api.projectAlerts
type ProjectAction = keyof typeof projectLifecycle.transitions
export const announceOpeningJob = defineJob({ name: 'tellOfOpening', payload: z.object({ projectId: z.uuid() }) })

/** An invisible project is refused like a missing one. */
async function createProjectAlert(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { projectId } = call.body
  const createdAt = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    if (projectId !== null) await expectAwaited(tx, call, projectId)
    const userId = userIdOf(call.actor)
    return keepProjectAlert(tx, { projectAlertId: uuidv7(createdAt), userId, projectId, createdAt })
  })
}

/** Locked, so that it cannot open before the insert. */
async function expectAwaited(tx: Transaction, call: Call<Endpoints['create']>, projectId: string): Promise<void> {
  await expectReachableProject(tx, call, projectId)
  const { phase } = (await lockProjects(tx, [projectId])).get(projectId)!
  const decision = decideAlert(phase)
  if (!decision.ok) throw new Refusal(decision.refusal)
}

async function removeProjectAlert(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  if (!(await deleteProjectAlert(kernel.database, userIdOf(call.actor), call.params.id)))
    throw new Refusal({ code: 'not-found' })
}

/** An opening queues mails if `tx` commits; a discarded project deletes its alerts. */
export async function followPhase(tx: Transaction, projectId: string, action: ProjectAction): Promise<void> {
  if (action === 'openInvestment')
    await queueJob(tx, announceOpeningJob, { projectId }, { key: `${announceOpeningJob.name}:${projectId}` })
  if (action === 'discard') await deleteAlertsForProject(tx, projectId)
}

/**
 * Mails and deletes alerts in one transaction (safe retry). Not for private or already closed projects. `andThen` gets
 * the mailed ids, to avoid a second mail.
 */
export async function mailOpening(
  kernel: Kernel,
  projectId: string,
  andThen: (tx: Transaction, project: ProjectRow, mailed: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project || project.private || !isInvestable(project.phase)) return
    const { name, locality, url, minimumInvestment } = project
    const params = { project: name, locality, minimum: moneyValue(minimumInvestment) }
    const page = paths.project(url)
    const userIds = await takeAlertsFor(tx, projectId)
    await queueMails(
      tx,
      userIds.map((userId) => ({ userId, template: 'projectOpened' as const, params, page })),
    )
    await andThen(tx, project, userIds)
  })
}
