export const IDENTIFICATION_DOCUMENT_TYPES = [
  'ID_CARD',
  'PASSPORT',
  'RESIDENCE_PERMIT',
  'DRIVERS_LICENSE',
  'VISA',
] as const

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Real Decreto 1553/2005; Orden INT/2058/2008. X, Y, Z of a NIE count as 0, 1, 2. */
export function controlLetterOf(digits: string): string {
  const number = digits.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  return LETTERS[Number(number) % 23]!
}

export interface Identification {
  readonly nationality?: string | null | undefined
  readonly identificationDocumentType?: string | null | undefined
  readonly identificationDocumentNumber?: string | null | undefined
}

/** Checks DNI (Spaniard's identity card) and NIE (residence permit); other numbers are accepted unchecked. */
export function isControlLetterRight({
  nationality,
  identificationDocumentType,
  identificationDocumentNumber,
}: Identification): boolean {
  const number = identificationDocumentNumber ?? ''
  const isDni = nationality === 'ES' && identificationDocumentType === 'ID_CARD' && /^\d{8}[A-Z]$/.test(number)
  const isNie = identificationDocumentType === 'RESIDENCE_PERMIT' && /^[XYZ]\d{7}[A-Z]$/.test(number)
  return !(isDni || isNie) || controlLetterOf(number.slice(0, 8)) === number[8]
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
  return EITHER.includes(kind) ? [digit, letter] : [digit]
}

/** DNI, NIE or organisation number. */
export function isSpanishTaxNumber(taxNumber: string): boolean {
  if (/^(\d{8}|[XYZ]\d{7})[A-Z]$/.test(taxNumber)) return controlLetterOf(taxNumber.slice(0, 8)) === taxNumber[8]
  return /^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(taxNumber) && isTaxNumberRight(taxNumber)
}

/** Checks Spanish organisation numbers only. */
export function isTaxNumberRight(taxNumber: string): boolean {
  const spanish = /^(?:ES)?([A-HJNP-SUVW]\d{7})([0-9A-J])$/.exec(taxNumber)
  return spanish === null || taxControlOf(spanish[1]!).includes(spanish[2]!)
}
