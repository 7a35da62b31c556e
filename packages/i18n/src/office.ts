import type { lateOffice } from './es/late-office.ts'
import type { office } from './es/office.ts'
import type { KeyOf, MessageAt, ParamsOf, Translation } from './translation.ts'

/** The messages that the back office loads, first and later: what the site alone says is not sent to it (decision 197). */
type Office = typeof office & typeof lateOffice
export type OfficeNoun = keyof Office & string

export type OfficeMessages = Translation<Office>
export type MessageKey = KeyOf<Office>
/** The translator of the back office. A message of the site alone does not compile. */
export interface Translate {
  <Key extends MessageKey>(key: Key, ...params: ParamsOf<MessageAt<Office, Key>>): string
  readonly has: (key: MessageKey) => boolean
}
