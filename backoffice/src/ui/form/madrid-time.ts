import { TIME_ZONE } from '@cauce/contract/calendar.ts'

const madrid = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant of the API in the local time of Madrid, as a `datetime-local` field holds it. */
export const toMadridTime = (instant: string): string => madrid.format(new Date(instant)).replace(' ', 'T')

/**
 * A local time of Madrid as an instant of the API, in whichever time zone the browser is. A time in the hour that is skipped
 * in spring becomes the time one hour later. A time in the hour that comes twice in autumn is the first of the two.
 */
export function fromMadridTime(local: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const summer = new Date(asUtc - 2 * HOUR_MS).toISOString()
  return toMadridTime(summer) === local.slice(0, 16) ? summer : new Date(asUtc - HOUR_MS).toISOString()
}

const HOUR_MS = 3_600_000
