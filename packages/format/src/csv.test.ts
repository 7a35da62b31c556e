import { expect, test } from 'vitest'
import { formatMoney } from '@cauce/format'
import { bareAmount, toCsv } from './csv.ts'

test('begins with a byte order mark and ends each line as in RFC 4180', () => {
  expect(
    toCsv([
      ['Fecha', 'Importe'],
      ['19/11/2026', '-1.000,00'],
    ]),
  ).toBe('\uFEFFFecha;Importe\r\n19/11/2026;-1.000,00\r\n')
})

test.each([
  { text: 'a;b', written: '"a;b"' },
  { text: 'dijo "sí"', written: '"dijo ""sí"""' },
  { text: 'dos\nlíneas', written: '"dos\nlíneas"' },
  { text: '=SUM(A1)', written: "'=SUM(A1)" },
  { text: '08001', written: '="08001"' },
  { text: '0,50', written: '0,50' },
  { text: '-2+3', written: "'-2+3" },
  { text: '@cmd', written: "'@cmd" },
  { text: '＝SUM(A1)', written: "'＝SUM(A1)" },
  { text: '+34 600+1', written: "'+34 600+1" },
  { text: '+34|cmd', written: "'+34|cmd" },
  { text: '+1.250,50', written: '+1.250,50' },
  { text: '+34 600 123 456', written: '+34 600 123 456' },
])('$text is written $written', ({ text, written }) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`)
})

test.each([
  { wire: '-1250.50', written: '-1.250,50' },
  { wire: '30.00', written: '30,00' },
])('$wire is the number $written', ({ wire, written }) => {
  expect(bareAmount(formatMoney(wire))).toBe(written)
})
