import { accept, addDays, decline, laterOf, type Decision } from '@cauce/contract'

/** After the latest of its category and not before today; the first may begin any day. */
export function decideRate(validFrom: string, latest: string | undefined, today: string): Decision<undefined> {
  if (latest === undefined) return accept(undefined)
  const earliest = laterOf(addDays(latest, 1), today)
  return validFrom < earliest ? decline('date-too-early', { earliest }, 'validFrom') : accept(undefined)
}
