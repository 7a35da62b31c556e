import { accept, decline, type Decision } from '@cauce/contract'

/** How many periods a summary tells at most: five years of days. */
export const MAXIMUM_PERIODS = 2000

const SHORTEST_DAYS = { day: 1, week: 7, month: 28, quarter: 90, year: 365 } as const

export interface SummaryRange {
  readonly groupBy: keyof typeof SHORTEST_DAYS
  readonly fromDate: string
  readonly toDate: string
}

/** Refuses a range of which nobody could read the summary, and nobody should compute it. */
export function decideRange<Range extends SummaryRange>(range: Range): Decision<Range> {
  const days = (Date.parse(range.toDate) - Date.parse(range.fromDate)) / 86_400_000
  if (days / SHORTEST_DAYS[range.groupBy] <= MAXIMUM_PERIODS) return accept(range)
  return decline('too-many-periods', { maximum: MAXIMUM_PERIODS }, 'groupBy')
}
