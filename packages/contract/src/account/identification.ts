/** Kinds of identification document that the platform accepts. */
export const IDENTIFICATION_DOCUMENT_TYPES = [
  'ID_CARD',
  'PASSPORT',
  'RESIDENCE_PERMIT',
  'DRIVERS_LICENSE',
  'VISA',
] as const

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The control letter of a DNI, or of a NIE whose X, Y or Z counts as 0, 1 or 2 (Real Decreto 1553/2005; Orden INT/2058/2008). */
export function controlLetterOf(digits: string): string {
  const number = digits.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  return LETTERS[Number(number) % 23]!
}

/** The fields from which an identification document is checked. */
export interface Identification {
  readonly nationality?: string | null | undefined
  readonly identificationDocumentType?: string | null | undefined
  readonly identificationDocumentNumber?: string | null | undefined
}

/**
 * Whether a number that can only be a Spanish one has the right control letter: a DNI (eight digits and a letter on the
 * identity card of a Spaniard) or a NIE (X, Y or Z, seven digits and a letter on a residence permit). The numbers of all
 * other documents are accepted unchecked.
 */
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

/** Kinds of organisation whose control character is a letter; of `EITHER` it may be a letter or a digit. */
const WITH_LETTER = 'NPQRSW'
const EITHER = 'CDFGJUV'
const CONTROL_LETTERS = 'JABCDEFGHI'

/**
 * The control characters that the number of a Spanish organisation may end with, from its kind (a letter) and its seven
 * digits (Orden EHA/451/2008; the sum is that of Decreto 2423/1975).
 */
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

/** Whether it has the form and the control character of a Spanish tax number: DNI, NIE, or the number of an organisation. */
export function isSpanishTaxNumber(taxNumber: string): boolean {
  if (/^(\d{8}|[XYZ]\d{7})[A-Z]$/.test(taxNumber)) return controlLetterOf(taxNumber.slice(0, 8)) === taxNumber[8]
  return /^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(taxNumber) && isTaxNumberRight(taxNumber)
}

/** Whether a tax number that can only be that of a Spanish organisation has a right control character; others are unchecked. */
export function isTaxNumberRight(taxNumber: string): boolean {
  const spanish = /^(?:ES)?([A-HJNP-SUVW]\d{7})([0-9A-J])$/.exec(taxNumber)
  return spanish === null || taxControlOf(spanish[1]!).includes(spanish[2]!)
}
