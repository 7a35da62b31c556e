import { paths, formatAmount, isInvestable, Refusal, type api, type projectLifecycle } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { uuidv7 } from '../../../ids.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMails } from '../../../platform/mail/index.ts'
import { expectReachableProject, lockProjects } from '../projects/index.ts'
import { decideAlert } from './project-alerts.domain.ts'
import {
  deleteAlertsForProject,
  deleteProjectAlert,
  keepProjectAlert,
  takeAlertsFor,
} from './project-alerts.queries.ts'

type Endpoints = typeof api.projectAlerts
type ProjectAction = keyof typeof projectLifecycle.transitions
export const TELL_OF_OPENING_JOB = 'tellOfOpening'

/** Keeps the wish to be told of an opening. A project that the person may not see and one that does not exist look alike. */
export async function createProjectAlert(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { projectId } = call.body
  const createdAt = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    if (projectId !== null) await expectAwaited(tx, call, projectId)
    const userId = userIdOf(call.actor)
    return keepProjectAlert(tx, { projectAlertId: uuidv7(createdAt), userId, projectId, createdAt })
  })
}

/** The project is locked, so that it cannot open between the look at its phase and the keeping of the wish. */
async function expectAwaited(tx: Transaction, call: Call<Endpoints['create']>, projectId: string): Promise<void> {
  await expectReachableProject(tx, call, projectId)
  const { phase } = (await lockProjects(tx, [projectId])).get(projectId)!
  const decision = decideAlert(phase)
  if (!decision.ok) throw new Refusal(decision.refusal)
}

export async function removeProjectAlert(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  if (!(await deleteProjectAlert(kernel.database, userIdOf(call.actor), call.params.id)))
    throw new Refusal({ code: 'not-found' })
}

/**
 * When a project opens, whoever waits for it is told if and only if the transaction commits; a job finds out who that is.
 * For one that is discarded nobody waits any longer, because it will never open.
 */
export async function followPhase(tx: Transaction, projectId: string, action: ProjectAction): Promise<void> {
  if (action === 'openInvestment')
    await addJob(tx, TELL_OF_OPENING_JOB, { projectId }, { key: `${TELL_OF_OPENING_JOB}:${projectId}` })
  if (action === 'discard') await deleteAlertsForProject(tx, projectId)
}

/**
 * Mails everybody whose wish the opening grants, and forgets the wish in the same transaction: done again, it finds nobody.
 * A private project opens for nobody who waits, and one that has closed again by now has nothing to tell.
 */
export async function mailThoseWhoWait(kernel: Kernel, projectId: string): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project || project.private || !isInvestable(project.phase)) return
    const { name, locality, url, minimumInvestment } = project
    const params = { project: name, locality, minimum: formatAmount(minimumInvestment) }
    const page = paths.project(url)
    const userIds = await takeAlertsFor(tx, projectId)
    await queueMails(
      tx,
      userIds.map((userId) => ({ userId, template: 'projectOpened' as const, params, page })),
    )
  })
}
