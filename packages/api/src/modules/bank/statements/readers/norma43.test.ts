import { describe, expect, test } from 'vitest'
import { type ReadMovement } from './index.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'
import { changed, TODAY } from './testing/camt.ts'
import { FILE } from './testing/norma43.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)
const movementsIn = (text: string): readonly ReadMovement[] => {
  const { statements, refusal } = read(text)
  expect(refusal).toBeUndefined()
  return statements!.flatMap(({ movements }) => movements)
}

describe('Norma 43', () => {
  test('is read completely, with its accounts as IBANs', () => {
    expect(read(FILE).statements).toEqual([
      {
        iban: 'ES9121000418450200051332',
        format: 'norma43',
        from: '2026-11-19',
        to: '2026-11-19',
        remarks: [],
        opening: 100_000n,
        closing: 250_750n,
        movements: [
          {
            bookingDay: '2026-11-19',
            valueDay: '2026-11-20',
            amount: 150_000n,
            kind: 'transfer',
            counterpartyName: 'NUÑEZ PEÑA JOAQUIN',
            endToEndId: 'REF-DEL-ORDENANTE',
            bankReference: '825467890138',
            remittance:
              'APORTACION PARA INVERTIR EN EL PROYECTO RIBERA DEL TURIA, SEGUNDA FASE EN NOMBRE DE OTRA PERSONA LIBRE RF69CAU000017',
            line: 2,
          },
          {
            bookingDay: '2026-11-19',
            valueDay: '2026-11-19',
            amount: -1250n,
            kind: 'fee',
            remittance: 'COMISION DE MANTENIMIENTO TERCER TRIMESTRE',
            line: 9,
          },
          { bookingDay: '2026-11-19', valueDay: '2026-11-19', amount: 2000n, kind: 'other', remittance: '', line: 11 },
        ],
      },
      {
        iban: 'ES6000491500051234567892',
        format: 'norma43',
        from: '2026-11-19',
        to: '2026-11-19',
        remarks: [],
        opening: -50_000n,
        closing: -50_000n,
        movements: [],
      },
    ])
  })

  const padded = FILE.trimEnd()
    .split('\n')
    .map((line) => `${line.padEnd(80)}\n`)
    .join('')
  test.each([
    { what: 'with lines of eighty characters', bytes: Buffer.from(padded) },
    { what: 'with DOS line endings', bytes: Buffer.from(FILE.replaceAll('\n', '\r\n')) },
    { what: 'with the DOS end mark', bytes: Buffer.from(`${FILE}\u001A`) },
    { what: 'with the DOS end mark in a line', bytes: Buffer.from(`${FILE}\u001A\r\n\r\n`) },
    { what: 'with the DOS end mark after the last record', bytes: Buffer.from(`${FILE.trimEnd()}\u001A`) },
    { what: 'without a line feed at the end', bytes: Buffer.from(FILE.trimEnd()) },
    { what: 'with a byte order mark', bytes: Buffer.from(`\uFEFF${FILE}`) },
  ])('$what reads the same', ({ bytes }) => {
    expect(readStatementFile(bytes, TODAY)).toEqual(read(FILE))
  })
})

describe('the texts of a transfer', () => {
  const first = /2301NU[^]*?2305LIBRE\n240197800000000150000\n/
  const withTexts = (texts: string, records: string) =>
    changed(changed(FILE, first, texts), '000015\n', `${records.padStart(6, '0')}\n`)

  test('in the own layout of a bank are kept completely', () => {
    const text = withTexts('2301TRANSF. DE MARIA                      PEREZ SOLER\n2302RF69 CAU0 0001 7\n', '11')
    expect(movementsIn(text)[0]).toMatchObject({
      counterpartyName: 'MARIA PEREZ SOLER',
      remittance: 'TRANSF. DE MARIA PEREZ SOLER RF69 CAU0 0001 7 RF69CAU000017',
    })
  })

  test.each(['FACTURA 118 DE NOVIEMBRE', 'APORTACION RIBERA DEL TURIA', 'CASHFLOW'])(
    'in another layout than annex 4 keep the third record completely: %s',
    (third) => {
      const text = withTexts(`2301MARIA PEREZ\n2302RF69CAU000017\n2303${third}\n`, '12')
      const [movement] = movementsIn(text)
      expect(movement!.remittance).toBe(`MARIA PEREZ RF69CAU000017 ${third} RF69CAU000017`)
      expect(movement).not.toHaveProperty('endToEndId')
    },
  )

  test('are optional', () => {
    const [movement] = movementsIn(withTexts('', '9'))
    expect(movement).toMatchObject({ amount: 150_000n, remittance: 'RF69CAU000017' })
    expect(movement).not.toHaveProperty('counterpartyName')
  })

  test('keep a wordy sender reference as text', () => {
    const [movement] = movementsIn(changed(FILE, 'REF-DEL-ORDENANTE', 'PAGO DE MARIA    '))
    expect(movement).not.toHaveProperty('endToEndId')
    expect(movement!.remittance).toContain('PAGO DE MARIA')
  })

  test('have no sender reference if the bank writes NOTPROVIDED', () => {
    const [movement] = movementsIn(changed(FILE, 'REF-DEL-ORDENANTE', 'NOTPROVIDED      '))
    expect(movement).not.toHaveProperty('endToEndId')
    expect(movement!.remittance).not.toContain('NOTPROVIDED')
  })
})

describe('a return', () => {
  test('is a movement booked under the concept of returns', () => {
    expect(movementsIn(changed(FILE, '2611199900020', '2611191400020'))[2]).toMatchObject({ kind: 'return' })
  })
})

test('an account with a future last day is refused, one of today is read', () => {
  expect(readStatementFile(Buffer.from(FILE), '2026-11-19')).toEqual(read(FILE))
  const refusal = { reason: 'day-future', line: 1, values: { found: '2026-11-19', today: '2026-11-18' } }
  expect(readStatementFile(Buffer.from(FILE), '2026-11-18')).toEqual({ refusal })
})

describe('Norma 43 is refused', () => {
  const movement = '22    0418261119261120040002000000001500000000000000825467890138RF69CAU000017'
  test.each([
    {
      what: 'with a letter in an amount',
      from: '0400020000000015',
      to: '040002000000001O',
      reason: 'columns-digits',
      line: 2,
      values: { from: '29', to: '42', found: '000000001O0000' },
    },
    {
      what: 'with an unknown sign',
      from: '2611200400020000',
      to: '2611200400030000',
      reason: 'columns-value',
      line: 2,
      values: { from: '28', to: '28', found: '3', expected: '1, 2' },
    },
    {
      what: 'with an amount that contradicts its sums',
      from: '000150000000000000082546',
      to: '000150001000000000082546',
      reason: 'sum-contradicts',
      line: 13,
      values: { found: '1520.00', expected: '1520.01' },
    },
    {
      what: 'with a movement on the other side',
      from: '2611200400020000',
      to: '2611200400010000',
      reason: 'sum-contradicts',
      line: 13,
    },
    { what: 'without one of its movements', from: `${movement}\n`, to: '', reason: 'sum-contradicts', line: 12 },
    {
      what: 'whose balances contradict its movements',
      from: '200000000250750978',
      to: '200000000250751978',
      reason: 'balance-contradicts',
      line: 13,
      values: { opening: '1000.00', movements: '1507.50', closing: '2507.51', difference: '0.01' },
    },
    {
      what: 'whose balances are left at zero',
      from: /(2611192)00000000100000(978[^]*?2)00000000250750(?=978)/,
      to: '$100000000000000$200000000000000',
      reason: 'balance-contradicts',
      line: 13,
    },
    {
      what: 'whose closing balance fits with neither sign',
      from: '200000000250750978',
      to: '000000000250751978',
      reason: 'columns-value',
      line: 13,
      values: { from: '59', to: '59', found: '0', expected: '1, 2' },
    },
    {
      what: 'whose opening balance has no sign',
      from: '261119200000000100000978',
      to: '261119000000000100000978',
      reason: 'columns-value',
      line: 1,
    },
    {
      what: 'whose end record is of another account',
      from: '332100041802000513320',
      to: '332100041802000513330',
      reason: 'account-contradicts',
      line: 13,
      values: { found: '210004180200051333', expected: '210004180200051332' },
    },
    {
      what: 'in another currency',
      from: '1000009783CAUCE',
      to: '1000008403CAUCE',
      reason: 'columns-value',
      line: 1,
      values: { from: '48', to: '50', found: '840', expected: '978' },
    },
    { what: 'that ends in another currency', from: '250750978', to: '250750840', reason: 'columns-value', line: 13 },
    {
      what: 'with an account without its end record',
      from: /3300491500.*\n/,
      to: '',
      reason: 'record-order',
      line: 15,
      values: { found: '88', expected: '22, 33' },
    },
    {
      what: 'whose lines begin with a space',
      from: /^(?=.)/gm,
      to: ' ',
      reason: 'record-order',
      line: 16,
      values: { found: '-', expected: '11' },
    },
    {
      what: 'without its last record',
      from: /8899.*\n/,
      to: '',
      reason: 'record-order',
      line: 15,
      values: { found: '-', expected: '11, 88' },
    },
  ])('$what', ({ from, to, reason, line, values }) => {
    const { refusal } = read(changed(FILE, from, to))
    expect(refusal).toMatchObject({ reason, line, ...(values && { values }) })
  })

  test('if it has no line breaks', () => {
    expect(read(`11${'2'.repeat(100_000)}`).refusal).toMatchObject({ reason: 'line-length', line: 1 })
  })
})
