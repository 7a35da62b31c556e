import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import { tallies, tallyChanges } from './schema/tallies.ts'

/** A maintained counter (decision list-counters): one table, by kinds and days. */
export interface Tally {
  readonly counted: string
  /** Counted by its day. */
  readonly instant: PgColumn
  /** Allowed values by part of the kind, in the order of rules/60-tallies.sql; undefined: all. */
  readonly kinds: readonly (readonly string[] | undefined)[]
  /** All rows count on one day. */
  readonly isUndated?: boolean
  /** Sort columns that the counter is grouped by. */
  readonly bands?: readonly Band[]
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

export interface Band {
  readonly by: SQLWrapper
  readonly column: PgColumn
  /** From 1. */
  readonly part: number
  /** Values that sort together. */
  readonly standingWith?: Readonly<Record<string, string>>
}

/** Query keys that are not filters. */
const NO_FILTER = new Set([
  ...['skip', 'take', 'after', 'orderBy', 'orderSide', 'fromDate', 'toDate', 'awaitsMyApproval', 'getSums'],
])

/** Undefined if the filter uses a field that the counter is not grouped by. */
export function tallyOf<Filter extends object>(
  tally: Pick<Tally, 'counted' | 'instant' | 'kinds' | 'bands'>,
  filter: Filter,
  covered: readonly (keyof Filter)[],
): Tally | undefined {
  if (!isCoveredBy(filter, covered)) return undefined
  const { fromDate, toDate } = filter as Pick<Tally, 'fromDate' | 'toDate'>
  return { ...tally, fromDate, toDate }
}

export const isCoveredBy = (filter: object, covered: readonly PropertyKey[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || NO_FILTER.has(name) || covered.includes(name))

export const isOfAll = ({ kinds, fromDate, toDate }: Tally): boolean =>
  [...kinds, fromDate, toDate].every((condition) => condition === undefined)

export const only = (value: string | boolean | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : [String(value)]

/** Day of the overall totals. */
const ALL_DAYS = '-infinity'

/** Folded and unfolded, exact in one statement. */
export const talliedRows = (tally: TalliedDays): SQL => talliedOf(tally, sql`day > ${ALL_DAYS}`)

type TalliedDays = Pick<Tally, 'counted' | 'kinds' | 'fromDate' | 'toDate'>

/** @param folded which of the folded rows: the totals of all days, or days */
function talliedOf({ counted, kinds, fromDate, toDate }: TalliedDays, folded: SQL): SQL {
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
  return sql`(select ${columns} from ${tallies} where ${folded} and ${where} union all select ${columns} from ${tallyChanges} where ${where}) as tallied`
}

export const talliedTotals = (tally: TalliedDays): SQL =>
  tally.fromDate === undefined && tally.toDate === undefined
    ? talliedOf(tally, sql`day = ${ALL_DAYS}`)
    : talliedRows(tally)

export async function readTally(executor: Executor, tally: Tally): Promise<number> {
  const { rows } = await executor.execute<{ total: string }>(
    sql`select coalesce(sum(rows), 0) as total from ${talliedTotals(tally)}`,
  )
  return Number(rows[0]!.total)
}

/** Folds deltas and copies moved balances (decision list-counters); lists do not change. */
export async function foldTallies(executor: Executor): Promise<void> {
  await executor.execute(sql`select cauce_fold_tallies()`)
  await executor.execute(sql`select cauce_copy_balances()`)
}
