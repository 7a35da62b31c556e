import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import type { ListOrder } from './lists.ts'
import { tallies, tallyChanges } from './schema/tallies.ts'

/** A count that is kept (decision 160): of one table, of some of its kinds, and of some days. */
export interface Tally {
  readonly counted: string
  /** The instant whose day is counted by. */
  readonly instant: PgColumn
  /** For each part of the kind, in the order of rules/60-tallies.sql, which values count; all of them if undefined. */
  readonly kinds: readonly (readonly string[] | undefined)[]
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** What every list query carries beside filters. */
const NO_FILTER = new Set(['skip', 'take', 'orderBy', 'orderSide', 'fromDate', 'toDate'])

/**
 * The tally that counts what `filter` lets through. There is none if it has a filter beside days and `covered`, which are those that
 * `kinds` stand for.
 */
export function tallyOf<Filter extends object>(
  tally: Pick<Tally, 'counted' | 'instant' | 'kinds'>,
  filter: Filter,
  covered: readonly (keyof Filter)[],
): Tally | undefined {
  const isCovered = ([name, value]: [string, unknown]) =>
    value === undefined || NO_FILTER.has(name) || covered.includes(name as keyof Filter)
  if (!Object.entries(filter).every(isCovered)) return undefined
  const { fromDate, toDate } = filter as Pick<Tally, 'fromDate' | 'toDate'>
  return { ...tally, fromDate, toDate }
}

/** The values that a filter of one value lets count. */
export const only = (value: string | boolean | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : [String(value)]

/** The tallied rows, folded or not: read together in one statement, they are exact. */
export function talliedRows({ counted, kinds, fromDate, toDate }: Omit<Tally, 'instant'>): SQL {
  const conditions = [
    sql`counted = ${counted}`,
    ...kinds.flatMap((values, index) =>
      values === undefined ? [] : [sql`kind[${sql.raw(String(index + 1))}] = any (${sql.param([...values])}::text[])`],
    ),
    ...(fromDate ? [sql`day >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`day <= ${toDate}::date`] : []),
  ]
  const where = sql.join(conditions, sql` and `)
  const columns = sql`day, kind, rows, amount, penalties`
  return sql`(select ${columns} from ${tallies} where ${where} union all select ${columns} from ${tallyChanges} where ${where}) as tallied`
}

/** How many rows a tally counts. */
export async function readTally(executor: Executor, tally: Tally): Promise<number> {
  const { rows } = await executor.execute<{ total: string }>(
    sql`select coalesce(sum(rows), 0) as total from ${talliedRows(tally)}`,
  )
  return Number(rows[0]!.total)
}

/** Adds to the tallies what transactions have changed since the last time. Counts are the same before and after. */
export async function foldTallies(executor: Executor): Promise<void> {
  await executor.execute(sql`select cauce_fold_tallies()`)
}

/** Where a page far down a list begins that is ordered by the days of its tally. */
export interface DayJump {
  /** Leaves out the days before that of the page's first row. */
  readonly where: SQL
  /** How many rows to leave out of what is left. */
  readonly offset: number
}

/** The jump to a page of a list with a tally; none where the list has another order. */
export async function dayJump(
  executor: Executor,
  tally: Tally | undefined,
  { by, isAscending }: ListOrder,
  skip: number,
): Promise<DayJump | undefined> {
  if (tally === undefined || by !== tally.instant) return undefined
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const { rows } = await executor.execute<{ day: string; before: string }>(sql`
    select day::text, before from (
      select day, sum(rows) as rows, sum(sum(rows)) over (order by day ${side}) - sum(rows) as before from ${talliedRows(tally)} group by day
    ) days where before + rows > ${skip} order by day ${side} limit 1`)
  const [anchor] = rows
  if (anchor === undefined) return undefined
  const midnight = sql`(${anchor.day}::date + ${isAscending ? 0 : 1}::integer)::timestamp at time zone 'Europe/Madrid'`
  const where = isAscending ? sql`${by} >= ${midnight}` : sql`${by} < ${midnight}`
  return { where, offset: skip - Number(anchor.before) }
}
