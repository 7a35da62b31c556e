import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import {
  type Executor,
  type ListInput,
  moneyConditions,
  type MoneyFilter,
  orderOf,
  paged,
} from '../../../database/index.ts'
import { projects } from '../projects/index.ts'
import { userName, users } from '../../account/users/index.ts'
import { fees } from '../../../database/schema/distributions.ts'

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

export async function listFees(executor: Executor, filter: FeeFilter, input: ListInput<'createdAt' | 'amount'>) {
  const where = and(...conditionsOf(filter))
  const rows = executor
    .select(fields)
    .from(fees)
    .innerJoin(projects, eq(projects.projectId, fees.projectId))
    .innerJoin(users, eq(users.userId, fees.userId))
    .where(where)
    .$dynamic()
  const data = await paged(rows, input, orderOf(input, { createdAt, amount }, 'createdAt', feeId))
  const [row] = await executor
    .select({ total: count() })
    .from(fees)
    .innerJoin(users, eq(users.userId, fees.userId))
    .where(where)
  return { data, total: row!.total }
}

function conditionsOf(filter: FeeFilter): SQL[] {
  return [
    filter.feeId && eq(feeId, filter.feeId),
    filter.orderId && eq(orderId, filter.orderId),
    ...moneyConditions({ projectId, userId, managerId: users.managerId, amount, createdAt }, filter),
  ].filter((condition): condition is SQL => Boolean(condition))
}

export interface SummaryInput {
  readonly groupBy: 'day' | 'week' | 'month' | 'quarter' | 'year'
  readonly fromDate: string
  readonly toDate: string
}

/** First days of all periods from `fromDate` to `toDate`, as people in Madrid count them. */
export const periodsOf = ({ groupBy, fromDate, toDate }: SummaryInput) =>
  sql`generate_series(date_trunc(${groupBy}, ${fromDate}::timestamp), ${toDate}::timestamp, ('1 ' || ${groupBy === 'quarter' ? 'month' : groupBy})::interval * ${groupBy === 'quarter' ? 3 : 1})`

/** The period in which an instant lies. */
export const periodOf = (column: SQL | typeof createdAt, groupBy: SummaryInput['groupBy']) =>
  sql`date_trunc(${groupBy}, ${column} at time zone 'Europe/Madrid')`

export async function summarizeFees(executor: Executor, input: SummaryInput) {
  const { rows } = await executor.execute<{ period: string; amount: string; count: number }>(sql`
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(sum(f.amount), 0)::bigint as amount, count(f.fee_id)::integer as count
    from ${periodsOf(input)} as p (period)
    left join fees f on ${periodOf(sql`f.created_at`, input.groupBy)} = p.period
      and f.created_at >= ${input.fromDate}::timestamp at time zone 'Europe/Madrid' and f.created_at < (${input.toDate}::date + 1)::timestamp at time zone 'Europe/Madrid'
    group by p.period order by p.period`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** The day of the first row of a table, or `fallback`; where a summary begins when nobody says so. */
export async function firstDay(
  executor: Executor,
  table: 'fees' | 'order_movements',
  fallback: string,
): Promise<string> {
  const { rows } = await executor.execute<{ day: string | null }>(
    sql`select to_char(min(created_at) at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day from ${sql.identifier(table)}`,
  )
  return rows[0]?.day ?? fallback
}
