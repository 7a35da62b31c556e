import type { Language } from '@cauce/i18n/language.ts'

/** The name of a country by its ISO 3166-1 alpha-2 code; what the browser does not know stays the code. */
export function countryName(code: string | null, language: Language): string {
  if (code === null || code === '') return '–'
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
