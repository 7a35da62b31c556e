import type { api } from '@cauce/contract'
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { allOf, isCustomerOf, talliedRows, type Executor } from '../../../database/index.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { distributionShares } from '../../../database/schema/distributions.ts'
import { orderMovements, orders } from '../../../database/schema/orders.ts'
import { periodOf, talliedByPeriod, withBigInts, type SummaryRange } from '../summaries/index.ts'

/** Invested, withdrawn and penalties by period. */
export async function summarizeOrderMovements(executor: Executor, input: SummaryRange) {
  const { rows } = await executor.execute<{
    period: string
    invested: string
    disinvested: string
    penalties: string
    count: number
  }>(sql`
    select to_char(p.period, 'YYYY-MM-DD') as period,
      coalesce(sum(tallied.amount) filter (where tallied.kind[1] = 'invest'), 0)::bigint as invested,
      coalesce(sum(tallied.amount) filter (where tallied.kind[1] = 'disinvest'), 0)::bigint as disinvested,
      coalesce(sum(tallied.penalties), 0)::bigint as penalties, coalesce(sum(tallied.rows), 0)::integer as count
    from ${talliedByPeriod('order_movements', input)}
    group by p.period order by p.period`)
  return rows.map((row) => withBigInts(row, ['invested', 'disinvested', 'penalties']))
}

type InvestedFilter = QueryOf<typeof api.orders.summarize> & CustomerFilter

/** By month until `today`: inflows, outflows and outstanding principal (handbook rule 7.15). */
export async function summarizeOrders(executor: Executor, filter: InvestedFilter, today: string) {
  const { rows } = await executor.execute<
    Record<'period' | 'invested' | 'disinvested' | 'repaid' | 'outstanding', string>
  >(sql`
    with ${flowsOf(filter)}
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(sum(f.invested), 0)::bigint as invested,
      coalesce(sum(f.disinvested), 0)::bigint as disinvested, coalesce(sum(f.repaid), 0)::bigint as repaid,
      (sum(coalesce(sum(f.invested - f.disinvested - f.repaid), 0)) over (order by p.period))::bigint as outstanding
    from generate_series((select min(period) from flows), ${today}::timestamp, interval '1 month') as p (period)
    left join flows f on f.period = p.period
    group by p.period order by p.period`)
  return rows.map((row) => withBigInts(row, ['invested', 'disinvested', 'repaid', 'outstanding']))
}

/** Kept sums for everybody, rows for a selection. */
function flowsOf({ userId: wanted, projectId: within, ownerId, managerId }: InvestedFilter): SQL {
  const ofOrder = allOf(
    wanted && eq(orders.userId, wanted),
    within && eq(orders.projectId, within),
    ownerId && eq(orders.userId, ownerId),
    managerId && isCustomerOf(orders.userId, managerId),
  )
  const tallied = (counted: string) => talliedRows({ counted, kinds: [] })
  if (ofOrder === undefined)
    return sql`flows as (
      select date_trunc('month', day::timestamp) as period, case kind[1] when 'invest' then amount else 0 end as invested,
        case kind[1] when 'disinvest' then amount else 0 end as disinvested, 0 as repaid from ${tallied('order_movements')}
      union all
      select date_trunc('month', day::timestamp), 0, 0, amount from ${tallied('distribution_shares')}
    )`
  const month = (column: SQLWrapper) => periodOf(column, 'month')
  return sql`seen as (
      select ${orders.orderId} from ${orders} where ${ofOrder}
    ), flows as (
      select ${month(sql`m.created_at`)} as period,
        case m.type when 'invest' then m.amount else 0 end as invested, case m.type when 'disinvest' then m.amount else 0 end as disinvested, 0 as repaid
      from ${orderMovements} m join seen using (order_id)
      union all
      select ${month(sql`s.paid_at`)}, 0, 0, s.principal from ${distributionShares} s join seen using (order_id) where s.paid_at is not null and s.principal > 0
    )`
}
