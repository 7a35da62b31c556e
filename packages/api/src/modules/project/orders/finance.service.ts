import type { Transaction } from '../../../database/index.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { Kernel } from '../../../kernel.ts'
import { moveProject, type ProjectRow } from '../projects/index.ts'
import { tellInvestors } from './investor-news.service.ts'
import { lastReflectionEnd } from './orders.queries.ts'

/** Settling is the distributions module's: it pays the promoter and plans the returns. */
export const SETTLE_JOB = 'settleFinancing'

type MovableProject = Pick<ProjectRow, 'projectId' | 'phase' | 'updatedAt'>

/** The last euro is in: the project is Financed, and settled once no order may be revoked any more (product decision 4). */
export async function financeProject(kernel: Kernel, tx: Transaction, project: MovableProject): Promise<void> {
  const { projectId } = project
  await moveProject(kernel, tx, project, 'finance')
  const runAt = (await lastReflectionEnd(tx, projectId)) ?? kernel.clock.now()
  await addJob(tx, SETTLE_JOB, { projectId }, { runAt, key: `${SETTLE_JOB}:${projectId}` })
  await tellInvestors(tx, { projectId, template: 'projectFinanced', params: {} })
}

/** A revocation took money out of a project that had just been financed: it is open again for what is missing. */
export async function reopenProject(kernel: Kernel, tx: Transaction, project: MovableProject): Promise<void> {
  await moveProject(kernel, tx, project, 'reopen')
  await tellInvestors(tx, { projectId: project.projectId, template: 'projectReopened', params: {} })
}
