import { cleanCode } from '@cauce/contract/cleaned.ts'
import { formatDate } from './dates.ts'

/** Dates are typed as displayed: day, month, year (handbook rule 11.14, decision input-validation). */

const DAY_LENGTHS = [2, 2, 4]
const MOMENT_LENGTHS = [2, 2, 4, 2, 2]
const MARKS = ['', '/', '/', ' ', ':']

const WIRE_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const FOREIGN = /[^\d\s./:,-]/

/**
 * `2304198` -> `23/04/198`. A separator appears with the next digit, so that deleting works. Text with letters stays
 * for the form to refuse.
 */
export function maskDate(typed: string): string {
  const text = typed.trim()
  return WIRE_DATE.test(text) ? formatDate(text) : mask(typed, DAY_LENGTHS)
}

/** With time: `230420261030` -> `23/04/2026 10:30`. */
export const maskMoment = (typed: string): string => mask(typed, MOMENT_LENGTHS)

function mask(typed: string, lengths: readonly number[]): string {
  if (FOREIGN.test(typed)) return typed
  const parts = ['']
  for (const character of typed.trimStart()) {
    const last = parts.at(-1)!
    const isFull = last.length === lengths[parts.length - 1]
    const hasNext = parts.length < lengths.length
    if (/\d/.test(character)) {
      if (!isFull) parts[parts.length - 1] = last + character
      else if (hasNext) parts.push(character)
    } else if (last !== '' && hasNext) parts.push('')
  }
  return parts.map((part, index) => MARKS[index]! + part).join('')
}

/** Spanish, English and Portuguese, whole or begun; a copied date has them: `23 de abril de 1988`, `23-Apr-1988`. */
const MONTHS = [
  'enero january janeiro',
  'febrero february fevereiro',
  'marzo march março',
  'abril april',
  'mayo may maio',
  'junio june junho',
  'julio july julho',
  'agosto august',
  'septiembre setiembre september setembro',
  'octubre october outubro',
  'noviembre november novembro',
  'diciembre december dezembro',
]
const IN_WORDS = /^(?:\p{L}+\.?,? )?(\d{1,2})(?:\.?o)?[ -](?:de )?(\p{L}{3,})\.?[ -](?:del? )?(\d{4})$/u
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** Of a record or a spreadsheet. */
const MIDNIGHT = /[T ]0?0:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/

/** `23/04/1988`, `1/4/1988`, `23 de abril de 1988` or ISO -> `1988-04-23`, or `undefined` if no such day. */
export function parseTypedDate(typed: string): string | undefined {
  const text = cleanCode(typed)
    .replace(MIDNIGHT, '')
    .replace(YEAR_FIRST, '$3/$2/$1')
    .replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
    .replace(IN_WORDS, (words, day: string, name: string, year: string) => {
      const month = MONTHS.findIndex((names) => ` ${names}`.includes(` ${name.toLowerCase()}`)) + 1
      return month === 0 ? words : `${day}/${month}/${year}`
    })
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[ ./:,-]+(\d{1,2})[ ./:,-]+(\d{4})$/.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  // `Date.parse` reads 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined
}

/** `23/04/2026 10:30` -> `2026-04-23T10:30` in local time, or `undefined`. */
export function parseTypedMoment(typed: string): string | undefined {
  const [, day = '', hour = '', minute = ''] = /^(\S+) (\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? []
  const date = parseTypedDate(day)
  return date !== undefined && Number(hour) < 24 && Number(minute) < 60
    ? `${date}T${hour.padStart(2, '0')}:${minute}`
    : undefined
}
