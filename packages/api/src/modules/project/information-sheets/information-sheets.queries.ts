import { desc, eq, type SQL } from 'drizzle-orm'
import {
  allOf,
  among,
  listOf,
  orderOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { informationSheets as table, type InformationSheetRow } from '../../../database/schema/information-sheets.ts'
import { projects } from '../../../database/schema/project.ts'
import { isInVisibleProject, type ProjectViewer } from '../projects/index.ts'

const { informationSheetId: id, projectId, version, identifier, isMaterial, changes, changesEn } = table
const { pages, pagesEn, sha256, sha256En, publishedAt } = table
const listed = {
  ...{ informationSheetId: id, projectId, version, identifier, isMaterial, changes, changesEn },
  ...{ pages, pagesEn, sha256, sha256En, publishedAt },
  projectName: projects.name,
}
const whole = { ...listed, document: table.document, documentEn: table.documentEn }
const rows = rowsOf(table, id)

export async function listSheets(
  executor: Executor,
  viewer: ProjectViewer,
  query: ListInput & { readonly projectId?: string | undefined },
) {
  const where = allOf(visible(viewer), among(id, query), query.projectId && eq(projectId, query.projectId))
  const order = orderOf(query, 'publishedAt', id)
  const select = executor.select(listed).from(table).innerJoin(projects, eq(projects.projectId, projectId)).$dynamic()
  return listOf(
    executor,
    select,
    { id, where, order, search: ['identifier', 'changes', 'changesEn', 'projectName'] },
    query,
  )
}

export async function findSheet(executor: Executor, viewer: ProjectViewer, sheetId: string) {
  const [row] = await executor
    .select(whole)
    .from(table)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .where(allOf(visible(viewer), eq(id, sheetId)))
  return row
}

export async function findSheetFiles(executor: Executor, viewer: ProjectViewer, sheetId: string) {
  const [row] = await executor
    .select({ fileId: table.fileId, fileEnId: table.fileEnId })
    .from(table)
    .where(allOf(visible(viewer), eq(id, sheetId)))
  return row
}

export async function findLatestSheet(executor: Executor, ofProject: string): Promise<InformationSheetRow | undefined> {
  const [row] = await executor.select().from(table).where(eq(projectId, ofProject)).orderBy(desc(version)).limit(1)
  return row
}

/** The caller has locked the project. */
export async function insertSheet(tx: Transaction, row: InformationSheetRow): Promise<void> {
  await rows.insert(tx, row)
  await tx
    .update(projects)
    .set({ informationSheetId: row.informationSheetId })
    .where(eq(projects.projectId, row.projectId))
}

const visible = (viewer: ProjectViewer): SQL | undefined => isInVisibleProject(projectId, viewer)
