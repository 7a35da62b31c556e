import type { Language } from '@cauce/contract'

export type { Language }

/** The first is the fallback (handbook rule 11.1). */
export const LANGUAGES = ['es', 'en'] as const satisfies readonly Language[]

export const FALLBACK_LANGUAGE: Language = 'es'

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** Cookie, else the first supported browser language, else Spanish. */
export function languageOf(cookie: string | null | undefined, acceptLanguage: string | null | undefined): Language {
  if (isLanguage(cookie)) return cookie
  return preferredLanguages(acceptLanguage ?? '').find(isLanguage) ?? FALLBACK_LANGUAGE
}

/** `Accept-Language` tags (RFC 9110, section 12.5.4) by preference; q=0 excludes. */
function preferredLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag: tag.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
