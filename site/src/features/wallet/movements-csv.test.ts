import { expect, test } from 'vitest'
import { toCsv } from './movements-csv.ts'

test('begins with a byte order mark and ends each line as RFC 4180 wants', () => {
  expect(
    toCsv([
      ['Fecha', 'Importe'],
      ['19/11/2026', '-1.000,00'],
    ]),
  ).toBe('\uFEFFFecha;Importe\r\n19/11/2026;-1.000,00\r\n')
})

test.each([
  ['a;b', '"a;b"'],
  ['dijo "sí"', '"dijo ""sí"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['@cmd', "'@cmd"],
  ['+1.250,50', '+1.250,50'],
])('%j is written %j', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`)
})
