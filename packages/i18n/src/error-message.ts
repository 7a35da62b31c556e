import { isErrorCode } from '@cauce/contract/errors.ts'
import { formatDate, formatDateTime, formatTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MessageParams } from './interpolate.ts'
import type { MessageKey, Translate } from './translate.ts'

export const ERROR_NOUNS = ['errors', 'errorWords'] as const

export interface CodedError {
  readonly code: string
  readonly params?: MessageParams | undefined
}

/** With localised params. An unknown code reads as the unexpected error. */
export function errorMessage(t: Translate<ErrorNoun>, error: CodedError, now = new Date()): string {
  const late = decidedMeanwhile(t, error.params, now)
  if (late !== undefined) return late
  const code = isErrorCode(error.code) ? error.code : 'unexpected'
  const words = Object.entries(error.params ?? {}).map(([name, value]) => [name, wordsOf(t, name, value)])
  return (t as AnyTranslate)(`errors.${code}`, Object.fromEntries(words))
}

/** Who decided before, where a refusal came too late because of it. */
function decidedMeanwhile(t: Translate<ErrorNoun>, { by, act, at }: MessageParams = {}, now: Date): string | undefined {
  const key = `errorWords.did.${act}` as MessageKey<ErrorNoun>
  if (by === undefined || typeof at !== 'string' || !t.has(key)) return undefined
  const day = formatDate(at)
  const words = { by, did: (t as AnyTranslate)(key), time: formatTime(at), day }
  return (t as AnyTranslate)(`errorWords.${day === formatDate(now) ? 'didToday' : 'didOn'}`, words)
}

export const fieldMessages = (
  t: Translate<ErrorNoun>,
  errors: readonly (CodedError & { readonly path: string })[] = [],
): Readonly<Record<string, string>> => Object.fromEntries(errors.map((error) => [error.path, errorMessage(t, error)]))

type ErrorNoun = (typeof ERROR_NOUNS)[number]
/** Keys built from codes are untyped; completeness is checked by type and test. */
type AnyTranslate = (key: string, params?: MessageParams) => string

const WIRE_AMOUNT = /^-?\d+\.\d{2}$/
const WIRE_DAY = /^\d{4}-\d{2}-\d{2}$/
const WIRE_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function wordsOf(t: Translate<ErrorNoun>, name: string, value: string | number): string | number {
  if (typeof value === 'number') return value
  if (name === 'state' || name === 'missing')
    return value
      .split(',')
      .map((word) => wordOf(t, name, word.trim()))
      .join(', ')
  if (name === 'kinds') return value.toUpperCase()
  if (WIRE_DAY.test(value)) return formatDate(value)
  if (WIRE_INSTANT.test(value)) return formatDateTime(value)
  return WIRE_AMOUNT.test(value) ? formatMoney(value) : value
}

function wordOf(t: Translate<ErrorNoun>, name: 'state' | 'missing', word: string): string {
  const key = `errorWords.${name}.${word}` as MessageKey<ErrorNoun>
  return t.has(key) ? (t as AnyTranslate)(key) : word
}
