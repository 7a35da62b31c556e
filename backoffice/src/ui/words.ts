import { useLocaleState, useTranslate } from 'react-admin'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { Source } from '@cauce/i18n/translate.ts'
import type { Noun } from '../providers/nouns.ts'

/** react-admin's translator with our types: the key must exist, and each placeholder must be given. */
export const useWords = (): Translate => useTranslate() as Translate

export function useLanguage(): Language {
  const [locale] = useLocaleState()
  return locale as Language
}

export type NamedNoun = Noun & { [N in keyof Source]: Source[N] extends { fields: object } ? N : never }[keyof Source]
export type FieldName<N extends NamedNoun> = (keyof Source[N]['fields'] & string) | 'updatedAt'

/** The name of a field in the reader's language. A field without a message does not compile. */
export const fieldName =
  <N extends NamedNoun>(noun: N, field: FieldName<N>) =>
  (t: Translate): string =>
    untyped(t)(`${noun}.fields.${field}`)

/** The message at a key that is made from data; `undefined` where there is none. */
export function wordAt(t: Translate, key: string): string | undefined {
  const words = (t as unknown as (key: string, options: object) => string)(key, { _: '' })
  return words === '' || words === key ? undefined : words
}

/** The type above checks the key; TypeScript cannot follow a key that is put together from type parameters. */
export const untyped = (t: Translate) => t as unknown as (key: string) => string
