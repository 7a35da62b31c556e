import type { PhaseName } from '@cauce/contract'
import { allOf, among, listOf, sameAs, type Executor, type ListInput } from '../../../database/index.ts'
import { isInVisibleProject, type ProjectViewer } from '../projects/index.ts'
import { projectPhases } from '../../../database/schema/project.ts'

export async function listProjectPhases(
  executor: Executor,
  viewer: ProjectViewer,
  filter: { readonly projectId?: string | undefined; readonly phase?: PhaseName | undefined },
  input: ListInput,
) {
  const where = allOf(
    isInVisibleProject(projectPhases.projectId, viewer),
    among(projectPhases.projectPhaseId, input),
    sameAs({ projectId: projectPhases.projectId, phase: projectPhases.phase }, filter),
  )
  const rows = executor.select().from(projectPhases)
  return listOf(
    executor,
    rows,
    { id: projectPhases.projectPhaseId, where, order: 'startedAt', search: ['projectName'] },
    input,
  )
}
