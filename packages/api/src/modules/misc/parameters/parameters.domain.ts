import {
  accept,
  addDays,
  calendarDateOf,
  decline,
  LEAST_REFLECTION_DAYS,
  PARAMETER_NOTICE_HOURS,
  startOfDay,
  type Decision,
} from '@cauce/contract'
import type { ParameterRow } from '../../../database/schema/misc.ts'

/** The first day of which the midnight leaves the notice. */
export function earliestDay(now: Date): string {
  const noticed = new Date(now.getTime() + PARAMETER_NOTICE_HOURS * 3_600_000)
  const day = calendarDateOf(noticed)
  return startOfDay(day) < noticed ? addDays(day, 1) : day
}

type Proposed = Pick<ParameterRow, 'name' | 'value' | 'validFrom'>

export function decideParameter(
  { name, value, validFrom }: Proposed,
  { now, isDemonstration }: { readonly now: Date; readonly isDemonstration: boolean },
): Decision<undefined> {
  const earliest = earliestDay(now)
  if (validFrom < earliest) return decline('date-too-early', { earliest }, 'validFrom')
  if (name === 'reflectionDays' && !isDemonstration && Number(value) < LEAST_REFLECTION_DAYS)
    return decline('number-too-small', { minimum: LEAST_REFLECTION_DAYS }, 'value')
  return accept(undefined)
}
