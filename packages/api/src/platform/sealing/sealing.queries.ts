import { and, eq, isNotNull, like, notLike } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../database/index.ts'

export interface SealedColumn {
  readonly use: string
  readonly table: PgTable
  readonly id: PgColumn
  readonly column: PgColumn
}

export async function lockSealedUnder(
  tx: Transaction,
  { table, id, column }: SealedColumn,
  keyId: string,
  limit: number,
) {
  const rows = await tx
    .select({ id, sealed: column })
    .from(table)
    .where(like(column, `${keyId}.%`))
    .limit(limit)
    .for('no key update')
  return rows as { id: string; sealed: string }[]
}

export async function saveSealed(
  tx: Transaction,
  { table, id, column }: SealedColumn,
  row: { id: string; sealed: string },
) {
  const name = Object.entries(table).find(([, each]) => each === column)![0]
  await tx
    .update(table)
    .set({ [name]: row.sealed })
    .where(eq(id, row.id))
}

export const countSealedOtherwise = (executor: Executor, { table, column }: SealedColumn, keyIds: readonly string[]) =>
  executor.$count(table, and(isNotNull(column), ...keyIds.map((keyId) => notLike(column, `${keyId}.%`))))
