import { DEFAULT_TAKE, type Comparison } from '@cauce/contract'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/** What every list query carries (handbook rule 12.7). */
export interface ListInput<Column extends string> {
  readonly skip?: number | undefined
  readonly take?: number | undefined
  readonly orderBy?: Column | 'id' | undefined
  readonly orderSide?: 'asc' | 'desc' | undefined
  readonly ids?: readonly string[] | undefined
}

/** How a list is ordered: by the asked column, ties broken by ids, so that a page never repeats or drops a row. */
export function orderOf<Column extends string>(
  input: ListInput<Column>,
  columns: Readonly<Record<Column, SQLWrapper>>,
  fallback: NoInfer<Column>,
  ...ids: readonly PgColumn[]
): SQL[] {
  const direction = input.orderSide === 'asc' ? asc : desc
  const { orderBy = fallback } = input
  const byId = ids.map((id) => direction(id))
  return orderBy === 'id' ? byId : [direction(columns[orderBy] as PgColumn), ...byId]
}

/** The condition of the filter `ids`, which every list has. */
export const among = (id: PgColumn, { ids }: Pick<ListInput<string>, 'ids'>): SQL | undefined =>
  ids && inArray(id, [...ids])

/** `skip` and `take` of a list, with their defaults. */
export const pageOf = (input: ListInput<string>) => ({ limit: input.take ?? DEFAULT_TAKE, offset: input.skip ?? 0 })

/** Adds order, `skip` and `take` to a dynamic select. */
export function paged<Query extends PgSelect, Column extends string>(
  query: Query,
  input: ListInput<Column>,
  order: SQL[],
) {
  const { limit, offset } = pageOf(input)
  return query
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** One page of a list with the total of its rows. `query` is dynamic, carries its conditions and has no order yet. */
export async function listOf<Query extends PgSelect, Column extends string>(
  executor: Executor,
  query: Query,
  input: ListInput<Column>,
  order: SQL[],
): Promise<{ data: Awaited<Query>; total: number }> {
  // Counted first: ordering changes the query itself.
  const total = await executor.$count(query)
  return { data: (await paged(query, input, order)) as Awaited<Query>, total }
}

/** All conditions that are present; an absent filter does not restrict. */
export const allOf = (...conditions: readonly (SQL | false | '' | null | undefined)[]): SQL | undefined =>
  and(...conditions.filter((condition): condition is SQL => Boolean(condition)))

const comparisons = { lt, lte, eq, gt, gte }
/** `amount` with `amountComparison`; equal if absent (handbook rule 12.10). */
export const compare = (column: PgColumn, comparison: Comparison | undefined, value: unknown): SQL =>
  comparisons[comparison ?? 'eq'](column, value)

/** A condition that `text` contains `fragment` without regard to case and accents; uses the trigram indexes. */
export function contains(text: SQLWrapper, fragment: string): SQL {
  return sql`cauce_fold(${text}) like ${sql`'%' || cauce_fold(${escapeLike(fragment)}) || '%'`}`
}

const escapeLike = (fragment: string) => fragment.replaceAll(/[\\%_]/g, (character) => `\\${character}`)

/** Instants from the first moment of `fromDate` to the last of `toDate`, both included, as people in Madrid count days. */
export function betweenDates(column: PgColumn, fromDate: string | undefined, toDate: string | undefined): SQL[] {
  const conditions: SQL[] = []
  if (fromDate) conditions.push(sql`${column} >= (${fromDate}::date)::timestamp at time zone 'Europe/Madrid'`)
  if (toDate) conditions.push(sql`${column} < (${toDate}::date + 1)::timestamp at time zone 'Europe/Madrid'`)
  return conditions
}

/** The selection of a query that only counts. */
export const countRows = () => ({ total: count() })

/**
 * One page of a list that is part of the contract and not stored: the same rows in every installation, in their own order or
 * in that of their ids.
 */
export function pageOfCatalogue<Row>(
  rows: readonly Row[],
  { skip = 0, take = DEFAULT_TAKE, orderBy, orderSide = 'asc', ids }: ListInput<string>,
  idOf: (row: Row) => string,
): { data: Row[]; total: number } {
  const listed = ids ? rows.filter((row) => ids.includes(idOf(row))) : rows
  const sorted = orderBy === 'id' ? listed.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1)) : listed
  const ordered = orderSide === 'desc' ? sorted.toReversed() : sorted
  return { data: ordered.slice(skip, skip + take), total: listed.length }
}

/** What every list of people's money may be asked for: of which project, whose, how much, and when. */
export interface MoneyFilter {
  readonly projectId?: string | undefined
  readonly userId?: string | undefined
  /** Restricts to one person, or to the customers of a manager. */
  readonly ownerId?: string | undefined
  readonly managerId?: string | undefined
  /** Cents. */
  readonly amount?: bigint | undefined
  readonly amountComparison?: Comparison | undefined
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

type MoneyColumns = Readonly<Record<'projectId' | 'userId' | 'managerId' | 'amount' | 'createdAt', PgColumn>>

/** What the filters that are set let through. Amounts are cents; dates are calendar dates in Madrid, both included. */
export function moneyCondition(columns: MoneyColumns, filter: MoneyFilter): SQL | undefined {
  return allOf(
    filter.projectId && eq(columns.projectId, filter.projectId),
    filter.userId && eq(columns.userId, filter.userId),
    filter.ownerId && eq(columns.userId, filter.ownerId),
    filter.managerId && eq(columns.managerId, filter.managerId),
    filter.amount !== undefined && compare(columns.amount, filter.amountComparison, filter.amount),
    ...betweenDates(columns.createdAt, filter.fromDate, filter.toDate),
  )
}
