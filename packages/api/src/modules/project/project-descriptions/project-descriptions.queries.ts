import type { api } from '@cauce/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { listOf, rowsOf, placeRows, type Executor, type Transaction, sameAs } from '../../../database/index.ts'
import { isInVisibleProject, type ProjectViewer } from '../projects/index.ts'
import { projects, projectDescriptions as table, type ProjectDescriptionRow } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const projectDescriptionRows = rowsOf(table, table.projectDescriptionId)

const select = (executor: Executor) =>
  executor.select({ row: table }).from(table).innerJoin(projects, eq(projects.projectId, table.projectId))

export async function listProjectDescriptions(
  executor: Executor,
  viewer: ProjectViewer,
  query: QueryOf<typeof api.projectDescriptions.list>,
) {
  const where = and(isInVisibleProject(table.projectId, viewer), sameAs({ projectId: table.projectId }, query))
  const { data, total } = await listOf(
    executor,
    select(executor),
    {
      id: table.projectDescriptionId,
      where,
      order: ['order', 'asc'],
      search: ['title', 'titleEn', 'description', 'descriptionEn'],
    },
    query,
  )
  return { data: data.map(({ row }) => row), total }
}

export async function findProjectDescription(
  executor: Executor,
  viewer: ProjectViewer,
  projectDescriptionId: string,
): Promise<ProjectDescriptionRow | undefined> {
  const [found] = await select(executor).where(isThis(viewer, projectDescriptionId))
  return found?.row
}

export async function lockProjectDescription(
  tx: Transaction,
  viewer: ProjectViewer,
  projectDescriptionId: string,
): Promise<ProjectDescriptionRow | undefined> {
  const [found] = await select(tx).where(isThis(viewer, projectDescriptionId)).for('no key update', { of: table })
  return found?.row
}

const isThis = (viewer: ProjectViewer, projectDescriptionId: string): SQL | undefined =>
  and(eq(table.projectDescriptionId, projectDescriptionId), isInVisibleProject(table.projectId, viewer))

export const placeProjectDescription = (tx: Transaction, projectId: string, moved?: { id: string; position: number }) =>
  placeRows(tx, table, table.projectDescriptionId, projectId, moved)
