import { useGetList } from 'react-admin'
import { addEnglish, countEnglish, type EnglishCount, type InBothLanguages } from '@cauce/contract/content.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { Noun } from '../../providers/nouns.ts'
import type {
  ProjectDescriptionRecord,
  ProjectDocumentRecord,
  ProjectMediaFileRecord,
  ProjectRecord,
  TimelineEventRecord,
} from '../../providers/records.ts'
import { EnglishTexts } from '../../ui/english-count.tsx'

/** How much of what readers see of a project is there in English: its own texts and those of its content. */
export function ProjectEnglish({ project }: { readonly project: ProjectRecord }) {
  const counts = [
    countEnglish([project], ['promoterDescription', 'guaranteeAgentDescription']),
    useEnglish<ProjectDescriptionRecord, 'title' | 'description'>('projectDescriptions', project, DESCRIPTION),
    useEnglish<ProjectMediaFileRecord, 'description'>('projectMediaFiles', project, CAPTION),
    useEnglish<ProjectDocumentRecord, 'description'>('projectDocuments', project, CAPTION),
    useEnglish<TimelineEventRecord, 'title' | 'description'>('timeline', project, DESCRIPTION),
  ]
  const known = counts.filter((count) => count !== undefined)
  return known.length === counts.length && <EnglishTexts count={addEnglish(known)} />
}

const DESCRIPTION = ['title', 'description'] as const
const CAPTION = ['description'] as const

function useEnglish<Row extends InBothLanguages<Field> & { id: string }, Field extends string>(
  resource: Noun,
  project: ProjectRecord,
  fields: readonly Field[],
): EnglishCount | undefined {
  const { data } = useGetList<Row>(resource, {
    filter: { projectId: project.id },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  return data && countEnglish<Field>(data, fields)
}
