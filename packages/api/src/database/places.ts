import { and, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { betweenDates } from './list-conditions.ts'
import type { ListOrder } from './paging.ts'
import { talliedRows, type Band, type Tally } from './tallies.ts'

/** Total, rows to scan and offset within them. */
export interface Place {
  readonly total: number
  readonly where: SQL | undefined
  readonly between?: (by: SQLWrapper) => SQL | undefined
  readonly offset: number
}

/** Value, day and the number of rows before. */
interface Cell {
  readonly value: string
  readonly day: string
  readonly before: number
}

/** True if the counter can locate a page: the list is sorted by its day or by one of its groups. */
export const isPlacedBy = (tally: Tally, { by }: ListOrder): boolean =>
  (by === tally.instant && !tally.isUndated) || bandOf(tally, by) !== undefined

export const bandOf = (tally: Tally | undefined, by: SQLWrapper | undefined): Band | undefined =>
  tally?.bands?.find((band) => band.by === by)

export async function placeOf(
  executor: Executor,
  tally: Tally,
  { by, isAscending }: ListOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Place> {
  const band = bandOf(tally, by)
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const { rows } = await executor.execute<{ total: number; cells: Cell[] | null }>(sql`
    with cells as (select ${valueOf(band)} as value, day, sum(rows)::bigint as rows from ${talliedRows(tally)} group by 1, 2 having sum(rows) <> 0),
      placed as (select value, day, rows, (sum(rows) over (order by value ${side}, day ${side}))::bigint - rows as before from cells)
    select coalesce((select sum(rows) from cells), 0)::float as total, (
      select json_agg(json_build_object('value', value, 'day', day::text, 'before', before) order by before)
      from placed where before < ${offset + limit}::bigint and before + rows > ${offset}::bigint
    ) as cells`)
  const { total, cells } = rows[0]!
  const first = cells?.[0]
  if (cells === null || first === undefined) return { total, where: undefined, offset }
  const values = [...new Set(cells.map(({ value }) => value))]
  const where = or(
    ...values.map((value) =>
      and(
        band && inArray(band.column, storedValuesOf(band, value)),
        or(
          ...rangesOf(cells.filter((cell) => cell.value === value).map(({ day }) => day)).map((range) =>
            within(tally, range),
          ),
        ),
      ),
    ),
  )
  return { total, where, offset: offset - first.before }
}

/**
 * Where a page is in the order of an instant whose days are counted.
 * @param days rows of `day` and `rows`, which may be below zero; a day may stand there several times
 */
export async function placeInDays(
  executor: Executor,
  days: SQL,
  { isAscending }: ListOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Pick<Place, 'where' | 'between' | 'offset'>> {
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const { rows } = await executor.execute<{ first: string | null; last: string | null; before: number | null }>(sql`
    with cells as (select day, sum(rows) as rows from (${days}) as counted group by day having sum(rows) <> 0),
      placed as (select day, rows, sum(rows) over (order by day ${side}) - rows as before from cells)
    select min(day)::text as first, max(day)::text as last, min(before)::float as before
    from placed where before < ${offset + limit}::bigint and before + rows > ${offset}::bigint`)
  const { first, last, before } = rows[0]!
  if (first === null || last === null || before === null) return { where: undefined, offset }
  return { where: undefined, between: (by) => and(...betweenDates(by, first, last)), offset: offset - before }
}

function valueOf(band: Band | undefined): SQL {
  if (band === undefined) return sql`''`
  const part = sql`kind[${sql.raw(String(band.part))}]`
  const others = Object.entries(band.standingWith ?? {}).map(([value, other]) => sql`when ${value} then ${other}`)
  return others.length === 0 ? part : sql`case ${part} ${sql.join(others, sql` `)} else ${part} end`
}

const storedValuesOf = ({ standingWith = {} }: Band, value: string): string[] => [
  value,
  ...Object.keys(standingWith).filter((stored) => standingWith[stored] === value),
]

const within = ({ instant }: Tally, { first, last }: Days) => and(...betweenDates(instant, first, last))

interface Days {
  readonly first: string
  readonly last: string
}

export function rangesOf(days: readonly string[]): Days[] {
  const ranges: Days[] = []
  for (const day of days.toSorted()) {
    const { first, last } = ranges.at(-1) ?? { first: day, last: day }
    if (ranges.length > 0 && dayAfter(last) === day) ranges[ranges.length - 1] = { first, last: day }
    else ranges.push({ first: day, last: day })
  }
  return ranges
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
