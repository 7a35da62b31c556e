import {
  type Cents,
  isProvince,
  isReturnNumber,
  isSpanishPhone,
  isSpanishTaxNumber,
  type Problem193,
} from '@cauce/contract'
import { isSpelt, latinOf } from '@cauce/contract/latin.ts'

/**
 * Model 193 (Orden EHA/3377/2011, annex II, as amended). The handbook lists what no adviser has checked (decision
 * tax-withholding-and-forms).
 */

export interface Declarer {
  readonly taxNumber: string | null
  readonly name: string | null
  readonly phone: string | null
  readonly contact: string | null
  /** 13 digits beginning with 193, assigned by the tax office. */
  readonly number: string | null
  /** Number of the return that this one replaces as a whole. */
  readonly replaces: string | null
}

/** Interest of one person, accrual year and rate. */
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
  readonly accrualYear: number
  /** Basis points. */
  readonly rate: number
  readonly interest: Cents
  readonly withheld: Cents
}

export const sumOfCents = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0n)

export interface Totals {
  readonly count: number
  readonly base: Cents
  readonly withheld: Cents
}

export const totalsOf = (perceptions: readonly Perception[]): Totals => ({
  count: perceptions.length,
  base: sumOfCents(perceptions.map(({ interest }) => interest)),
  withheld: sumOfCents(perceptions.map(({ withheld }) => withheld)),
})

const start = (year: number, declarer: Pick<Declarer, 'taxNumber'>) => (type: '1' | '2') =>
  [
    [1, 1, type],
    [2, 4, '193'],
    [5, 8, digits(year, 4)],
    [9, 17, taxNumberField(declarer.taxNumber)],
  ] as const

export function declarerRecord(year: number, declarer: Declarer, { count, base, withheld }: Totals): string {
  return recordOf([
    ...start(year, declarer)('1'),
    [18, 57, capitals(declarer.name ?? '', 40)],
    // Sent by Internet.
    [58, 58, 'T'],
    [59, 67, digits((declarer.phone ?? '').replaceAll(/\D/g, '').slice(-9), 9)],
    [68, 107, capitals(declarer.contact ?? '', 40)],
    [108, 120, digits((declarer.number ?? '').replaceAll(/\D/g, '').slice(0, 13), 13)],
    // 121, complementary: only for payees that were wholly left out, and never used.
    [122, 122, declarer.replaces === null ? ' ' : 'S'],
    [123, 135, digits(declarer.replaces ?? 0, 13)],
    [136, 144, digits(count, 9)],
    [145, 159, digits(base, 15)],
    [160, 174, digits(withheld, 15)],
    // Not for a payer without intermediaries.
    [175, 189, digits(0, 15)],
    [220, 234, digits(0, 15)],
    [235, 235, 'S'],
  ])
}

export function perceptionRecord(
  year: number,
  declarer: Pick<Declarer, 'taxNumber'>,
  perception: Perception,
  sequence: number,
): string {
  const { taxNumber, name, province, accrualYear, rate, interest, withheld } = perception
  return recordOf([
    ...start(year, declarer)('2'),
    [18, 26, taxNumberField(taxNumber)],
    [36, 75, capitals(name ?? '', 40)],
    [77, 78, (province ?? '').padStart(2).slice(0, 2)],
    // Income from lending own money; non-bank loans.
    [92, 92, 'B'],
    [93, 94, '03'],
    [118, 121, digits(accrualYear, 4)],
    // In money.
    [122, 122, '1'],
    [123, 135, digits(interest, 13)],
    [139, 151, digits(0, 13)],
    [152, 164, digits(interest, 13)],
    [165, 168, digits(rate, 4)],
    [169, 181, digits(withheld, 13)],
    [182, 192, digits(0, 11)],
    [208, 208, 'S'],
    [249, 313, digits(0, 65)],
    [314, 314, '0'],
    [315, 321, digits(sequence, 7)],
    [331, 338, digits(0, 8)],
  ])
}

const textOf = (records: readonly string[]) => records.map((record) => `${record}\r\n`).join('')

/** @param first number of the first one in the file */
export const perceptionRecords = (
  year: number,
  declarer: Pick<Declarer, 'taxNumber'>,
  perceptions: readonly Perception[],
  first: number,
): string => textOf(perceptions.map((perception, index) => perceptionRecord(year, declarer, perception, first + index)))

/** The first record of the file. */
export const firstRecord = (year: number, declarer: Declarer, totals: Totals): string =>
  textOf([declarerRecord(year, declarer, totals)])

export const byName = new Intl.Collator('es').compare

export function perceptionsOf(payments: readonly Perception[]): Perception[] {
  const groups = Map.groupBy(payments, ({ userId, accrualYear, rate }) => `${userId} ${accrualYear} ${rate}`)
  const sums = [...groups.values()].map((group) => ({
    ...group[0]!,
    interest: sumOfCents(group.map(({ interest }) => interest)),
    withheld: sumOfCents(group.map(({ withheld }) => withheld)),
  }))
  return sums.toSorted(
    (one, other) =>
      byName(one.name ?? '', other.name ?? '') ||
      one.userId.localeCompare(other.userId) ||
      one.accrualYear - other.accrualYear ||
      one.rate - other.rate,
  )
}

export function problemsOfPerception({ taxNumber, name, province }: Perception): Problem193[] {
  const problems: Problem193[] = []
  if (taxNumber === null) problems.push('tax-number-missing')
  else if (!isSpanishTaxNumber(taxNumber)) problems.push('tax-number-wrong')
  if (!isDeclarable(name)) problems.push('name-missing')
  if (province === null) problems.push('province-missing')
  else if (!isProvince(province)) problems.push('province-wrong')
  return problems
}

export function problemsOfDeclarer({ taxNumber, name, phone, contact, number }: Declarer): Problem193[] {
  const problems: Problem193[] = []
  if (taxNumber === null) problems.push('tax-number-missing')
  else if (!isSpanishTaxNumber(taxNumber)) problems.push('tax-number-wrong')
  if (!isDeclarable(name)) problems.push('name-missing')
  if (phone === null || !isSpanishPhone(phone)) problems.push('phone-wrong')
  if (!isDeclarable(contact)) problems.push('contact-missing')
  if (number === null || !isReturnNumber(number)) problems.push('number-wrong')
  return problems
}

/** Stated and recomputed totals, parsed from the text of the file, which comes in pieces of whole records. */
export function readTotals(pieces: Iterable<string>): { readonly stated: Totals; readonly lines: Totals } {
  const amount = (record: string, from: number, to: number) => BigInt(fieldOf(record, from, to))
  let stated: Totals | undefined
  const lines = { count: 0, base: 0n, withheld: 0n }
  for (const piece of pieces)
    for (const record of piece.split('\r\n'))
      if (record !== '' && stated === undefined)
        stated = {
          count: Number(fieldOf(record, 136, 144)),
          base: amount(record, 145, 159),
          withheld: amount(record, 160, 174),
        }
      else if (record !== '') {
        lines.count += 1
        lines.base += amount(record, 152, 164)
        lines.withheld += amount(record, 169, 181)
      }
  return { stated: stated!, lines }
}

/** Positions from 1, as in the tax office's layouts. */
type Field = readonly [first: number, last: number, text: string]

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
const isDeclarable = (name: string | null): boolean => name !== null && plainCapitals(name) !== '' && isSpelt(name)

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
