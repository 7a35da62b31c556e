import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents } from '../columns.ts'

const columns = {
  /** Counted table. */
  counted: text().notNull(),
  /** In Madrid. */
  day: date({ mode: 'string' }).notNull(),
  /** Filter values, in the order of rules/60-tallies.sql. */
  kind: text().array().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  /** For summaries. */
  amount: cents().notNull(),
  penalties: cents().notNull(),
}

/** Row counts by day and kind (decision list-counters), without the changes below. */
export const tallies = pgTable('tallies', columns, (table) => [
  primaryKey({ columns: [table.counted, table.day, table.kind], name: 'tallies_pkey' }),
])

/** Unfolded deltas, append-only so that writers do not block each other. */
export const tallyChanges = pgTable('tally_changes', columns, (table) => [
  index('tally_changes_counted').on(table.counted),
])
