import { brand } from '@cauce/contract/brand.ts'
import type { Company } from '@cauce/contract/company.ts'
import { contentLanguageOf, type Language } from '@cauce/contract/languages.ts'
import { formatDays } from '@cauce/format/quantities.ts'
import { interpolateLines, type MessageParams } from './interpolate.ts'

interface Given {
  readonly language: Language
  readonly company: Company | undefined
  readonly reflectionDays: number
}

/** Chooses one of two versions of a legal text and fills in its fields, in the language of that version. */
export function fillerOf({ language, company, reflectionDays }: Given) {
  const written = contentLanguageOf(language)
  const values = { brand: brand(), reflection: formatDays(reflectionDays, written), ...company } as MessageParams
  return (spanish: string, english: string): string =>
    interpolateLines(written === 'en' ? english : spanish, values).join('\n')
}
