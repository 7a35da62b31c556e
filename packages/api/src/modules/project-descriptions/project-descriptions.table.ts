import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { projects } from '../projects/projects.table.ts'

/** Titled texts of projects, in their order. */
export const projectDescriptions = pgTable(
  'project_descriptions',
  {
    projectDescriptionId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    title: text().notNull(),
    description: text().notNull(),
    order: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('project_descriptions_project').on(table.projectId, table.order)],
)

export type ProjectDescriptionRow = typeof projectDescriptions.$inferSelect
