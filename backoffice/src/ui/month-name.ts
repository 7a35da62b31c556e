import type { Language } from '@cauce/i18n/language.ts'

/** The month of a calendar date in words: `noviembre de 2026`. */
export const monthName = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** The same for an axis: `11/26`. */
export const monthTick = (date: string): string => `${date.slice(5, 7)}/${date.slice(2, 4)}`
