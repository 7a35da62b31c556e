import { and, asc, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import {
  allOf,
  listOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
  firstOf,
} from '../../../database/index.ts'
import { informationSheets as table, type InformationSheetRow } from '../../../database/schema/information-sheets.ts'
import { irregularities } from '../../../database/schema/irregularities.ts'
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
  const where = allOf(visible(viewer), query.projectId && eq(projectId, query.projectId))
  const select = executor.select(listed).from(table).innerJoin(projects, eq(projects.projectId, projectId))
  return listOf(
    executor,
    select,
    { id, where, order: 'publishedAt', search: ['identifier', 'changes', 'changesEn', 'projectName'] },
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
    .select({ ...listed, fileId: table.fileId, fileEnId: table.fileEnId })
    .from(table)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .where(allOf(visible(viewer), eq(id, sheetId)))
  return row
}
export type SheetFiles = NonNullable<Awaited<ReturnType<typeof findSheetFiles>>>

/** The error for which an offer is suspended, or was cancelled. */
export async function findHalt(executor: Executor, ofProject: string) {
  const { state, irregularity, irregularityEn, differences, createdAt } = irregularities
  const halted: ('suspended' | 'cancelled')[] = ['suspended', 'cancelled']
  const [row] = await executor
    .select({ irregularity, irregularityEn, differences, createdAt, state })
    .from(irregularities)
    .where(and(eq(irregularities.projectId, ofProject), inArray(state, halted)))
    .orderBy(desc(createdAt))
    .limit(1)
  return row && { ...row, state: row.state as (typeof halted)[number] }
}
export type Halt = NonNullable<Awaited<ReturnType<typeof findHalt>>>

/** A version by its PDF, and since when it is withdrawn: replaced by the next one, or of a halted offer. */
export async function findSheetByHash(executor: Executor, ofOffer: string, hash: string) {
  const [sheet] = await executor
    .select({ projectId, version, publishedAt })
    .from(table)
    .where(and(eq(identifier, ofOffer), or(eq(sha256, hash), eq(sha256En, hash))))
  if (!sheet) return undefined
  const [next] = await executor
    .select({ at: publishedAt })
    .from(table)
    .where(and(eq(projectId, sheet.projectId), gt(version, sheet.version)))
    .orderBy(asc(version))
    .limit(1)
  const withdrawnAt = next?.at ?? (await findHalt(executor, sheet.projectId))?.createdAt ?? null
  return { publishedAt: sheet.publishedAt, withdrawnAt }
}

export const findLatestSheet = (executor: Executor, ofProject: string) =>
  firstOf(executor.select().from(table).where(eq(projectId, ofProject)).orderBy(desc(version)).limit(1))

/** The caller has locked the project. */
export async function insertSheet(tx: Transaction, row: InformationSheetRow): Promise<void> {
  await rows.insert(tx, row)
  await tx
    .update(projects)
    .set({ informationSheetId: row.informationSheetId })
    .where(eq(projects.projectId, row.projectId))
}

const visible = (viewer: ProjectViewer): SQL | undefined => isInVisibleProject(projectId, viewer)
