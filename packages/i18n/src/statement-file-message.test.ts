import {
  STATEMENT_FILE_REASONS,
  STATEMENT_FILE_REMARKS,
  type StatementFileRefusal,
} from '@cauce/contract/bank/statement-files.ts'
import { describe, expect, test } from 'vitest'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import { statementFileMessage, statementRemark } from './statement-file-message.ts'
import { translator } from './index.ts'

const NBSP = '\u00A0'

describe('the message of a refused file', () => {
  test.each<{ readonly refusal: StatementFileRefusal; readonly spanish: string; readonly english: string }>([
    {
      refusal: {
        reason: 'balance-contradicts',
        line: 9,
        values: { opening: '100.00', movements: '-1250.50', closing: '0.00', difference: '1150.50' },
      },
      spanish: `No cuadra: saldo inicial 100,00${NBSP}€, movimientos −1.250,50${NBSP}€, saldo final 0,00${NBSP}€. Diferencia: 1.150,50${NBSP}€.`,
      english: `It does not balance: opening balance 100,00${NBSP}€, movements −1.250,50${NBSP}€, closing balance 0,00${NBSP}€. Difference: 1.150,50${NBSP}€.`,
    },
    {
      refusal: { reason: 'day-future', line: 1, values: { found: '2026-11-20', today: '2026-11-19' } },
      spanish: 'La fecha 20/11/2026 es posterior a hoy, 19/11/2026: ningún banco ha podido anotarla todavía.',
      english: 'The day 20/11/2026 is after today, 19/11/2026: no bank can have booked anything on it yet.',
    },
    {
      refusal: { reason: 'columns-digits', line: 4, values: { from: '29', to: '42', found: '0000000012O050' } },
      spanish: 'Columnas 29 a 42: se esperaban solo cifras y pone «0000000012O050».',
      english: 'Columns 29 to 42: only digits were expected, and they hold "0000000012O050".',
    },
    {
      refusal: { reason: 'amount-decimals', line: 4, values: { found: '12.505' } },
      spanish: 'El importe 12.505 tiene más de dos decimales.',
      english: 'The amount 12.505 has more than two decimals.',
    },
    {
      refusal: { reason: 'xml-doctype', line: 2 },
      spanish: 'El XML contiene un DOCTYPE, que no se admite.',
      english: 'The XML contains a DOCTYPE, which is not accepted.',
    },
  ])('$refusal.reason', ({ refusal, spanish, english }) => {
    expect(statementFileMessage(translator('es'), refusal)).toBe(spanish)
    expect(statementFileMessage(translator('en'), refusal)).toBe(english)
  })

  test.each([
    ...Object.entries(STATEMENT_FILE_REASONS).map(([reason, values]) => ['reasons', reason, values] as const),
    ...Object.entries(STATEMENT_FILE_REMARKS).map(([reason, values]) => ['remarks', reason, values] as const),
  ])('of %s %s shows exactly the values that it gives', (kind, reason, values) => {
    for (const { statementFiles } of [es, en]) {
      const message = (statementFiles[kind] as Readonly<Record<string, string>>)[reason]!
      expect([...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).toSorted()).toEqual([...values].toSorted())
    }
  })
})

test('a remark says where it is first, and how many more there are', () => {
  const remark = { reason: 'day-missing', line: 7, values: { taken: '2026-11-20' } } as const
  expect(statementRemark(translator('es'), { ...remark, count: 1 })).toBe(
    'Línea 7: El apunte no tiene fecha de operación. Se toma el 20/11/2026.',
  )
  expect(statementRemark(translator('en'), { ...remark, count: 3 })).toBe(
    'Line 7 and 2 more: The entry has no booking date. It counts on 20/11/2026.',
  )
})
