import { daysBetween, FUNDING_STEPS } from '@cauce/contract'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { orderMovements } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'

/** Limit of chart points. */
const MAXIMUM_POINTS = 400
const STEP_DAYS = { day: 1, week: 7, month: 28 } as const satisfies Record<(typeof FUNDING_STEPS)[number], number>

/** Reads movements by index: counters are monthly, and most projects are funded within one or two months. */
export async function fundingOf(executor: Executor, projectId: string, today: string) {
  const [project] = await executor
    .select({ goal: projects.financingAmount, phase: projects.phase })
    .from(projects)
    .where(eq(projects.projectId, projectId))
  if (!project) return undefined
  const { rows: ends } = await executor.execute<{ first: string | null; last: string | null }>(sql`
    select cauce_day(min(created_at))::text as first, cauce_day(max(created_at))::text as last
    from ${orderMovements} where project_id = ${projectId}`)
  const { first, last } = ends[0]!
  if (first === null || last === null) return { projectId, goal: project.goal, step: 'day' as const, points: [] }
  const until = project.phase === 'Investment' && today > last ? today : last
  // First and last may be partial.
  const step = FUNDING_STEPS.find((one) => daysBetween(first, until) / STEP_DAYS[one] <= MAXIMUM_POINTS - 2) ?? 'month'
  const { rows } = await executor.execute<
    Record<'period' | 'invested' | 'disinvested' | 'total', string> & { readonly count: number }
  >(sql`
    with movements as (
      select date_trunc(${step}, cauce_day(created_at)::timestamp) as period, count(*)::integer as count,
        coalesce(sum(amount) filter (where type = 'invest'), 0) as invested,
        coalesce(sum(amount) filter (where type = 'disinvest'), 0) as disinvested
      from ${orderMovements} where project_id = ${projectId} group by 1
    )
    select to_char(p.period, 'YYYY-MM-DD') as period, coalesce(m.invested, 0)::bigint as invested,
      coalesce(m.disinvested, 0)::bigint as disinvested, coalesce(m.count, 0) as count,
      (sum(coalesce(m.invested - m.disinvested, 0)) over (order by p.period))::bigint as total
    from generate_series(date_trunc(${step}, ${first}::timestamp), ${until}::timestamp, ('1 ' || ${step})::interval) as p (period)
    left join movements m using (period) order by p.period`)
  const points = rows.map((row) => ({
    ...row,
    invested: BigInt(row.invested),
    disinvested: BigInt(row.disinvested),
    total: BigInt(row.total),
  }))
  return { projectId, goal: project.goal, step, points }
}
