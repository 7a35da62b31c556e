import type { ProjectContent, EnglishCount } from '@cauce/contract'
import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/index.ts'
import { sheetDrafts } from '../../../database/schema/information-sheets.ts'
import { pictures, type PictureRow } from '../../../database/schema/platform.ts'
import {
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  timelineEvents,
  projects,
} from '../../../database/schema/project.ts'
import { isStaff, type ProjectViewer } from './project-visibility.queries.ts'

/** Content required for an opening. */
export async function countContent(
  executor: Executor,
  projectIds: readonly string[],
): Promise<Map<string, ProjectContent>> {
  const rows = await executor
    .select({
      projectId: projects.projectId,
      descriptions: executor.$count(projectDescriptions, eq(projectDescriptions.projectId, projects.projectId)),
      pictures: executor.$count(projectMediaFiles, eq(projectMediaFiles.projectId, projects.projectId)),
      visibleDocuments: executor.$count(
        projectDocuments,
        and(eq(projectDocuments.projectId, projects.projectId), projectDocuments.visible),
      ),
    })
    .from(projects)
    .where(inArray(projects.projectId, [...projectIds]))
  return new Map(rows.map(({ projectId, ...content }) => [projectId, content]))
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

/** All Spanish texts of a project, with English versions or null. */
const texts = sql`(
  select nullif(spanish, '') as spanish, nullif(english, '') as english from (
    values (${projects.promoterDescription}, ${projects.promoterDescriptionEn}),
      (${projects.guaranteeAgentDescription}, ${projects.guaranteeAgentDescriptionEn})
    union all select ${projectDescriptions.title}, ${projectDescriptions.titleEn}
      from ${projectDescriptions} where ${projectDescriptions.projectId} = ${projects.projectId}
    union all select ${projectDescriptions.description}, ${projectDescriptions.descriptionEn}
      from ${projectDescriptions} where ${projectDescriptions.projectId} = ${projects.projectId}
    union all select ${projectMediaFiles.description}, ${projectMediaFiles.descriptionEn}
      from ${projectMediaFiles} where ${projectMediaFiles.projectId} = ${projects.projectId}
    union all select ${projectDocuments.description}, ${projectDocuments.descriptionEn}
      from ${projectDocuments} where ${projectDocuments.projectId} = ${projects.projectId}
    union all select ${timelineEvents.title}, ${timelineEvents.titleEn}
      from ${timelineEvents} where ${timelineEvents.projectId} = ${projects.projectId}
    union all select ${timelineEvents.description}, ${timelineEvents.descriptionEn}
      from ${timelineEvents} where ${timelineEvents.projectId} = ${projects.projectId}
  ) as written (spanish, english)
)`

/** All Spanish texts are translated. Never true for non-staff. */
export function isWholeInEnglish(viewer: ProjectViewer, isWanted: boolean | undefined): SQL | undefined {
  if (isWanted === undefined) return undefined
  if (!isStaff(viewer)) return sql`false`
  const missing = sql`exists (select from ${texts} as text where text.spanish is not null and text.english is null)`
  return isWanted ? not(missing) : missing
}

export async function countEnglishTexts(
  executor: Executor,
  projectIds: readonly string[],
): Promise<Map<string, EnglishCount>> {
  const { rows } = await executor.execute<{ project_id: string; written: number; total: number }>(sql`
    select ${projects.projectId} as project_id, counted.written, counted.total from ${projects}, lateral (
      select count(text.spanish)::integer as total,
        count(*) filter (where text.spanish is not null and text.english is not null)::integer as written
      from ${texts} as text
    ) as counted where ${inArray(projects.projectId, [...projectIds])}`)
  return new Map(rows.map(({ project_id: projectId, ...count }) => [projectId, count]))
}
