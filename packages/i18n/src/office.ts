import type { office } from './es/office.ts'
import type { MessageKey as AnyMessageKey, Messages, Translate as AnyTranslate } from './translate.ts'

/** The nouns whose messages the back office loads: those that the site alone shows are not sent to it (decision 197). */
export type OfficeNoun = keyof typeof office & string

export type OfficeMessages = Messages<OfficeNoun>
export type MessageKey = AnyMessageKey<OfficeNoun>
/** The translator of the back office. A message of the site alone does not compile. */
export type Translate = AnyTranslate<OfficeNoun>
