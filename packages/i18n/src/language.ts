import type { Language } from '@cauce/contract'

export type { Language }

/** The languages of the platform; the first is the fallback. */
export const LANGUAGES = ['es', 'en'] as const satisfies readonly Language[]

/** Spanish is the fallback (handbook rule 11.1). */
export const FALLBACK_LANGUAGE: Language = 'es'

/** Whether `text` is one of `LANGUAGES`. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** The language of a request: the value of the cookie, else the first of ours that the browser names, else Spanish. */
export function languageOf(cookie: string | null | undefined, acceptLanguage: string | null | undefined): Language {
  if (isLanguage(cookie)) return cookie
  return preferredLanguages(acceptLanguage ?? '').find(isLanguage) ?? FALLBACK_LANGUAGE
}

/** Primary language tags of `Accept-Language` (RFC 9110, section 12.5.4), the most wanted first; q=0 means not at all. */
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
