import { accept, addDays, decline, laterOf, type Decision } from '@cauce/contract'

/**
 * Whether an expected rate may begin on a day. What was in force on a past day stays as it was: a rate begins after the latest one of
 * its category and not before today. The first one may begin on any day.
 */
export function decideRate(validFrom: string, latest: string | undefined, today: string): Decision<undefined> {
  if (latest === undefined) return accept(undefined)
  const earliest = laterOf(addDays(latest, 1), today)
  return validFrom < earliest ? decline('date-too-early', { earliest }, 'validFrom') : accept(undefined)
}
