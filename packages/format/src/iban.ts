const MASK = '•'
const VISIBLE_DIGITS = 4

/** All but the last 4 digits masked (handbook rule 5.17): `•••• •••• •••• •••• •••• 1332`. */
export function maskIban(iban: string): string {
  const digits = compact(iban)
  const hidden = MASK.repeat(Math.max(0, digits.length - VISIBLE_DIGITS))
  return [...inFours(hidden), digits.slice(-VISIBLE_DIGITS)].join(' ')
}

/** `•••• 1332`, for lists and sentences. */
export function maskIbanShort(iban: string): string {
  return `${MASK.repeat(4)} ${compact(iban).slice(-VISIBLE_DIGITS)}`
}

/** `ES91 2100 0418 4502 0005 1332`, for typing and checking. */
export function groupIban(iban: string): string {
  return inFours(compact(iban)).join(' ')
}

const compact = (iban: string) => iban.replaceAll(/\s/g, '').toUpperCase()
const inFours = (text: string): string[] => text.match(/.{1,4}/g) ?? []
