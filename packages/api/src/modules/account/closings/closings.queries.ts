import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { accountClosings, type ClosingRow } from '../../../database/schema/account.ts'

export const closingRows = rowsOf(accountClosings, accountClosings.userId)

export async function saveClosing(executor: Executor, closing: ClosingRow): Promise<void> {
  const { userId: _userId, ...columns } = closing
  await executor
    .insert(accountClosings)
    .values(closing)
    .onConflictDoUpdate({ target: accountClosings.userId, set: columns })
}

export const isClosingOf = (userId: PgColumn) =>
  sql<boolean>`exists (select from ${accountClosings} where ${accountClosings.userId} = ${userId} and ${accountClosings.state} = 'waiting')`

export const findDueClosings = (executor: Executor, now: Date) =>
  executor
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(and(eq(accountClosings.state, 'waiting'), lte(accountClosings.closesAt, now)))
