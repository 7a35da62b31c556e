import { FURTHER_LANGUAGES, type Language } from '@cauce/contract/languages.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import { loadTexts, withTexts } from './further.ts'
import type { RequiredMessages } from './required.ts'
import { translatorOf, type Messages, type Noun, type Translate } from './translate.ts'

export * from './error-message.ts'
export * from './language.ts'
export * from './translate.ts'
export type { Translation } from './translation.ts'

const messages = new Map<Language, Messages>([
  ['es', es satisfies RequiredMessages],
  ['en', en],
])
for (const language of FURTHER_LANGUAGES) messages.set(language, withTexts(es, await loadTexts(language)))

export const messagesOf = (language: Language): Messages => messages.get(language)!

const translators = new Map([...messages].map(([language, its]) => [language, translatorOf(its)]))

/** All messages, for the server. */
export const translator = (language: Language): Translate => translators.get(language)!

export function pick<const Nouns extends Noun>(language: Language, nouns: readonly Nouns[]): Messages<Nouns> {
  const all = messagesOf(language)
  return Object.fromEntries(nouns.map((noun) => [noun, all[noun]])) as unknown as Messages<Nouns>
}
