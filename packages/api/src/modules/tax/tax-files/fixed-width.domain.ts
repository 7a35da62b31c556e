/** A value of a record of fixed width: first and last position, counted from 1, as the layouts of the tax office do. */
export type Field = readonly [first: number, last: number, text: string]

/** The length of a record of the informative returns. */
export const RECORD_LENGTH = 500

/** One record: blank where no field stands. Throws where a field does not fit its positions or two overlap, which is a fault of the layout here. */
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

/** The text at these positions. */
export const fieldOf = (record: string, first: number, last: number): string => record.slice(first - 1, last)

/** Right-aligned, filled with zeros. Throws where it has more digits than positions. */
export function digits(value: bigint | number | string, length: number): string {
  const text = String(value)
  if (!/^\d*$/.test(text) || text.length > length) throw new RangeError(`${text} does not fit ${length} digits`)
  return text.padStart(length, '0')
}

/** Left-aligned capitals without accents, as the tax office takes them; Ñ and Ç stay. What is too long is cut. */
export const capitals = (text: string, length: number): string => plainCapitals(text).slice(0, length).padEnd(length)

/** Capitals without accents, in characters of ISO-8859-1. */
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

/** A tax number right-aligned, filled with zeros; blank where there is none. */
export const taxNumberField = (taxNumber: string | null): string =>
  taxNumber === null ? ' '.repeat(9) : taxNumber.slice(-9).padStart(9, '0')
