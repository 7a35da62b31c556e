import { sql, type SQLWrapper } from 'drizzle-orm'
import { talliedRows, type Executor } from '../../../database/index.ts'
import type { SummaryRange } from './summaries.domain.ts'

/** First days, in Madrid. */
export const periodsOf = ({ groupBy, fromDate, toDate }: SummaryRange) =>
  sql`generate_series(date_trunc(${groupBy}, ${fromDate}::timestamp), ${toDate}::timestamp, ('1 ' || ${groupBy === 'quarter' ? 'month' : groupBy})::interval * ${groupBy === 'quarter' ? 3 : 1})`

/** In Madrid. */
export const periodOf = (column: SQLWrapper, groupBy: SummaryRange['groupBy']) =>
  sql`date_trunc(${groupBy}, ${column} at time zone 'Europe/Madrid')`

export const talliedByPeriod = (counted: string, range: SummaryRange) =>
  sql`${periodsOf(range)} as p (period)
    left join ${talliedRows({ counted, kinds: [], ...range })} on date_trunc(${range.groupBy}, tallied.day::timestamp) = p.period`

export type SummedTable = 'fees' | 'order_movements' | 'ledger_transfers' | 'custody_days'

export async function firstDay(executor: Executor, table: SummedTable, fallback: string): Promise<string> {
  const first = table === 'custody_days' ? sql`min(day)` : sql`min(created_at) at time zone 'Europe/Madrid'`
  const { rows } = await executor.execute<{ day: string | null }>(
    sql`select to_char(${first}, 'YYYY-MM-DD') as day from ${sql.identifier(table)}`,
  )
  return rows[0]?.day ?? fallback
}

/** Sums arrive as text. */
export const withBigInts = <Row extends object, Name extends keyof Row & string>(row: Row, names: readonly Name[]) =>
  ({ ...row, ...Object.fromEntries(names.map((name) => [name, BigInt(row[name] as string)])) }) as Omit<Row, Name> &
    Record<Name, bigint>
