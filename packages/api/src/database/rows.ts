import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './database.ts'

/**
 * The statements that every table with one id has: read, lock, insert, change and delete a row by its id. Conditions
 * beyond the id (who may see the row) belong into a query of the module.
 */
export function rowsOf<Table extends PgTable>(table: Table, id: PgColumn) {
  type Row = Table['$inferSelect']
  type NewRow = Table['$inferInsert']
  const selected = (executor: Executor, value: string) =>
    executor
      .select()
      .from(table as PgTable)
      .where(eq(id, value))
  return {
    /** The row; undefined when there is none. */
    find: async (executor: Executor, value: string): Promise<Row | undefined> => (await selected(executor, value))[0],
    /** The row, locked against another edit until the transaction ends; readers and foreign keys do not wait. */
    lock: async (tx: Transaction, value: string): Promise<Row | undefined> =>
      (await selected(tx, value).for('no key update'))[0],
    /** Inserts rows; none is a no-op. */
    insert: async (executor: Executor, ...rows: readonly NewRow[]): Promise<void> => {
      if (rows.length > 0) await executor.insert(table).values([...rows] as never)
    },
    /** Writes these columns of the row. */
    update: async (executor: Executor, value: string, change: Partial<NewRow>): Promise<void> => {
      await executor
        .update(table)
        .set(change as never)
        .where(eq(id, value))
    },
    /** Deletes the row. The database refuses it while other rows refer to it. */
    remove: async (executor: Executor, value: string): Promise<void> => {
      await executor.delete(table).where(eq(id, value))
    },
  }
}
