import { calendarDateOf, phaseNameOf, projectLifecycle, Refusal, stateAfter, type PhaseName } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { insertAccounts } from '../../wallet/ledger/index.ts'
import { countContent } from './project-content.queries.ts'
import { beginPhase, insertProjectPhase } from './project-totals.queries.ts'
import { decidePhase, type ProjectAction } from './projects.domain.ts'
import { insertProject } from './projects.queries.ts'
import type { NewProject, ProjectRow } from '../../../database/schema/project.ts'

/** From the phase on in which people may invest, a project has an account for the money that waits in it. */
const HAS_ESCROW: ReadonlySet<PhaseName> = new Set(['Investment', 'Financed', 'Closed'])
const openEscrow = (tx: Transaction, projectId: string) =>
  insertAccounts(tx, [{ accountId: projectId, kind: 'escrow', projectId }])

/** Puts a project into the world: its row, the first entry of its record of phases, and its escrow if it is that far. */
export async function openProject(tx: Transaction, project: NewProject): Promise<void> {
  const { projectId, projectPhaseId, phase, createdAt } = project
  await insertProject(tx, project)
  await insertProjectPhase(tx, { projectPhaseId, projectId, phase, startedAt: createdAt })
  if (HAS_ESCROW.has(phase)) await openEscrow(tx, projectId)
}

/** What a change of a project sets off in modules that projects know nothing of. */
export interface ProjectEffects {
  /** Returns what people put into a locked project, or refuses while another administrator has to agree. */
  readonly returnMoney: (
    kernel: Kernel,
    tx: Transaction,
    project: ProjectRow,
    by: { readonly adminId: string; readonly reason: string | null },
  ) => Promise<void>
  /** An administrator has taken a project along its lifecycle. */
  readonly followPhase: (tx: Transaction, projectId: string, action: ProjectAction) => Promise<void>
}

/** What an administrator asks for. */
export interface PhaseWish {
  readonly phaseId: string
  readonly reason: string | null | undefined
  readonly adminId: string
}

/** Takes a locked project to the phase that an administrator asks for, if its lifecycle and its content allow. */
export async function changePhase(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  { phaseId, reason, adminId }: PhaseWish,
  effects: ProjectEffects,
): Promise<void> {
  const target = phaseNameOf(phaseId)
  if (!target) throw new Refusal({ code: 'reference-unknown', path: 'phaseId' })
  if (target === project.phase) return
  const today = calendarDateOf(kernel.clock.now())
  const decision = decidePhase(project, target, { content: await countContent(tx, project.projectId), today })
  if (!decision.ok) throw new Refusal(decision.refusal)
  const { action, returnsMoney } = decision.value
  if (returnsMoney) await effects.returnMoney(kernel, tx, project, { adminId, reason: reason ?? null })
  await moveProject(kernel, tx, project, action, reason)
  await effects.followPhase(tx, project.projectId, action)
}

/**
 * Moves a locked project along its lifecycle and tells the page caches; answers the new entry of its record of phases.
 * Refuses `state-forbids` when its phase forbids the action. Who may take it has been decided before.
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
  return { phase, projectPhaseId }
}

/** Whatever shows a project, its card or its figures must be made anew. */
export async function notifyProjectChanged(tx: Transaction, projectId: string): Promise<void> {
  await notifyPagePurge(tx, ['projects', `project:${projectId}`, 'home'])
}
