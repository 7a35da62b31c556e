import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { id, instant, required } from '../columns.ts'
import { person } from './account.ts'

/** Append-only; the hash is of the text of the document (handbook daily-close.md). */
export const dailyCloses = pgTable(
  'daily_closes',
  {
    dailyCloseId: id().primaryKey(),
    number: integer().notNull().unique('daily_closes_number_key'),
    day: date({ mode: 'string' }).notNull().unique('daily_closes_day_key'),
    closedAt: instant().notNull(),
    document: text().notNull(),
    hash: text().notNull().unique('daily_closes_hash_key'),
    previousHash: text()
      .unique('daily_closes_previous_key')
      .references((): AnyPgColumn => dailyCloses.hash),
  },
  (table) => [
    check('daily_closes_first_only', sql`(${table.number} = 1) = (${table.previousHash} is null)`),
    check('daily_closes_hashed', sql`${table.hash} = encode(sha256(convert_to(${table.document}, 'UTF8')), 'hex')`),
    index('daily_closes_closed').on(table.closedAt, table.dailyCloseId),
  ],
)

/** Append-only; once per administrator. */
export const dailyCloseSignOffs = pgTable(
  'daily_close_sign_offs',
  {
    dailyCloseId: required(() => dailyCloses.dailyCloseId),
    userId: person().notNull(),
    signedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dailyCloseId, table.userId] }),
    index('daily_close_sign_offs_signed').on(table.signedAt),
  ],
)
