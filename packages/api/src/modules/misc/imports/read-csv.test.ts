import type { Refusal } from '@cauce/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodingOf, readCsv, type CsvLine } from './read-csv.ts'

async function read(text: string | Buffer): Promise<CsvLine[]> {
  const bytes = Buffer.from(text as string)
  const lines: CsvLine[] = []
  for await (const line of readCsv(bytes, encodingOf(bytes))) lines.push(line)
  return lines
}
const cellsOf = async (text: string | Buffer) => (await read(text)).map(({ cells }) => cells)

test.each([
  { fact: 'semicolons', text: 'a;b\n1,5;2\n' },
  { fact: 'commas', text: 'a,b\n"1,5",2\n' },
  { fact: 'tabs', text: 'a\tb\n1,5\t2\n' },
  { fact: 'bars', text: 'a|b\n1,5|2\n' },
  { fact: 'a byte order mark', text: '\uFEFFa;b\n1,5;2\n' },
  { fact: 'the separator that the first line states', text: 'sep=;\r\na;b\r\n1,5;2\r\n' },
  { fact: 'a stated separator after a byte order mark', text: '\uFEFFsep=|\na|b\n1,5|2\n' },
  { fact: 'a stated separator in quotes', text: '"sep=\t"\na\tb\n1,5\t2\n' },
  { fact: 'a stated separator after empty lines', text: '\n;;\nsep=;\na;b\n1,5;2\n' },
  { fact: 'a stated separator in a line of empty cells', text: 'sep=;;;\na;b\n1,5;2\n' },
  { fact: 'a stated separator with spaces', text: '"sep = |"\na|b\n1,5|2\n' },
  { fact: 'UTF-16 with its mark', text: Buffer.from('\uFEFFa\tb\r\n1,5\t2\r\n', 'utf16le') },
  { fact: 'UTF-16 without a mark', text: Buffer.from('a;b\n1,5;2\n', 'utf16le') },
  { fact: 'UTF-16 with the high byte first', text: Buffer.from('\uFEFFa;b\n1,5;2\n', 'utf16le').swap16() },
  { fact: 'UTF-16 with a stated separator', text: Buffer.from('\uFEFFsep=;\na;b\n1,5;2\n', 'utf16le') },
  { fact: 'Windows line breaks without a final one', text: 'a;b\r\n1,5;2' },
  { fact: 'quotes around every cell', text: '"a";"b"\n"1,5";"2"\n' },
  { fact: 'spaces around cells', text: 'a ;b\n 1,5;2 \n' },
  { fact: 'the end mark of DOS', text: 'a;b\r\n1,5;2\r\n\u001A' },
  { fact: 'empty lines', text: '\n\na;b\n;\n1,5;2\n\n' },
  { fact: 'the apostrophe of an export', text: "a;b\n1,5;2\n'+34 600;'=1+1\n", more: [['+34 600', '=1+1']] },
  {
    fact: 'texts in formulas, but not in those of an export',
    text: `a;="b"\n1,5;="2"\n="02741084J";"=""08"""\n="";'="08"\n`,
    more: [
      ['02741084J', '08'],
      ['', '="08"'],
    ],
  },
  { fact: 'a space before quotes', text: 'a,b\n"1,5", "2"\nx, "Ruiz, Ana"\n', more: [['x', 'Ruiz, Ana']] },
  { fact: 'spaces before tabs', text: 'a\tb\n1,5\t2\n \t "Ruiz\tAna"\n', more: [['', 'Ruiz\tAna']] },
  {
    fact: 'quotes in the middle of a cell',
    text: 'a;b\n1,5;2\nBar "El Puerto";4"\n',
    more: [['Bar "El Puerto"', '4"']],
  },
])('reads $fact', async ({ text, more = [] }) => {
  expect(await cellsOf(text)).toEqual([['a', 'b'], ['1,5', '2'], ...more])
})

test('reads quotes and line breaks within quotes, and counts lines as an editor does', async () => {
  const text = 'a;b\n"dijo ""hola""\ny se fue";2\n3;4\n\n"x\r\ny";6\n7;8\n'
  expect(await read(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['dijo "hola"\ny se fue', '2'] },
    { line: 4, cells: ['3', '4'] },
    { line: 6, cells: ['x\ny', '6'] },
    { line: 8, cells: ['7', '8'] },
  ])
})

/** Bytes of the letters that these code pages write otherwise than ASCII. */
const CODE_PAGES = {
  'windows-1252':
    'áéíóúüñçÁÉÍÓÚÜÑÇàèò€ºª·\n\xE1\xE9\xED\xF3\xFA\xFC\xF1\xE7\xC1\xC9\xCD\xD3\xDA\xDC\xD1\xC7\xE0\xE8\xF2\x80\xBA\xAA\xB7',
  cp850:
    'áéíóúüñçÁÉÍÓÚÜÑÇàèòºª·\n\xA0\x82\xA1\xA2\xA3\x81\xA4\x87\xB5\x90\xD6\xE0\xE9\x9A\xA5\x80\x85\x8A\x95\xA7\xA6\xFA',
  macintosh:
    'áéíóúüñçÁÉÍÓÚÜÑÇàèò€ºª·\n\x87\x8E\x92\x97\x9C\x9F\x96\x8D\xE7\x83\xEA\xEE\xF2\x86\x84\x82\x88\x8F\x98\xDB\xBC\xBB\xE1',
} as const

describe.each(Object.entries(CODE_PAGES))('reads %s where the bytes are no UTF-8', (page, table) => {
  const [letters, bytes] = table.split('\n') as [string, string]
  const written = (text: string) =>
    Buffer.from([...text].map((letter) => bytes[letters.indexOf(letter)] ?? letter).join(''), 'latin1')

  test.each([
    'Begoña',
    'BEGOÑA NÚÑEZ MUÑOZ',
    'José Mª Martínez',
    'JOSÉ Mª MARTÍNEZ',
    'Íñigo Aranzábal',
    'Ángel',
    'ÁNGEL',
    'Óscar Peña',
    'María Jesús Güell',
    'AGÜERO LEÓN',
    'Françesc Xènia',
    'Avda. Constitución, nº 5',
    'MARTÍN LÓPEZ, ÁLVARO',
    'ÉLITE FORMACIÓN SL',
    'Cigüeña',
    'Año',
    'Úrsula Ibáñez',
    'teléfono',
    'Dirección',
    'NIÑO DE JESÚS 4',
  ])('%s', async (name) => {
    const read = written(`nombre;precio\n${name};5\n`)
    expect(await cellsOf(read)).toEqual([
      ['nombre', 'precio'],
      [name, '5'],
    ])
    expect(encodingOf(read)).toBe(page)
  })
})

test.each([
  { valid: 'Muñoz;Begoña', other: 'Peña', encoding: 'utf-8' },
  { valid: 'Peña', other: 'Muñoz;Begoña', encoding: 'windows-1252' },
] as const)('reads $encoding where most letters are in it', ({ valid, other, encoding }) => {
  expect(encodingOf(Buffer.concat([Buffer.from(`${valid}\n`), Buffer.from(other, 'latin1')]))).toBe(encoding)
})

test('reads Windows-1252 where no letter tells a code page', () => {
  expect(encodingOf(Buffer.from('a;b\n5 \u0080;\u0096\n', 'latin1'))).toBe('windows-1252')
})

test.each([
  { fact: 'headings only', text: 'a;b\n', code: 'import-file-empty' },
  { fact: 'nothing', text: '\n', code: 'import-file-empty' },
  { fact: 'an unclosed quote', text: 'a;b\n1;"2\n3;4\n', code: 'import-file-unreadable' },
  { fact: 'a cell that is not text', text: 'a;b\n1;2\n3;\0\n', code: 'import-file-unreadable' },
  { fact: 'a heading that is not text', text: 'a;\0\n1;2\n', code: 'import-file-unreadable' },
  { fact: 'too many columns', text: `${'a;'.repeat(61)}\n1\n`, code: 'import-file-too-wide' },
  { fact: 'too many lines', text: `a;b\n${'1;2\n'.repeat(100_001)}`, code: 'import-file-too-long' },
])('refuses $fact', async ({ text, code }) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})

test('does not count empty columns behind the headings', async () => {
  expect((await cellsOf(`a;b${';'.repeat(60)}\n1;2\n`))[0]).toEqual(['a', 'b'])
})

test.each(['b', 'bb'])('reads two-byte letters across chunk boundaries: %s', async (heading) => {
  const letters = 'ñ'.repeat(2000)
  const lines = Array.from({ length: 20 }, () => [letters, '2'])
  const text = [['a', heading], ...lines].map((cells) => `${cells.join(';')}\n`).join('')
  expect(await cellsOf(text)).toEqual([['a', heading], ...lines])
})

test.each([1, 2, 3, 4, 5])('reads Windows line breaks across chunk boundaries: %d', async (length) => {
  const heading = 'b'.repeat(length)
  const lines = Array.from({ length: 4_000 }, () => ['1', '2'])
  const text = [['a', heading], ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')
  expect(await cellsOf(text)).toEqual([['a', heading], ...lines])
})

test('reads back any written CSV, and names the line of a cell that is not text', async () => {
  const cell = fc.oneof(
    { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom('\0', '\n', 'a'), maxLength: 3 }) },
  )
  const row = fc.array(
    cell.filter((text) => !text.includes('\uFEFF') && !/^'?[=+\-@']/.test(text.trim())),
    { minLength: 3, maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      async (rows, delimiter, end) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const all = [['uno', 'dos', 'tres'], ...rows, ['a', 'b', 'c']]
        const text = all.map((cells) => cells.map(quoted).join(delimiter)).join(end)
        const wanted = all.map((cells) => cells.map((one) => one.toWellFormed().replaceAll(/\r\n?/g, '\n')))
        const bad = wanted.findIndex((cells) => cells.join('').includes('\0'))
        const breaks = wanted.slice(0, bad).flat().join('').split('\n').length - 1
        const trimmed = wanted.map((cells) => cells.map((one) => one.trim())).filter(isFilled)
        const refusal = { code: 'import-file-unreadable', params: { line: bad + 1 + breaks } }
        const read = await cellsOf(text).catch(({ code, params }: Refusal) => ({ code, params }))
        expect(read).toEqual(bad === -1 ? trimmed : refusal)
      },
    ),
    { numRuns: 60 },
  )
})

const isFilled = (cells: readonly string[]) => cells.some((text) => text !== '')
