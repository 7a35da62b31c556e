import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** Deletes up to `limit` rows of which the condition holds, without those that another transaction works on. Returns how many. */
export async function deleteSome(tx: Transaction, table: PgTable, where: SQL | undefined, limit: number) {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${where} limit ${limit} for update skip locked))`)
  return rowCount ?? 0
}
