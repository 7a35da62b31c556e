import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The page of the bank as a job read it last, for databases where reading it takes long (decision 225): one row. */
export const keptBooks = pgTable('kept_bank_books', {
  checkedAt: instant().primaryKey(),
  /** How long it took to read. */
  tookMs: integer().notNull(),
  /** The answer as it goes over the wire. */
  answer: text().notNull(),
})
