import { accept, daysBetween, decline, type Decision } from '@cauce/contract'

/** Five years of days. */
const MAXIMUM_PERIODS = 2000

const SHORTEST_DAYS = { day: 1, week: 7, month: 28, quarter: 90, year: 365 } as const

export interface SummaryRange {
  readonly groupBy: keyof typeof SHORTEST_DAYS
  readonly fromDate: string
  readonly toDate: string
}

export function decideRange<Range extends SummaryRange>(range: Range): Decision<Range> {
  if (daysBetween(range.fromDate, range.toDate) / SHORTEST_DAYS[range.groupBy] <= MAXIMUM_PERIODS) return accept(range)
  return decline('too-many-periods', { maximum: MAXIMUM_PERIODS }, 'groupBy')
}
