import type { ResidenceAbroad, WithholdingReason } from '@cauce/contract'
import {
  byName,
  capitals,
  digits,
  isDeclarable,
  problemsOfPayee,
  taxNumberField,
  type Field,
  type Layout,
  type Perception,
} from './returns-layout.domain.ts'

/**
 * Form 296, non-residents: a record for each payment (Orden EHA/3290/2008, annex III, in the tax office's design of 2017). Fields that
 * Orden HAC/56/2024 added are blank, as far as they are known: they are about securities. Decision tax-withholding-and-forms lists what
 * no adviser has checked.
 */
export const model296: Layout = {
  form: '296',
  totals: ({ base, withheld }) => [
    // 145, sign: never negative.
    [146, 159, digits(base, 14)],
    [160, 174, digits(withheld, 15)],
    // Paid in: as payer, of all.
    [175, 189, digits(withheld, 15)],
  ],
  payee: (perception, year) => [
    [18, 26, taxNumberField(perception.taxNumber)],
    [36, 36, perception.kind === 'company' ? 'J' : 'F'],
    [37, 76, capitals(perception.name ?? '', 40)],
    [91, 98, dayField(perception.accruedOn!)],
    // In money; interest.
    [99, 99, 'D'],
    [100, 101, '02'],
    [102, 103, subkeyOf(perception)],
    // 104, sign: never negative.
    [105, 116, digits(perception.interest, 12)],
    [117, 120, digits(perception.rate, 4)],
    [121, 133, digits(perception.withheld, 13)],
    ...issuerFields(perception),
    [171, 174, digits(perception.accrualYear === year ? 0 : perception.accrualYear, 4)],
    // Only of lent securities.
    [175, 226, digits(0, 52)],
    ...addressFields(perception),
    [498, 499, perception.country],
  ],
  identity: [
    [18, 103],
    [227, 499],
  ],
  statedBase: [145, 159],
  statedWithheld: [160, 174],
  base: [104, 116],
  withheld: [121, 133],
  perceptionsOf: (payments) =>
    payments.toSorted(
      (one, other) =>
        byName(one.name ?? '', other.name ?? '') ||
        one.userId.localeCompare(other.userId) ||
        one.accruedOn!.localeCompare(other.accruedOn!) ||
        one.rate - other.rate,
    ),
  problemsOf: (perception) => [
    ...problemsOfPayee(perception),
    ...(isDeclarable(perception.abroad?.street ?? null) && isDeclarable(perception.abroad?.city ?? null)
      ? []
      : (['address-missing'] as const)),
    ...(perception.kind === 'individual' && !isBirthKnown(perception) ? (['birth-missing'] as const) : []),
  ],
}

const isBirthKnown = ({ birthday, abroad }: Perception) =>
  birthday !== null && isDeclarable(abroad?.birthCity ?? null) && Boolean(abroad?.birthCountry)

const UNKNOWN_DAY = '0'.repeat(8)
/** DDMMYYYY. */
const dayField = (day: string): string => day.split('-').toReversed().join('')

/** 01: general rate; 02: rate of a treaty; 03: exempt by Spanish law (TRLIRNR 14); 04: exempt by a treaty. */
function subkeyOf({ reason, rate }: Perception): string {
  if (reason === 'treaty') return rate > 0 ? '02' : '04'
  return EXEMPT_BY_LAW.has(reason) ? '03' : '01'
}
const EXEMPT_BY_LAW: ReadonlySet<WithholdingReason> = new Set(['unionResident', 'economicAreaResident'])

/** The borrower, by its Spanish number. No securities account. */
const issuerFields = ({ borrowerTaxNumber }: Perception): readonly Field[] => [
  [135, 135, borrowerTaxNumber === null ? '0' : '1'],
  [136, 147, capitals(borrowerTaxNumber ?? '', 12)],
  // As payer.
  [148, 148, '1'],
]

const NOWHERE: ResidenceAbroad = {
  ...{ street: '', city: '', region: null, postCode: null, foreignTaxNumber: null },
  ...{ birthCity: null, birthCountry: null },
}
const text = (value: string | null, length: number) => capitals(value ?? '', length)

function addressFields({ kind, birthday, country, abroad, foreignTaxNumber }: Perception): readonly Field[] {
  const { street, city, region, postCode, birthCity, birthCountry } = abroad ?? NOWHERE
  const lines = text(street, 90)
  const born = kind === 'individual' ? { birthday, birthCity, birthCountry } : NEVER
  return [
    [227, 276, lines.slice(0, 50)],
    [277, 316, lines.slice(50)],
    [317, 346, text(city, 30)],
    [347, 376, text(region, 30)],
    [377, 386, text(postCode, 10)],
    [387, 388, country],
    [433, 452, text(foreignTaxNumber, 20)],
    [453, 460, born.birthday === null ? UNKNOWN_DAY : dayField(born.birthday)],
    [461, 495, text(born.birthCity, 35)],
    [496, 497, text(born.birthCountry, 2)],
  ]
}
const NEVER = { birthday: null, birthCity: null, birthCountry: null }
