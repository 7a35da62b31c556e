import { LATE_AGES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { talliedRows, type Executor } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects, projectTypes } from '../../../database/schema/project.ts'

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

const centsOf = <Row extends SumRow>(row: Row) => ({
  ...row,
  invested: BigInt(row.invested),
  disinvested: BigInt(row.disinvested),
  penalties: BigInt(row.penalties),
})

/** By project and current type, in one statement for consistency. */
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

/** Due before `today` in financed projects; finished ones owe nothing. */
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
    where d.status <> 'paid' and d.due_date < ${today} and p.phase = 'Financed' group by 1`)
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
