import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** Arrays as one parameter each: a statement over many rows stays the same for any number of them. */
export const uuidArray = (ids: readonly (string | null | undefined)[]) =>
  sql`${sql.param(ids.map((id) => id ?? null))}::uuid[]`
/** Texts as one `text[]` parameter. */
export const textArray = (texts: readonly (string | null | undefined)[]) =>
  sql`${sql.param(texts.map((text) => text ?? null))}::text[]`
/** Amounts in cents as one `bigint[]` parameter. */
export const centsArray = (amounts: readonly (bigint | null)[]) =>
  sql`${sql.param(amounts.map((amount) => (amount === null ? null : amount.toString())))}::bigint[]`
/** Instants as one `timestamptz[]` parameter. */
export const instantArray = (instants: readonly Date[]) =>
  sql`${sql.param(instants.map((instant) => instant.toISOString()))}::timestamptz[]`
/** Whole numbers as one `integer[]` parameter. */
export const integerArray = (numbers: readonly (number | null)[]) => sql`${sql.param([...numbers])}::integer[]`

/**
 * The `updatedAt` of a write that has not read the row: like `touchedAt` always later than the stored one, also within a
 * millisecond, so that no edit goes unnoticed.
 */
export const touched = (updatedAt: PgColumn, now: Date): SQL =>
  sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`

/** Tells every process that listens on `channel`, if and only if the transaction commits. */
export async function notify(tx: Executor, channel: string, text: string): Promise<void> {
  await tx.execute(sql`select ${notification(channel, text)}`)
}

/** The same as an expression in a statement that does more. */
export const notification = (channel: string, text: string) => sql`pg_notify(${channel}, ${text})`
