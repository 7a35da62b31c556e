import { sql } from 'drizzle-orm'
import { bigint, customType, date, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Names follow from the property (`snake_case`). */

/** UUIDv7, made by the application. */
export const id = () => uuid()

export const cents = () => bigint({ mode: 'bigint' })

export const ids = () =>
  uuid()
    .array()
    .notNull()
    .default(sql`'{}'`)

/** `YYYY-MM-DD`. */
export const day = () => date({ mode: 'string' })

/** Milliseconds, as on the wire: `updatedAt` round-trips. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** `updatedAt` is the version for edits. */
export const timestamps = () => ({ createdAt: instant().notNull(), updatedAt: instant().notNull() })

/** Id of the transaction that writes the row, given by the database. */
export const transactionId = () =>
  customType<{ data: string }>({ dataType: () => 'xid8' })()
    .notNull()
    .default(sql`pg_current_xact_id()`)
