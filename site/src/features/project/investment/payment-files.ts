import { brand } from '@cauce/contract/brand.ts'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { bareAmount, toCsv } from '@cauce/format/csv.ts'
import type { Payment } from '../portfolio/payments.ts'
import { numberOf, stateOf } from './investment.ts'

type Words = Translate<'investment'>

export function paymentsCsv(t: Words, payments: readonly Payment[], today: string, isUnlikely: boolean): string {
  const head = (
    ['number', 'from', 'to', 'due', 'paid', 'state', 'interest', 'fee', 'withheld', 'principal', 'net'] as const
  ).map((name) => t(`investment.calendar.columns.${name}`))
  const rows = payments.map((payment) => [
    numberOf(payment),
    formatDate(payment.periodStart),
    formatDate(payment.periodEnd),
    formatDate(payment.dueDate),
    payment.paidAt === null ? '' : formatDate(payment.paidAt),
    t(`investment.calendar.state.${stateWordOf(payment, today, isUnlikely)}`),
    ...[payment.interest, payment.fee, payment.withheld, payment.principal, payment.net].map((wire) =>
      bareAmount(formatMoney(wire)),
    ),
  ])
  return toCsv([head, ...rows])
}

const stateWordOf = (payment: Payment, today: string, isUnlikely: boolean) => {
  const state = stateOf(payment, today, isUnlikely)
  return state === 'due' ? 'planned' : state
}

type AwaitedPayment = Pick<
  Payment,
  'distributionId' | 'orderId' | 'projectName' | 'number' | 'part' | 'count' | 'dueDate' | 'net'
>

/** Octets a line (RFC 5545, 3.1). */
const LINE = 75

/**
 * Awaited payments as all-day events (RFC 5545). The ids are stable, so that a later import moves an event instead of
 * duplicating it.
 */
export function paymentsCalendar(t: Words, payments: readonly AwaitedPayment[], origin: string, now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const host = new URL(origin).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand()}//ES`,
    ...payments.flatMap((payment) => [
      'BEGIN:VEVENT',
      `UID:${payment.distributionId}.${payment.orderId}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dayOf(payment, now).replaceAll('-', '')}`,
      `SUMMARY:${escaped(
        t('investment.calendar.event', {
          project: payment.projectName,
          number: numberOf(payment),
          count: payment.count,
          amount: formatMoney(payment.net),
        }),
      )}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A late payment is shown today. */
function dayOf({ dueDate }: AwaitedPayment, now: Date): string {
  const today = calendarDateOf(now)
  return dueDate < today ? today : dueDate
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/** Folds long lines (RFC 5545) without cutting a character. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, length] = ['', 0]
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length
    if (length + bytes > LINE) {
      parts.push(part)
      part = ' '
      length = 1
    }
    part += character
    length += bytes
  }
  return [...parts, part].join('\r\n')
}
