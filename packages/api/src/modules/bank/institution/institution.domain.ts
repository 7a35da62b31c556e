import { addDays, calendarDateOf } from '@cauce/contract'
import type { InstitutionEvent } from './institution.ts'

export type Effect = 'statement' | 'payment' | 'unknown'

/** Money is booked from statements only (decision company-accounts-and-institution). */
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

/** Calendar dates from the oldest event to today. */
export function daysSince(oldest: Date, now: Date): string[] {
  const today = calendarDateOf(now)
  const days = [today]
  for (let day = calendarDateOf(oldest); day < today; day = addDays(day, 1)) days.splice(-1, 0, day)
  return days
}
