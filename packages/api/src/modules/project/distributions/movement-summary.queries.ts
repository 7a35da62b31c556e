import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { periodOf, periodsOf, type SummaryInput } from './fees.queries.ts'

/** Order movements by period: invested, taken out again, and the penalties for it. */
export async function summarizeOrderMovements(executor: Executor, input: SummaryInput) {
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
    left join order_movements m on ${periodOf(sql`m.created_at`, input.groupBy)} = p.period
      and m.created_at >= ${input.fromDate}::timestamp at time zone 'Europe/Madrid' and m.created_at < (${input.toDate}::date + 1)::timestamp at time zone 'Europe/Madrid'
    group by p.period order by p.period`)
  return rows.map((row) => ({
    ...row,
    invested: BigInt(row.invested),
    disinvested: BigInt(row.disinvested),
    penalties: BigInt(row.penalties),
  }))
}
