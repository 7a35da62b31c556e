import { LATE_AGES, addMonths, calendarDateOf, COHORT_MONTHS, daysBetween, FUNDING_STEPS } from '@cauce/contract'
import { sql, eq } from 'drizzle-orm'
import { talliedRows, type Executor } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects, projectTypes } from '../../../database/schema/project.ts'
import { cohortsKept } from '../../../database/schema/tallies.ts'
import { orderMovements } from '../../../database/schema/orders.ts'
import { withBigInts } from '../summaries/index.ts'

/** Projects named individually. */
const NAMED = 100

interface SumRow {
  readonly invested: string
  readonly disinvested: string
  readonly penalties: string
  readonly count: number
}
type TypedRow = SumRow & { readonly projectTypeName: string; readonly projectTypeNameEn: string | null }
type ProjectRow = TypedRow & Readonly<Record<'projectId' | 'projectName', string>>
type TypeRow = TypedRow & { readonly projectTypeId: string }

const centsOf = <Row extends SumRow>(row: Row) => withBigInts(row, ['invested', 'disinvested', 'penalties'])

export async function sumByProject(executor: Executor, months: { readonly fromDate: string; readonly toDate: string }) {
  const sums = sql`sum(invested)::text as invested, sum(disinvested)::text as disinvested, sum(penalties)::text as penalties, sum(count)::integer as count`
  const { rows } = await executor.execute<{
    projects: ProjectRow[] | null
    types: TypeRow[] | null
    project_count: number
  }>(sql`
    with sums as (
      select tallied.kind[2]::uuid as project_id,
        coalesce(sum(amount) filter (where tallied.kind[1] = 'invest'), 0) as invested,
        coalesce(sum(amount) filter (where tallied.kind[1] = 'disinvest'), 0) as disinvested,
        sum(penalties) as penalties, sum(rows) as count
      from ${talliedRows({ counted: 'project_movements', kinds: [], ...months })} group by 1 having sum(rows) > 0
    ), named as (
      select sums.*, p.name as "projectName", t.project_type_id as "projectTypeId", t.name as "projectTypeName",
        t.name_en as "projectTypeNameEn"
      from sums join ${projects} p using (project_id) join ${projectTypes} t using (project_type_id)
    )
    select (
        select json_agg(each order by each.invested::numeric desc, each."projectName") from (
          select project_id as "projectId", "projectName", "projectTypeName", "projectTypeNameEn", invested::text as invested,
            disinvested::text as disinvested, penalties::text as penalties, count::integer as count
          from named order by named.invested desc, 2 limit ${NAMED}
        ) each
      ) as projects, (
        select json_agg(each order by each.invested::numeric desc, each."projectTypeName") from (
          select "projectTypeId", "projectTypeName", "projectTypeNameEn", ${sums} from named group by 1, 2, 3
        ) each
      ) as types, (select count(*)::integer from sums) as project_count`)
  const { projects: byProject, types, project_count: projectCount } = rows[0]!
  return { projects: (byProject ?? []).map(centsOf), types: (types ?? []).map(centsOf), projectCount }
}

/** The oldest has none. */
const LAST_DAYS = { upTo30: 30, upTo60: 60, upTo90: 90, older: null } as const

export async function sumLatePayments(executor: Executor, today: string) {
  const { rows } = await executor.execute<{
    age: string
    principal: string
    interest: string
    count: number
    project_count: number
  }>(sql`
    select case
        when ${today}::date - d.due_date <= ${LAST_DAYS.upTo30} then 'upTo30'
        when ${today}::date - d.due_date <= ${LAST_DAYS.upTo60} then 'upTo60'
        when ${today}::date - d.due_date <= ${LAST_DAYS.upTo90} then 'upTo90'
        else 'older'
      end as age, sum(d.principal_due)::text as principal, sum(d.interest_due)::text as interest, count(*)::integer as count,
      count(distinct d.project_id)::integer as project_count
    from ${distributions} d join ${projects} p using (project_id)
    where d.status not in ('paid', 'reversed') and d.due_date < ${today} and p.phase = 'Financed' group by 1`)
  return LATE_AGES.map((age) => {
    const row = rows.find((one) => one.age === age)
    return {
      age,
      principal: BigInt(row?.principal ?? 0),
      interest: BigInt(row?.interest ?? 0),
      count: row?.count ?? 0,
      projectCount: row?.project_count ?? 0,
    }
  })
}

/** Incremental (decision list-counters). */
export async function keepCohorts(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`select cauce_keep_cohorts(${now.toISOString()})`)
}

interface Row extends Record<string, unknown> {
  readonly month: string
  /** 0: not again. */
  readonly within: number
  readonly investors: number
  readonly amount: string
}

export async function cohortsOf(executor: Executor, months: { readonly fromDate: string; readonly toDate: string }) {
  const [kept] = await executor.select().from(cohortsKept)
  if (kept === undefined) return { keptAt: null, cohorts: [] }
  const day = calendarDateOf(kept.keptAt)
  const { rows } = await executor.execute<Row>(sql`
    select to_char(date_trunc('month', day::timestamp), 'YYYY-MM-DD') as month, tallied.kind[1]::integer as within,
      sum(rows)::integer as investors, sum(amount)::text as amount
    from ${talliedRows({ counted: 'cohorts', kinds: [], ...months })} group by 1, 2 having sum(rows) > 0 order by 1`)
  const cohorts = rows.filter(({ within }) => within === 0)
  return { keptAt: kept.keptAt, cohorts: cohorts.map((first) => cohortOf(first, rows, day)) }
}

function cohortOf({ month, investors, amount }: Row, rows: readonly Row[], day: string) {
  const again = COHORT_MONTHS.map((months) => {
    // The last of a cohort may have invested on the month's last day.
    if (addMonths(month, months + 1) > day) return { months, investors: null, invested: null }
    const row = rows.find((one) => one.month === month && one.within === months)
    return { months, investors: row?.investors ?? 0, invested: BigInt(row?.amount ?? 0) }
  })
  return { month, investors, invested: BigInt(amount), again }
}

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
  const points = rows.map((row) => withBigInts(row, ['invested', 'disinvested', 'total']))
  return { projectId, goal: project.goal, step, points }
}
