import type { api } from '@cauce/contract'
import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  among,
  behind,
  type Executor,
  isOfPersonFoundBy,
  type ListInput,
  listOf,
  orderOf,
  paged,
  piecesOf,
  type Transaction,
  rowsOf,
  sameAs,
  firstOf,
} from '../../../database/index.ts'
import { files } from '../../../database/schema/platform.ts'
import { projects } from '../../../database/schema/project.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import {
  distributions,
  distributionShares,
  isOwedPayment,
  type DistributionRow,
} from '../../../database/schema/distributions.ts'
import { orders } from '../../../database/schema/orders.ts'
import {
  awaitsApproval,
  isByHandsOf,
  type ApprovalFilter,
  type ListApprover,
} from '../../../platform/four-eyes.queries.ts'
import type { QueryOf } from '../../../http/bind.ts'

const recorder = alias(users, 'recorder')
const confirmer = alias(users, 'confirmer')

const fields = {
  row: distributions,
  projectName: projects.name,
  projectUrl: projects.url,
  recordedByName: optionalUserName(recorder),
  confirmedByName: optionalUserName(confirmer),
  document: files,
  investorCount: sql<number>`(select count(distinct s.user_id)::integer from ${distributionShares} s where s.distribution_id = ${distributions.distributionId} and s.interest - s.fee - s.withheld + s.principal > 0)`,
  shareCount: sql<number>`(select count(*)::integer from ${distributionShares} s where s.distribution_id = ${distributions.distributionId})`,
  paidShareCount: sql<number>`(select count(s.paid_at)::integer from ${distributionShares} s where s.distribution_id = ${distributions.distributionId})`,
}

type DistributionFilter = QueryOf<typeof api.distributions.list> &
  ApprovalFilter & {
    readonly investorId?: string
    /** For lateness. */
    readonly today: string
  }

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .leftJoin(recorder, eq(recorder.userId, distributions.recordedBy))
    .leftJoin(confirmer, eq(confirmer.userId, distributions.confirmedBy))
    .leftJoin(files, eq(files.fileId, distributions.documentId))

const sums = {
  pending: sql`sum(${distributions.interestDue} + ${distributions.principalDue}) filter (where ${isOwedPayment})`,
  paid: sql`sum(${distributions.amount}) filter (where ${distributions.status} = 'paid')`,
}

export async function listDistributions(executor: Executor, filter: DistributionFilter) {
  const where = conditionOf(filter)
  const listing = {
    id: distributions.distributionId,
    where,
    order: 'dueDate',
    search: ['projectName'],
    sums: filter.getSums ? { of: sums } : undefined,
  }
  return listOf(executor, select(executor), listing, filter)
}

export const findDistribution = (
  executor: Executor,
  distributionId: string,
  filter: Pick<DistributionFilter, 'investorId'> = {},
) =>
  firstOf(
    select(executor).where(
      and(eq(distributions.distributionId, distributionId), conditionOf({ ...filter, today: '' })),
    ),
  )

export const distributionRows = rowsOf(distributions, distributions.distributionId)

export const countDistributions = (executor: Executor, projectId: string, isOpenOnly: boolean): Promise<number> =>
  executor.$count(distributions, and(eq(distributions.projectId, projectId), isOpenOnly ? isOwedPayment : undefined))

export async function findUnpaidBefore(tx: Transaction, { projectId, number, part }: DistributionRow) {
  const { dueDate } = distributions
  const [row] = await tx
    .select({ number: distributions.number, dueDate })
    .from(distributions)
    .where(
      and(
        eq(distributions.projectId, projectId),
        isOwedPayment,
        sql`(${distributions.number}, ${distributions.part}) < (${number}, ${part})`,
      ),
    )
    .orderBy(distributions.number, distributions.part)
    .limit(1)
  return row
}

function conditionOf(filter: DistributionFilter): SQL | undefined {
  return allOf(
    sameAs({ projectId: distributions.projectId, status: distributions.status }, filter),
    filter.isLate !== undefined &&
      sql`(${isOwedPayment} and ${distributions.dueDate} < ${filter.today}) = ${filter.isLate}`,
    filter.fromDate && sql`${distributions.dueDate} >= ${filter.fromDate}`,
    filter.toDate && sql`${distributions.dueDate} <= ${filter.toDate}`,
    awaitsApproval(filter, awaitsConfirmationBy),
    filter.investorId &&
      sql`exists (select 1 from ${orders} o where o.project_id = ${distributions.projectId} and o.user_id = ${filter.investorId} and o.status in ('active', 'finished'))`,
  )
}

export const awaitsConfirmationBy = (approver: ListApprover): SQL =>
  sql`((${distributions.status} = 'draft' or (${distributions.isUnseen} and ${distributions.status} = 'awaiting' and not ${isByHandsOf(distributions.confirmedBy, approver)})) and not ${isByHandsOf(distributions.recordedBy, approver)} and not ${isShareHolder(approver.adminId)})`

/** Handbook rule 1.14. */
const isShareHolder = (adminId: string): SQL =>
  sql`exists (select 1 from ${distributionShares} s where s.distribution_id = ${distributions.distributionId} and s.user_id = ${adminId})`

/** Replaced with each recording. */
export async function replaceShares(
  tx: Transaction,
  distributionId: string,
  rows: readonly (typeof distributionShares.$inferInsert)[],
): Promise<void> {
  await tx.delete(distributionShares).where(eq(distributionShares.distributionId, distributionId))
  for (const piece of piecesOf(rows, 1000)) await tx.insert(distributionShares).values(piece)
}

export async function hasShare(tx: Transaction, distributionId: string, userIds: Iterable<string>): Promise<boolean> {
  const { distributionId: whole, userId: holder } = distributionShares
  return (await tx.$count(distributionShares, and(eq(whole, distributionId), inArray(holder, [...userIds])))) > 0
}

/** Live orders, with paid and outstanding amounts, by id. */
export async function listHolders(tx: Transaction, projectId: string) {
  const { rows } = await tx.execute<{
    order_id: string
    user_id: string
    kind: 'individual' | 'company'
    wallet_id: string
    amount: string
    outstanding: string
    interest: string
    fee: string
  }>(sql`
    select o.order_id, o.user_id, u.kind, o.wallet_id, o.amount,
      o.amount - coalesce(sum(s.principal) filter (where s.paid_at is not null), 0)::bigint as outstanding,
      coalesce(sum(s.interest) filter (where s.paid_at is not null), 0)::bigint as interest,
      coalesce(sum(s.fee) filter (where s.paid_at is not null), 0)::bigint as fee
    from ${orders} o join ${users} u on u.user_id = o.user_id left join ${distributionShares} s using (order_id)
    where o.project_id = ${projectId} and o.status = 'active'
    group by o.order_id, u.kind order by o.order_id`)
  return rows.map((row) => ({
    orderId: row.order_id,
    userId: row.user_id,
    kind: row.kind,
    walletId: row.wallet_id,
    amount: BigInt(row.amount),
    outstanding: BigInt(row.outstanding),
    earlier: { interest: BigInt(row.interest), fee: BigInt(row.fee) },
  }))
}

/** Credited, and on no statement. */
export async function findUnreceived(executor: Executor) {
  const { distributionId, projectId, confirmedAt, amount, receivedAt, status } = distributions
  const where = and(isNull(receivedAt), inArray(status, ['confirming', 'paid']))
  const [sum] = await executor
    .select({ unreceived: sql<bigint>`coalesce(sum(${amount}), 0)::bigint`.mapWith(amount), count: count() })
    .from(distributions)
    .where(where)
  const [oldest] = await executor
    .select({
      distributionId,
      projectId,
      projectName: projects.name,
      creditedAt: sql<Date>`${confirmedAt}`.mapWith(confirmedAt),
    })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .where(where)
    .orderBy(confirmedAt)
    .limit(1)
  return { ...sum!, oldest: oldest ?? null }
}

/** One after the other, so that two together do not pass the limit. */
export const lockEarlyCredits = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('early-credits', 0))`)

const shareNet =
  sql<bigint>`(${distributionShares.interest} - ${distributionShares.fee} - ${distributionShares.withheld} + ${distributionShares.principal})`.mapWith(
    distributionShares.interest,
  )

export async function listShares(executor: Executor, distributionId: string, input: ListInput) {
  const invested =
    sql<bigint>`(select o.amount from ${orders} o where o.order_id = ${distributionShares.orderId})`.mapWith(
      distributionShares.interest,
    )
  const { orderId, userId, interest, fee, withheld, withholdingRate, withholdingReason, principal, paidAt } =
    distributionShares
  const where = allOf(
    eq(distributionShares.distributionId, distributionId),
    among(orderId, input),
    input.q && isOfPersonFoundBy(userId, input.q),
  )
  const order = orderOf(input, 'invested', orderId, { net: shareNet, invested })
  const rows = executor
    .select({
      orderId,
      userId,
      userName: userName(),
      invested,
      interest,
      fee,
      withheld,
      withholdingRate,
      withholdingReason,
      principal,
      net: shareNet,
      paidAt,
    })
    .from(distributionShares)
    .innerJoin(users, eq(users.userId, distributionShares.userId))
    .where(and(where, behind(orderId, input, order)))
    .$dynamic()
  const data = await paged(rows, input, order)
  const [row] = await executor.select({ total: count() }).from(distributionShares).where(where)
  return { data, total: row!.total }
}
