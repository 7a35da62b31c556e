import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents } from '../columns.ts'

const columns = {
  /** The table that is counted. */
  counted: text().notNull(),
  /** The day on which the rows were made, as people in Madrid count days. */
  day: date({ mode: 'string' }).notNull(),
  /** What lists filter by beside days: the values of a few columns, in the order of rules/60-tallies.sql. */
  kind: text().array().notNull(),
  rows: bigint({ mode: 'number' }).notNull(),
  /** Sums of the rows' amounts, where summaries add them up. */
  amount: cents().notNull(),
  penalties: cents().notNull(),
}

/** How many rows there are by day and kind, so that lists need not count them (decision 160). Less the changes below. */
export const tallies = pgTable('tallies', columns, (table) => [
  primaryKey({ columns: [table.counted, table.day, table.kind], name: 'tallies_pkey' }),
])

/**
 * What transactions have added to the tallies, or taken away, and a job has not folded in yet. Writers only append, so that none waits for another.
 */
export const tallyChanges = pgTable('tally_changes', columns, (table) => [
  index('tally_changes_counted').on(table.counted),
])
