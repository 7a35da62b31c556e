import type { Language } from '@cauce/contract'
import { formatDateTime, instantFrom, NO_DATE, type DateLike } from './dates.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Whether a moment is shown as a relative time: under 7 days away (handbook rule 11.7). */
export function isRecent(instant: DateLike, now: Date = new Date()): boolean {
  const moment = instantFrom(instant)
  return moment !== undefined && Math.abs(moment.getTime() - now.getTime()) < WEEK * 1000
}

/**
 * How long ago, or in how long (handbook rule 11.7): under 60 s in seconds, under 1 h in minutes, under 1 day in hours, under
 * 7 days in days, otherwise date and time. Parts of a unit are truncated.
 */
export function formatRelativeTime(instant: DateLike, language: Language, now: Date = new Date()): string {
  const moment = instantFrom(instant)
  if (!moment) return NO_DATE
  const seconds = Math.trunc((moment.getTime() - now.getTime()) / 1000)
  const distance = Math.abs(seconds)
  if (!isRecent(moment, now)) return formatDateTime(moment)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  if (distance < MINUTE) return words.format(seconds === 0 ? -0 : seconds, 'second')
  if (distance < HOUR) return words.format(Math.trunc(seconds / MINUTE), 'minute')
  if (distance < DAY) return words.format(Math.trunc(seconds / HOUR), 'hour')
  return words.format(Math.trunc(seconds / DAY), 'day')
}
