import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** Where a person has logged in from: their own places are not slowed down by what others try, and new ones are told by mail. */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    network: text().notNull(),
    /** Kind of browser and system, such as `Firefox, Linux`; coarse, so that an update is no new browser. */
    browser: text().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network, table.browser], name: 'login_places_pkey' }),
    index('login_places_last').on(table.lastAt),
  ],
)
