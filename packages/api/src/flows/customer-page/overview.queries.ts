import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { verifications } from '../../database/schema/account.ts'
import { loginAttempts } from '../../database/schema/auth.ts'
import { bankMovements, payments } from '../../database/schema/bank.ts'
import { distributionShares } from '../../database/schema/distributions.ts'
import { orders } from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { tickets } from '../../database/schema/support.ts'
import { wallets } from '../../database/schema/wallet.ts'

/** Earnings, and revocable amounts, in cents. */
export async function findEarnings(executor: Executor, userId: string) {
  const { rows } = await executor.execute<Record<'reflecting' | 'earned', string>>(sql`select
    (select coalesce(sum(${orders.amount}), 0) from ${orders} where ${orders.userId} = ${userId} and ${orders.status} = 'pending') as reflecting,
    (select coalesce(sum(${distributionShares.interest} - ${distributionShares.fee}), 0) from ${distributionShares}
      join ${orders} on ${orders.orderId} = ${distributionShares.orderId}
      where ${orders.userId} = ${userId} and ${distributionShares.paidAt} is not null) as earned`)
  const { reflecting, earned } = rows[0]!
  return { reflecting: BigInt(reflecting), earned: BigInt(earned) }
}

export async function findApprovedDocument(executor: Executor, userId: string) {
  const [row] = await executor
    .select({ documents: verifications.documents })
    .from(verifications)
    .where(and(eq(verifications.userId, userId), eq(verifications.status, 'Approved')))
    .orderBy(desc(verifications.updatedAt))
    .limit(1)
  return row?.documents[0] ?? null
}

const LATEST_TICKETS = 5

export async function findTickets(executor: Executor, userId: string) {
  const isTheirs = eq(tickets.userId, userId)
  const latest = await executor
    .select({ id: tickets.ticketId, title: tickets.title, state: tickets.state })
    .from(tickets)
    .where(isTheirs)
    .orderBy(desc(tickets.updatedAt), desc(tickets.ticketId))
    .limit(LATEST_TICKETS)
  return { total: await executor.$count(tickets, isTheirs), latest }
}

/** Counts by kind; `subjects` are the person's throttling keys. */
export async function countIncidents(executor: Executor, userId: string, subjects: readonly string[], forgotten: Date) {
  type Counts = Record<'declined' | 'refused' | 'shared' | 'returned' | 'held' | 'failed', number>
  const { rows } = await executor.execute<Counts>(sql`select
    (select count(*)::int from ${verifications} where ${verifications.userId} = ${userId} and ${verifications.decision} = 'Declined') as declined,
    (select count(*)::int from ${bankAccounts} where ${bankAccounts.userId} = ${userId} and ${bankAccounts.state} = 'error'
      and ${bankAccounts.deletedAt} is null) as refused,
    (select count(*)::int from ${bankAccounts} where ${bankAccounts.userId} = ${userId} and ${bankAccounts.deletedAt} is null
      and exists (select from ${bankAccounts} other where other.account = ${bankAccounts.account} and other.user_id <> ${userId}
        and other.deleted_at is null)) as shared,
    (select count(*)::int from ${payments} where ${payments.userId} = ${userId} and ${payments.state} in ('refused', 'returned')) as returned,
    (select count(*)::int from ${bankMovements} join ${wallets} on ${wallets.reference} = ${bankMovements.reference}
      where ${wallets.userId} = ${userId} and ${bankMovements.state} = 'held' and ${bankMovements.stateReason} = 'name-differs') as held,
    (select coalesce(max(${loginAttempts.failures}), 0) from ${loginAttempts}
      where ${loginAttempts.subject} = any(${sql.param([...subjects])}::text[]) and ${loginAttempts.lastFailedAt} > ${forgotten.toISOString()}) as failed`)
  return rows[0]!
}
