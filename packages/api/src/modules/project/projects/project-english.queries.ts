import type { EnglishCount } from '@cauce/contract'
import { inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import {
  projectDescriptions,
  projectDocuments,
  projectMediaFiles,
  projects,
  timelineEvents,
} from '../../../database/schema/project.ts'
import { isStaff, type ProjectViewer } from './project-visibility.queries.ts'

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
