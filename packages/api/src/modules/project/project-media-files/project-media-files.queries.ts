import type { api } from '@cauce/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { listOf, rowsOf, placeRows, type Executor, type Transaction, firstOf, sameAs } from '../../../database/index.ts'
import { files, pictures } from '../../../database/schema/platform.ts'
import { isInVisibleProject, type ProjectViewer } from '../projects/index.ts'
import { projects, projectMediaFiles as table, type ProjectMediaFileRow } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const projectMediaFileRows = rowsOf(table, table.projectMediaFileId)

const select = (executor: Executor) =>
  executor
    .select({ row: table, picture: pictures, video: files })
    .from(table)
    .innerJoin(projects, eq(projects.projectId, table.projectId))
    .innerJoin(pictures, eq(pictures.pictureId, table.pictureId))
    .leftJoin(files, eq(files.fileId, pictures.videoFileId))

export type ProjectMediaFileRecord = Awaited<ReturnType<typeof select>>[number]

export async function listProjectMediaFiles(
  executor: Executor,
  viewer: ProjectViewer,
  query: QueryOf<typeof api.projectMediaFiles.list>,
) {
  const where = and(isInVisibleProject(table.projectId, viewer), sameAs({ projectId: table.projectId }, query))
  return listOf(
    executor,
    select(executor),
    { id: table.projectMediaFileId, where, order: ['order', 'asc'], search: ['description', 'descriptionEn'] },
    query,
  )
}

export const findProjectMediaFile = (executor: Executor, viewer: ProjectViewer, projectMediaFileId: string) =>
  firstOf(select(executor).where(isThis(viewer, projectMediaFileId)))

export async function lockProjectMediaFile(
  tx: Transaction,
  viewer: ProjectViewer,
  projectMediaFileId: string,
): Promise<ProjectMediaFileRow | undefined> {
  const [found] = await select(tx).where(isThis(viewer, projectMediaFileId)).for('no key update', { of: table })
  return found?.row
}

const isThis = (viewer: ProjectViewer, projectMediaFileId: string): SQL | undefined =>
  and(eq(table.projectMediaFileId, projectMediaFileId), isInVisibleProject(table.projectId, viewer))

export const placeProjectMediaFile = (tx: Transaction, projectId: string, moved?: { id: string; position: number }) =>
  placeRows(tx, table, table.projectMediaFileId, projectId, moved)
