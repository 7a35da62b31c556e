import { FALLBACK_LANGUAGE, type Language } from '@cauce/i18n/language.ts'

/**
 * The `lang` of what staff write once for both languages, such as the descriptions of a project (WCAG 3.1.2, decision 053);
 * undefined on a page that is in it anyway.
 */
export const contentLanguage = (pageLanguage: Language): Language | undefined =>
  pageLanguage === FALLBACK_LANGUAGE ? undefined : FALLBACK_LANGUAGE
