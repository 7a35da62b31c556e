import known from './languages.json' with { type: 'json' }

/** Of the interface, mails and documents. Sheets add further ones (decision brand). */
export type Language = keyof typeof known

/** Spanish, the fallback, comes first (handbook rule 11.1). */
export const LANGUAGES = Object.keys(known) as [Language, ...Language[]]

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** Of what staff write: projects, information sheets, legal texts. */
export const CONTENT_LANGUAGES = ['es', 'en'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** Offered when a published brand names them. */
export const FURTHER_LANGUAGES: readonly Language[] = LANGUAGES.filter((code) => !isContentLanguage(code))

export function isContentLanguage(language: string): language is ContentLanguage {
  return language === 'es' || language === 'en'
}

/** Further languages show Spanish content. */
export const contentLanguageOf = (language: Language): ContentLanguage => (language === 'en' ? 'en' : 'es')

/** In its own words. */
export const languageName = (language: Language): string => known[language].name

export const languageFlag = (language: Language): string => `/flags/3x2/${known[language].country}.svg`

/** `pt-PT` (BCP 47). */
export const localeOf = (language: Language): string => `${language}-${known[language].country}`
