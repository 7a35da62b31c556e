import { localeOf, type Language } from '@cauce/contract/languages.ts'
import { formatDateTime, instantFrom, type DateLike } from './dates.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const CLOCK_ERROR = DAY

const secondsSince = (moment: Date, now: Date) => Math.trunc((now.getTime() - moment.getTime()) / 1000)

/** True under 7 days, shown as relative time (handbook rule 11.7). */
export function isRecent(instant: DateLike, now: Date = new Date()): boolean {
  const moment = instantFrom(instant)
  if (!moment) return false
  const ago = secondsSince(moment, now)
  return ago < WEEK && ago > -CLOCK_ERROR
}

/** Units are truncated; small clock skew reads as now (handbook rule 11.7). */
export function formatRelativeTime(instant: DateLike, language: Language, now: Date = new Date()): string {
  if (!isRecent(instant, now)) return formatDateTime(instant)
  const ago = secondsSince(instantFrom(instant)!, now)
  if (ago <= 0) return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(0, 'second')
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' })
  if (ago < MINUTE) return words.format(-ago, 'second')
  if (ago < HOUR) return words.format(-Math.trunc(ago / MINUTE), 'minute')
  if (ago < DAY) return words.format(-Math.trunc(ago / HOUR), 'hour')
  return words.format(-Math.trunc(ago / DAY), 'day')
}
