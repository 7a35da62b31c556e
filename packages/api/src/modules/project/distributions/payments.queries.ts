import type { api } from '@cauce/contract'
import { and, count, eq, ne, sql, type SQLWrapper, inArray, type SQL } from 'drizzle-orm'
import {
  allOf,
  among,
  foundBy,
  type Executor,
  orderOf,
  paged,
  pageOf,
  type ListOrder,
  talliedRows,
  sameAs,
} from '../../../database/index.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { orders } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'
import { users } from '../../../database/schema/account.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'

type PaymentFilter = QueryOf<typeof api.distributions.listPayments> &
  CustomerFilter & {
    /** For lateness. */
    readonly today: string
    /** Only unpaid, of loans that are not in default. */
    readonly isExpected?: boolean
  }

/** Expected or paid. */
function select(executor: Executor) {
  const part = (known: SQLWrapper, due: SQLWrapper) =>
    sql<bigint>`coalesce(${known}, ${due} * ${orders.amount} / nullif(${projects.amountInvested}, 0), 0)::bigint`.mapWith(
      distributions.interestDue,
    )
  const interestBefore = sql<bigint>`(
    select coalesce(sum(coalesce(s.interest, e.interest_due * ${orders.amount} / nullif(${projects.amountInvested}, 0), 0)), 0)::bigint
    from ${distributions} e left join ${distributionShares} s on s.distribution_id = e.distribution_id and s.order_id = ${orders.orderId}
    where e.project_id = ${distributions.projectId} and e.status <> 'reversed' and (e.number, e.part) < (${distributions.number}, ${distributions.part})
  )`.mapWith(distributions.interestDue)
  return executor
    .select({
      distributionId: distributions.distributionId,
      orderId: orders.orderId,
      projectId: distributions.projectId,
      projectName: projects.name,
      number: distributions.number,
      part: distributions.part,
      count: sql<number>`(select max(d.number) from ${distributions} d where d.project_id = ${distributions.projectId})`,
      periodStart: distributions.periodStart,
      dueDate: distributions.dueDate,
      paidAt: distributionShares.paidAt,
      status: distributions.status,
      paidOn: distributions.paidOn,
      managerFee: projects.managerFee,
      knownFee: distributionShares.fee,
      knownWithheld: distributionShares.withheld,
      knownRate: distributionShares.withholdingRate,
      kind: users.kind,
      userId: users.userId,
      interestBefore,
      interest: part(distributionShares.interest, distributions.interestDue),
      principal: part(distributionShares.principal, distributions.principalDue),
    })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .innerJoin(orders, eq(orders.projectId, distributions.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .leftJoin(
      distributionShares,
      and(
        eq(distributionShares.distributionId, distributions.distributionId),
        eq(distributionShares.orderId, orders.orderId),
      ),
    )
    .$dynamic()
}

function conditionsOf(filter: PaymentFilter) {
  const ofDistribution = allOf(
    among(distributions.distributionId, filter),
    sameAs({ projectId: distributions.projectId, status: distributions.status }, filter),
    ne(distributions.status, 'reversed'),
    filter.isExpected && ne(distributions.status, 'paid'),
    filter.isExpected &&
      sql`not exists (select from ${loanDefaults} d where d.project_id = ${distributions.projectId} and d.state <> 'cured')`,
    filter.isLate !== undefined &&
      sql`(${distributions.status} <> 'paid' and ${distributions.dueDate} < ${filter.today}) = ${filter.isLate}`,
    filter.fromDate && sql`${distributions.dueDate} >= ${filter.fromDate}`,
    filter.toDate && sql`${distributions.dueDate} <= ${filter.toDate}`,
    filter.q && foundBy(['projectName'], distributions.distributionId, filter.q),
  )
  const where = allOf(
    ofDistribution,
    sql`${orders.status} in ('active', 'finished')`,
    sameAs({ orderId: orders.orderId, userId: orders.userId, managerId: users.managerId }, filter),
    filter.ownerId && eq(orders.userId, filter.ownerId),
  )
  return { ofDistribution, where }
}

export async function listPayments(executor: Executor, filter: PaymentFilter) {
  const { ofDistribution, where } = conditionsOf(filter)
  const rows = select(executor)
  const order = orderOf(filter, 'dueDate', [distributions.distributionId, orders.orderId])
  const isOfSome = filter.orderId ?? filter.userId ?? filter.ownerId ?? filter.managerId
  if (isOfSome === undefined) {
    const { total, where: near, offset } = await placeInDistributions(executor, ofDistribution, order, pageOf(filter))
    const data = near && (await paged(rows.where(and(where, near)), { ...filter, skip: offset }, order))
    return { data: data ?? [], total }
  }
  const data = await paged(rows.where(where), filter, order)
  const [row] = await executor
    .select({ total: count() })
    .from(distributions)
    .innerJoin(orders, eq(orders.projectId, distributions.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .where(where)
  return { data, total: row!.total }
}

/** Locates a page by the kept number of each project's orders (decision list-counters). */
async function placeInDistributions(
  executor: Executor,
  condition: SQL | undefined,
  { by, isAscending }: ListOrder,
  { limit, offset }: ReturnType<typeof pageOf>,
) {
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const keys = sql`${by === undefined ? sql`` : sql`${by} ${side}, `}${distributions.distributionId} ${side}`
  const { rows } = await executor.execute<{ total: number; found: string[] | null; before: number | null }>(sql`
    with held as (
      select kind[1]::uuid as project_id, sum(rows)::bigint as rows from ${talliedRows({ counted: 'holdings', kinds: [] })} group by 1
    ), placed as (
      select ${distributions.distributionId}, rows,
        (sum(rows) over (order by ${keys}))::bigint - rows as before
      from ${distributions} join held on held.project_id = ${distributions.projectId} where ${condition ?? sql`true`}
    ), near as (select * from placed where before < ${offset + limit}::bigint and before + rows > ${offset}::bigint)
    select coalesce((select sum(rows) from placed), 0)::float as total,
      (select array_agg(distribution_id::text) from near) as found, (select min(before) from near)::float as before`)
  const { total, found, before } = rows[0]!
  if (found === null || before === null) return { total, where: undefined, offset }
  return { total, where: inArray(distributions.distributionId, found), offset: offset - before }
}
