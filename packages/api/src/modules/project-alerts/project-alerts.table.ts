import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { projects } from '../projects/projects.table.ts'
import { users } from '../users/users.table.ts'

/** Who waits for which project to open, or for whichever opens next. A wish that has been granted is gone. */
export const projectAlerts = pgTable(
  'project_alerts',
  {
    projectAlertId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Null: whichever opens next. */
    projectId: uuid().references(() => projects.projectId, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('project_alerts_wish_key').on(table.userId, table.projectId).nullsNotDistinct(),
    index('project_alerts_project').on(table.projectId),
  ],
)

export type ProjectAlertRow = typeof projectAlerts.$inferSelect
