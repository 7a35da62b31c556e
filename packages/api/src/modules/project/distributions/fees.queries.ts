import { and, eq, sql, type SQL } from 'drizzle-orm'
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
import { userName, users } from '../../../database/schema/account.ts'
import { fees } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import { isWithin, periodOf, periodsOf, type SummaryRange } from '../summaries/index.ts'

const { feeId, orderId, projectId, distributionId, userId, amount, percentage, interest, createdAt } = fees
const fields = {
  feeId,
  orderId,
  projectId,
  projectName: projects.name,
  distributionId,
  userId,
  userName: userName(),
  amount,
  percentage,
  interest,
  createdAt,
}

export interface FeeFilter extends MoneyFilter {
  readonly feeId?: string | undefined
  readonly orderId?: string | undefined
}

/** A page of fees with the names of project and investor. */
export async function listFees(executor: Executor, filter: FeeFilter, input: ListInput<'createdAt' | 'amount'>) {
  const where = and(among(feeId, input), conditionOf(filter))
  const rows = executor
    .select(fields)
    .from(fees)
    .innerJoin(projects, eq(projects.projectId, fees.projectId))
    .innerJoin(users, eq(users.userId, fees.userId))
    .where(where)
    .$dynamic()
  return listOf(executor, rows, input, orderOf(input, { createdAt, amount }, 'createdAt', feeId))
}

function conditionOf(filter: FeeFilter): SQL | undefined {
  return allOf(
    filter.feeId && eq(feeId, filter.feeId),
    filter.orderId && eq(orderId, filter.orderId),
    moneyCondition({ projectId, userId, managerId: users.managerId, amount, createdAt }, filter),
  )
}

/** The fees of each period: how many, and their sum in cents. */
export async function summarizeFees(executor: Executor, input: SummaryRange) {
  const { rows } = await executor.execute<{ period: string; amount: string; count: number }>(sql`
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(sum(f.amount), 0)::bigint as amount, count(f.fee_id)::integer as count
    from ${periodsOf(input)} as p (period)
    left join ${fees} f on ${periodOf(sql`f.created_at`, input.groupBy)} = p.period
      and ${isWithin(sql`f.created_at`, input)}
    group by p.period order by p.period`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
