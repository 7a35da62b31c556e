import { addMonths, COHORT_MONTHS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { orders } from '../../../database/schema/orders.ts'

type Row = { readonly month: string; readonly investors: number; readonly invested: string } & Readonly<
  Record<`investors${number}`, number> & Record<`invested${number}`, string>
>

/**
 * Who invested again, by the month of the first order that was not cancelled. One pass over the orders in the order of their index on
 * investor and time: the status of an order changes later than its day, so that no count by day could be kept (decision 224).
 */
export async function cohortsOf(
  executor: Executor,
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
  today: string,
) {
  const again = COHORT_MONTHS.map(
    (months) =>
      sql`sum(amount) filter (where created_at > first_at and created_at <= first_at + make_interval(months => ${months}::integer)) as ${sql.identifier(`again${months}`)}`,
  )
  const sums = COHORT_MONTHS.map(
    (months) => sql`count(${sql.identifier(`again${months}`)})::integer as ${sql.identifier(`investors${months}`)},
      coalesce(sum(${sql.identifier(`again${months}`)}), 0)::bigint as ${sql.identifier(`invested${months}`)}`,
  )
  const { rows } = await executor.execute<Row>(sql`
    with seen as (
      select user_id, created_at, amount, first_value(created_at) over (partition by user_id order by created_at) as first_at
      from ${orders} where status <> 'cancelled'
    ), investors as (
      select user_id, min(first_at) as first_at, sum(amount) filter (where created_at = first_at) as invested, ${sql.join(again, sql`, `)}
      from seen where first_at >= ${fromDate}::timestamp at time zone 'Europe/Madrid'
        and first_at < (${toDate}::date + 1)::timestamp at time zone 'Europe/Madrid'
      group by user_id
    )
    select to_char(date_trunc('month', first_at at time zone 'Europe/Madrid'), 'YYYY-MM-DD') as month, count(*)::integer as investors,
      sum(invested)::bigint as invested, ${sql.join(sums, sql`, `)}
    from investors group by 1 order by 1`)
  return rows.map((row) => ({
    month: row.month,
    investors: row.investors,
    invested: BigInt(row.invested),
    again: COHORT_MONTHS.map((months) => {
      // The last of the cohort invested on the last day of the month at most.
      const isOver = addMonths(row.month, months + 1) <= today
      return {
        months,
        investors: isOver ? row[`investors${months}`]! : null,
        invested: isOver ? BigInt(row[`invested${months}`]!) : null,
      }
    }),
  }))
}
