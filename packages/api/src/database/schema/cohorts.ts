import { pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '../columns.ts'
import { users } from './account.ts'

/**
 * What people invested at first, and what they invested again within so many months of it, for statistics (decision 235). Orders that
 * were cancelled do not count. Only a job writes it (rules/67-cohorts.sql).
 */
export const cohortInvestments = pgTable(
  'cohort_investments',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    /** 0 for the first investment. There is no row where nothing was invested again. */
    withinMonths: smallint().notNull(),
    /** When the person invested first. */
    firstAt: instant().notNull(),
    amount: cents().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.withinMonths] })],
)

/** Until when orders are in `cohort_investments`: one row, none before the job has run. */
export const cohortsKept = pgTable('cohorts_kept', { keptAt: instant().primaryKey() })
