import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import { tallies, tallyChanges } from './schema/tallies.ts'

/** A count that is kept (decision 160): of one table, of some of its kinds, and of some days. */
export interface Tally {
  readonly counted: string
  /** The instant whose day is counted by. */
  readonly instant: PgColumn
  /** For each part of the kind, in the order of rules/60-tallies.sql, which values count; all of them if undefined. */
  readonly kinds: readonly (readonly string[] | undefined)[]
  /** Whether all its rows are counted on one day. */
  readonly isUndated?: boolean
  /** The orders of the list that go by a part of the kind. */
  readonly bands?: readonly Band[]
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** An order by a column of few values that are counted apart: the rows of each value stand together, by day. */
export interface Band {
  /** What the list is ordered by. */
  readonly by: SQLWrapper
  readonly column: PgColumn
  /** Which part of the kind it is, counted from 1. */
  readonly part: number
  /** Values that stand with those of another one. */
  readonly standingWith?: Readonly<Record<string, string>>
}

/** What list queries carry beside filters. Who awaits an approval filters by `approver`. */
const NO_FILTER = new Set(['skip', 'take', 'orderBy', 'orderSide', 'fromDate', 'toDate', 'awaitsMyApproval', 'getSums'])

/**
 * The tally that counts what `filter` lets through. There is none if it has a filter beside days and `covered`, which are those that
 * `kinds` stand for.
 */
export function tallyOf<Filter extends object>(
  tally: Pick<Tally, 'counted' | 'instant' | 'kinds' | 'bands'>,
  filter: Filter,
  covered: readonly (keyof Filter)[],
): Tally | undefined {
  if (!isCoveredBy(filter, covered)) return undefined
  const { fromDate, toDate } = filter as Pick<Tally, 'fromDate' | 'toDate'>
  return { ...tally, fromDate, toDate }
}

/** Whether a filter asks for nothing beside days and these. */
export const isCoveredBy = (filter: object, covered: readonly PropertyKey[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || NO_FILTER.has(name) || covered.includes(name))

/** Whether all rows of its table count. */
export const isOfAll = ({ kinds, fromDate, toDate }: Tally): boolean =>
  [...kinds, fromDate, toDate].every((condition) => condition === undefined)

/** The values that a filter of one value lets count. */
export const only = (value: string | boolean | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : [String(value)]

/** The day of the totals of all days. */
const ALL_DAYS = '-infinity'

/** The tallied rows of days, folded or not: read together in one statement, they are exact. */
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

/** The same as `talliedRows`, from the totals of all days where it is not about some days: for what is added up whatever the day. */
export const talliedTotals = (tally: TalliedDays): SQL =>
  tally.fromDate === undefined && tally.toDate === undefined
    ? talliedOf(tally, sql`day = ${ALL_DAYS}`)
    : talliedRows(tally)

/** How many rows a tally counts. */
export async function readTally(executor: Executor, tally: Tally): Promise<number> {
  const { rows } = await executor.execute<{ total: string }>(
    sql`select coalesce(sum(rows), 0) as total from ${talliedTotals(tally)}`,
  )
  return Number(rows[0]!.total)
}

/**
 * Adds to the tallies what transactions have changed since the last time, and copies the balances of the wallets that have moved (decision
 * 194). Lists are the same before and after.
 */
export async function foldTallies(executor: Executor): Promise<void> {
  await executor.execute(sql`select cauce_fold_tallies()`)
  await executor.execute(sql`select cauce_copy_balances()`)
}
