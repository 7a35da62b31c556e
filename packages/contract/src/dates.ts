import { z } from 'zod'

export * from './calendar.ts'

/** Range of days in requests. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'

const notBefore = (earliest: string) => ({ error: 'date-too-early', params: { earliest } })
const notAfter = (latest: string) => ({ error: 'date-too-late', params: { latest } })

/** ISO 8601 UTC on the wire, `Date` inside. */
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

/** `updatedAt` is the version for edits. */
export const timestamps = { createdAt: Instant, updatedAt: Instant }

/** For answers: any year, because some are computed. */
export const CalendarDate = z.iso.date('date-invalid').meta({ description: 'Calendar date.', examples: ['2026-11-20'] })

/** For requests. Refuses `date-too-early` or `date-too-late`. */
// @__NO_SIDE_EFFECTS__
export function dayBetween(earliest: string = FIRST_DAY, latest: string = LAST_DAY) {
  return CalendarDate.refine((day) => day >= earliest, notBefore(earliest))
    .refine((day) => day <= latest, notAfter(latest))
    .meta({ description: `Calendar date from ${earliest} to ${latest}.`, examples: ['2026-11-20'] })
}

export const NamedDay = dayBetween()
