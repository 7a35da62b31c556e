import type { IncomingMessage } from 'node:http'
import { languageOf, LANGUAGE_COOKIE } from '@cauce/i18n'
import { normalizeQuery } from './query-parameters.ts'

/** The parts of a request that decide whether, and as what, its page may be shared. */
export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** What a page is kept under. */
export interface PageKey {
  readonly key: string
  /** Pages with a query are many; they share a room of their own so that they cannot push out the others. */
  readonly hasQuery: boolean
}

/** The cookie that says who somebody is: a page for them is nobody else's. */
const SESSION_COOKIE = /(?:^|;\s*)cauce_session=/
const LANGUAGE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`)

/**
 * What the page of a request is kept under: language and address in one spelling.
 * @returns undefined when the page must not be shared, or when its address has a spelling that none of our links has
 */
export function pageKeyOf({ method, url = '', headers }: PageRequest): PageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined || SESSION_COOKIE.test(headers.cookie ?? '')) return undefined
  const questionMark = url.indexOf('?')
  const pathname = questionMark === -1 ? url : url.slice(0, questionMark)
  // `/%70rojects` and `//projects` show the page of `/projects`: each would be kept once more.
  if (pathname.includes('%') || pathname.includes('//')) return undefined
  const query = normalizeQuery(pathname, questionMark === -1 ? '' : url.slice(questionMark + 1))
  if (query === undefined) return undefined
  return { key: `${visitorLanguage(headers)} ${pathname}?${query}`, hasQuery: query !== '' }
}

const languagesByHeader = new Map<string, string>()
const REMEMBERED_HEADERS = 1000

/** Browsers send a handful of different `Accept-Language` headers; parsing one takes longer than serving a page. */
function visitorLanguage(headers: PageRequest['headers']): string {
  const cookie = LANGUAGE.exec(headers.cookie ?? '')?.[1]
  const header = headers['accept-language'] ?? ''
  const known = cookie === undefined ? languagesByHeader.get(header) : undefined
  if (known !== undefined) return known
  const language = languageOf(cookie, header)
  if (cookie === undefined && languagesByHeader.size < REMEMBERED_HEADERS) languagesByHeader.set(header, language)
  return language
}
