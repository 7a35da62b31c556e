import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Precomputed bank page (decision list-counters); one row. */
export const keptBooks = pgTable('kept_bank_books', {
  checkedAt: instant().primaryKey(),
  tookMs: integer().notNull(),
  answer: text().notNull(),
})
