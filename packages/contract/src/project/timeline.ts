import { z } from 'zod'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, isMailable, optionalText, titleText } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const TimelineEvent = z
  .strictObject({
    timelineEventId: Id,
    projectId: Id,
    date: CalendarDate,
    title: z.string(),
    titleEn: EnglishText,
    description: z.string().nullable(),
    descriptionEn: EnglishText,
    ...timestamps,
  })
  .describe('An event in the life of a project, past or expected.')

export const TimelineEventBody = z
  .strictObject({
    date: NamedDay,
    title: titleText(160),
    titleEn: english(160).refine(isMailable, 'title-invalid').optional(),
    description: optionalText(1000).optional(),
    descriptionEn: english(1000).optional(),
  })
  .describe('A new event.')
export const TimelineEventPatch = z
  .strictObject({
    date: NamedDay,
    title: titleText(160),
    titleEn: english(160).refine(isMailable, 'title-invalid'),
    description: optionalText(1000),
    descriptionEn: english(1000),
    updatedAt: Instant,
  })
  .partial()
  .describe('A change of an event.')

const EventParams = z.strictObject({ id: Id, timelineEventId: Id })

export const timelineEndpoints = endpoints(
  'timeline',
  { name: 'Timeline', about: 'Events in the lives of projects.' },
  '/v1/project/projects/{id}/timeline',
  {
    list: {
      permission: 'projects.read',
      summary: 'List the events of a project',
      query: listQuery(['date', 'createdAt'], {}, allBut(), 'asc'),
      output: page(TimelineEvent),
    },
    read: {
      method: 'GET',
      path: '/v1/project/projects/{id}/timeline/{timelineEventId}',
      permission: 'projects.read',
      summary: 'Read an event of a project',
      params: EventParams,
      output: TimelineEvent,
    },
    create: {
      permission: 'projects.editContent',
      summary: 'Add an event',
      body: TimelineEventBody,
      output: TimelineEvent,
    },
    edit: {
      method: 'PATCH',
      path: '/v1/project/projects/{id}/timeline/{timelineEventId}',
      permission: 'projects.editContent',
      summary: 'Change an event',
      params: EventParams,
      body: TimelineEventPatch,
      output: TimelineEvent,
      errors: ['edit-conflict'],
    },
    remove: {
      method: 'DELETE',
      path: '/v1/project/projects/{id}/timeline/{timelineEventId}',
      permission: 'projects.editContent',
      summary: 'Delete an event',
      params: EventParams,
    },
  },
)
