import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  allOf,
  among,
  type Executor,
  type ListInput,
  moneyCondition,
  type MoneyFilter,
  listOf,
  orderOf,
} from '../../../database/index.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { distributionShares } from '../../../database/schema/distributions.ts'
import { orderMovements, orders } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'
import { isWithin, periodOf, periodsOf, type SummaryRange } from '../summaries/index.ts'

const { orderMovementId, orderId, projectId, userId, type, amount, penaltyAmount, createdAt } = orderMovements
const fields = {
  orderMovementId,
  orderId,
  projectId,
  userId,
  type,
  amount,
  penaltyAmount,
  createdAt,
  projectName: projects.name,
  userName: userName(),
}
const columns = { createdAt, amount, type }

export interface OrderMovementFilter extends MoneyFilter {
  readonly orderId?: string | undefined
  readonly type?: 'invest' | 'disinvest' | undefined
}

/** A page of order movements with the names of project and investor. */
export async function listOrderMovements(
  executor: Executor,
  filter: OrderMovementFilter,
  input: ListInput<keyof typeof columns>,
) {
  const rows = executor
    .select(fields)
    .from(orderMovements)
    .innerJoin(projects, eq(projects.projectId, orderMovements.projectId))
    .innerJoin(users, eq(users.userId, orderMovements.userId))
    .where(and(among(orderMovementId, input), conditionOf(filter)))
    .$dynamic()
  return listOf(executor, rows, input, orderOf(input, columns, 'createdAt', orderMovementId))
}

const conditionOf = (filter: OrderMovementFilter): SQL | undefined =>
  allOf(
    filter.orderId && eq(orderId, filter.orderId),
    filter.type && eq(type, filter.type),
    moneyCondition({ projectId, userId, managerId: users.managerId, amount, createdAt }, filter),
  )

/** Order movements by period: invested, taken out again, and the penalties for it. */
export async function summarizeOrderMovements(executor: Executor, input: SummaryRange) {
  const { rows } = await executor.execute<{
    period: string
    invested: string
    disinvested: string
    penalties: string
    count: number
  }>(sql`
    select to_char(p.period, 'YYYY-MM-DD') as period,
      coalesce(sum(m.amount) filter (where m.type = 'invest'), 0)::bigint as invested,
      coalesce(sum(m.amount) filter (where m.type = 'disinvest'), 0)::bigint as disinvested,
      coalesce(sum(m.penalty_amount), 0)::bigint as penalties, count(m.order_movement_id)::integer as count
    from ${periodsOf(input)} as p (period)
    left join ${orderMovements} m on ${periodOf(sql`m.created_at`, input.groupBy)} = p.period
      and ${isWithin(sql`m.created_at`, input)}
    group by p.period order by p.period`)
  return rows.map((row) => ({
    ...row,
    invested: BigInt(row.invested),
    disinvested: BigInt(row.disinvested),
    penalties: BigInt(row.penalties),
  }))
}

export interface InvestedFilter extends CustomerFilter {
  readonly userId?: string | undefined
  readonly projectId?: string | undefined
}

/**
 * What went into projects and came back by month, from the first movement until `today`, and what stood invested at the end of
 * each (handbook rule 7.15): invested, less what left the projects and the principal repaid.
 */
export async function summarizeOrders(executor: Executor, filter: InvestedFilter, today: string) {
  const month = (column: SQLWrapper) => periodOf(column, 'month')
  const ofOrder = and(
    filter.userId ? eq(orders.userId, filter.userId) : undefined,
    filter.projectId ? eq(orders.projectId, filter.projectId) : undefined,
    filter.ownerId ? eq(orders.userId, filter.ownerId) : undefined,
    filter.managerId ? eq(users.managerId, filter.managerId) : undefined,
  )
  const seen = sql`${orders} join ${users} using (user_id) where ${ofOrder ?? sql`true`}`
  const { rows } = await executor.execute<
    Record<'period' | 'invested' | 'disinvested' | 'repaid' | 'outstanding', string>
  >(sql`
    with seen as (
      select ${orders.orderId} from ${seen}
    ), flows as (
      select ${month(sql`m.created_at`)} as period,
        case m.type when 'invest' then m.amount else 0 end as invested, case m.type when 'disinvest' then m.amount else 0 end as disinvested, 0 as repaid
      from ${orderMovements} m join seen using (order_id)
      union all
      select ${month(sql`s.paid_at`)}, 0, 0, s.principal from ${distributionShares} s join seen using (order_id) where s.paid_at is not null and s.principal > 0
    )
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(sum(f.invested), 0)::bigint as invested,
      coalesce(sum(f.disinvested), 0)::bigint as disinvested, coalesce(sum(f.repaid), 0)::bigint as repaid,
      (sum(coalesce(sum(f.invested - f.disinvested - f.repaid), 0)) over (order by p.period))::bigint as outstanding
    from generate_series((select min(period) from flows), ${today}::timestamp, interval '1 month') as p (period)
    left join flows f on f.period = p.period
    group by p.period order by p.period`)
  return rows.map((row) => ({
    period: row.period,
    invested: BigInt(row.invested),
    disinvested: BigInt(row.disinvested),
    repaid: BigInt(row.repaid),
    outstanding: BigInt(row.outstanding),
  }))
}
