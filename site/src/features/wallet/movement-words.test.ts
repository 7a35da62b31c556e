import { givenTransaction } from '@cauce/client/testing/records.ts'
import { givenTransfer } from '@cauce/client/testing/transfers.ts'
import { translator } from '@cauce/i18n'
import { describe, expect, test } from 'vitest'
import type { Transaction } from './movement-filters.ts'
import {
  amountClassOf,
  conceptOf,
  fullConceptOf,
  isCancellable,
  isTransferOpen,
  noteOf,
  signedAmountOf,
} from './movement-words.ts'
import { csvRows } from './movement-list.tsx'

const t = translator('es')
const income = givenTransaction({
  userName: 'Montserrat Echeverría',
  amount: '2000.00',
  status: 'completed',
  balanceAfter: '5820.50',
  bankAccount: { alias: 'Nómina', account: 'ES9121000418450200051332' },
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
})
const paper = { fileId: income.transactionId, name: 'abono.pdf', contentType: 'application/pdf', sizeBytes: 1 }
const paid = {
  ...{ part: 1, isPartial: false, daysLate: 0 },
  ...{ principal: '0.00', interest: '0.00', fee: '0.00', withheld: '0.00', withholdingRate: 0 },
}
const project = { projectName: 'Ribera del Turia', bankAccount: null } as const

test.each([
  { change: {}, words: 'Ingreso desde la cuenta •••• 1332' },
  { change: { type: 'withdraw' }, words: 'Retirada a la cuenta •••• 1332' },
  { change: { issuerName: 'project_order', type: 'withdraw', ...project }, words: 'Inversión en Ribera del Turia' },
  {
    change: { issuerName: 'project_order', departure: 'revoke', ...project },
    words: 'Revocación de la inversión en Ribera del Turia',
  },
  {
    change: { issuerName: 'project_order', departure: 'disinvest', ...project },
    words: 'Desinversión de Ribera del Turia',
  },
  { change: { issuerName: 'project_fee', ...project }, words: 'Pago de Ribera del Turia' },
  {
    change: { issuerName: 'payment', departure: 'refund', ...project },
    words: 'Devolución por el cierre de Ribera del Turia',
  },
  { change: { issuerName: 'payment' }, words: 'Retirada a la cuenta •••• 1332, no pagada y devuelta' },
  { change: { issuerName: 'payment', type: 'withdraw' }, words: 'Ingreso anulado' },
  { change: { issuerName: 'admin-backoffice' }, words: 'Ingreso registrado por la plataforma' },
  { change: { bankAccount: null }, words: 'Ingreso' },
] as const)('$change reads «$words»', ({ change, words }) => {
  expect(conceptOf(t, { ...income, ...change })).toBe(words)
})

test('pending and rejected movements, and payments, have a note; other completed ones have none', () => {
  expect(noteOf(t, income)).toBeUndefined()
  const pending = { ...income, status: 'pending' } as const
  expect(noteOf(t, pending)).toBe('Esperamos su transferencia; suele llegar en un día hábil.')
  for (const reviewed of [{ type: 'withdraw' }, { issuerName: 'admin-backoffice' }, { document: paper }] as const)
    expect(noteOf(t, { ...pending, ...reviewed })).toBe('Estamos revisándolo; suele tardar un día laborable.')
  expect(noteOf(t, { ...income, status: 'rejected', rejectReason: 'es de otro importe' })).toBe(
    'Motivo: es de otro importe',
  )
  const period = { periodStart: '2026-07-01', periodEnd: '2026-09-30' }
  const payment = { ...paid, ...period, number: 3, count: 8, interest: '93.75', fee: '3.75' }
  expect(noteOf(t, { ...income, ...project, issuerName: 'project_fee', payment })).toBe(
    'Pago 3 de 8, del 01/07/2026 al 30/09/2026: rendimiento 93,75 €, comisión −3,75 €.'.replaceAll(' €', '\u00A0€'),
  )
  expect(noteOf(t, { ...income, payment: { ...payment, number: 8, principal: '2000.00', fee: '0.00' } })).toBe(
    'Pago 8 de 8, del 01/07/2026 al 30/09/2026: capital 2.000,00 €, rendimiento 93,75 €.'.replaceAll(' €', '\u00A0€'),
  )
  const taxed = { ...payment, withheld: '17.81', withholdingRate: 19, daysLate: 12 }
  expect(noteOf(t, { ...income, payment: { ...taxed, isPartial: true } })).toBe(
    'Pago parcial 3 de 8, del 01/07/2026 al 30/09/2026: rendimiento 93,75 €, comisión −3,75 €, retención del 19,00 % −17,81 €. Llegó con 12 días de retraso.'
      .replaceAll(' €', '\u00A0€')
      .replace('19,00 %', '19,00\u00A0%'),
  )
  expect(noteOf(t, { ...income, payment: { ...payment, part: 2, daysLate: 1 } })).toBe(
    'Resto del pago 3 de 8, del 01/07/2026 al 30/09/2026: rendimiento 93,75 €, comisión −3,75 €. Llegó con 1 día de retraso.'.replaceAll(
      ' €',
      '\u00A0€',
    ),
  )
  const invested = { ...income, ...project, type: 'withdraw', issuerName: 'project_order' } as const
  const inReflection = { ...invested, reflectionEndsAt: '2026-11-23T10:00:00.000Z' }
  const end = Date.parse(inReflection.reflectionEndsAt)
  expect(noteOf(t, inReflection, end - 1)).toBe('En reflexión hasta el 23/11/2026: puede revocarla sin coste.')
  expect(noteOf(t, inReflection, end)).toBeUndefined()
  const cancelled = { status: 'rejected', cancelledAt: '2026-11-16T10:00:00.000Z' } as const
  expect(noteOf(t, { ...income, ...cancelled })).toBe('Cancelado por usted el 16/11/2026.')
})

test.each([
  { change: { status: 'pending' }, isOpen: true },
  { change: { status: 'pending', issuerName: 'admin-backoffice' }, isOpen: false },
  { change: { status: 'completed' }, isOpen: false },
  { change: { status: 'rejected' }, isOpen: false },
  { change: { status: 'rejected', cancelledAt: '2026-11-16T10:00:00.000Z' }, isOpen: false },
] as const)('$change can be cancelled: $isOpen', ({ change, isOpen }) => {
  expect(isCancellable({ ...income, ...change })).toBe(isOpen)
})

test('only completed movements count as income or expense', () => {
  expect([income, { ...income, type: 'withdraw' }].map((row) => amountClassOf(row as Transaction))).toEqual([
    'in',
    'out',
  ])
  expect(amountClassOf({ ...income, status: 'pending' })).toBe('pending')
  expect(amountClassOf({ ...income, status: 'rejected' })).toBe('void')
  expect(signedAmountOf({ ...income, type: 'withdraw' })).toBe('−2.000,00\u00A0€')
})

const PARTS = ['Capital', 'Intereses brutos', 'Comisión', 'Retención']
const NO_PARTS = PARTS.map(() => '')

test('the file holds amounts that a spreadsheet reads as numbers', () => {
  const rejected: Transaction = {
    ...income,
    type: 'withdraw',
    status: 'rejected',
    number: 'RT-2026-004117',
    rejectReason: 'IBAN cerrado',
    balanceAfter: null,
  }
  const cancelled: Transaction = { ...rejected, rejectReason: null, cancelledAt: '2026-11-16T10:00:00.000Z' }
  expect(csvRows(t, [income, rejected, cancelled])).toEqual([
    ['Fecha', 'Concepto', 'Número', 'Estado', 'Motivo del rechazo', 'Importe', 'Saldo', ...PARTS],
    ['16/11/2026', 'Ingreso desde la cuenta •••• 1332', '', 'Completado', '', '+2.000,00', '5.820,50', ...NO_PARTS],
    [
      '16/11/2026',
      'Retirada a la cuenta •••• 1332',
      'RT-2026-004117',
      'Rechazado',
      'IBAN cerrado',
      '-2.000,00',
      '',
      ...NO_PARTS,
    ],
    ['16/11/2026', 'Retirada a la cuenta •••• 1332', 'RT-2026-004117', 'Cancelado', '', '-2.000,00', '', ...NO_PARTS],
  ])
})

test('the CSV file names a payment with its number and period', () => {
  const period = { periodStart: '2026-07-01', periodEnd: '2026-09-30' }
  const payment = { ...paid, ...period, number: 3, count: 8, interest: '1.00', withheld: '0.19', withholdingRate: 19 }
  const movement = { ...income, ...project, issuerName: 'project_fee', payment } as const
  const words = 'Pago de Ribera del Turia (3 de 8, del 01/07/2026 al 30/09/2026)'
  expect(fullConceptOf(t, movement)).toBe(words)
  const late = { ...movement, payment: { ...payment, part: 2, daysLate: 4 } } as const
  const rest = 'Resto de un pago de Ribera del Turia (3 de 8, del 01/07/2026 al 30/09/2026)'
  expect(fullConceptOf(t, late)).toBe(`${rest}. Llegó con 4 días de retraso.`)
  expect(fullConceptOf(t, { ...movement, payment: { ...payment, isPartial: true } })).toContain('Pago parcial de ')
  expect(fullConceptOf(t, income)).toBe(conceptOf(t, income))
  expect(csvRows(t, [movement])[1]!.slice(1)).toEqual([
    words,
    '',
    'Completado',
    '',
    '+2.000,00',
    '5.820,50',
    '0,00',
    '1,00',
    '0,00',
    '0,19',
  ])
})

describe('the transfer of an approved withdrawal', () => {
  const withdrawal = (stage: NonNullable<Transaction['transfer']>['stage']): Transaction => ({
    ...income,
    type: 'withdraw',
    status: 'completed',
    issuerName: 'user-wallet',
    transfer: givenTransfer(stage),
  })

  test.each([
    ['approved', 'Aprobada. Sale con el próximo lote', true],
    ['batched', 'En un lote que espera la segunda aprobación', true],
    ['released', 'Ya no se puede cancelar', false],
    ['sent', 'En el banco', false],
    ['executed', 'desde el 23/11/2026', false],
    ['refused', 'El banco la rechazó el 23/11/2026', false],
    ['returned', 'El banco la devolvió el 23/11/2026', false],
    ['cancelled', 'Cancelada el 23/11/2026', false],
  ] as const)('is %s: %s', (stage, words, isOpen) => {
    expect(noteOf(t, withdrawal(stage))).toContain(words)
    expect(isTransferOpen(withdrawal(stage))).toBe(isOpen)
  })

  test('entered by an administrator cannot be cancelled by the customer', () => {
    expect(isTransferOpen({ ...withdrawal('approved'), issuerName: 'admin-backoffice' })).toBe(false)
  })
})
