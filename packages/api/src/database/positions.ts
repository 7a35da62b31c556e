import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { uuidArray } from './arrays.ts'
import type { Transaction } from './database.ts'

/** Gives the rows the positions of their ids in `ids`, counted from 0, in one statement. */
export async function saveOrder(
  tx: Transaction,
  table: PgTable & { readonly order: PgColumn },
  id: PgColumn,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${table} set "order" = placed.position - 1
    from unnest(${uuidArray(ids)}) with ordinality as placed (id, position)
    where ${id} = placed.id and ${table.order} <> placed.position - 1`)
}
