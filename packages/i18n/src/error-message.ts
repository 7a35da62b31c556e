import { isErrorCode } from '@cauce/contract/errors.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MessageParams } from './interpolate.ts'
import type { MessageKey, Translate } from './translate.ts'

/** The nouns that `errorMessage` needs; an island picks them. */
export const ERROR_NOUNS = ['errors', 'errorWords'] as const

/** A problem of the API, one of its field errors, or anything else with a code of the catalogue. */
export interface CodedError {
  readonly code: string
  readonly params?: MessageParams | undefined
}

/**
 * The message of a refusal in the language of `t`, its params in words: amounts of the wire as euro, days as people write them, states and missing
 * parts by name, kinds of file in capitals. A code that this version does not know reads as the unexpected error.
 */
export function errorMessage(t: Translate<ErrorNoun>, error: CodedError): string {
  const code = isErrorCode(error.code) ? error.code : 'unexpected'
  const words = Object.entries(error.params ?? {}).map(([name, value]) => [name, wordsOf(t, name, value)])
  return (t as AnyTranslate)(`errors.${code}`, Object.fromEntries(words))
}

/** The messages of refused fields by their paths (`amount`, `documents.0`). */
export const fieldMessages = (
  t: Translate<ErrorNoun>,
  errors: readonly (CodedError & { readonly path: string })[] = [],
): Readonly<Record<string, string>> => Object.fromEntries(errors.map((error) => [error.path, errorMessage(t, error)]))

type ErrorNoun = (typeof ERROR_NOUNS)[number]
/** Keys made from codes cannot be checked by type; the catalogue is complete in both languages by type and by test. */
type AnyTranslate = (key: string, params?: MessageParams) => string

const WIRE_AMOUNT = /^-?\d+\.\d{2}$/
const WIRE_DAY = /^\d{4}-\d{2}-\d{2}$/

function wordsOf(t: Translate<ErrorNoun>, name: string, value: string | number): string | number {
  if (typeof value === 'number') return value
  if (name === 'state' || name === 'missing')
    return value
      .split(',')
      .map((word) => wordOf(t, name, word.trim()))
      .join(', ')
  if (name === 'kinds') return value.toUpperCase()
  if (WIRE_DAY.test(value)) return formatDate(value)
  return WIRE_AMOUNT.test(value) ? formatMoney(value) : value
}

function wordOf(t: Translate<ErrorNoun>, name: 'state' | 'missing', word: string): string {
  const key = `errorWords.${name}.${word}` as MessageKey<ErrorNoun>
  return t.has(key) ? (t as AnyTranslate)(key) : word
}
