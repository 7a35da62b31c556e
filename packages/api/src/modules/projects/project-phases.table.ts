import { PHASES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { projects } from './projects.table.ts'

/** The record of the phases that projects have been in; an order names the one in which it was made (product decision 1). */
export const projectPhases = pgTable(
  'project_phases',
  {
    projectPhaseId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    phase: text({ enum: PHASES }).notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** Why it began, if somebody said so. */
    reason: text(),
  },
  (table) => [
    index('project_phases_project').on(table.projectId, table.startedAt),
    uniqueIndex('project_phases_open_key')
      .on(table.projectId)
      .where(sql`${table.endedAt} is null`),
  ],
)

export type ProjectPhaseRow = typeof projectPhases.$inferSelect
