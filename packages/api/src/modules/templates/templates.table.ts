import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'

/** Texts to start the descriptions of projects from, kept by administrators. */
export const templates = pgTable(
  'templates',
  {
    templateId: id().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('templates_name_key').on(sql`cauce_fold(${table.name})`)],
)

export type TemplateRow = typeof templates.$inferSelect
