/** Positions from 1, as in the tax office's layouts. */
export type Field = readonly [first: number, last: number, text: string]

/** Of informative returns. */
export const RECORD_LENGTH = 500

/** Blank elsewhere. Throws for overflow and overlap, a fault of our layout. */
export function recordOf(fields: readonly Field[]): string {
  const characters = Array.from({ length: RECORD_LENGTH }, () => ' ')
  const taken = new Set<number>()
  for (const [first, last, text] of fields) {
    if (text.length !== last - first + 1)
      throw new RangeError(`${first}-${last} does not take ${text.length} characters`)
    for (let position = first; position <= last; position++) {
      if (taken.has(position)) throw new RangeError(`${position} is taken twice`)
      taken.add(position)
      characters[position - 1] = text[position - first]!
    }
  }
  return characters.join('')
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

/** ISO-8859-1 capitals without accents. */
export function plainCapitals(text: string): string {
  const kept = text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[ÑÇ]/g, (letter) => (letter === 'Ñ' ? '\u0001' : '\u0002'))
  return kept
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('\u0001', 'Ñ')
    .replaceAll('\u0002', 'Ç')
    .replaceAll(/[^A-Z0-9ÑÇ&.,'/-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Right-aligned, zero-padded; blank without one. */
export const taxNumberField = (taxNumber: string | null): string =>
  taxNumber === null ? ' '.repeat(9) : taxNumber.slice(-9).padStart(9, '0')
