import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/**
 * Failures to prove who one is, counted for a subject (an account) from one place, for the subject from anywhere (empty
 * place) and for a place against anybody (empty subject). In PostgreSQL, so that all processes count together.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    purpose: text({ enum: ['password', 'code', 'register', 'recover'] }).notNull(),
    /** Hash of an e-mail address or a user id; empty: whoever. */
    subject: text().notNull(),
    /** Network of the caller or a trusted browser; empty: wherever. */
    place: text().notNull(),
    failures: integer().notNull().default(0),
    lastFailedAt: instant(),
    blockedUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject, table.place], name: 'login_attempts_pkey' }),
    index('login_attempts_last_failed').on(table.lastFailedAt),
  ],
)

export type LoginAttemptRow = typeof loginAttempts.$inferSelect
