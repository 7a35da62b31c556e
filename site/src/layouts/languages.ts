import spanishFlag from '@cauce/design/flags/es.svg?url'
import britishFlag from '@cauce/design/flags/gb.svg?url'
import type { Language } from '@cauce/i18n/language.ts'

/** Each language by its own name, with its flag and its locale for Open Graph. */
export const languages = {
  es: { name: 'Español', flag: spanishFlag, locale: 'es_ES' },
  en: { name: 'English', flag: britishFlag, locale: 'en_GB' },
} as const satisfies Record<Language, { name: string; flag: string; locale: string }>
