import { calendarDateOf, daysBetween, TIME_ZONE } from '@cauce/contract/calendar.ts'

/** The text for a missing date (handbook rule 11.6). */
export const NO_DATE = 'S/D'

/** A calendar date (`2026-11-20`), an instant (ISO 8601 or `Date`), or none. */
export type DateLike = string | Date | null | undefined

/** `20/11/2026`: a calendar date as it stands, an instant as people in Madrid read it; `S/D` when missing or unreadable. */
export function formatDate(date: DateLike): string {
  const calendarDate = calendarDateFrom(date)
  if (calendarDate === undefined) return NO_DATE
  const [year, month, day] = calendarDate.split('-')
  return `${day}/${month}/${year}`
}

/** Created lazily, like the formatter of dates (calendar.ts). */
let madridTime: Intl.DateTimeFormat | undefined
const makeMadridTime = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `10:30` on the clocks of Madrid; `S/D` when missing or unreadable. */
export function formatTime(instant: DateLike): string {
  const moment = instantFrom(instant)
  return moment ? (madridTime ??= makeMadridTime()).format(moment) : NO_DATE
}

/** `20/11/2026 10:30` in Madrid; `S/D` when missing or unreadable. */
export function formatDateTime(instant: DateLike): string {
  const moment = instantFrom(instant)
  return moment ? `${formatDate(moment)} ${formatTime(moment)}` : NO_DATE
}

/**
 * The end of a period, `24/11/2026 24:00`: a period that ends as a day begins ends with the day before, and people would read `25/11/2026
 * 00:00` as a day later. Any other end as it stands.
 */
export function formatUntil(end: DateLike): string {
  return formatTime(end) === '00:00' ? `${formatLastDay(end)} 24:00` : formatDateTime(end)
}

/** The last day of a period that is over at `end`: the day before, if it ends as a day begins. */
export function formatLastDay(end: DateLike): string {
  const moment = instantFrom(end)
  return formatDate(moment && new Date(moment.getTime() - 1))
}

/**
 * Whole days from today in Madrid until `date`, today being 0; never negative (handbook rule 6.5), and 0 when there is no date.
 */
export function daysRemaining(date: DateLike, now: Date = new Date()): number {
  const calendarDate = calendarDateFrom(date)
  if (calendarDate === undefined) return 0
  return Math.max(0, daysBetween(calendarDateOf(now), calendarDate))
}

/** The moment that `instant` names, if it names one. */
export function instantFrom(instant: DateLike): Date | undefined {
  const moment = new Date(instant ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function calendarDateFrom(date: DateLike): string | undefined {
  const moment = instantFrom(date)
  if (!moment) return undefined
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : calendarDateOf(moment)
}
