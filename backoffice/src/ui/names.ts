import type { Language } from '@cauce/i18n/language.ts'
import type { UserRecord } from '../providers/records.ts'

/** What stands for a text that is missing; a missing date is S/D (`formatDate`). */
export const NO_TEXT = '—'

export const displayNameOf = ({
  companyName,
  name,
  surname,
}: Pick<UserRecord, 'companyName' | 'name' | 'surname'>): string => companyName ?? `${name} ${surname}`

/** The name of a country by its ISO 3166-1 alpha-2 code; the code itself where the browser has no name. */
export function countryName(code: string | null, language: Language): string {
  if (code === null || code === '') return NO_TEXT
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
