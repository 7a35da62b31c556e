import type { AccountHoldKind } from '@cauce/contract'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { accountHolds, customerDeclarations } from '../../../database/schema/diligence.ts'

/** Rows of holds by id. */
export const accountHoldRows = rowsOf(accountHolds, accountHolds.accountHoldId)

const { userId, state, kind, placedAt } = accountHolds

/** Whether the business with the person in a column waits, within a query. */
export const isOnHoldOf = (personId: PgColumn) =>
  sql<boolean>`exists (select from ${accountHolds} where ${userId} = ${personId} and ${state} <> 'lifted')`

/** The holds of a person that are not lifted; of one kind only, if it is named. */
export const findOpenHolds = (executor: Executor, personId: string, ofKind?: AccountHoldKind) =>
  executor
    .select()
    .from(accountHolds)
    .where(and(eq(userId, personId), ne(state, 'lifted'), ofKind && eq(kind, ofKind)))

/** Whether the business with a person waits: they bring in, invest and take out nothing (handbook rule 27.14). */
export const isOnHold = async (executor: Executor, personId: string): Promise<boolean> =>
  (await findOpenHolds(executor, personId)).length > 0

/** What a person had declared when their exposure was last approved. */
export async function findApprovedExposure(executor: Executor, personId: string) {
  const [row] = await executor
    .select({ declared: customerDeclarations })
    .from(accountHolds)
    .innerJoin(customerDeclarations, eq(customerDeclarations.customerDeclarationId, accountHolds.customerDeclarationId))
    .where(and(eq(userId, personId), eq(state, 'lifted'), eq(kind, 'exposure')))
    .orderBy(desc(placedAt))
    .limit(1)
  return row?.declared
}
