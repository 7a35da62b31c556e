import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { custodyDays } from '../../../database/schema/wallet.ts'
import type { SummaryRange } from '../summaries/index.ts'

type Row = Record<'period' | 'wallets' | 'projects' | 'unassigned' | 'underWay', string>

/** Keeps the money in custody of each day until `day`. */
export async function keepCustody(executor: Executor, day: string): Promise<void> {
  await executor.execute(sql`select cauce_keep_custody(${day})`)
}

/** The money in custody at the end of each period, or now in the present one: from the days that are kept, and the postings since. */
export async function summarizeCustody(executor: Executor, { groupBy, fromDate, toDate }: SummaryRange, today: string) {
  const { rows } = await executor.execute<Row>(sql`
    with days as (table ${custodyDays} union all select * from cauce_custody_until(${today})), ends as (
      select distinct on (period) date_trunc(${groupBy}, day::timestamp) as period, days.* from days
      where day between date_trunc(${groupBy}, ${fromDate}::timestamp)::date and ${toDate} order by period, day desc
    )
    select to_char(period, 'YYYY-MM-DD') as period, wallets::text, projects::text, unassigned::text, under_way::text as "underWay"
    from ends order by ends.period`)
  return rows.map(({ period, ...amounts }) => ({
    period,
    wallets: BigInt(amounts.wallets),
    projects: BigInt(amounts.projects),
    unassigned: BigInt(amounts.unassigned),
    underWay: BigInt(amounts.underWay),
  }))
}
