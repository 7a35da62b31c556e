import { shareInBasisPoints, type BasisPoints } from '@cauce/contract/basis-points.ts'
import { calendarDateOf, daysBetween } from '@cauce/contract/calendar.ts'
import { largerOf, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import type { Order } from '../orders/leaving.ts'
import type { Payment } from '../portfolio/payments.ts'
import { internalRateOf } from '@cauce/contract/internal-rate.ts'

/** Cents. */
export interface Returns {
  /** Net of fees and withheld tax, including principal. */
  readonly received: Cents
  /** Invested amount not yet returned; at least zero. */
  readonly missing: Cents
  /** `received` as basis points of the investment, at most 100 %: bar length. */
  readonly receivedShare: BasisPoints
  /** Loss if nothing more is paid, in basis points. */
  readonly possibleLoss: BasisPoints
  readonly paid: readonly Payment[]
  readonly late: readonly Payment[]
  readonly expected: readonly Payment[]
  readonly lateNet: Cents
  readonly expectedNet: Cents
  readonly isUnlikely: boolean
  /** Annual IRR if everything is paid, late payments today, or of what was paid if unlikely; `undefined` if there is none. */
  readonly rate: { readonly net: BasisPoints | undefined; readonly beforeFee: BasisPoints | undefined }
}

const netOf = ({ net }: Payment): Cents => parseAmount(net)
/** Withholding counts as received: it is a payment on account (decision measures-of-return). */
const beforeTax = (payment: Payment): Cents => netOf(payment) + parseAmount(payment.withheld)
const sumOf = (payments: readonly Payment[], of: (payment: Payment) => Cents) =>
  payments.reduce((sum, payment) => sum + of(payment), 0n)

/** `isUnlikely`: the loan is in default, and no more is expected of it. */
export function returnsOf(order: Order, payments: readonly Payment[], today: string, isUnlikely: boolean): Returns {
  const invested = parseAmount(order.amount)
  const received = parseAmount(order.returned)
  const paid = payments.filter(({ paidAt }) => paidAt !== null)
  const open = payments.filter(({ paidAt }) => paidAt === null)
  const late = open.filter(({ dueDate }) => dueDate < today)
  const expected = isUnlikely ? [] : open.filter(({ dueDate }) => dueDate >= today)
  const rateOf = (amountOf: (payment: Payment) => Cents) =>
    internalRateOf([
      { date: calendarDateOf(new Date(order.createdAt)), amount: -invested },
      ...(isUnlikely ? paid : payments).map((payment) => ({ date: dayOf(payment, today), amount: amountOf(payment) })),
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
    isUnlikely,
    rate: {
      net: rateOf(beforeTax),
      beforeFee: rateOf((payment) => beforeTax(payment) + parseAmount(payment.fee)),
    },
  }
}

function dayOf({ paidAt, dueDate }: Payment, today: string): string {
  if (paidAt !== null) return calendarDateOf(new Date(paidAt))
  return dueDate < today ? today : dueDate
}

export type PaymentState = 'paid' | 'paidLate' | 'late' | 'due' | 'planned' | 'inDefault'
const SOON_DAYS = 30

export function stateOf({ paidAt, daysLate, dueDate }: Payment, today: string, isUnlikely: boolean): PaymentState {
  if (paidAt !== null) return daysLate > 0 ? 'paidLate' : 'paid'
  if (isUnlikely) return 'inDefault'
  if (dueDate < today) return 'late'
  return daysBetween(today, dueDate) <= SOON_DAYS ? 'due' : 'planned'
}

/** `3`, or `3.2` for the remainder of a partial payment. */
export const numberOf = ({ number, part }: Pick<Payment, 'number' | 'part'>): string =>
  part === 1 ? String(number) : `${number}.${part}`

export interface Line {
  readonly payments: readonly Payment[]
  readonly state: PaymentState
}
/** Shorter runs stay apart. */
const TOGETHER = 4
/** Payments nearest to today stay apart. */
const NEAR = 2

export function linesOf(payments: readonly Payment[], today: string, isUnlikely: boolean): Line[] {
  const now = payments.findIndex(({ paidAt }) => paidAt === null)
  const isNear = (index: number) => now !== -1 && Math.abs(index - now) <= NEAR
  const runs: { payments: Payment[]; state: PaymentState; key: string }[] = []
  for (const [index, payment] of payments.entries()) {
    const state = stateOf(payment, today, isUnlikely)
    const isLast = index === payments.length - 1
    const isPlain = (state === 'paid' || state === 'planned' || state === 'inDefault') && !isNear(index) && !isLast
    const key = isPlain ? `${state} ${payment.dueDate.slice(0, 4)}` : `${index}`
    const run = runs.at(-1)
    if (run?.key === key) run.payments.push(payment)
    else runs.push({ payments: [payment], state, key })
  }
  return runs.flatMap(({ payments: run, state }) =>
    run.length < TOGETHER ? run.map((payment) => ({ payments: [payment], state })) : [{ payments: run, state }],
  )
}
