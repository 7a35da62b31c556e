import { addMonths } from '@cauce/contract/calendar.ts'
import type { Cents } from '@cauce/contract/cents.ts'
import { feesOn, scheduleOf, type ScheduleTerms } from '@cauce/contract/project/schedule.ts'

/** Percentages in basis points. */
export interface Terms extends Omit<ScheduleTerms, 'principal'> {
  readonly managerFee: number
}

export interface Payment {
  readonly date: string
  readonly gross: Cents
  readonly fee: Cents
  readonly principal: Cents
  readonly net: Cents
}

export interface Projection {
  readonly payments: readonly Payment[]
  readonly gross: Cents
  readonly fee: Cents
  readonly total: Cents
}

/**
 * Exact for a sole investor; with several a payment may differ by a cent, because the shares add up to the promoter's
 * payment.
 */
export function project(amount: Cents, { managerFee, ...terms }: Terms): Projection {
  const schedule = scheduleOf({ ...terms, principal: amount })
  const fees = feesOn(
    schedule.map(({ interestDue }) => interestDue),
    managerFee,
  )
  const payments = schedule.map(({ dueDate: date, interestDue: gross, principalDue: principal }, index): Payment => {
    const fee = fees[index]!
    return { date, gross, fee, principal, net: gross - fee + principal }
  })
  const sum = (of: (payment: Payment) => Cents) => payments.reduce((whole, payment) => whole + of(payment), 0n)
  return {
    payments,
    gross: sum(({ gross }) => gross),
    fee: sum(({ fee }) => fee),
    total: sum(({ net }) => net),
  }
}

export const maturityOf = ({ startDate, durationMonths }: Pick<Terms, 'startDate' | 'durationMonths'>): string =>
  addMonths(startDate, durationMonths)
