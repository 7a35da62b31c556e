import type { api } from '@cauce/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import { allOf, type Executor, moneyCondition, listOf, tallyOf, sameAs } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { fees } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
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

type FeeFilter = QueryOf<typeof api.fees.list> & CustomerFilter

export async function listFees(executor: Executor, filter: FeeFilter) {
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
    filter,
  )
}

const conditionOf = (filter: FeeFilter): SQL | undefined =>
  allOf(sameAs({ orderId }, filter), moneyCondition({ projectId, userId, amount, createdAt }, filter))

export async function summarizeFees(executor: Executor, input: SummaryRange) {
  const { rows } = await executor.execute<{ period: string; amount: string; count: number }>(sql`
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(sum(tallied.amount), 0)::bigint as amount, coalesce(sum(tallied.rows), 0)::integer as count
    from ${talliedByPeriod('fees', input)}
    group by p.period order by p.period`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
