import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type PgColumn,
} from 'drizzle-orm/pg-core'

/** Names follow from the property (`snake_case`). */

/** UUIDv7, made by the application. */
export const id = () => uuid()

/** Id of a record that must be there. */
export const required = (column: () => AnyPgColumn) => uuid().notNull().references(column)

type Indexed = PgColumn | SQL
type Columns = readonly [Indexed, ...Indexed[]]

export const partialIndex = (name: string, [first, ...others]: Columns, where: SQL) =>
  index(name)
    .on(first, ...others)
    .where(where)
export const partialUnique = (name: string, [first, ...others]: Columns, where: SQL) =>
  uniqueIndex(name)
    .on(first, ...others)
    .where(where)

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
