import type { Refusal } from '@cauce/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.domain.ts'
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
  { fact: 'UTF-16 with its mark', text: Buffer.from('\uFEFFa\tb\r\n1,5\t2\r\n', 'utf16le') },
  { fact: 'UTF-16 without a mark', text: Buffer.from('a;b\n1,5;2\n', 'utf16le') },
  { fact: 'UTF-16 with the high byte first', text: Buffer.from('\uFEFFa;b\n1,5;2\n', 'utf16le').swap16() },
  { fact: 'UTF-16 with a stated separator', text: Buffer.from('\uFEFFsep=;\na;b\n1,5;2\n', 'utf16le') },
  { fact: 'Windows line breaks without a final one', text: 'a;b\r\n1,5;2' },
  { fact: 'quotes around every cell', text: '"a";"b"\n"1,5";"2"\n' },
  { fact: 'spaces around cells', text: 'a ;b\n 1,5;2 \n' },
  { fact: 'empty lines', text: '\n\na;b\n;\n1,5;2\n\n' },
  { fact: 'the apostrophe of an export', text: "a;b\n1,5;2\n'+34 600;'=1+1\n", more: [['+34 600', '=1+1']] },
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

test('reads Windows-1252 where the bytes are no UTF-8', async () => {
  const bytes = Buffer.from('nombre;precio\nBegoña;5 \u0080\n', 'latin1')
  expect(encodingOf(bytes)).toBe('windows-1252')
  expect(await cellsOf(bytes)).toEqual([
    ['nombre', 'precio'],
    ['Begoña', '5 €'],
  ])
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

test.each(['b', 'bb'])('reads two-byte letters across chunk boundaries: %s', async (heading) => {
  const letters = 'ñ'.repeat(2000)
  const lines = Array.from({ length: 20 }, () => [letters, '2'])
  const text = [['a', heading], ...lines].map((cells) => `${cells.join(';')}\n`).join('')
  expect(await cellsOf(text)).toEqual([['a', heading], ...lines])
})

test.each([1, 2, 3, 4, 5])('reads Windows line breaks across chunk boundaries: %d', async (length) => {
  const heading = 'b'.repeat(length)
  const lines = Array.from({ length: 15_000 }, () => ['1', '2'])
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
    { numRuns: 300 },
  )
})

const isFilled = (cells: readonly string[]) => cells.some((text) => text !== '')

test('guesses each field once by the headings in both languages', () => {
  expect(
    guessColumns('customers', ['E-mail', 'NOMBRE', 'Last name', 'Teléfono', 'Fecha de nacimiento', 'email', '??']),
  ).toEqual(['email', 'name', 'surname', 'phone', 'birthdayAt', null, null])
  expect(guessColumns('movements', ['Correo electrónico', 'Importe', 'Concepto', 'IBAN', 'Tipo', 'Fecha'])).toEqual([
    'customer',
    'amount',
    'note',
    'account',
    'type',
    'date',
  ])
})
