import { brandNow } from '@cauce/contract/brand.ts'
import { CONTENT_LANGUAGES, type Language } from '@cauce/contract/languages.ts'

export type { Language }

export const FALLBACK_LANGUAGE: Language = 'es'

/** Spanish, English and those of the brand. */
export const offeredLanguages = (): readonly Language[] => [...CONTENT_LANGUAGES, ...brandNow().furtherLanguages]

export const isOffered = (text: unknown): text is Language => offeredLanguages().some((language) => language === text)

/** Cookie, else the first offered browser language, else Spanish. */
export function languageOf(cookie: string | null | undefined, acceptLanguage: string | null | undefined): Language {
  if (isOffered(cookie)) return cookie
  return preferredLanguages(acceptLanguage ?? '').find(isOffered) ?? FALLBACK_LANGUAGE
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
