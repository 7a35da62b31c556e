import { z } from 'zod'

export * from './calendar.ts'

/** A moment: ISO 8601 in UTC on the wire, `Date` inside. */
export const Instant = z
  .codec(z.iso.datetime('date-invalid').meta({ examples: ['2026-11-20T09:30:00.000Z'] }), z.date(), {
    decode: (wire) => new Date(wire),
    encode: (instant) => instant.toISOString(),
  })
  .describe('Instant in UTC (ISO 8601).')

/** A day without a time: `YYYY-MM-DD` on the wire and inside. */
export const CalendarDate = z.iso.date('date-invalid').meta({ description: 'Calendar date.', examples: ['2026-11-20'] })
