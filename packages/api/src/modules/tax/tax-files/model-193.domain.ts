import type { Cents } from '@cauce/contract'
import { capitals, digits, recordOf, taxNumberField } from './fixed-width.domain.ts'

/**
 * Model 193, the yearly summary of tax withheld from income of capital of residents (Orden EHA/3377/2011, annex II, as later orders changed it). Pure. The
 * handbook lists what no adviser has checked (decision 256).
 */

/** Who files it. */
export interface Declarer {
  readonly taxNumber: string | null
  readonly name: string | null
  readonly phone: string | null
  readonly contact: string | null
  /** The number of the return, which the tax office gives: 13 digits, of which the first are 193. */
  readonly number: string | null
}

/** Interest that was paid to one person in the year, of one year of accrual and at one rate. */
export interface Perception {
  readonly userId: string
  readonly kind: 'individual' | 'company'
  /** Null where no Spanish tax number is known. */
  readonly taxNumber: string | null
  readonly name: string | null
  /** Whether the account is closed, so that no page of the customer is there. */
  readonly isClosed: boolean
  /** Code of the province, two digits; null where it is not known. */
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

/** What the perceptions come to. */
export const totalsOf = (perceptions: readonly Perception[]): Totals => ({
  count: perceptions.length,
  base: sumOfCents(perceptions.map(({ interest }) => interest)),
  withheld: sumOfCents(perceptions.map(({ withheld }) => withheld)),
})

const start = (year: number, declarer: Declarer) => (type: '1' | '2') =>
  [
    [1, 1, type],
    [2, 4, '193'],
    [5, 8, digits(year, 4)],
    [9, 17, taxNumberField(declarer.taxNumber)],
  ] as const

/** The record of who files. */
export function declarerRecord(year: number, declarer: Declarer, { count, base, withheld }: Totals): string {
  return recordOf([
    ...start(year, declarer)('1'),
    [18, 57, capitals(declarer.name ?? '', 40)],
    // Sent by Internet.
    [58, 58, 'T'],
    [59, 67, digits((declarer.phone ?? '').replaceAll(/\D/g, '').slice(-9), 9)],
    [68, 107, capitals(declarer.contact ?? '', 40)],
    [108, 120, digits((declarer.number ?? '').replaceAll(/\D/g, '').slice(0, 13), 13)],
    // 121 and 122 stay blank: it neither completes nor replaces an earlier one.
    [123, 135, digits(0, 13)],
    [136, 144, digits(count, 9)],
    [145, 159, digits(base, 15)],
    [160, 174, digits(withheld, 15)],
    // Not filled by a payer who pays without intermediaries.
    [175, 189, digits(0, 15)],
    [220, 234, digits(0, 15)],
    [235, 235, 'S'],
  ])
}

/** The record of what one payee was paid. */
export function perceptionRecord(year: number, declarer: Declarer, perception: Perception, sequence: number): string {
  const { taxNumber, name, province, accrualYear, rate, interest, withheld } = perception
  return recordOf([
    ...start(year, declarer)('2'),
    [18, 26, taxNumberField(taxNumber)],
    [36, 75, capitals(name ?? '', 40)],
    [77, 78, (province ?? '').padStart(2).slice(0, 2)],
    // Income of capital from lending one's own money; interest of loans that are not of banks.
    [92, 92, 'B'],
    [93, 94, '03'],
    [118, 121, digits(accrualYear, 4)],
    // Paid in money.
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

/** The whole file: the declarer, then each payee, every record on a line. */
export function model193(year: number, declarer: Declarer, perceptions: readonly Perception[]): string {
  const records = perceptions.map((perception, index) => perceptionRecord(year, declarer, perception, index + 1))
  return [declarerRecord(year, declarer, totalsOf(perceptions)), ...records].map((record) => `${record}\r\n`).join('')
}

/** Payments to people as one perception for each person, year of accrual and rate, in the order of names. */
export function perceptionsOf(payments: readonly Perception[]): Perception[] {
  const groups = Map.groupBy(payments, ({ userId, accrualYear, rate }) => `${userId} ${accrualYear} ${rate}`)
  const sums = [...groups.values()].map((group) => ({
    ...group[0]!,
    interest: sumOfCents(group.map(({ interest }) => interest)),
    withheld: sumOfCents(group.map(({ withheld }) => withheld)),
  }))
  return sums.toSorted(
    (one, other) =>
      (one.name ?? '').localeCompare(other.name ?? '', 'es') ||
      one.userId.localeCompare(other.userId) ||
      one.accrualYear - other.accrualYear ||
      one.rate - other.rate,
  )
}
