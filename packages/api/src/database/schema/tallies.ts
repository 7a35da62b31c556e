import { bigint, date, index, pgTable, primaryKey, text, smallint } from 'drizzle-orm/pg-core'
import { cents, instant } from '../columns.ts'
import { person } from './account.ts'

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

/**
 * First and repeated investments within months (decision list-counters), without cancelled orders. Written by a job
 * (rules/67-cohorts.sql).
 */
export const cohortInvestments = pgTable(
  'cohort_investments',
  {
    userId: person().notNull(),
    /** 0: first investment. No row without a repeat. */
    withinMonths: smallint().notNull(),
    firstAt: instant().notNull(),
    amount: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.withinMonths] })],
)

/** Watermark; one row, none before the first run. */
export const cohortsKept = pgTable('cohorts_kept', { keptAt: instant().primaryKey() })
