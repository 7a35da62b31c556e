import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '../columns.ts'

/** Proved by a document, not yet on a statement. Maintained by triggers (rules/72-awaited-incomes.sql). */
export const awaitedIncomes = pgTable(
  'awaited_incomes',
  {
    transactionId: uuid().primaryKey(),
    amount: cents().notNull(),
    bookedAt: instant().notNull(),
  },
  (table) => [index('awaited_incomes_amount').on(table.amount, table.bookedAt)],
)
