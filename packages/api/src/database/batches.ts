import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** Up to `limit`, skipping locked rows. Returns the number. */
export async function deleteSome(tx: Transaction, table: PgTable, where: SQL | undefined, limit: number) {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${where} limit ${limit} for update skip locked))`)
  return rowCount ?? 0
}

const FETCHED = 1_000

/**
 * One statement, read piece by piece. `cursor_tuple_fraction` 1, or PostgreSQL would scan the keys of everybody for the
 * first rows.
 */
export async function* rowsByCursor<Row extends Record<string, unknown>>(
  tx: Transaction,
  query: SQL,
): AsyncGenerator<Row[]> {
  await tx.execute(sql`set local cursor_tuple_fraction = 1`)
  await tx.execute(sql`declare pieces no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${FETCHED} from pieces`))
    if (rows.length === 0) break
    yield rows as Row[]
  }
  await tx.execute(sql`close pieces`)
}

/** A statement takes 65,535 parameters. */
export function* piecesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
