import { isInvestable, moneyValue, paths, PUBLIC_PHASES, type MailParams, type PhaseName } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { ProjectRow } from '../database/schema/project.ts'
import { bindJob } from '../jobs/index.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findAudience } from '../modules/project/orders/index.ts'
import { takeProjectAlerts } from '../modules/project/project-alerts/index.ts'
import { deleteFollowsOfProject, findFollowers } from '../modules/project/project-follows/index.ts'
import { lockProjects, projectMovedJob, type ProjectMove } from '../modules/project/projects/index.ts'
import { queueMails } from '../platform/mail/index.ts'

type FollowerTemplate = 'followedMoved' | 'followedDiscarded' | 'followedNews' | 'projectOpened'

/**
 * Mails followers and `waiting`, each once. Investors get their own mails; news of a private project goes only to them
 * (decision mail-and-notifications).
 */
export async function notifyFollowers<const Template extends FollowerTemplate>(
  tx: Transaction,
  project: Pick<ProjectRow, 'projectId' | 'private' | 'name' | 'url'>,
  template: Template,
  params: Omit<MailParams<Template>, 'project'>,
  waiting: readonly string[] = [],
): Promise<void> {
  if (project.private) return
  const investors = new Set((await findAudience(tx, project.projectId)).userIds)
  const followers = (await findFollowers(tx, project.projectId)).filter((userId) => !investors.has(userId))
  // The discarded project has no page: the mail links to the list.
  const page = template === 'followedDiscarded' ? paths.followedProjects : paths.project(project.url)
  const values = { ...params, project: project.name } as unknown as MailParams<Template>
  await queueMails(
    tx,
    [...new Set([...waiting, ...followers])].map((userId) => ({ userId, template, params: values, page })),
  )
}

async function notifyOfMove(kernel: Kernel, { projectId, from, to, action }: ProjectMove): Promise<void> {
  if (!isPublicPhase(to) && !(isPublicPhase(from) && action === 'discard')) return
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project) return
    if (action === 'openInvestment') return notifyOfOpening(tx, project)
    if (action !== 'discard') return notifyFollowers(tx, project, 'followedMoved', phaseWords(to))
    await notifyFollowers(tx, project, 'followedDiscarded', {})
    await deleteFollowsOfProject(tx, projectId)
  })
}

const isPublicPhase = (phase: PhaseName): boolean => PUBLIC_PHASES.some((each) => each === phase)

const phaseWords = (phase: PhaseName) => ({
  phase: translator('es')(`phases.name.${phase}`),
  phaseEn: translator('en')(`phases.name.${phase}`),
})

/** Not for private or already closed projects, for which the alerts stay. */
async function notifyOfOpening(tx: Transaction, project: ProjectRow): Promise<void> {
  if (project.private || !isInvestable(project.phase)) return
  const params = { locality: project.locality, minimum: moneyValue(project.minimumInvestment) }
  await notifyFollowers(tx, project, 'projectOpened', params, await takeProjectAlerts(tx))
}

export const notifyFollowersFlow: ModuleFactory = (kernel) => ({
  name: 'notify-followers',
  routes: [],
  jobs: [bindJob(projectMovedJob, (move) => notifyOfMove(patient(kernel), move))],
})
