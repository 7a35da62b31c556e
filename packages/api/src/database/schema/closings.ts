import { CLOSING_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './account.ts'

/** Handbook rule 1.23. The row of a closed account stays. */
export const accountClosings = pgTable(
  'account_closings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId),
    state: text({ enum: CLOSING_STATES }).notNull(),
    askedAt: instant().notNull(),
    /** Unless withdrawn. */
    closesAt: instant().notNull(),
    closedAt: instant(),
    erasedAt: instant(),
  },
  (table) => [
    index('account_closings_waiting')
      .on(table.closesAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
)

export type ClosingRow = typeof accountClosings.$inferSelect
