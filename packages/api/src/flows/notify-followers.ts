import { paths, PUBLIC_PHASES, type MailParams, type PhaseName } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { ProjectRow } from '../database/schema/project.ts'
import { bindJob } from '../jobs/index.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findAudience } from '../modules/project/orders/index.ts'
import { announceOpeningJob, mailOpening } from '../modules/project/project-alerts/index.ts'
import { deleteFollowsOfProject, findFollowers } from '../modules/project/project-follows/index.ts'
import { lockProjects, projectMovedJob, type ProjectMove } from '../modules/project/projects/index.ts'
import { queueMails } from '../platform/mail/index.ts'

type FollowerTemplate = 'followedMoved' | 'followedDiscarded' | 'followedNews'

/**
 * Mails followers, without those in `mailed`, who got another mail about it. Investors get their own mails; news of a
 * private project goes only to them (decision mail-and-notifications).
 */
export async function notifyFollowers<const Template extends FollowerTemplate>(
  tx: Transaction,
  project: Pick<ProjectRow, 'projectId' | 'private' | 'name' | 'url'>,
  template: Template,
  params: Omit<MailParams<Template>, 'project'>,
  mailed: readonly string[] = [],
): Promise<void> {
  if (project.private) return
  const others = new Set([...mailed, ...(await findAudience(tx, project.projectId)).userIds])
  const userIds = (await findFollowers(tx, project.projectId)).filter((userId) => !others.has(userId))
  // The discarded project has no page: the mail links to the list.
  const page = template === 'followedDiscarded' ? paths.followedProjects : paths.project(project.url)
  const values = { ...params, project: project.name } as unknown as MailParams<Template>
  await queueMails(
    tx,
    userIds.map((userId) => ({ userId, template, params: values, page })),
  )
}

/** Phase changes except an opening (`notifyOfOpening`). */
async function notifyOfMove(kernel: Kernel, { projectId, from, to, action }: ProjectMove): Promise<void> {
  if (!isPublicPhase(to) && !(isPublicPhase(from) && action === 'discard')) return
  if (action === 'openInvestment') return
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project) return
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

/** Alert subscribers get the opening mail, other followers theirs. */
const notifyOfOpening = (kernel: Kernel, projectId: string): Promise<void> =>
  mailOpening(kernel, projectId, (tx, project, mailed) =>
    notifyFollowers(tx, project, 'followedMoved', phaseWords('Investment'), mailed),
  )

export const notifyFollowersFlow: ModuleFactory = (kernel) => ({
  name: 'tell-followers',
  routes: [],
  jobs: [
    bindJob(projectMovedJob, (move) => notifyOfMove(patient(kernel), move)),
    bindJob(announceOpeningJob, ({ projectId }) => notifyOfOpening(patient(kernel), projectId)),
  ],
})
