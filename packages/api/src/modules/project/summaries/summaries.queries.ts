import { sql, type SQLWrapper } from 'drizzle-orm'
import { talliedRows, type Executor } from '../../../database/index.ts'
import type { SummaryRange } from './summaries.domain.ts'

/** First days of all periods from `fromDate` to `toDate`, as people in Madrid count them. */
export const periodsOf = ({ groupBy, fromDate, toDate }: SummaryRange) =>
  sql`generate_series(date_trunc(${groupBy}, ${fromDate}::timestamp), ${toDate}::timestamp, ('1 ' || ${groupBy === 'quarter' ? 'month' : groupBy})::interval * ${groupBy === 'quarter' ? 3 : 1})`

/** The first day of the period in which an instant lies, as people in Madrid count days. */
export const periodOf = (column: SQLWrapper, groupBy: SummaryRange['groupBy']) =>
  sql`date_trunc(${groupBy}, ${column} at time zone 'Europe/Madrid')`

/** The kept sums of a table by day, `tallied`, beside the periods of a summary, `p`: one row for each period at least. */
export const talliedByPeriod = (counted: string, range: SummaryRange) =>
  sql`${periodsOf(range)} as p (period)
    left join ${talliedRows({ counted, kinds: [], ...range })} on date_trunc(${range.groupBy}, tallied.day::timestamp) = p.period`

/** Tables of which a summary begins with the first row. */
export type SummedTable = 'fees' | 'order_movements' | 'ledger_transfers' | 'custody_days'

/** The day of the first row of a table, or `fallback`: where a summary begins by default. */
export async function firstDay(executor: Executor, table: SummedTable, fallback: string): Promise<string> {
  const first = table === 'custody_days' ? sql`min(day)` : sql`min(created_at) at time zone 'Europe/Madrid'`
  const { rows } = await executor.execute<{ day: string | null }>(
    sql`select to_char(${first}, 'YYYY-MM-DD') as day from ${sql.identifier(table)}`,
  )
  return rows[0]?.day ?? fallback
}
