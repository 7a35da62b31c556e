import type { Answer } from '@cauce/client'
import { ISSUED_DOCUMENT_KINDS, type IssuedDocumentKind } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import { isId } from '../../http/client.server.ts'

export type IssuedDocument = Answer<'/v1/account/issued-documents'>['data'][number]

/** Stored in the URL. */
export interface DocumentFilters {
  readonly kind: IssuedDocumentKind | undefined
  readonly year: number | undefined
  readonly projectId: string | undefined
  readonly page: number
}

export const PAGE_SIZE = 20

/** Invalid filters are dropped. */
export function parseFilters(query: URLSearchParams): DocumentFilters {
  const [kind, year, project, page] = ['kind', 'year', 'project', 'page'].map((name) => query.get(name) ?? '')
  return {
    kind: ISSUED_DOCUMENT_KINDS.find((known) => known === kind),
    year: /^20\d\d$/.test(year!) ? Number(year) : undefined,
    projectId: isId(project!) ? project : undefined,
    page: /^[1-9]\d{0,2}$/.test(page!) ? Number(page) : 1,
  }
}

/** Drops meaningless document filters. */
export function withKnownFilters(query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(query)
  const { kind, year, projectId, page } = parseFilters(query)
  if (kind === undefined) known.delete('kind')
  if (year === undefined) known.delete('year')
  if (projectId === undefined) known.delete('project')
  if (known.get('page') !== String(page)) known.delete('page')
  return known
}

export function addressOf({ kind, year, projectId, page }: DocumentFilters): string {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (year !== undefined) query.set('year', String(year))
  if (projectId) query.set('project', projectId)
  if (page > 1) query.set('page', String(page))
  return `${paths.profile('documents')}${query.size > 0 ? `&${query}` : ''}#issued`
}

export const hasFilters = ({ kind, year, projectId }: DocumentFilters) => Boolean(kind ?? year ?? projectId)
