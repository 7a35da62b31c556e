import { contentOf, type InBothLanguages } from '@cauce/contract/content.ts'
import { useLanguage } from './words.ts'

interface Props<Field extends string> {
  readonly record: InBothLanguages<NoInfer<Field>>
  readonly field: Field
}

/** A text that staff wrote, in the reader's language; in Spanish, and marked as such, where there is no English version (decision project-content-and-visibility). */
export function Content<Field extends string>({ record, field }: Props<Field>) {
  const { text, lang } = contentOf(record, field, useLanguage())
  return lang === undefined ? text : <span lang={lang}>{text}</span>
}

export function useContentText() {
  const language = useLanguage()
  return <Field extends string>(record: InBothLanguages<NoInfer<Field>>, field: Field): string =>
    contentOf(record, field, language).text
}
