import type { Language } from './fields.ts'

/**
 * What staff write is stored in Spanish, and beside each text its English version, under the name of the field and `En`
 * (decision 226).
 */
export type InBothLanguages<Field extends string> = Readonly<
  Record<Field, string | null> & Record<`${Field}En`, string | null>
>

/** A text that staff wrote, as a reader gets it. */
export interface ContentText {
  readonly text: string
  /** The language of the text where it is not the reader's: for the attribute `lang`, and for the notice that it is missing in theirs. */
  readonly lang: Language | undefined
}

/** A text in the reader's language; in Spanish where there is no English version. An empty version is none. */
export function contentOf<Field extends string>(
  record: InBothLanguages<NoInfer<Field>>,
  field: Field,
  language: Language,
): ContentText {
  const { [field]: spanish, [`${field}En`]: english } = record as Readonly<Record<string, string | null>>
  if (language === 'es' || !spanish) return { text: spanish ?? '', lang: undefined }
  return english ? { text: english, lang: undefined } : { text: spanish, lang: 'es' }
}

/** How many of the texts that are written in Spanish are there in English too. */
export interface EnglishCount {
  readonly written: number
  readonly total: number
}

/** Counts the texts of records that have an English version. A text that is not written in Spanish needs none. */
export function countEnglish<Field extends string>(
  records: readonly InBothLanguages<NoInfer<Field>>[],
  fields: readonly Field[],
): EnglishCount {
  const texts = records.flatMap((record) => fields.map((field) => contentOf(record, field, 'en')))
  const written = texts.filter(({ text }) => text !== '')
  return { written: written.filter(({ lang }) => lang === undefined).length, total: written.length }
}

/** Several counts as one. */
export const addEnglish = (counts: readonly EnglishCount[]): EnglishCount => ({
  written: counts.reduce((sum, { written }) => sum + written, 0),
  total: counts.reduce((sum, { total }) => sum + total, 0),
})
