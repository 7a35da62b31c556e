import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { pictures } from '../pictures/pictures.table.ts'

/** Kinds of projects, kept by administrators. */
export const projectTypes = pgTable(
  'project_types',
  {
    projectTypeId: id().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => pictures.pictureId),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('project_types_name_key').on(sql`cauce_fold(${table.name})`)],
)

export type ProjectTypeRow = typeof projectTypes.$inferSelect
