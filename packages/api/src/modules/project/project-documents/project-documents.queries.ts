import { and, eq, type SQL } from 'drizzle-orm'
import { listOf, orderOf, type Executor, type ListInput, type Transaction } from '../../../database/index.ts'
import { documentTypes } from '../../../database/schema/misc.ts'
import { files } from '../../../database/schema/platform.ts'
import { visibleTo, type ProjectViewer } from '../projects/index.ts'
import { projects, projectDocuments as table, type ProjectDocumentRow } from '../../../database/schema/project.ts'

const columns = { createdAt: table.createdAt, description: table.description }

export interface ProjectDocumentFilter {
  readonly projectId?: string | undefined
  readonly documentTypeId?: string | undefined
  readonly visible?: boolean | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: table, documentTypeName: documentTypes.name, file: files })
    .from(table)
    .innerJoin(projects, eq(projects.projectId, table.projectId))
    .innerJoin(documentTypes, eq(documentTypes.documentTypeId, table.documentTypeId))
    .innerJoin(files, eq(files.fileId, table.fileId))

/** A document of a project with the name of its type and its file. */
export type ProjectDocumentRecord = Awaited<ReturnType<typeof select>>[number]

export async function listProjectDocuments(
  executor: Executor,
  viewer: ProjectViewer,
  filter: ProjectDocumentFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(
    ...readableBy(viewer),
    filter.projectId ? eq(table.projectId, filter.projectId) : undefined,
    filter.documentTypeId ? eq(table.documentTypeId, filter.documentTypeId) : undefined,
    filter.visible === undefined ? undefined : eq(table.visible, filter.visible),
  )
  const order = orderOf(input, columns, 'createdAt', table.projectDocumentId)
  return listOf(executor, select(executor).where(where).$dynamic(), input, order)
}

export async function findProjectDocument(
  executor: Executor,
  viewer: ProjectViewer,
  projectDocumentId: string,
): Promise<ProjectDocumentRecord | undefined> {
  const [record] = await select(executor).where(
    and(eq(table.projectDocumentId, projectDocumentId), ...readableBy(viewer)),
  )
  return record
}

/** Of the projects that a viewer may see: staff all documents, others the visible ones. */
function readableBy(viewer: ProjectViewer): (SQL | undefined)[] {
  const isStaff = viewer.scope === 'all' || viewer.scope === 'assigned'
  return [visibleTo(viewer), isStaff ? undefined : eq(table.visible, true)]
}

export async function insertProjectDocument(tx: Transaction, row: ProjectDocumentRow): Promise<void> {
  await tx.insert(table).values(row)
}

export async function deleteProjectDocument(tx: Transaction, projectDocumentId: string): Promise<void> {
  await tx.delete(table).where(eq(table.projectDocumentId, projectDocumentId))
}
