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

/** A statement takes 65,535 parameters. */
export function* piecesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
