import type { IncomingMessage } from 'node:http'
import { languageOf, LANGUAGE_COOKIE, type Language } from '@cauce/i18n'
import { normalizeQuery } from './query-parameters.ts'

/** The parts of a request that decide whether, and as what, its page may be shared. */
export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** What a page is kept under. */
export interface PageKey {
  readonly key: string
  readonly language: Language
  /** Pages with a query are many; they share a room of their own so that they cannot push out the others. */
  readonly hasQuery: boolean
}

/** The cookie that says who somebody is: a page for them is nobody else's. */
const SESSION_COOKIE = /(?:^|;\s*)cauce_session=/
const LANGUAGE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`)
/**
 * Paths as our own links write them. All others (`/%70rojects`, `//projects`, `/a/../projects`, `/projects#1`) show pages that
 * are kept already or that do not exist: each spelling would be kept once more, and there is no end of them.
 */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)*\/?$/

/**
 * What the page of a request is kept under: language and address in one spelling.
 * @returns undefined when the page must not be shared, or when its address has a spelling that none of our links has
 */
export function pageKeyOf({ method, url = '', headers }: PageRequest): PageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined || SESSION_COOKIE.test(headers.cookie ?? '')) return undefined
  const questionMark = url.indexOf('?')
  const pathname = questionMark === -1 ? url : url.slice(0, questionMark)
  if (!PLAIN_PATH.test(pathname)) return undefined
  const query = normalizeQuery(pathname, questionMark === -1 ? '' : url.slice(questionMark + 1))
  if (query === undefined) return undefined
  const language = visitorLanguage(headers)
  return { key: `${language} ${pathname}?${query}`, language, hasQuery: query !== '' }
}

const languagesByHeader = new Map<string, Language>()
const REMEMBERED_HEADERS = 1000

/** Browsers send a handful of different `Accept-Language` headers; parsing one takes longer than serving a page. */
function visitorLanguage(headers: PageRequest['headers']): Language {
  const cookie = LANGUAGE.exec(headers.cookie ?? '')?.[1]
  const header = headers['accept-language'] ?? ''
  const known = cookie === undefined ? languagesByHeader.get(header) : undefined
  if (known !== undefined) return known
  const language = languageOf(cookie, header)
  if (cookie === undefined && languagesByHeader.size < REMEMBERED_HEADERS) languagesByHeader.set(header, language)
  return language
}
