import type { timeline as source } from '../es/timeline.ts'
import type { Translation } from '../translation.ts'

export const timeline = {
  title: 'Timeline',
  one: 'Event',
  fields: {
    timelineEventId: 'Identifier',
    projectId: 'Project',
    date: 'Date',
    title: 'Title',
    description: 'Description',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
