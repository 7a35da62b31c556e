import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Answer, Client } from '@cauce/client'
import type { Language } from '@cauce/contract'
import { addEnglish, countEnglish } from '@cauce/contract/content.ts'
import { dataOf, dataOrMissing, isId } from '../../../http/client.server.ts'
import type { Viewer } from '../../../http/viewer.server.ts'
import type { Reservation } from './preinvestment.ts'
import type { SheetVersion } from '../information-sheets/sheets.server.ts'
import type { Project } from './project-list.server.ts'

export type ProjectDescription = Answer<'/v1/project/project-descriptions/{id}'>
export type ProjectMediaFile = Answer<'/v1/project/project-media-files/{id}'>
export type ProjectDocument = Answer<'/v1/project/project-documents/{id}'>
export type TimelineEvent = Answer<'/v1/project/projects/{id}/timeline'>['data'][number]

export type DisclosedConflict = Answer<'/v1/project/projects/{id}/disclosed-conflicts'>['conflicts'][number]

export interface ProjectPage {
  readonly project: Project
  /** In force; undefined without one. */
  readonly sheet: SheetVersion | undefined
  readonly descriptions: readonly ProjectDescription[]
  readonly pictures: readonly ProjectMediaFile[]
  readonly documents: readonly ProjectDocument[]
  readonly timeline: readonly TimelineEvent[]
  readonly conflicts: readonly DisclosedConflict[]
}

/** By id or friendly url; undefined when this reader may not see it. */
export async function findProject(client: Client, idOrUrl: string): Promise<Project | undefined> {
  if (isId(idOrUrl))
    return dataOrMissing(client.GET('/v1/project/projects/{id}', { params: { path: { id: idOrUrl } } }))
  if (idOrUrl.length > 120) return undefined
  const { data } = await dataOf(client.GET('/v1/project/projects', { params: { query: { url: idOrUrl, take: 1 } } }))
  return data[0]
}

/** True if an English reader gets untranslated Spanish texts (decision project-content-and-visibility). */
export function isPartlySpanish(
  { project, descriptions, pictures, documents, timeline, conflicts }: ProjectPage,
  language: Language,
): boolean {
  if (language !== 'en') return false
  const { written, total } = addEnglish([
    countEnglish([project], ['promoterDescription', 'guaranteeAgentDescription', 'projectTypeName']),
    countEnglish(descriptions, ['title', 'description']),
    countEnglish(pictures, ['description']),
    countEnglish(documents, ['description', 'documentTypeName']),
    countEnglish(timeline, ['title', 'description']),
    countEnglish(conflicts, ['nature', 'measure']),
    countEnglish(project.irregularity ? [project.irregularity] : [], ['irregularity', 'steps', 'correction']),
  ])
  return written < total
}

export async function loadProjectPage(client: Client, project: Project): Promise<ProjectPage> {
  const { projectId } = project
  const inOrder = { projectId, take: MAXIMUM_TAKE, orderBy: 'order', orderSide: 'asc' } as const
  const [descriptions, pictures, documents, timeline, conflicts, sheets] = await Promise.all([
    dataOf(client.GET('/v1/project/project-descriptions', { params: { query: inOrder } })),
    dataOf(client.GET('/v1/project/project-media-files', { params: { query: inOrder } })),
    dataOf(
      client.GET('/v1/project/project-documents', {
        params: { query: { projectId, visible: true, take: MAXIMUM_TAKE, orderBy: 'createdAt', orderSide: 'asc' } },
      }),
    ),
    dataOf(
      client.GET('/v1/project/projects/{id}/timeline', {
        params: { path: { id: projectId }, query: { take: MAXIMUM_TAKE, orderBy: 'date', orderSide: 'asc' } },
      }),
    ),
    dataOf(client.GET('/v1/project/projects/{id}/disclosed-conflicts', { params: { path: { id: projectId } } })),
    dataOf(
      client.GET('/v1/project/information-sheets', { params: { query: { projectId, orderBy: 'version', take: 1 } } }),
    ),
  ])
  return {
    project,
    sheet: sheets.data[0],
    descriptions: descriptions.data,
    pictures: pictures.data,
    documents: documents.data,
    timeline: timeline.data,
    conflicts: conflicts.conflicts,
  }
}

export async function ownReservation(
  client: Client,
  viewer: Viewer | null,
  { projectId, phaseName }: { readonly projectId: string; readonly phaseName: string },
): Promise<Reservation | undefined> {
  if (viewer?.user.role !== 'user' || (phaseName !== 'Preinvestment' && phaseName !== 'Investment')) return undefined
  const query = { projectId, userId: viewer.user.userId, isLive: true, take: 1 }
  return (await dataOf(client.GET('/v1/project/reservations', { params: { query } }))).data[0]
}
