import type { officePages } from './es/office-pages.ts'
import type { office } from './es/office.ts'
import type { KeyOf, MessageAt, ParamsOf, Translation } from './translation.ts'

/** Messages of the back office; site texts are not sent to it (decision 197). */
type Office = typeof office & typeof officePages
export type OfficeNoun = keyof Office & string

export type OfficeMessages = Translation<Office>
export type MessageKey = KeyOf<Office>
/** Back office translator; site messages do not compile. */
export interface Translate {
  <Key extends MessageKey>(key: Key, ...params: ParamsOf<MessageAt<Office, Key>>): string
  readonly has: (key: MessageKey) => boolean
}

type Groups = Readonly<Record<string, object>>

/** Adds the words of the pages to those of the menu and the inbox; both have the titles (decision 197). */
export function withPages<Office extends Groups, Pages extends Groups>(office: Office, pages: Pages): Office & Pages {
  const nouns = Object.entries(pages).map(([noun, words]) => [noun, { ...office[noun], ...words }])
  return { ...office, ...Object.fromEntries(nouns) } as Office & Pages
}
