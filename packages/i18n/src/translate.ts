import type * as es from './es/index.ts'
import { interpolate, type MessageParams } from './interpolate.ts'
import type { KeyOf, MessageAt, MessageGroup, ParamsOf, Translation } from './translation.ts'

/** Spanish is the fallback; English must fit its type. */
export type Source = typeof es
export type Noun = keyof Source & string

/** Plain JSON that a page passes to an island. */
export type Messages<Nouns extends Noun = Noun> = { readonly [N in Nouns]: Translation<Source[N]> }

export type MessageKey<Nouns extends Noun = Noun> = KeyOf<Pick<Source, Nouns>>

/** `t('orders.confirm', { amount })`: key and placeholders are checked by type. */
export interface Translate<Nouns extends Noun = Noun> {
  <Key extends MessageKey<Nouns>>(key: Key, ...params: ParamsOf<MessageAt<Source, Key>>): string
  /** For keys built from API values. */
  readonly has: (key: MessageKey<Nouns>) => boolean
}

/** Carries no messages, so that islands can import it. */
export function translatorOf<Nouns extends Noun>(messages: Messages<Nouns>): Translate<Nouns> {
  const translate = (key: string, params?: MessageParams) =>
    interpolate(lookUp(messages as MessageGroup, key) ?? key, params)
  const has = (key: string) => lookUp(messages as MessageGroup, key) !== undefined
  return Object.assign(translate, { has }) as unknown as Translate<Nouns>
}

export function lookUp(messages: MessageGroup, key: string): string | undefined {
  let found: string | MessageGroup | undefined = messages
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}
