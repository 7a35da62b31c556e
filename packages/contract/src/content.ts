import type { Language } from './languages.ts'

/** Spanish, with an English version under the name plus `En` (decision project-content-and-visibility). */
export type InBothLanguages<Field extends string> = Readonly<
  Record<Field, string | null> & Record<`${Field}En`, string | null>
>

export interface ContentText {
  readonly text: string
  readonly lang: Language | undefined
}

/** Falls back to Spanish; an empty version counts as none. */
export function contentOf<Field extends string>(
  record: InBothLanguages<NoInfer<Field>>,
  field: Field,
  language: Language,
): ContentText {
  const { [field]: spanish, [`${field}En`]: english } = record as Readonly<Record<string, string | null>>
  if (language === 'es' || !spanish) return { text: spanish ?? '', lang: undefined }
  return english && language === 'en' ? { text: english, lang: undefined } : { text: spanish, lang: 'es' }
}

/** Spanish texts with an English version. */
export interface EnglishCount {
  readonly written: number
  readonly total: number
}

/** Only texts written in Spanish count. */
export function countEnglish<Field extends string>(
  records: readonly InBothLanguages<NoInfer<Field>>[],
  fields: readonly Field[],
): EnglishCount {
  const texts = records.flatMap((record) => fields.map((field) => contentOf(record, field, 'en')))
  const written = texts.filter(({ text }) => text !== '')
  return { written: written.filter(({ lang }) => lang === undefined).length, total: written.length }
}

export const addEnglish = (counts: readonly EnglishCount[]): EnglishCount => ({
  written: counts.reduce((sum, { written }) => sum + written, 0),
  total: counts.reduce((sum, { total }) => sum + total, 0),
})
