import { PhaseName, projectLifecycle, Refusal, stateAfter } from '@cauce/contract'
import { z } from 'zod'
import type { Transaction } from '../../../database/index.ts'
import { touchedAt } from '../../../http/expect.ts'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { insertAccounts } from '../../wallet/ledger/index.ts'
import { beginPhase, insertProjectPhase } from './project-totals.queries.ts'
import type { ProjectAction } from './projects.domain.ts'
import { projectRows } from './projects.queries.ts'
import type { NewProject, ProjectRow } from '../../../database/schema/project.ts'

const HAS_ESCROW: ReadonlySet<PhaseName> = new Set(['Investment', 'Financed', 'Closed'])
const openEscrow = (tx: Transaction, projectId: string) =>
  insertAccounts(tx, [{ accountId: projectId, kind: 'escrow', projectId }])

/** Handled by flows/notify-followers. */
export const projectMovedJob = defineJob({
  name: 'projectMoved',
  payload: z.object({
    projectId: z.uuid(),
    from: PhaseName,
    to: PhaseName,
    action: z.enum(Object.keys(projectLifecycle.transitions) as [ProjectAction, ...ProjectAction[]]),
  }),
})

export type ProjectMove = z.output<typeof projectMovedJob.payload>

export async function openProject(tx: Transaction, project: NewProject): Promise<void> {
  const { projectId, projectPhaseId, phase, createdAt } = project
  await projectRows.insert(tx, project)
  await insertProjectPhase(tx, { projectPhaseId, projectId, phase, startedAt: createdAt })
  if (HAS_ESCROW.has(phase)) await openEscrow(tx, projectId)
}

/**
 * Moves a locked project, purges pages and queues effects. Refuses `state-forbids`. The caller checked the permission.
 */
export async function moveProject(
  kernel: Kernel,
  tx: Transaction,
  project: Pick<ProjectRow, 'projectId' | 'phase' | 'updatedAt'>,
  action: ProjectAction,
  reason?: string | null,
): Promise<{ phase: ProjectRow['phase']; projectPhaseId: string }> {
  const phase = stateAfter(projectLifecycle, action, project.phase)
  if (!phase) throw new Refusal({ code: 'state-forbids', params: { state: project.phase } })
  const at = kernel.clock.now()
  const updatedAt = touchedAt(project.updatedAt, at)
  const projectPhaseId = await beginPhase(tx, project.projectId, { phase, at, reason: reason ?? null, updatedAt })
  if (action === 'openInvestment') await openEscrow(tx, project.projectId)
  await notifyProjectChanged(tx, project.projectId)
  const { projectId, phase: from } = project
  await queueJob(tx, projectMovedJob, { projectId, from, to: phase, action })
  return { phase, projectPhaseId }
}
