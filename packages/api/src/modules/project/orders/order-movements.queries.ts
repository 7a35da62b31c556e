import { and, eq, sql, type SQL } from 'drizzle-orm'
import {
  type Executor,
  type ListInput,
  moneyConditions,
  type MoneyFilter,
  listOf,
  orderOf,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { orderMovements } from '../../../database/schema/orders.ts'
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
  const where = and(...conditionsOf(filter))
  const rows = executor
    .select(fields)
    .from(orderMovements)
    .innerJoin(projects, eq(projects.projectId, orderMovements.projectId))
    .innerJoin(users, eq(users.userId, orderMovements.userId))
    .where(where)
    .$dynamic()
  return listOf(executor, rows, input, orderOf(input, columns, 'createdAt', orderMovementId))
}

function conditionsOf(filter: OrderMovementFilter): SQL[] {
  return [
    filter.orderId && eq(orderId, filter.orderId),
    filter.type && eq(type, filter.type),
    ...moneyConditions({ projectId, userId, managerId: users.managerId, amount, createdAt }, filter),
  ].filter((condition): condition is SQL => Boolean(condition))
}

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
