import type { Language } from '@cauce/contract'
import { contentOf, type InBothLanguages } from '@cauce/contract/content.ts'

/** The description, and the type unless the description begins with it. */
export function documentWords(document: DocumentNames, language: Language) {
  const description = contentOf(document, 'description', language)
  const type = contentOf(document, 'documentTypeName', language)
  return { description, type: description.text.startsWith(type.text) ? undefined : type }
}

export type DocumentNames = InBothLanguages<'description' | 'documentTypeName'>
