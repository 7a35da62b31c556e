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
 * Whether a number that can only be a Spanish one has the right control letter: eight digits and a letter on the identity
 * card of a Spaniard. The numbers of all other documents are accepted unchecked.
 */
export function isControlLetterRight({
  nationality,
  identificationDocumentType,
  identificationDocumentNumber,
}: Identification): boolean {
  const isDni =
    nationality === 'ES' &&
    identificationDocumentType === 'ID_CARD' &&
    /^\d{8}[A-Z]$/.test(identificationDocumentNumber ?? '')
  if (!isDni) return true
  return controlLetterOf(identificationDocumentNumber!.slice(0, 8)) === identificationDocumentNumber![8]
}
