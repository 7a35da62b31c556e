import type { Language } from '@cauce/contract'
import { contentOf, type InBothLanguages } from '@cauce/contract/content.ts'

/** What a document is said to be, and its type unless the description begins with it. */
export function documentWords(document: DocumentNames, language: Language) {
  const description = contentOf(document, 'description', language)
  const type = contentOf(document, 'documentTypeName', language)
  return { description, type: description.text.startsWith(type.text) ? undefined : type }
}

/** A document, as far as its words need it. */
export type DocumentNames = InBothLanguages<'description' | 'documentTypeName'>
