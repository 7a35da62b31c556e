import { MAXIMUM_LISTED_SPENT } from '@cauce/contract'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankAllocations } from '../../../database/schema/bank.ts'
import { distributions, distributionShares, type DistributionRow } from '../../../database/schema/distributions.ts'
import { ledgerAccounts, wallets } from '../../../database/schema/wallet.ts'
import { uuidv7 } from '../../../ids.ts'

/** The last recorded after it. */
export async function findLater(executor: Executor, { projectId, number, part }: DistributionRow) {
  const { distributionId, dueDate } = distributions
  const [row] = await executor
    .select({ distributionId, number: distributions.number, part: distributions.part, dueDate })
    .from(distributions)
    .where(
      and(
        eq(distributions.projectId, projectId),
        inArray(distributions.status, ['draft', 'awaiting', 'confirming', 'paid']),
        sql`(${distributions.number}, ${distributions.part}) > (${number}, ${part})`,
      ),
    )
    .orderBy(desc(distributions.number), desc(distributions.part))
    .limit(1)
  return row ?? null
}

export async function findLines(executor: Executor, id: string): Promise<string[]> {
  const { movementId, distributionId, undoneAt } = bankAllocations
  const rows = await executor
    .select({ movementId })
    .from(bankAllocations)
    .where(and(eq(distributionId, id), isNull(undoneAt)))
  return rows.map((row) => row.movementId)
}

/** Cents of all parts. */
export async function findPaidTotals(executor: Executor, id: string) {
  const { rows } = await executor.execute<{ net: string; handed_over: string; fee: string; investors: number }>(sql`
    select coalesce(sum(interest - fee - withheld + principal), 0)::bigint as net, coalesce(sum(fee), 0)::bigint as fee,
      coalesce(sum(withheld) filter (where handover_id is not null), 0)::bigint as handed_over, count(distinct user_id)::integer as investors
    from ${distributionShares} where distribution_id = ${id}`)
  const { net, fee, handed_over: handedOver, investors } = rows[0]!
  return { net: BigInt(net), fee: BigInt(fee), handedOver: BigInt(handedOver), investors }
}

/** Of wallets that it was credited to, those that hold less than was credited to them and is on no statement. */
export async function findSpent(executor: Executor, id: string) {
  const missing = sql`(${ledgerAccounts.unreceived} - ${ledgerAccounts.balance})`
  const { accountId } = ledgerAccounts
  const ofThis = executor
    .selectDistinct({ userId: distributionShares.userId, walletId: distributionShares.walletId })
    .from(distributionShares)
    .where(eq(distributionShares.distributionId, id))
    .as('of_this')
  const rows = executor
    .select({ userId: ofThis.userId, userName: userName(), missing: sql<bigint>`${missing}`.mapWith(BigInt) })
    .from(ofThis)
    .innerJoin(ledgerAccounts, eq(accountId, ofThis.walletId))
    .innerJoin(users, eq(users.userId, ofThis.userId))
    .where(sql`${missing} > 0`)
    .orderBy(sql`${missing} desc`, ofThis.userId)
  const [{ count } = { count: 0 }] = await executor
    .select({ count: sql<number>`count(*)::integer` })
    .from(rows.as('spent'))
  return { spent: await rows.limit(MAXIMUM_LISTED_SPENT), spentCount: count }
}

/** Locks the parts, so that the tax of none is handed over meanwhile. */
export async function lockParts(tx: Transaction, id: string): Promise<string[]> {
  const { walletId, distributionId } = distributionShares
  const rows = await tx.select({ walletId }).from(distributionShares).where(eq(distributionId, id)).for('update')
  return [...new Set(rows.map((row) => row.walletId))]
}

/** By person: available and reserved. */
export async function findBalancesOf(executor: Executor, userIds: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await executor
    .select({ userId: wallets.userId, balance: sql<bigint>`sum(${ledgerAccounts.balance})`.mapWith(BigInt) })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.walletId, wallets.walletId))
    .where(inArray(wallets.userId, [...userIds]))
    .groupBy(wallets.userId)
  return new Map(rows.map(({ userId, balance }) => [userId, balance]))
}

/** What it paid is due again: with what is left of the instalment, or as a further part. */
export async function planAgain(tx: Transaction, row: DistributionRow, now: Date): Promise<void> {
  const { projectId, number, periodStart, dueDate } = row
  const [interest, principal] = [row.interest!, row.principal!]
  const { interestDue, principalDue, part } = distributions
  const isOfNumber = and(eq(distributions.projectId, projectId), eq(distributions.number, number))
  const added = await tx
    .update(distributions)
    .set({
      interestDue: sql`${interestDue} + ${interest}`,
      principalDue: sql`${principalDue} + ${principal}`,
      updatedAt: now,
    })
    .where(and(isOfNumber, eq(distributions.status, 'planned')))
    .returning({ part })
  if (added.length > 0) return
  const [{ last }] = (await tx
    .select({ last: sql<number>`max(${part})` })
    .from(distributions)
    .where(isOfNumber)) as [{ last: number }]
  await tx.insert(distributions).values({
    ...{ distributionId: uuidv7(now), projectId, number, part: last + 1, periodStart, dueDate },
    ...{ interestDue: interest, principalDue: principal, status: 'planned', createdAt: now, updatedAt: now },
  })
}
