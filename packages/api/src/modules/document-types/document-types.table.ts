import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'

/** Kinds of project documents, kept by administrators. */
export const documentTypes = pgTable(
  'document_types',
  {
    documentTypeId: id().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('document_types_name_key').on(sql`cauce_fold(${table.name})`)],
)

export type DocumentTypeRow = typeof documentTypes.$inferSelect
