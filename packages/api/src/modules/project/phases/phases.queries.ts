import type { PhaseName } from '@cauce/contract'
import { and, count, eq, type SQL } from 'drizzle-orm'
import { among, orderOf, paged, type Executor, type ListInput } from '../../../database/index.ts'
import { visibleTo, type ProjectViewer } from '../projects/index.ts'
import { projectPhases, projects } from '../../../database/schema/project.ts'

const columns = { startedAt: projectPhases.startedAt }

/** Entries of the record of phases of the projects that a viewer may see. */
export async function listProjectPhases(
  executor: Executor,
  viewer: ProjectViewer,
  filter: { readonly projectId?: string | undefined; readonly phase?: PhaseName | undefined },
  input: ListInput<keyof typeof columns>,
) {
  const conditions: (SQL | undefined)[] = [
    visibleTo(viewer),
    among(projectPhases.projectPhaseId, input),
    filter.projectId ? eq(projectPhases.projectId, filter.projectId) : undefined,
    filter.phase && eq(projectPhases.phase, filter.phase),
  ]
  const where = and(...conditions)
  const select = executor
    .select({ row: projectPhases })
    .from(projectPhases)
    .innerJoin(projects, eq(projects.projectId, projectPhases.projectId))
    .where(where)
  const data = await paged(select.$dynamic(), input, orderOf(input, columns, 'startedAt', projectPhases.projectPhaseId))
  const [row] = await executor
    .select({ total: count() })
    .from(projectPhases)
    .innerJoin(projects, eq(projects.projectId, projectPhases.projectId))
    .where(where)
  return { data: data.map((entry) => entry.row), total: row!.total }
}
