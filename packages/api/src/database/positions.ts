import { asc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { uuidArray } from './expressions.ts'
import type { Transaction } from './database.ts'

export type PlacedTable = PgTable & Readonly<Record<'order' | 'projectId' | 'createdAt', PgColumn>>

export async function placeRows(
  tx: Transaction,
  table: PlacedTable,
  id: PgColumn,
  projectId: string,
  moved?: { readonly id: string; readonly position: number },
): Promise<void> {
  const rows = await tx
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(eq(table.projectId, projectId))
    .orderBy(asc(table.order), asc(table.createdAt), asc(id))
    .for('no key update')
  const ids = rows.map((row) => row.id)
  await saveOrder(tx, table, id, moved ? moveTo(ids, moved.id, moved.position) : ids)
}

async function saveOrder(tx: Transaction, table: PlacedTable, id: PgColumn, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${table} set "order" = placed.position - 1
    from unnest(${uuidArray(ids)}) with ordinality as placed (id, position)
    where ${id} = placed.id and ${table.order} <> placed.position - 1`)
}

/** From 0; beyond the end it is last. */
export function moveTo(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(position, 0, id)
}
