import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './database.ts'
import { users } from './schema/account.ts'

export const firstOf = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | undefined> => (await rows)[0]

/** CRUD by id; visibility belongs to module queries. */
export function rowsOf<Table extends PgTable>(table: Table, id: PgColumn) {
  type Row = Table['$inferSelect']
  type NewRow = Table['$inferInsert']
  const selected = (executor: Executor, where: SQL | undefined) =>
    executor
      .select()
      .from(table as PgTable)
      .where(where)
  const findBy = (executor: Executor, where: SQL | undefined): Promise<Row | undefined> =>
    firstOf(selected(executor, where))
  return {
    find: (executor: Executor, value: string) => findBy(executor, eq(id, value)),
    findBy,
    /** Blocks other edits, not readers; `update` also new references by foreign keys. */
    lock: async (
      tx: Transaction,
      value: string,
      strength: 'no key update' | 'update' = 'no key update',
    ): Promise<Row | undefined> => (await selected(tx, eq(id, value)).for(strength))[0],
    /** No-op for none. */
    insert: async (executor: Executor, ...rows: readonly NewRow[]): Promise<void> => {
      if (rows.length > 0) await executor.insert(table).values([...rows] as never)
    },
    update: async (executor: Executor, value: string, change: Partial<NewRow>): Promise<void> => {
      await executor
        .update(table)
        .set(change as never)
        .where(eq(id, value))
    },
    /** Refused while referenced. */
    remove: async (executor: Executor, value: string): Promise<void> => {
      await executor.delete(table).where(eq(id, value))
    },
  }
}

/** Serialises calls and workers on one person. */
export const lockPerson = rowsOf(users, users.userId).lock
