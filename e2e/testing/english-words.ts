import { messagesOf } from '@cauce/i18n/index.ts'

/** Default texts of libraries. */
const OF_LIBRARIES = [
  'Clear',
  'Close',
  'Open',
  'Loading…',
  'Loading...',
  'No options',
  'Rows per page:',
  'Go to first page',
  'Go to last page',
  'Go to next page',
  'Go to previous page',
  'Next month',
  'Previous month',
  'Choose date',
  'Required',
  'Skip to content',
  'Show password',
]

function formsOf(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return messages.split('||||').map((form) => form.trim())
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(formsOf) : []
}

/** Transfer texts are in the payee's language and shown to staff unchanged. */
const kept = new Set(formsOf(messagesOf('en').payments.remittance))
const spanish = new Set(formsOf(messagesOf('es')))
const englishOnly = formsOf(messagesOf('en')).filter((form) => !spanish.has(form) && !kept.has(form) && form !== '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const isFilledIn = (form: string) => form.includes('%{')
const keysOf = (messages: object, place = ''): readonly string[] =>
  Object.entries(messages).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${place}${name}.`) : [`${place}${name}`],
  )
const plain = englishOnly.filter((form) => !isFilledIn(form))
const wholes = new Set([...plain, ...OF_LIBRARIES, ...keysOf(messagesOf('es'))])
/** Templates with very few fixed letters would match any text. */
const templates = englishOnly
  .filter((form) => isFilledIn(form) && form.replaceAll(/%\{\w+\}|[^a-z]/gi, '').length >= 6)
  .map(
    (form) =>
      new RegExp(
        `^${form
          .split(/%\{\w+\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  )
const isEnglish = (text: string): boolean => wholes.has(text) || templates.some((template) => template.test(text))

/** Cache: screens share most texts. */
const judged = new Map<string, boolean>()

/** The English messages among these texts, and keys of messages. */
export const englishAmong = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => {
    if (!judged.has(text)) judged.set(text, isEnglish(text))
    return judged.get(text)
  })
