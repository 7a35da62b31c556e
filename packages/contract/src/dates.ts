import { z } from 'zod'

export * from './calendar.ts'

/** The first and the last day that a request may name: what people mean, and every database and calendar can keep. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'

const notBefore = (earliest: string) => ({ error: 'date-too-early', params: { earliest } })
const notAfter = (latest: string) => ({ error: 'date-too-late', params: { latest } })

/** A moment: ISO 8601 in UTC on the wire, `Date` inside. */
export const Instant = z
  .codec(
    z.iso
      .datetime('date-invalid')
      .refine((wire) => wire >= FIRST_DAY, notBefore(FIRST_DAY))
      .refine((wire) => wire.slice(0, 10) <= LAST_DAY, notAfter(LAST_DAY))
      .meta({ examples: ['2026-11-20T09:30:00.000Z'] }),
    z.date(),
    {
      decode: (wire) => new Date(wire),
      encode: (instant) => instant.toISOString(),
    },
  )
  .describe('Instant in UTC (ISO 8601).')

/** A day without a time in an answer: `YYYY-MM-DD` on the wire and inside. Some are computed, so no year is refused. */
export const CalendarDate = z.iso.date('date-invalid').meta({ description: 'Calendar date.', examples: ['2026-11-20'] })

/** A day in a request. Refuses with `date-too-early` or `date-too-late` what lies before or after the days that are meant. */
// @__NO_SIDE_EFFECTS__
export function dayBetween(earliest: string = FIRST_DAY, latest: string = LAST_DAY) {
  return CalendarDate.refine((day) => day >= earliest, notBefore(earliest))
    .refine((day) => day <= latest, notAfter(latest))
    .meta({ description: `Calendar date from ${earliest} to ${latest}.`, examples: ['2026-11-20'] })
}

/** Any day that a request may name, such as the first of a filter. */
export const NamedDay = dayBetween()
