import type { AccountHoldKind } from '@cauce/contract'
import { and, desc, eq, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { allOf, among, listOf, orderOf, rowsOf, type Executor, type ListInput } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { accountHolds, customerDeclarations } from '../../../database/schema/diligence.ts'
import {
  awaitsApproval,
  isByHandsOf,
  type ApprovalFilter,
  type ListApprover,
} from '../../../platform/four-eyes.queries.ts'

export const accountHoldRows = rowsOf(accountHolds, accountHolds.accountHoldId)

const { accountHoldId, userId, state, kind, placedAt, proposedBy } = accountHolds
const [placer, proposer, lifter] = [alias(users, 'placer'), alias(users, 'proposer'), alias(users, 'lifter')]

export const selectHolds = (executor: Executor) =>
  executor
    .select({
      row: accountHolds,
      userName: userName(),
      placedByName: userName(placer),
      proposedByName: userName(proposer),
      liftedByName: userName(lifter),
    })
    .from(accountHolds)
    .innerJoin(users, eq(users.userId, userId))
    .leftJoin(placer, eq(placer.userId, accountHolds.placedBy))
    .leftJoin(proposer, eq(proposer.userId, proposedBy))
    .leftJoin(lifter, eq(lifter.userId, accountHolds.liftedBy))

export type NamedHold = Awaited<ReturnType<typeof selectHolds>>[number]

export const isHoldOfCustomer: SQL = sql`exists (select from ${users} where ${users.userId} = ${userId} and ${users.role} = 'user' and ${users.deletedAt} is null)`

export const awaitsHoldDecisionBy = (approver: ListApprover): SQL =>
  and(
    ne(userId, approver.adminId),
    or(
      and(inArray(kind, ['exposure', 'reported']), eq(state, 'active')),
      and(eq(state, 'lifting'), not(isByHandsOf(proposedBy, approver))),
    ),
  )!

export async function listCustomerHolds(executor: Executor, filter: ApprovalFilter, input: ListInput) {
  const where = allOf(isHoldOfCustomer, among(accountHoldId, input), awaitsApproval(filter, awaitsHoldDecisionBy))
  const order = orderOf(input, 'updatedAt', accountHoldId)
  return listOf(
    executor,
    selectHolds(executor).$dynamic(),
    { id: accountHoldId, where, order, search: ['reason', 'userName'] },
    input,
  )
}

export async function findCustomerHold(executor: Executor, id: string): Promise<NamedHold | undefined> {
  const [hold] = await selectHolds(executor).where(and(eq(accountHoldId, id), isHoldOfCustomer))
  return hold
}

/** As a subquery. */
export const isOnHoldOf = (personId: PgColumn) =>
  sql<boolean>`exists (select from ${accountHolds} where ${userId} = ${personId} and ${state} <> 'lifted')`

export const findOpenHolds = (executor: Executor, personId: string, ofKind?: AccountHoldKind) =>
  executor
    .select()
    .from(accountHolds)
    .where(and(eq(userId, personId), ne(state, 'lifted'), ofKind && eq(kind, ofKind)))

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
