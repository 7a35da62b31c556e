import type { ProjectContent } from '@cauce/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/index.ts'
import { sheetDrafts } from '../../../database/schema/information-sheets.ts'
import { pictures, type PictureRow } from '../../../database/schema/platform.ts'
import {
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timelineEvents,
} from '../../../database/schema/project.ts'

/** Content required for an opening. */
export async function countContent(executor: Executor, projectId: string): Promise<ProjectContent> {
  const isVisible = and(eq(projectDocuments.projectId, projectId), eq(projectDocuments.visible, true))
  return {
    descriptions: await executor.$count(projectDescriptions, eq(projectDescriptions.projectId, projectId)),
    pictures: await executor.$count(projectMediaFiles, eq(projectMediaFiles.projectId, projectId)),
    visibleDocuments: await executor.$count(projectDocuments, isVisible),
  }
}

export interface Cover {
  readonly picture: PictureRow
  readonly description: string
  readonly descriptionEn: string | null
}

export async function findCovers(executor: Executor, projectIds: readonly string[]): Promise<Map<string, Cover>> {
  const rows = await executor
    .selectDistinctOn([projectMediaFiles.projectId], {
      projectId: projectMediaFiles.projectId,
      description: projectMediaFiles.description,
      descriptionEn: projectMediaFiles.descriptionEn,
      picture: pictures,
    })
    .from(projectMediaFiles)
    .innerJoin(pictures, eq(pictures.pictureId, projectMediaFiles.pictureId))
    .where(inArray(projectMediaFiles.projectId, [...projectIds]))
    .orderBy(
      projectMediaFiles.projectId,
      asc(projectMediaFiles.order),
      asc(projectMediaFiles.createdAt),
      asc(projectMediaFiles.projectMediaFileId),
    )
  return new Map(rows.map(({ projectId, ...cover }) => [projectId, cover]))
}

/** Returns orphaned pictures and files. */
export async function deleteContent(
  tx: Transaction,
  projectId: string,
): Promise<{ pictureIds: string[]; fileIds: string[] }> {
  await tx.delete(sheetDrafts).where(eq(sheetDrafts.projectId, projectId))
  await tx.delete(timelineEvents).where(eq(timelineEvents.projectId, projectId))
  await tx.delete(projectDescriptions).where(eq(projectDescriptions.projectId, projectId))
  const mediaFiles = await tx.delete(projectMediaFiles).where(eq(projectMediaFiles.projectId, projectId)).returning()
  const documents = await tx.delete(projectDocuments).where(eq(projectDocuments.projectId, projectId)).returning()
  return { pictureIds: mediaFiles.map(({ pictureId }) => pictureId), fileIds: documents.map(({ fileId }) => fileId) }
}
