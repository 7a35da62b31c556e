import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** Browsers that a person trusts for 30 days. The token itself is only in the cookie; here is its SHA-256 (product decision 2). */
export const devices = pgTable(
  'devices',
  {
    deviceId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('devices_token_hash_key'),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('devices_user').on(table.userId)],
)
