import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { devices } from '../devices/devices.table.ts'
import { users } from '../users/users.table.ts'

/** Open sessions. The token itself is only in the cookie; here is its SHA-256 (product decision 2). */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: id().primaryKey(),
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** `pending`: the password was right, the code is owed. */
    stage: text({ enum: ['pending', 'full'] }).notNull(),
    isCodeGiven: boolean().notNull().default(false),
    isDeviceTrusted: boolean().notNull().default(false),
    /** The trusted browser that it runs in, if any. */
    deviceId: uuid().references(() => devices.deviceId, { onDelete: 'set null' }),
    userAgent: text().notNull(),
    address: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_device').on(table.deviceId),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
)
