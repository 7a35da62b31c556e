import fc, { type Arbitrary } from 'fast-check'

/**
 * Random mutations of bank files (XML, Norma 43) and CSV lists. One character per byte, so that invalid encodings are
 * possible and counterexamples readable.
 */
interface Change {
  readonly how: 'insert' | 'value' | 'number' | 'repeat' | 'leaveOut' | 'cut' | 'widen'
  /** Index among the possible positions. */
  readonly place: number
  /** One character per byte. */
  readonly text: string
  readonly number: string
}

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

/** Surrogate pairs that a cut may split. */
const PAIRS = ['x', ''].flatMap((start) => [70, 300].map((count) => bytesOf(`${start}${'😀'.repeat(count)}`)))
/** Texts that have broken readers, databases and responses. */
const ODD_TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\u0001', '\r', '"', ';', "'", '<', '&', ']]>', '=1+1', '%{name}', 'x'.repeat(20_001)],
  // Lone surrogates as bytes and as XML; invalid UTF-8; a byte undefined in Windows-1252.
  ...['\u00ED\u00A0\u0080', '\u00ED\u00B0\u0080', '&#xD83D;', '&#xDE00;', '\u00F1', '\u0081'],
  ...['&#0;', '&#x1F600;', '&#xFFFE;', '<![CDATA[\u0000]]>', '<!-- -->', '<x/>'],
  ...['\uFEFF', '\uFFFF', '\u202E', '\u2028', '😀', 'ñ'].map(bytesOf),
]
const ZEROS = ['0', '0.00', '000000']
const ODD_NUMBERS = [
  ...['', '00', '-1', '+1', '0.001', '1,5', '1.000,00', '1e3', 'NaN', '99999999999999', '999999999999.99'],
  ...['92233720368547758.08', '9'.repeat(30), '2026-02-30', '0000-01-01', '9999-12-31', '10000-01-01', bytesOf('٣')],
]

const change: Arbitrary<Change> = fc.record({
  how: fc.oneof(
    { weight: 4, arbitrary: fc.constant('value' as const) },
    { weight: 3, arbitrary: fc.constantFrom('number', 'repeat') },
    { weight: 2, arbitrary: fc.constantFrom('insert', 'leaveOut', 'cut', 'widen') },
  ),
  place: fc.noBias(fc.nat()),
  text: fc.oneof(fc.constantFrom(...PAIRS), fc.constantFrom(...ODD_TEXTS)),
  number: fc.oneof(fc.constantFrom(...ZEROS), fc.constantFrom(...ODD_NUMBERS)),
})

export const someChanges: Arbitrary<readonly Change[]> = fc.array(change, { minLength: 1, maxLength: 4 })

export const changedFile = (content: string, changes: readonly Change[], name: string): File =>
  new File([Buffer.from(changes.reduce(changed, bytesOf(content)), 'latin1')], name)

const NUMBER = /\d+(?:[.,]\d+)*/g
/** Text between tags or separators; Norma 43 has neither. */
const valueIn = (text: string) => (text.includes('<') ? /(?<=>)[^<>\r\n]+(?=<)/g : /[^;\r\n]+/g)

function changed(text: string, { how, place, text: odd, number }: Change): string {
  const at = place % (text.length + 1)
  switch (how) {
    case 'insert':
      return text.slice(0, at) + odd + text.slice(at)
    case 'value':
      return withNth(text, valueIn(text), place, () => odd)
    case 'number':
      return withNth(text, NUMBER, place, () => number)
    case 'repeat':
      return withNth(text, partIn(text, place), place, (part) => part + part.replaceAll(NUMBER, number))
    case 'leaveOut':
      return withNth(text, partIn(text, place), place, () => '')
    case 'cut':
      return text.slice(0, at)
    case 'widen':
      return `\u00FF\u00FE${Buffer.from(text, 'utf16le').toString('latin1')}`
  }
}

function withNth(text: string, pattern: RegExp, place: number, replace: (found: string) => string): string {
  const all = [...text.matchAll(pattern)]
  const found = all[place % Math.max(1, all.length)]
  if (!found) return text
  return text.slice(0, found.index) + replace(found[0]) + text.slice(found.index + found[0].length)
}

function partIn(text: string, place: number): RegExp {
  const names = [...new Set([...text.matchAll(/<\/(\w+)>\s*<\1[ >]/g)].map(([, name]) => name!))]
  const name = names[place % Math.max(1, names.length)]
  return name === undefined ? /[^\n]+\n?/g : new RegExp(`<${name}[ >].*?</${name}>`, 'gs')
}
