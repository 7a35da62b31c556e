import { addMonths } from '@cauce/contract/calendar.ts'
import type { Cents } from '@cauce/contract/cents.ts'
import { feeOn, scheduleOf, type ScheduleTerms } from '@cauce/contract/project/schedule.ts'

/** The terms from which a return is worked out; percentages in basis points. */
export interface Terms extends Omit<ScheduleTerms, 'principal'> {
  readonly managerFee: number
}

export interface Payment {
  readonly date: string
  readonly gross: Cents
  readonly fee: Cents
  readonly principal: Cents
  /** What arrives in the wallet: gross less fee, plus principal. */
  readonly net: Cents
}

export interface Projection {
  readonly payments: readonly Payment[]
  readonly gross: Cents
  readonly fee: Cents
  /** Principal and return less fee. */
  readonly total: Cents
}

/**
 * What an investment would bring if everything goes as planned, by the schedule that the API draws up, with its rounding: it
 * is what somebody who holds the whole project is paid to the cent. Beside others a payment may differ by a cent, because
 * the parts of all must add up to what the promoter pays.
 */
export function project(amount: Cents, { managerFee, ...terms }: Terms): Projection {
  const payments = scheduleOf({ ...terms, principal: amount }).map(
    ({ dueDate: date, interestDue: gross, principalDue: principal }): Payment => {
      const fee = feeOn(gross, managerFee)
      return { date, gross, fee, principal, net: gross - fee + principal }
    },
  )
  const sum = (of: (payment: Payment) => Cents) => payments.reduce((whole, payment) => whole + of(payment), 0n)
  return {
    payments,
    gross: sum(({ gross }) => gross),
    fee: sum(({ fee }) => fee),
    total: sum(({ net }) => net),
  }
}

/** The day on which the principal is expected back. */
export const maturityOf = ({ startDate, durationMonths }: Pick<Terms, 'startDate' | 'durationMonths'>): string =>
  addMonths(startDate, durationMonths)
