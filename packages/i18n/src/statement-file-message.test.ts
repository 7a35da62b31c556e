import { STATEMENT_FILE_REASONS, type StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { describe, expect, test } from 'vitest'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { statementFileMessage } from './statement-file-message.ts'
import { translator } from './translator.ts'

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
      refusal: { reason: 'days-reversed', line: 1, values: { from: '2026-11-20', to: '2026-11-19' } },
      spanish: 'El periodo termina antes de empezar: del 20/11/2026 al 19/11/2026.',
      english: 'The period ends before it begins: from 20/11/2026 to 19/11/2026.',
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

  test.each(Object.entries(STATEMENT_FILE_REASONS))(
    'of %s shows exactly the values that its reason gives',
    (reason, values) => {
      for (const { statementFiles } of [es, en]) {
        const message = statementFiles.reasons[reason as keyof typeof STATEMENT_FILE_REASONS]
        expect([...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).toSorted()).toEqual([...values].toSorted())
      }
    },
  )
})
