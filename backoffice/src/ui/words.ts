import { useLocaleState, useTranslate } from 'react-admin'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/translate.ts'

/** react-admin's translator with our types: the key must exist, and each placeholder must be given. */
export const useWords = (): Translate => useTranslate() as Translate

export function useLanguage(): Language {
  const [locale] = useLocaleState()
  return locale as Language
}
