import {
  isReturnNumber,
  isSpanishPhone,
  isSpanishTaxNumber,
  type Cents,
  type ResidenceAbroad,
  type ReturnForm,
  type ReturnProblem,
  type WithholdingReason,
} from '@cauce/contract'
import { isSpelt, latinOf } from '@cauce/contract/latin.ts'

/** What forms 193 and 296 have in common (Orden EHA/3377/2011 and Orden EHA/3290/2008, as amended). */

export interface Declarer {
  readonly taxNumber: string | null
  readonly name: string | null
  readonly phone: string | null
  readonly contact: string | null
  /** 13 digits beginning with the form, assigned by the tax office. */
  readonly number: string | null
  /** Number of the return that this one replaces as a whole. */
  readonly replaces: string | null
}

/** Interest of one person: by accrual year and rate in form 193, by payment in form 296. */
export interface Perception {
  readonly userId: string
  readonly kind: 'individual' | 'company'
  /** Null without a Spanish one. */
  readonly taxNumber: string | null
  readonly name: string | null
  /** No customer page exists. */
  readonly isClosed: boolean
  /** Two-digit code; null if unknown. */
  readonly province: string | null
  readonly country: string
  readonly accrualYear: number
  /** Null in form 193; so is the borrower's number. */
  readonly accruedOn: string | null
  readonly reason: WithholdingReason
  /** Basis points. */
  readonly rate: number
  readonly interest: Cents
  readonly withheld: Cents
  readonly birthday: string | null
  readonly abroad: ResidenceAbroad | null
  /** Of the country of residence; null in form 193. */
  readonly foreignTaxNumber: string | null
  readonly borrowerTaxNumber: string | null
}

export interface Totals {
  readonly count: number
  readonly base: Cents
  readonly withheld: Cents
}

/** Positions from 1, as in the tax office's layouts. */
export type Field = readonly [first: number, last: number, text: string]
type Place = readonly [first: number, last: number]

export interface Layout {
  readonly form: ReturnForm
  /** From position 145 of the first record. */
  totals(totals: Totals): readonly Field[]
  /** From position 18 of a payee's record. */
  payee(perception: Perception, year: number, sequence: number): readonly Field[]
  /** Of a payee's record: what is not an amount. */
  readonly identity: readonly Place[]
  readonly statedBase: Place
  readonly statedWithheld: Place
  readonly base: Place
  readonly withheld: Place
  /** One record each, in the order of the file. */
  perceptionsOf(payments: readonly Perception[]): Perception[]
  problemsOf(perception: Perception): ReturnProblem[]
}

export const sumOfCents = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0n)

export const totalsOf = (perceptions: readonly Perception[]): Totals => ({
  count: perceptions.length,
  base: sumOfCents(perceptions.map(({ interest }) => interest)),
  withheld: sumOfCents(perceptions.map(({ withheld }) => withheld)),
})

const start =
  (form: ReturnForm, year: number, { taxNumber }: Pick<Declarer, 'taxNumber'>) =>
  (type: '1' | '2') =>
    [
      [1, 1, type],
      [2, 4, form],
      [5, 8, digits(year, 4)],
      [9, 17, taxNumberField(taxNumber)],
    ] as const

export function declarerRecord(layout: Layout, year: number, declarer: Declarer, totals: Totals): string {
  return recordOf([
    ...start(layout.form, year, declarer)('1'),
    [18, 57, capitals(declarer.name ?? '', 40)],
    // Sent by Internet.
    [58, 58, 'T'],
    [59, 67, digits((declarer.phone ?? '').replaceAll(/\D/g, '').slice(-9), 9)],
    [68, 107, capitals(declarer.contact ?? '', 40)],
    [108, 120, digits((declarer.number ?? '').replaceAll(/\D/g, '').slice(0, 13), 13)],
    // 121, complementary: only for payees that were wholly left out, and never used.
    [122, 122, declarer.replaces === null ? ' ' : 'S'],
    [123, 135, digits(declarer.replaces ?? 0, 13)],
    [136, 144, digits(totals.count, 9)],
    ...layout.totals(totals),
  ])
}

export const perceptionRecord = (
  layout: Layout,
  { year, declarer }: { readonly year: number; readonly declarer: Pick<Declarer, 'taxNumber'> },
  perception: Perception,
  sequence: number,
): string => recordOf([...start(layout.form, year, declarer)('2'), ...layout.payee(perception, year, sequence)])

export const textOf = (records: readonly string[]): string => records.map((record) => `${record}\r\n`).join('')

export const byName = new Intl.Collator('es').compare

export function problemsOfPayee({ taxNumber, name }: Pick<Perception, 'taxNumber' | 'name'>): ReturnProblem[] {
  const problems: ReturnProblem[] = []
  if (taxNumber !== null && !isSpanishTaxNumber(taxNumber)) problems.push('tax-number-wrong')
  if (!isDeclarable(name)) problems.push('name-missing')
  return problems
}

export function problemsOfDeclarer(form: ReturnForm, declarer: Declarer): ReturnProblem[] {
  const { taxNumber, phone, contact, number } = declarer
  const problems: ReturnProblem[] = taxNumber === null ? ['tax-number-missing'] : []
  problems.push(...problemsOfPayee(declarer))
  if (phone === null || !isSpanishPhone(phone)) problems.push('phone-wrong')
  if (!isDeclarable(contact)) problems.push('contact-missing')
  if (number === null || !isReturnNumber(number, form)) problems.push('number-wrong')
  return problems
}

/** Stated and recomputed totals, parsed from the text of the file, which comes in pieces of whole records. */
export function readTotals(
  layout: Layout,
  pieces: Iterable<string>,
): { readonly stated: Totals; readonly lines: Totals } {
  const amount = (record: string, place: Place) => BigInt(fieldOf(record, ...place).trim())
  let stated: Totals | undefined
  const lines = { count: 0, base: 0n, withheld: 0n }
  for (const piece of pieces)
    for (const record of piece.split('\r\n'))
      if (record !== '' && stated === undefined)
        stated = {
          count: Number(fieldOf(record, 136, 144)),
          base: amount(record, layout.statedBase),
          withheld: amount(record, layout.statedWithheld),
        }
      else if (record !== '') {
        lines.count += 1
        lines.base += amount(record, layout.base)
        lines.withheld += amount(record, layout.withheld)
      }
  return { stated: stated!, lines }
}

/** Of informative returns. */
export const RECORD_LENGTH = 500

/** In ascending order, blank elsewhere. Throws for overflow and overlap, a fault of our layout. */
export function recordOf(fields: readonly Field[]): string {
  let record = ''
  for (const [first, last, text] of fields) {
    if (text.length !== last - first + 1)
      throw new RangeError(`${first}-${last} does not take ${text.length} characters`)
    if (first <= record.length) throw new RangeError(`${first} is taken twice`)
    record = record.padEnd(first - 1) + text
  }
  return record.padEnd(RECORD_LENGTH)
}

export const fieldOf = (record: string, first: number, last: number): string => record.slice(first - 1, last)

/** Zero-padded. Throws on overflow. */
export function digits(value: bigint | number | string, length: number): string {
  const text = String(value)
  if (!/^\d*$/.test(text) || text.length > length) throw new RangeError(`${text} does not fit ${length} digits`)
  return text.padStart(length, '0')
}

/** Left-aligned capitals without accents except Ñ and Ç; truncated. */
export const capitals = (text: string, length: number): string => plainCapitals(text).slice(0, length).padEnd(length)

/** No letter of it would be left out. */
export const isDeclarable = (name: string | null): boolean =>
  name !== null && plainCapitals(name) !== '' && isSpelt(name)

/** ISO-8859-1 capitals without accents. */
function plainCapitals(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^ñç]+/gi, latinOf)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9ÑÇ&.,'/-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Right-aligned, zero-padded; blank without one. */
export const taxNumberField = (taxNumber: string | null): string =>
  taxNumber === null ? ' '.repeat(9) : taxNumber.slice(-9).padStart(9, '0')
