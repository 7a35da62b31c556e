import { and, eq, exists, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { DecisionKind } from '@cauce/contract'
import { deleteSome, type Executor, isCustomerOf, type ListInput, listOf } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { claims } from '../../../database/schema/misc.ts'
import { tickets } from '../../../database/schema/support.ts'
import type { Eraser } from '../../../platform/retention.ts'

const { claimId, recordId, kind, userId, claimedAt, expiresAt } = claims

const claimColumns = { claimId, recordId, kind, userId, claimedAt, expiresAt }

const select = (executor: Executor) =>
  executor
    .select({ ...claimColumns, userName: userName() })
    .from(claims)
    .innerJoin(users, eq(users.userId, claims.userId))

export interface ClaimFilter {
  readonly kinds: readonly DecisionKind[]
  readonly managerId?: string | undefined
}

export async function listClaims(executor: Executor, { kinds, managerId }: ClaimFilter, input: ListInput, now: Date) {
  const where = and(
    gt(expiresAt, now),
    inArray(kind, [...kinds]),
    managerId === undefined ? undefined : exists(ticketOf(executor, managerId)),
  )
  return listOf(executor, select(executor), { id: claimId, where, order: 'claimedAt', search: ['userName'] }, input)
}

const ticketOf = (executor: Executor, managerId: string) =>
  executor
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(
      and(
        eq(tickets.ticketId, claims.recordId),
        or(eq(tickets.managerId, managerId), isCustomerOf(tickets.userId, managerId)),
      ),
    )

export async function worksTicket(executor: Executor, ticketId: string, managerId: string): Promise<boolean> {
  const rows = await executor
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(
      and(
        eq(tickets.ticketId, ticketId),
        or(eq(tickets.managerId, managerId), isCustomerOf(tickets.userId, managerId)),
      ),
    )
  return rows.length > 0
}

/** One statement, so that of two concurrent people one wins. Another person's presence stays unless taken over. */
export async function holdClaim(executor: Executor, row: typeof claims.$inferInsert, isTakenOver: boolean, now: Date) {
  const isOwn = eq(claims.userId, row.userId)
  const stands = gt(claims.expiresAt, now)
  const isHeld = isTakenOver ? sql`true` : or(isOwn, lte(claims.expiresAt, now))!
  const [claim] = await executor
    .insert(claims)
    .values(row)
    .onConflictDoUpdate({
      target: claims.recordId,
      set: {
        userId: sql`case when ${isHeld} then ${row.userId}::uuid else ${claims.userId} end`,
        claimedAt: sql`case when ${isHeld} and not (${and(isOwn, stands)}) then ${row.claimedAt} else ${claims.claimedAt} end`,
        expiresAt: sql`case when ${isHeld} then ${row.expiresAt} else ${claims.expiresAt} end`,
      },
    })
    .returning(claimColumns)
  const [holder] = await executor.select({ userName: userName() }).from(users).where(eq(users.userId, claim!.userId))
  return { ...claim!, userName: holder!.userName }
}

export async function deleteClaim(executor: Executor, id: string, ownerId: string): Promise<void> {
  await executor.delete(claims).where(and(eq(claimId, id), eq(userId, ownerId)))
}

export const eraseClaims: Eraser = (tx, { before, limit }) => deleteSome(tx, claims, lte(expiresAt, before), limit)
