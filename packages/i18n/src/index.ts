import type { Language } from '@cauce/contract'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import type { RequiredMessages } from './required.ts'
import { translatorOf, type Messages, type Noun, type Translate } from './translate.ts'

export * from './error-message.ts'
export * from './language.ts'
export * from './translate.ts'
export type { Translation } from './translation.ts'

const messages = { es: es satisfies RequiredMessages, en } as const satisfies Record<Language, Messages>

export const messagesOf = (language: Language): Messages => messages[language]

const translators = { es: translatorOf(messages.es), en: translatorOf(messages.en) } as const satisfies Record<
  Language,
  Translate
>

/** All messages, for the server. */
export const translator = (language: Language): Translate => translators[language]

export function pick<const Nouns extends Noun>(language: Language, nouns: readonly Nouns[]): Messages<Nouns> {
  const all: Messages = messages[language]
  return Object.fromEntries(nouns.map((noun) => [noun, all[noun]])) as unknown as Messages<Nouns>
}
