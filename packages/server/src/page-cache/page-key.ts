import { COOKIES, SECURE_COOKIE_PREFIX } from '@cauce/contract'
import type { IncomingMessage } from 'node:http'
import { languageOf, offeredLanguages, type Language } from '@cauce/i18n'

export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

export interface PageKey {
  readonly key: string
  readonly language: Language
  readonly hasQuery: boolean
}

/**
 * Query parameters that change a page. A parameter that is missing here costs time and never correctness; invented ones
 * cannot fill the cache.
 */
const PARAMETERS_BY_PATH: Readonly<Record<string, readonly string[]>> = {
  '/projects': ['country', 'funded', 'minimum', 'page', 'phase', 'return', 'sort', 'term', 'type'],
}

/** Parameters that campaigns and social networks append. No page reads them. */
const IGNORED_PARAMETER = /^(utm_\w+|fbclid|gclid|msclkid|mc_cid|mc_eid)$/
/** A page for a session is never shared. */
const SESSION = new RegExp(`(?:^|;\\s*)(?:${SECURE_COOKIE_PREFIX})?${COOKIES.session}=`)
const LANGUAGE = new RegExp(`(?:^|;\\s*)${COOKIES.language}=([^;]*)`)
/**
 * Paths as our own links write them. The number of other spellings (`/%70rojects`, `//projects`) is unlimited: keeping
 * each would fill the cache.
 */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)*\/?$/

/** @returns undefined when the page must not be shared, or when none of our links writes its address in this way */
export function pageKeyOf({ method, url = '', headers }: PageRequest): PageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined || SESSION.test(headers.cookie ?? '')) return undefined
  const [pathname, ...rest] = url.split('?') as [string, ...string[]]
  if (!PLAIN_PATH.test(pathname)) return undefined
  const query = normalizeQuery(pathname, rest.join('?'))
  if (query === undefined) return undefined
  const language = visitorLanguage(headers)
  return { key: `${language} ${pathname}?${query}`, language, hasQuery: query !== '' }
}

/** @returns undefined when there is a parameter that the page of this path is not known to read */
function normalizeQuery(pathname: string, query: string): string | undefined {
  const known = PARAMETERS_BY_PATH[pathname.replace(/\/$/, '')] ?? []
  const parameters = [...new URLSearchParams(query)].filter(([name]) => !IGNORED_PARAMETER.test(name))
  if (!parameters.every(([name]) => known.includes(name))) return undefined
  const kept = new URLSearchParams(parameters)
  kept.sort()
  return kept.toString()
}

const languagesByHeader = new Map<string, Language>()
const REMEMBERED_HEADERS = 1000

/** Memoized by header: browsers send a handful of different ones, and parsing one takes longer than serving a page. */
function visitorLanguage(headers: PageRequest['headers']): Language {
  const cookie = LANGUAGE.exec(headers.cookie ?? '')?.[1]
  const header = `${offeredLanguages().join()};${headers['accept-language'] ?? ''}`
  const known = cookie === undefined ? languagesByHeader.get(header) : undefined
  if (known !== undefined) return known
  const language = languageOf(cookie, headers['accept-language'])
  if (cookie === undefined && languagesByHeader.size < REMEMBERED_HEADERS) languagesByHeader.set(header, language)
  return language
}
