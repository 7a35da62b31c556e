import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'

export const TimelineEvent = z
  .strictObject({
    timelineEventId: Id,
    projectId: Id,
    date: CalendarDate,
    title: z.string(),
    description: z.string().nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('An event in the life of a project, past or expected.')

export const TimelineEventBody = z
  .strictObject({ date: CalendarDate, title: text(160), description: optionalText(1000).optional() })
  .describe('A new event.')
export const TimelineEventPatch = z
  .strictObject({ date: CalendarDate, title: text(160), description: optionalText(1000), updatedAt: Instant })
  .partial()
  .describe('A change of an event.')
