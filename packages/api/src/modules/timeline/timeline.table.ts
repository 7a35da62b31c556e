import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { projects } from '../projects/projects.table.ts'

/** Events in the lives of projects, past and expected. */
export const timelineEvents = pgTable(
  'timeline_events',
  {
    timelineEventId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    date: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    description: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('timeline_events_project').on(table.projectId, table.date)],
)

export type TimelineEventRow = typeof timelineEvents.$inferSelect
