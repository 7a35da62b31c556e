import { compactCode } from '../cleaned.ts'

export const IDENTIFICATION_DOCUMENT_TYPES = [
  'ID_CARD',
  'PASSPORT',
  'RESIDENCE_PERMIT',
  'DRIVERS_LICENSE',
  'VISA',
] as const

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Real Decreto 1553/2005; Orden INT/2058/2008. X, Y, Z of a NIE count as 0, 1, 2; K, L, M are left out. */
export function controlLetterOf(digits: string): string {
  const number = digits.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))).replace(/^[KLM]/, '')
  return LETTERS[Number(number) % 23]!
}

/** Organisation kinds with a letter as control character; `EITHER`: letter or digit. */
const WITH_LETTER = 'NPQRSW'
const EITHER = 'CDFGJUV'
const CONTROL_LETTERS = 'JABCDEFGHI'

/** Orden EHA/451/2008; sum of Decreto 2423/1975. */
export function taxControlOf(kindAndDigits: string): readonly string[] {
  const kind = kindAndDigits[0]!
  const sum = [...kindAndDigits.slice(1)].reduce((total, digit, index) => {
    const doubled = Number(digit) * 2
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(digit))
  }, 0)
  const control = (10 - (sum % 10)) % 10
  const [letter, digit] = [CONTROL_LETTERS[control]!, String(control)]
  if (WITH_LETTER.includes(kind)) return [letter]
  // Companies without residence, of before 2008, have 00 for the province.
  return EITHER.includes(kind) || kindAndDigits.startsWith('00', 1) ? [digit, letter] : [digit]
}

/** DNI, NIE, or K, L, M of people without either; spreadsheets drop zeros, and old NIE have eight digits. */
const PERSON = /^(?:([XYZ]?)0*(\d{1,7})|0*(\d{1,8})|([KLM])(\d{7}))([A-Z])$/
/** Of intra-community numbers (Directive 2006/112/EC, article 215). */
const SPAIN = /^ES(?=[A-Z0-9]{2,10}$)/
/** `NIF12345678Z`: the label sticks to the number; also foreign ones. */
const codeOf = (typed: string) =>
  compactCode(typed).replace(/^(?:DNI|NI[FE]|CIF|VAT|NIPC|TVA|SIREN|KVK|UID)(?=(?:[A-Z]{2})?[A-Z]?\d)/, '')
/** Spanish without its control character, or foreign without its country. */
const BARE = /^(?:[XYZKLM]?\d{7,8}|[A-HJNP-SUVW]\d{7})$/
const ORGANISATION = /^[A-HJNP-SUVW]\d{7}[0-9A-J]$/

/** A person's Spanish number in its one form (`2741084J` is `02741084J`); undefined with a wrong control letter. */
export function spanishPersonNumberOf(typed: string): string | undefined {
  const number = codeOf(typed).replace(SPAIN, '')
  const [, alien = '', short, long, special = '', rest, letter] = PERSON.exec(number) ?? []
  const digits = special + (rest ?? (alien ? alien + short!.padStart(7, '0') : (long ?? short ?? '').padStart(8, '0')))
  return letter !== undefined && controlLetterOf(digits) === letter ? digits + letter : undefined
}

/** DNI, NIE, NIF or organisation number in its one form; undefined for what is none. */
export function spanishTaxNumberOf(typed: string): string | undefined {
  const number = codeOf(typed).replace(SPAIN, '')
  if (ORGANISATION.test(number)) return taxControlOf(number.slice(0, 8)).includes(number[8]!) ? number : undefined
  return spanishPersonNumberOf(number)
}

export const isSpanishTaxNumber = (taxNumber: string): boolean => spanishTaxNumberOf(taxNumber) === taxNumber

/** The one form of a Spanish or foreign number. A foreign one that looks Spanish needs the prefix of its country. */
export function taxNumberOf(typed: string): string | undefined {
  const number = codeOf(typed).replace(/(?<=^\d+[A-Z])ES$/, '')
  const spanish = spanishTaxNumberOf(number)
  if (spanish !== undefined) return spanish
  const isSpanish = number.startsWith('ES') || PERSON.test(number) || ORGANISATION.test(number) || BARE.test(number)
  return !isSpanish && /^[A-Z0-9]{8,14}$/.test(number) ? number : undefined
}

/** A person's own number is not the company's. */
export function companyTaxNumberOf(typed: string): string | undefined {
  const number = taxNumberOf(typed)
  return number === undefined || spanishPersonNumberOf(number) === undefined ? number : undefined
}

export interface Identification {
  readonly nationality?: string | null | undefined
  readonly identificationDocumentType?: string | null | undefined
  readonly identificationDocumentNumber?: string | null | undefined
}

/**
 * Identity card and driving licence of a Spaniard have the DNI, a residence permit the NIE. Other documents are judged
 * by length alone.
 */
export function documentNumberOf(identification: Identification): string | undefined {
  const { nationality, identificationDocumentType: type, identificationDocumentNumber: typed } = identification
  const code = codeOf(typed ?? '')
  const isSpanish =
    (nationality === 'ES' && type === 'ID_CARD') ||
    (nationality === 'ES' && type === 'DRIVERS_LICENSE' && /^(ES)?\d+[A-Z]?$/.test(code)) ||
    (type === 'RESIDENCE_PERMIT' && /^(ES)?[XYZ][\dOIL]{5,8}[A-Z]?$/.test(code))
  if (isSpanish) return spanishPersonNumberOf(code)
  // In a passport the letters of a label may be its own.
  const number = compactCode(typed ?? '')
  return /^[A-Z0-9]{4,20}$/.test(number) ? number : undefined
}

/** A number that is not there is not wrong. */
export const isDocumentNumberRight = (identification: Identification): boolean =>
  (identification.identificationDocumentNumber ?? null) === null || documentNumberOf(identification) !== undefined

/** One person's whatever the document: zeros that a spreadsheet or a form left out make no difference. Also in SQL (`identityKey`). */
export const identityKeyOf = (number: string): string =>
  compactCode(number).replace(/^(?:(?:ES)?([XYZ]?)0*(?=[0-9]+[A-Z]$)|0+)/, '$1')
