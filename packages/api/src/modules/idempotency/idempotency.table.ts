import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/** What an idempotent call answered, kept for 24 hours in the same transaction as its effect (product decision 1). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    /** The answer as it went over the wire. */
    answer: text().notNull(),
    /** The record that the call made or changed; reconciliation proves one effect for each key. */
    effectId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
