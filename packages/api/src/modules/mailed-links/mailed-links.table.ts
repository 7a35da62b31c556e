import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** Single-use links that were sent by mail. The token itself is only in the mail; here is its SHA-256. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['confirmEmail', 'resetPassword'] }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The address that it went to: it says nothing about another one that the account has since. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('mailed_links_user').on(table.userId, table.purpose),
    index('mailed_links_expires').on(table.expiresAt),
  ],
)
