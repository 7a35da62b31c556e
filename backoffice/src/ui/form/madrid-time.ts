import { TIME_ZONE } from '@cauce/contract/calendar.ts'

const madrid = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant of the wire as the clocks of Madrid show it, in the form of a `datetime-local` field. */
export const toMadridTime = (instant: string): string => madrid.format(new Date(instant)).replace(' ', 'T')

/**
 * What somebody typed as a time in Madrid, wherever their browser is, as an instant of the wire. In the hour that the clocks
 * skip in spring it is the moment after it; in the hour that they show twice in autumn, the first of the two.
 */
export function fromMadridTime(local: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const summer = new Date(asUtc - 2 * HOUR_MS).toISOString()
  return toMadridTime(summer) === local.slice(0, 16) ? summer : new Date(asUtc - HOUR_MS).toISOString()
}

const HOUR_MS = 3_600_000
