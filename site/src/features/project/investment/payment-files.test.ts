import { translatorOf } from '@cauce/i18n/translate.ts'
import { messagesOf } from '@cauce/i18n'
import { describe, expect, test } from 'vitest'
import { givenPayment } from '../portfolio/testing/payment.ts'
import type { Payment } from '../portfolio/payments.ts'
import { paymentsCalendar, paymentsCsv } from './payment-files.ts'

const t = translatorOf(messagesOf('es'))
const NOW = new Date('2026-11-20T11:22:33.444Z')
const payment = (change: Partial<Payment>) =>
  givenPayment({
    ...{ orderId: 'o1', projectName: 'Nueve casas; El Rompido, fase 1', count: 8, periodStart: '2026-09-01' },
    ...{ interest: '1250.50', fee: '50.02', withheld: '237.60', net: '962.88' },
    ...change,
  })

describe('the file for spreadsheets', () => {
  test('has a line for each payment, paid or not, and amounts that are read as numbers', () => {
    const paid = payment({ number: 2, part: 2, paidAt: '2026-11-18T23:30:00.000Z', daysLate: 1 })
    const [, first, second] = paymentsCsv(t, [paid, payment({})], '2026-11-20', false).split('\r\n')
    expect(first).toBe('2.2;01/09/2026;30/11/2026;01/12/2026;19/11/2026;Pagado tarde;1.250,50;50,02;237,60;0,00;962,88')
    expect(second).toBe('1;01/09/2026;30/11/2026;01/12/2026;;Previsto;1.250,50;50,02;237,60;0,00;962,88')
    const inDefault = paymentsCsv(t, [paid, payment({})], '2026-11-20', true)
    expect(inDefault.split('\r\n').map((line) => line.split(';')[5])).toEqual([
      ...['Estado', 'Pagado tarde', 'En impago'],
      undefined,
    ])
  })
})

describe('the file for calendars', () => {
  const fileOf = (...payments: Payment[]) => paymentsCalendar(t, payments, 'https://cauce.example', NOW)
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

  test('has future payments, and late ones today', () => {
    const file = unfolded(
      fileOf(payment({ distributionId: 'late', dueDate: '2026-11-19' }), payment({ distributionId: 'next' })),
    )
    expect(file.filter((line) => /^(UID|DTSTART|DTSTAMP)/.test(line))).toEqual([
      'UID:late.o1@cauce.example',
      'DTSTAMP:20261120T112233Z',
      'DTSTART;VALUE=DATE:20261120',
      'UID:next.o1@cauce.example',
      'DTSTAMP:20261120T112233Z',
      'DTSTART;VALUE=DATE:20261201',
    ])
  })

  test('escapes special characters and folds lines at 75 bytes between characters', () => {
    const file = fileOf(payment({ projectName: `${'ñ'.repeat(90)}; a, b \\ c` }))
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfolded(file).find((line) => line.startsWith('SUMMARY'))).toBe(
      `SUMMARY:${'ñ'.repeat(90)}\\; a\\, b \\\\ c: pago 1 de 8\\, 962\\,88\u00A0€ netos previstos`,
    )
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
