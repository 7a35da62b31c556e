import { and, eq, type SQL } from 'drizzle-orm'
import { listOf, orderOf, placeRows, type Executor, type ListInput, type Transaction } from '../../../database/index.ts'
import { visibleTo, type ProjectViewer } from '../projects/index.ts'
import { projects, projectDescriptions as table, type ProjectDescriptionRow } from '../../../database/schema/project.ts'

const columns = { order: table.order, createdAt: table.createdAt }

const select = (executor: Executor) =>
  executor.select({ row: table }).from(table).innerJoin(projects, eq(projects.projectId, table.projectId))

export async function listProjectDescriptions(
  executor: Executor,
  viewer: ProjectViewer,
  filter: { readonly projectId?: string | undefined },
  input: ListInput<keyof typeof columns>,
) {
  const where = and(visibleTo(viewer), filter.projectId ? eq(table.projectId, filter.projectId) : undefined)
  const order = orderOf({ orderSide: 'asc', ...input }, columns, 'order', table.projectDescriptionId)
  const { data, total } = await listOf(executor, select(executor).where(where).$dynamic(), input, order)
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

/** The text, locked against another edit. */
export async function lockProjectDescription(
  tx: Transaction,
  viewer: ProjectViewer,
  projectDescriptionId: string,
): Promise<ProjectDescriptionRow | undefined> {
  const [found] = await select(tx).where(isThis(viewer, projectDescriptionId)).for('no key update', { of: table })
  return found?.row
}

const isThis = (viewer: ProjectViewer, projectDescriptionId: string): SQL | undefined =>
  and(eq(table.projectDescriptionId, projectDescriptionId), visibleTo(viewer))

export async function insertProjectDescription(tx: Transaction, row: ProjectDescriptionRow): Promise<void> {
  await tx.insert(table).values(row)
}

export async function updateProjectDescription(tx: Transaction, row: ProjectDescriptionRow): Promise<void> {
  await tx.update(table).set(row).where(eq(table.projectDescriptionId, row.projectDescriptionId))
}

export async function deleteProjectDescription(tx: Transaction, projectDescriptionId: string): Promise<void> {
  await tx.delete(table).where(eq(table.projectDescriptionId, projectDescriptionId))
}

/** Renumbers the texts of a project from 0, with one of them moved to a position. */
export const placeProjectDescription = (tx: Transaction, projectId: string, moved?: { id: string; position: number }) =>
  placeRows(tx, table, table.projectDescriptionId, projectId, moved)
