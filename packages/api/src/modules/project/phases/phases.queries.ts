import type { PhaseName } from '@cauce/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { among, listOf, type Executor, type ListInput } from '../../../database/index.ts'
import { isInVisibleProject, type ProjectViewer } from '../projects/index.ts'
import { projectPhases } from '../../../database/schema/project.ts'

export async function listProjectPhases(
  executor: Executor,
  viewer: ProjectViewer,
  filter: { readonly projectId?: string | undefined; readonly phase?: PhaseName | undefined },
  input: ListInput,
) {
  const conditions: (SQL | undefined)[] = [
    isInVisibleProject(projectPhases.projectId, viewer),
    among(projectPhases.projectPhaseId, input),
    filter.projectId ? eq(projectPhases.projectId, filter.projectId) : undefined,
    filter.phase && eq(projectPhases.phase, filter.phase),
  ]
  const rows = executor.select().from(projectPhases)
  return listOf(
    executor,
    rows,
    { id: projectPhases.projectPhaseId, where: and(...conditions), order: 'startedAt', search: ['projectName'] },
    input,
  )
}
