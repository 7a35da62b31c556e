import { addDays, addMonths, daysBetween } from '@cauce/contract/calendar.ts'
import { GROUPINGS } from '@cauce/contract'
import type { Range } from './period-name.ts'

/** The most bars of a chart: a screen has no room to show more, and their table would be too long to read. */
export const MAXIMUM_POINTS = 400

const SHORTEST_DAYS = { day: 1, week: 7, month: 28, quarter: 90, year: 365 } as const

/** The grouping that is drawn: the chosen one, or the next coarser one that has no more points than can be drawn. */
export function drawnGrouping({ groupBy, fromDate, toDate }: Range): Range['groupBy'] {
  const days = daysBetween(fromDate, toDate) + 1
  const coarser = GROUPINGS.slice(GROUPINGS.indexOf(groupBy))
  return coarser.find((one) => days / SHORTEST_DAYS[one] <= MAXIMUM_POINTS) ?? 'year'
}

/**
 * The range before: of as many months where the range is made of whole months, else of as many days. It ends on the day before
 * the range begins.
 */
export function rangeBefore({ fromDate, toDate }: Pick<Range, 'fromDate' | 'toDate'>) {
  const next = addDays(toDate, 1)
  const before = addDays(fromDate, -1)
  if (!fromDate.endsWith('-01') || !next.endsWith('-01'))
    return { fromDate: addDays(fromDate, daysBetween(next, fromDate)), toDate: before }
  const [fromMonth, nextMonth] = [monthsOf(fromDate), monthsOf(next)]
  return { fromDate: addMonths(fromDate, fromMonth - nextMonth), toDate: before }
}

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** By how much an amount in cents has changed, in basis points; undefined where there was nothing before. */
export const changeOf = (before: bigint, now: bigint): number | undefined =>
  before === 0n ? undefined : Math.round((Number(now - before) / Number(before < 0n ? -before : before)) * 10_000)
