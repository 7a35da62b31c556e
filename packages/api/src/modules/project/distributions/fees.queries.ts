import { eq, sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  type Executor,
  type ListInput,
  moneyCondition,
  type MoneyFilter,
  listOf,
  tallyOf,
  sameAs,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { fees } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import { talliedByPeriod, type SummaryRange } from '../summaries/index.ts'

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

export async function listFees(executor: Executor, filter: FeeFilter, input: ListInput) {
  const where = conditionOf(filter)
  const rows = executor
    .select(fields)
    .from(fees)
    .innerJoin(projects, eq(projects.projectId, fees.projectId))
    .innerJoin(users, eq(users.userId, fees.userId))
  const tally = tallyOf({ counted: 'fees', instant: createdAt, kinds: [] }, filter, [])
  return listOf(
    executor,
    rows,
    { id: feeId, where, order: 'createdAt', tally, search: ['userName', 'projectName'] },
    input,
  )
}

function conditionOf(filter: FeeFilter): SQL | undefined {
  return allOf(sameAs({ feeId, orderId }, filter), moneyCondition({ projectId, userId, amount, createdAt }, filter))
}

export async function summarizeFees(executor: Executor, input: SummaryRange) {
  const { rows } = await executor.execute<{ period: string; amount: string; count: number }>(sql`
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(sum(tallied.amount), 0)::bigint as amount, coalesce(sum(tallied.rows), 0)::integer as count
    from ${talliedByPeriod('fees', input)}
    group by p.period order by p.period`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
