import type * as office from './es/office.ts'
import type { KeyOf, MessageAt, ParamsOf, Translation } from './translation.ts'

/** Messages of the back office; site texts are not sent to it (decision front-end-performance). */
type Office = typeof office

export type OfficeMessages = Translation<Office>
export type MessageKey = KeyOf<Office>
/** Back office translator; site messages do not compile. */
export interface Translate {
  <Key extends MessageKey>(key: Key, ...params: ParamsOf<MessageAt<Office, Key>>): string
  readonly has: (key: MessageKey) => boolean
}
