import type { Language } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, integer, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'

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

/** Accounts of the demonstration with their passwords in clear. Only the seed of the demonstration fills it. */
export const demonstrationAccounts = pgTable('demonstration_accounts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  password: text().notNull(),
  /** Whom one plays, in a few words of each language. */
  about: jsonb().$type<Record<Language, string>>().notNull(),
  /** Place in the list on the login page. */
  position: integer().notNull(),
})
