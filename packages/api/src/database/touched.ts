import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The `updatedAt` of a write that has not read the row: like `touchedAt` always later than the stored one, also within a
 * millisecond, so that no edit goes unnoticed.
 */
export const touched = (updatedAt: PgColumn, now: Date): SQL =>
  sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`
