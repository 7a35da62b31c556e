import { inArray, sql, type SQL } from 'drizzle-orm'
import { type Executor, type ListOrder, type pageOf, talliedRows } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'

/** Locates a page by the kept number of each project's orders (decision 160). */
export async function placeInDistributions(
  executor: Executor,
  condition: SQL | undefined,
  { by, isAscending }: ListOrder,
  { limit, offset }: ReturnType<typeof pageOf>,
) {
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const keys = sql`${by === undefined ? sql`` : sql`${by} ${side}, `}${distributions.distributionId} ${side}`
  const { rows } = await executor.execute<{ total: number; found: string[] | null; before: number | null }>(sql`
    with held as (
      select kind[1]::uuid as project_id, sum(rows)::bigint as rows from ${talliedRows({ counted: 'holdings', kinds: [] })} group by 1
    ), placed as (
      select ${distributions.distributionId}, rows,
        (sum(rows) over (order by ${keys}))::bigint - rows as before
      from ${distributions} join held on held.project_id = ${distributions.projectId} where ${condition ?? sql`true`}
    ), near as (select * from placed where before < ${offset + limit}::bigint and before + rows > ${offset}::bigint)
    select coalesce((select sum(rows) from placed), 0)::float as total,
      (select array_agg(distribution_id::text) from near) as found, (select min(before) from near)::float as before`)
  const { total, found, before } = rows[0]!
  if (found === null || before === null) return { total, where: undefined, offset }
  return { total, where: inArray(distributions.distributionId, found), offset: offset - before }
}
