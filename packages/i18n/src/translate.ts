import type { es } from './es/index.ts'
import { interpolate, type MessageParams } from './interpolate.ts'
import type { KeyOf, MessageAt, MessageGroup, ParamsOf, Translation } from './translation.ts'

/** The Spanish messages: the fallback, and the type that English must fit. */
export type Source = typeof es
/** A group of messages. */
export type Noun = keyof Source & string

/** Messages of some nouns as plain JSON: what a page hands to an island. */
export type Messages<Nouns extends Noun = Noun> = { readonly [N in Nouns]: Translation<Source[N]> }

/** The dotted paths of the messages of some nouns. */
export type MessageKey<Nouns extends Noun = Noun> = KeyOf<Pick<Source, Nouns>>

/** `t('orders.confirm', { amount })`: the key must exist, and each placeholder of its message must be given. */
export interface Translate<Nouns extends Noun = Noun> {
  <Key extends MessageKey<Nouns>>(key: Key, ...params: ParamsOf<MessageAt<Source, Key>>): string
  /** Whether there are words for the key: for keys made from what the API sends. */
  readonly has: (key: MessageKey<Nouns>) => boolean
}

/** A translator over messages that are at hand; carries no words of its own, so an island may import it. */
export function translatorOf<Nouns extends Noun>(messages: Messages<Nouns>): Translate<Nouns> {
  const translate = (key: string, params?: MessageParams) =>
    interpolate(lookUp(messages as MessageGroup, key) ?? key, params)
  const has = (key: string) => lookUp(messages as MessageGroup, key) !== undefined
  return Object.assign(translate, { has }) as unknown as Translate<Nouns>
}

/** The words at a dotted path, or `undefined`. */
export function lookUp(messages: MessageGroup, key: string): string | undefined {
  let found: string | MessageGroup | undefined = messages
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}
