import { bankingDayAfter } from '../bank/banking-days.ts'
import { addDays, laterOf } from '../calendar.ts'
import type { FieldError } from '../errors.ts'
import type { COMPLAINT_STATES } from './complaints.lifecycle.ts'

/** Working days to notify admissibility (Delegated Regulation (EU) 2022/2117). */
export const ADMISSIBILITY_WORKING_DAYS = 10
/** Working days before a deadline from which it counts as near. */
const NEAR_WORKING_DAYS = 3

/** How close the next deadline of a complaint is. */
export const COMPLAINT_URGENCIES = ['passed', 'near', 'later'] as const
export type ComplaintUrgency = (typeof COMPLAINT_URGENCIES)[number]

/** Admissibility deadline; the day of receipt does not count. Working days are banking days (decision complaints). */
export const admissibilityDueOn = (receivedOn: string): string =>
  bankingDayAfter(receivedOn, ADMISSIBILITY_WORKING_DAYS)

interface Deadlines {
  readonly state: (typeof COMPLAINT_STATES)[number]
  readonly admissibilityDueOn: string
  readonly decisionDueOn: string | null
}

export function complaintDueOn({ state, admissibilityDueOn, decisionDueOn }: Deadlines): string | null {
  if (state === 'received') return admissibilityDueOn
  return state === 'admissible' || state === 'delayed' ? decisionDueOn : null
}

export const nearUntil = (today: string): string => bankingDayAfter(today, NEAR_WORKING_DAYS)

/** Null without a deadline. The deadline itself is not passed. */
export function urgencyOf(dueOn: string | null, today: string): ComplaintUrgency | null {
  if (dueOn === null) return null
  if (dueOn < today) return 'passed'
  return dueOn <= nearUntil(today) ? 'near' : 'later'
}

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
