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
 * Mails news of a project to its followers, without those in `mailed`, who have got another mail about it. Investors of the project get
 * mails of their own, and news of a private project goes to no one else (decision 269).
 */
export async function tellFollowers<const Template extends FollowerTemplate>(
  tx: Transaction,
  project: Pick<ProjectRow, 'projectId' | 'private' | 'name' | 'url'>,
  template: Template,
  params: Omit<MailParams<Template>, 'project'>,
  mailed: readonly string[] = [],
): Promise<void> {
  if (project.private) return
  const others = new Set([...mailed, ...(await findAudience(tx, project.projectId)).userIds])
  const userIds = (await findFollowers(tx, project.projectId)).filter((userId) => !others.has(userId))
  // The page of a discarded project is gone: the mail leads to the list.
  const page = template === 'followedDiscarded' ? paths.followedProjects : paths.project(project.url)
  const values = { ...params, project: project.name } as unknown as MailParams<Template>
  await queueMails(
    tx,
    userIds.map((userId) => ({ userId, template, params: values, page })),
  )
}

/** What a change of phase means for who follows the project. An opening is the work of `tellOfOpening`. */
async function tellOfMove(kernel: Kernel, { projectId, from, to, action }: ProjectMove): Promise<void> {
  if (!isPublicPhase(to) && !(isPublicPhase(from) && action === 'discard')) return
  if (action === 'openInvestment') return
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project) return
    if (action !== 'discard') return tellFollowers(tx, project, 'followedMoved', phaseWords(to))
    await tellFollowers(tx, project, 'followedDiscarded', {})
    await deleteFollowsOfProject(tx, projectId)
  })
}

const isPublicPhase = (phase: PhaseName): boolean => PUBLIC_PHASES.some((each) => each === phase)

/** A phase as mails name it, in both languages. */
const phaseWords = (phase: PhaseName) => ({
  phase: translator('es')(`phases.name.${phase}`),
  phaseEn: translator('en')(`phases.name.${phase}`),
})

/** Who asked for a mail when the project opens gets that one, and the other followers theirs. */
const tellOfOpening = (kernel: Kernel, projectId: string): Promise<void> =>
  mailOpening(kernel, projectId, (tx, project, mailed) =>
    tellFollowers(tx, project, 'followedMoved', phaseWords('Investment'), mailed),
  )

/** Mailing who waits for a project or follows it when its phase changes. */
export const tellFollowersFlow: ModuleFactory = (kernel) => ({
  name: 'tell-followers',
  routes: [],
  jobs: [
    bindJob(projectMovedJob, (move) => tellOfMove(patient(kernel), move)),
    bindJob(announceOpeningJob, ({ projectId }) => tellOfOpening(patient(kernel), projectId)),
  ],
})
