import type { Answer } from '@cauce/client'
import { shareInBasisPoints } from '@cauce/contract/basis-points.ts'
import { addMonths } from '@cauce/contract/calendar.ts'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'

export type Payment = Answer<'/v1/project/distributions/payments'>['data'][number]

/** A person with several orders has a payment for each. */
export const paymentKeyOf = ({ distributionId, orderId }: Payment): string => `${distributionId} ${orderId}`

export const CALENDAR_MONTHS = 12

/** Cents; interest net of fee and withholding. */
export interface Month {
  /** `2026-11`. */
  readonly month: string
  readonly net: Cents
  readonly principal: Cents
}

export interface PaymentCalendar {
  readonly months: readonly Month[]
  readonly net: Cents
  readonly principal: Cents
  /** Overdue payments belong to no month: their date is unknown. */
  readonly late: readonly Payment[]
  readonly lateAmount: Cents
}

const isOpen = ({ status }: Payment) => status !== 'paid'
const netOf = ({ interest, fee, withheld }: Payment): Cents =>
  parseAmount(interest) - parseAmount(fee) - parseAmount(withheld)

export const amountOf = (payment: Payment): Cents => netOf(payment) + parseAmount(payment.principal)

/** Twelve months from the month of `today` (calendar date). `unlikely`: projects in default, of which nothing is expected. */
export function calendarOf(
  payments: readonly Payment[],
  today: string,
  unlikely: ReadonlySet<string>,
): PaymentCalendar {
  const open = payments.filter((payment) => isOpen(payment) && !unlikely.has(payment.projectId))
  const late = payments.filter((payment) => isOpen(payment) && payment.dueDate < today)
  const firstDay = `${today.slice(0, 7)}-01`
  const months = Array.from({ length: CALENDAR_MONTHS }, (_each, index) => addMonths(firstDay, index).slice(0, 7)).map(
    (month) => {
      const due = open.filter(({ dueDate }) => dueDate >= today && dueDate.startsWith(month))
      return { month, net: total(due.map(netOf)), principal: total(due.map(({ principal }) => parseAmount(principal))) }
    },
  )
  return {
    months,
    net: total(months.map(({ net }) => net)),
    principal: total(months.map(({ principal }) => principal)),
    late,
    lateAmount: total(late.map(amountOf)),
  }
}

export function barsOf(months: readonly Pick<Month, 'net'>[]): number[] {
  const tallest = months.reduce((most, { net }) => (net > most ? net : most), 0n)
  return months.map(({ net }) => shareInBasisPoints(net, tallest) / 10_000)
}

/** The oldest unpaid payment of each order or project. */
export function nextPayments(
  payments: readonly Payment[],
  by: 'orderId' | 'projectId' = 'orderId',
): ReadonlyMap<string, Payment> {
  const inOrder = payments.filter(isOpen).toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1))
  return new Map(inOrder.map((payment) => [payment[by], payment]))
}

const total = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0n)
