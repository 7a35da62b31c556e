import { pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '../columns.ts'
import { users } from './account.ts'

/**
 * First and repeated investments within months (decision list-counters), without cancelled orders. Written by a job
 * (rules/67-cohorts.sql).
 */
export const cohortInvestments = pgTable(
  'cohort_investments',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    /** 0: first investment. No row without a repeat. */
    withinMonths: smallint().notNull(),
    firstAt: instant().notNull(),
    amount: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.withinMonths] })],
)

/** Watermark; one row, none before the first run. */
export const cohortsKept = pgTable('cohorts_kept', { keptAt: instant().primaryKey() })
