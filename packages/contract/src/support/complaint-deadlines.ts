import { bankingDayAfter } from '../bank/banking-days.ts'
import { addDays, laterOf } from '../calendar.ts'
import type { FieldError } from '../errors.ts'
import type { ComplaintStateName } from './complaints.lifecycle.ts'

/** Working days within which the complainant is notified whether a complaint is admissible (Delegated Regulation (EU) 2022/2117). */
export const ADMISSIBILITY_WORKING_DAYS = 10
/** A deadline is near from so many working days before it on. */
const NEAR_WORKING_DAYS = 3

/** How close the next deadline of a complaint is. */
export const COMPLAINT_URGENCIES = ['passed', 'near', 'later'] as const
/** One of `COMPLAINT_URGENCIES`. */
export type ComplaintUrgency = (typeof COMPLAINT_URGENCIES)[number]

/**
 * The last day on which it must be said whether a complaint that came on `receivedOn` is admissible. The day on which it came
 * does not count. Working days are banking days (decision 267).
 */
export const admissibilityDueOn = (receivedOn: string): string =>
  bankingDayAfter(receivedOn, ADMISSIBILITY_WORKING_DAYS)

interface Deadlines {
  readonly state: ComplaintStateName
  readonly admissibilityDueOn: string
  readonly decisionDueOn: string | null
}

/** The last day of the step that the platform owes now; null where it owes none. */
export function complaintDueOn({ state, admissibilityDueOn, decisionDueOn }: Deadlines): string | null {
  if (state === 'received') return admissibilityDueOn
  return state === 'admissible' || state === 'delayed' ? decisionDueOn : null
}

/** The last day that is near when today is `today`. */
export const nearUntil = (today: string): string => bankingDayAfter(today, NEAR_WORKING_DAYS)

/** How close a deadline is; null where there is none. The last day itself is not passed. */
export function urgencyOf(dueOn: string | null, today: string): ComplaintUrgency | null {
  if (dueOn === null) return null
  if (dueOn < today) return 'passed'
  return dueOn <= nearUntil(today) ? 'near' : 'later'
}

/**
 * What is wrong with the day that a step names as the last one for the decision: it is not in the past, and a delay is to a later one
 * than before.
 */
export function mistakesOfDueOn(
  dueOn: string | undefined,
  decisionDueOn: string | null,
  today: string,
): readonly FieldError[] {
  const earliest = decisionDueOn === null ? today : laterOf(addDays(decisionDueOn, 1), today)
  return dueOn === undefined || dueOn >= earliest
    ? []
    : [{ path: 'dueOn', code: 'date-too-early', params: { earliest } }]
}
