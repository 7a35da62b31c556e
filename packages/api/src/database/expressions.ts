import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** One array parameter: constant statement text. */
export const uuidArray = (ids: readonly (string | null | undefined)[]) =>
  sql`${sql.param(ids.map((id) => id ?? null))}::uuid[]`
export const textArray = (texts: readonly (string | null | undefined)[]) =>
  sql`${sql.param(texts.map((text) => text ?? null))}::text[]`
export const centsArray = (amounts: readonly (bigint | null)[]) =>
  sql`${sql.param(amounts.map((amount) => (amount === null ? null : amount.toString())))}::bigint[]`
export const integerArray = (numbers: readonly (number | null)[]) => sql`${sql.param([...numbers])}::integer[]`

/** Always later than the stored one, without reading it. */
export const touched = (updatedAt: PgColumn, now: Date): SQL =>
  sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`

/** If the transaction commits. */
export async function notify(tx: Executor, channel: string, text: string): Promise<void> {
  await tx.execute(sql`select ${notification(channel, text)}`)
}

/** As a CTE. */
export const notification = (channel: string, text: string) => sql`pg_notify(${channel}, ${text})`
