import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../users/users.table.ts'

/** Accounts of the demonstration with their passwords in clear. Only the seed of the demonstration fills it. */
export const demonstrationAccounts = pgTable('demonstration_accounts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  password: text().notNull(),
  /** Whom one plays, in a few words. */
  about: text().notNull(),
  /** Place in the list on the login page. */
  position: integer().notNull(),
})
