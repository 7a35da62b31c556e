import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { pictures } from '../pictures/pictures.table.ts'
import { projects } from '../projects/projects.table.ts'
import { users } from '../users/users.table.ts'

/** Pictures of projects, in their order; the first is the cover. */
export const projectMediaFiles = pgTable(
  'project_media_files',
  {
    projectMediaFileId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    /** Who uploaded it. */
    userId: uuid().references(() => users.userId),
    pictureId: uuid()
      .notNull()
      .references(() => pictures.pictureId),
    description: text().notNull(),
    order: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('project_media_files_project').on(table.projectId, table.order)],
)

export type ProjectMediaFileRow = typeof projectMediaFiles.$inferSelect
