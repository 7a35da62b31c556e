import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { accountClosings, type ClosingRow } from '../../../database/schema/closings.ts'

/** Rows of closings by the id of their person. */
export const closingRows = rowsOf(accountClosings, accountClosings.userId)

/** Inserts the closing of a person, or replaces an earlier one. */
export async function saveClosing(executor: Executor, closing: ClosingRow): Promise<void> {
  const { userId: _userId, ...columns } = closing
  await executor
    .insert(accountClosings)
    .values(closing)
    .onConflictDoUpdate({ target: accountClosings.userId, set: columns })
}

/** Whether the account of a person is to be closed. */
export async function isClosing(executor: Executor, userId: string): Promise<boolean> {
  return (await closingRows.find(executor, userId))?.state === 'waiting'
}

/** Whether the account of the person in a column is to be closed, within a query. */
export const isClosingOf = (userId: PgColumn) =>
  sql<boolean>`exists (select from ${accountClosings} where ${accountClosings.userId} = ${userId} and ${accountClosings.state} = 'waiting')`

/** Whose time to withdraw is over. */
export const findDueClosings = (executor: Executor, now: Date) =>
  executor
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(and(eq(accountClosings.state, 'waiting'), lte(accountClosings.closesAt, now)))
