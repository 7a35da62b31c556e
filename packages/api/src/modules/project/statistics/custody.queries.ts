import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { custodyDays } from '../../../database/schema/wallet.ts'
import { withBigInts, type SummaryRange } from '../summaries/index.ts'

type Row = Record<'period' | 'wallets' | 'projects' | 'unassigned' | 'underWay', string>

export async function keepCustody(executor: Executor, day: string): Promise<void> {
  await executor.execute(sql`select cauce_keep_custody(${day})`)
}

export async function hasKeptDays(executor: Executor): Promise<boolean> {
  return (await executor.select().from(custodyDays).limit(1)).length > 0
}

/** Unkept days: since the last kept one, or all. */
const daysSince = {
  kept: (today: string) => sql`select * from cauce_custody_since_kept(${today})`,
  firstPosting: (today: string) => sql`select * from cauce_custody_until(${today})`,
}

/** End of each period, from kept and later days. */
export async function summarizeCustody(
  executor: Executor,
  { groupBy, fromDate, toDate }: SummaryRange,
  today: string,
  since: keyof typeof daysSince,
) {
  const { rows } = await executor.execute<Row>(sql`
    with days as (table ${custodyDays} union all ${daysSince[since](today)}), ends as (
      select distinct on (period) date_trunc(${groupBy}, day::timestamp) as period, days.* from days
      where day between date_trunc(${groupBy}, ${fromDate}::timestamp)::date and ${toDate} order by period, day desc
    )
    select to_char(period, 'YYYY-MM-DD') as period, wallets::text, projects::text, unassigned::text, under_way::text as "underWay"
    from ends order by ends.period`)
  return rows.map((row) => withBigInts(row, ['wallets', 'projects', 'unassigned', 'underWay']))
}
