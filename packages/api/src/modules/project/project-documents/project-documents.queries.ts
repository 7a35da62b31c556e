import type { api } from '@cauce/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { listOf, rowsOf, type Executor, type Transaction, sameAs, firstOf } from '../../../database/index.ts'
import { documentTypes } from '../../../database/schema/misc.ts'
import { files } from '../../../database/schema/platform.ts'
import { isInVisibleProject, type ProjectViewer } from '../projects/index.ts'
import { projects, projectDocuments as table, type ProjectDocumentRow } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const projectDocumentRows = rowsOf(table, table.projectDocumentId)

const select = (executor: Executor) =>
  executor
    .select({ row: table, documentTypeName: documentTypes.name, documentTypeNameEn: documentTypes.nameEn, file: files })
    .from(table)
    .innerJoin(projects, eq(projects.projectId, table.projectId))
    .innerJoin(documentTypes, eq(documentTypes.documentTypeId, table.documentTypeId))
    .innerJoin(files, eq(files.fileId, table.fileId))

export type ProjectDocumentRecord = Awaited<ReturnType<typeof select>>[number]

export async function listProjectDocuments(
  executor: Executor,
  viewer: ProjectViewer,
  query: QueryOf<typeof api.projectDocuments.list>,
) {
  const where = and(
    ...readableBy(viewer),
    sameAs({ projectId: table.projectId, documentTypeId: table.documentTypeId, visible: table.visible }, query),
  )
  return listOf(
    executor,
    select(executor),
    { id: table.projectDocumentId, where, order: 'createdAt', search: ['description', 'descriptionEn'] },
    query,
  )
}

export const findProjectDocument = (executor: Executor, viewer: ProjectViewer, projectDocumentId: string) =>
  firstOf(select(executor).where(and(eq(table.projectDocumentId, projectDocumentId), ...readableBy(viewer))))

export async function lockProjectDocument(
  tx: Transaction,
  viewer: ProjectViewer,
  projectDocumentId: string,
): Promise<ProjectDocumentRow | undefined> {
  const [found] = await select(tx)
    .where(and(eq(table.projectDocumentId, projectDocumentId), ...readableBy(viewer)))
    .for('no key update', { of: table })
  return found?.row
}

/** Staff all, others the visible ones. */
function readableBy(viewer: ProjectViewer): (SQL | undefined)[] {
  const isStaff = viewer.scope === 'all' || viewer.scope === 'assigned'
  return [isInVisibleProject(table.projectId, viewer), isStaff ? undefined : eq(table.visible, true)]
}
