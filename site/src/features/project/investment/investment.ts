import { shareInBasisPoints, type BasisPoints } from '@cauce/contract/basis-points.ts'
import { calendarDateOf, daysBetween } from '@cauce/contract/calendar.ts'
import { largerOf, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import type { Order } from '../orders/leaving.ts'
import type { Payment } from '../portfolio/payments.ts'
import { internalRateOf } from '@cauce/contract/internal-rate.ts'

/** What one investment has brought back and is expected to bring; amounts in cents. */
export interface Returns {
  /** Net of fees and of tax withheld, with the principal that came back. */
  readonly received: Cents
  /** What of the amount put in has not come back; zero once more has come. */
  readonly missing: Cents
  /** `received` in basis points of what was put in, at most all of it: the length of the bar. */
  readonly receivedShare: BasisPoints
  /** What would be lost of it if nothing more were paid, in basis points. */
  readonly possibleLoss: BasisPoints
  readonly paid: readonly Payment[]
  readonly late: readonly Payment[]
  /** Not due yet. */
  readonly expected: readonly Payment[]
  readonly lateNet: Cents
  readonly expectedNet: Cents
  /** The internal rate a year if everything is paid, late payments today and the others on their day; `undefined` where there is none. */
  readonly rate: { readonly net: BasisPoints | undefined; readonly beforeFee: BasisPoints | undefined }
}

const netOf = ({ net }: Payment): Cents => parseAmount(net)
/** What is withheld counts as received: it is on account of the taxes of the person (decision 233). */
const beforeTax = (payment: Payment): Cents => netOf(payment) + parseAmount(payment.withheld)
const sumOf = (payments: readonly Payment[], of: (payment: Payment) => Cents) =>
  payments.reduce((sum, payment) => sum + of(payment), 0n)

/** The returns of an order by its payments, in the order of the schedule. */
export function returnsOf(order: Order, payments: readonly Payment[], today: string): Returns {
  const invested = parseAmount(order.amount)
  const received = parseAmount(order.returned)
  const paid = payments.filter(({ paidAt }) => paidAt !== null)
  const open = payments.filter(({ paidAt }) => paidAt === null)
  const late = open.filter(({ dueDate }) => dueDate < today)
  const expected = open.filter(({ dueDate }) => dueDate >= today)
  const rateOf = (amountOf: (payment: Payment) => Cents) =>
    internalRateOf([
      { date: calendarDateOf(new Date(order.createdAt)), amount: -invested },
      ...payments.map((payment) => ({ date: dayOf(payment, today), amount: amountOf(payment) })),
    ])
  const missing = largerOf(invested - received, 0n)
  return {
    received,
    missing,
    receivedShare: shareInBasisPoints(invested - missing, invested),
    possibleLoss: shareInBasisPoints(missing, invested),
    paid,
    late,
    expected,
    lateNet: sumOf(late, netOf),
    expectedNet: sumOf(expected, netOf),
    rate: {
      net: rateOf(beforeTax),
      beforeFee: rateOf((payment) => beforeTax(payment) + parseAmount(payment.fee)),
    },
  }
}

/** The day on which a payment came, or is counted on. */
function dayOf({ paidAt, dueDate }: Payment, today: string): string {
  if (paidAt !== null) return calendarDateOf(new Date(paidAt))
  return dueDate < today ? today : dueDate
}

export type PaymentState = 'paid' | 'paidLate' | 'late' | 'due' | 'planned'
/** A payment is shown as due in the last days before it. */
const SOON_DAYS = 30

/** How a payment is shown. */
export function stateOf({ paidAt, daysLate, dueDate }: Payment, today: string): PaymentState {
  if (paidAt !== null) return daysLate > 0 ? 'paidLate' : 'paid'
  if (dueDate < today) return 'late'
  return daysBetween(today, dueDate) <= SOON_DAYS ? 'due' : 'planned'
}

/** `3`, or `3.2` for what a partial payment left over. */
export const numberOf = ({ number, part }: Pick<Payment, 'number' | 'part'>): string =>
  part === 1 ? String(number) : `${number}.${part}`

/** Payments that are shown in one line: those of a year that were paid on time, or are planned, when they are many. */
export interface Line {
  readonly payments: readonly Payment[]
  readonly state: PaymentState
}
/** Fewer of the same kind stay apart. */
const TOGETHER = 4
/** The payments next to today stay apart, however many they are. */
const NEAR = 2

/** The lines of the calendar: runs of payments of a year in one state, and each of the others by itself. */
export function linesOf(payments: readonly Payment[], today: string): Line[] {
  const now = payments.findIndex(({ paidAt }) => paidAt === null)
  const isNear = (index: number) => now !== -1 && Math.abs(index - now) <= NEAR
  const runs: { payments: Payment[]; state: PaymentState; key: string }[] = []
  for (const [index, payment] of payments.entries()) {
    const state = stateOf(payment, today)
    const isLast = index === payments.length - 1
    const isPlain = (state === 'paid' || state === 'planned') && !isNear(index) && !isLast
    const key = isPlain ? `${state} ${payment.dueDate.slice(0, 4)}` : `${index}`
    const run = runs.at(-1)
    if (run?.key === key) run.payments.push(payment)
    else runs.push({ payments: [payment], state, key })
  }
  return runs.flatMap(({ payments: run, state }) =>
    run.length < TOGETHER ? run.map((payment) => ({ payments: [payment], state })) : [{ payments: run, state }],
  )
}
