import { addDays, calendarDateOf } from '@cauce/contract'
import type { InstitutionEvent } from './institution.ts'

/** What an event asks the platform to look at. */
export type Effect = 'statement' | 'payment' | 'unknown'

/**
 * What to do about an event. Money is booked from the statement of its day alone, so an event about money that has moved asks for
 * that. One about an order that is taken or refused asks how far the payment is (decision 188).
 */
export function effectOf({ kind }: Pick<InstitutionEvent, 'kind'>): Effect {
  switch (kind) {
    case 'transfer.received':
    case 'pay_out.succeeded':
    case 'pay_out.reversed':
      return 'statement'
    case 'pay_out.pending':
    case 'pay_out.failed':
      return 'payment'
    default:
      return 'unknown'
  }
}

/** The calendar dates from that of the oldest event up to today, whose statements are asked for. */
export function daysSince(oldest: Date, now: Date): string[] {
  const today = calendarDateOf(now)
  const days = [today]
  for (let day = calendarDateOf(oldest); day < today; day = addDays(day, 1)) days.splice(-1, 0, day)
  return days
}
