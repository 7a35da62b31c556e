import { calendarDateOf, daysBetween, TIME_ZONE } from '@cauce/contract/calendar.ts'

/** Missing date (handbook rule 11.6). */
export const NO_DATE = 'S/D'

/** Calendar date (`2026-11-20`), instant (ISO 8601 or `Date`), or none. */
export type DateLike = string | Date | null | undefined

/** `20/11/2026`; instants in Madrid time; `S/D` if missing or unreadable. */
export function formatDate(date: DateLike): string {
  const calendarDate = calendarDateFrom(date)
  if (calendarDate === undefined) return NO_DATE
  const [year, month, day] = calendarDate.split('-')
  return `${day}/${month}/${year}`
}

/** Lazy, like the date formatter (calendar.ts). */
let madridTime: Intl.DateTimeFormat | undefined
const makeMadridTime = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `10:30` in Madrid; `S/D` if missing or unreadable. */
export function formatTime(instant: DateLike): string {
  const moment = instantFrom(instant)
  return moment ? (madridTime ??= makeMadridTime()).format(moment) : NO_DATE
}

/** `20/11/2026 10:30` in Madrid; `S/D` if missing or unreadable. */
export function formatDateTime(instant: DateLike): string {
  const moment = instantFrom(instant)
  return moment ? `${formatDate(moment)} ${formatTime(moment)}` : NO_DATE
}

/**
 * End of a period: midnight shows as `24/11/2026 24:00` of the day before, because people read `25/11/2026 00:00` as a
 * day later.
 */
export function formatUntil(end: DateLike): string {
  return formatTime(end) === '00:00' ? `${formatLastDay(end)} 24:00` : formatDateTime(end)
}

/** Last day of a period that ends at `end`: the day before if it ends at midnight. */
export function formatLastDay(end: DateLike): string {
  const moment = instantFrom(end)
  return formatDate(moment && new Date(moment.getTime() - 1))
}

/** Days from today in Madrid, never negative (handbook rule 6.5); 0 without a date. */
export function daysRemaining(date: DateLike, now: Date = new Date()): number {
  const calendarDate = calendarDateFrom(date)
  if (calendarDate === undefined) return 0
  return Math.max(0, daysBetween(calendarDateOf(now), calendarDate))
}

/** Undefined if unreadable. */
export function instantFrom(instant: DateLike): Date | undefined {
  const moment = new Date(instant ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function calendarDateFrom(date: DateLike): string | undefined {
  const moment = instantFrom(date)
  if (!moment) return undefined
  return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : calendarDateOf(moment)
}
