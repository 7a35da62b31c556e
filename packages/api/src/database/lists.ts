import { DEFAULT_TAKE } from '@cauce/contract'
import { and, asc, count, desc, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import { dayJump, readTally, type Tally } from './tallies.ts'

/** What every list query carries (handbook rule 12.7). */
export interface ListInput<Column extends string> {
  readonly skip?: number | undefined
  readonly take?: number | undefined
  readonly orderBy?: Column | 'id' | undefined
  readonly orderSide?: 'asc' | 'desc' | undefined
  readonly ids?: readonly string[] | undefined
}

/** An order in its direction and the other way round, in which the end of a list is near. */
export interface ListOrder {
  readonly forward: SQL[]
  readonly backward: SQL[]
  /** The column that it goes by, before ids. */
  readonly by: SQLWrapper | undefined
  readonly isAscending: boolean
}

/** How a list is ordered: by the asked column, ties broken by ids, so that a page never repeats or drops a row. */
export function orderOf<Column extends string>(
  input: ListInput<Column>,
  columns: Readonly<Record<Column, SQLWrapper>>,
  fallback: NoInfer<Column>,
  ...ids: readonly PgColumn[]
): ListOrder {
  const isAscending = input.orderSide === 'asc'
  const { orderBy = fallback } = input
  const by = orderBy === 'id' ? undefined : columns[orderBy]
  const keys = [...(by === undefined ? [] : [by as PgColumn]), ...ids]
  const [forward, backward] = isAscending ? [asc, desc] : [desc, asc]
  return { forward: keys.map((key) => forward(key)), backward: keys.map((key) => backward(key)), by, isAscending }
}

/** `skip` and `take` of a list, with their defaults. */
export const pageOf = (input: ListInput<string>) => ({ limit: input.take ?? DEFAULT_TAKE, offset: input.skip ?? 0 })

/** Adds order, `skip` and `take` to a dynamic select. */
export function paged<Query extends PgSelect, Column extends string>(
  query: Query,
  input: ListInput<Column>,
  order: ListOrder,
) {
  const { limit, offset } = pageOf(input)
  return query
    .orderBy(...order.forward)
    .limit(limit)
    .offset(offset)
}

/** What a list shows, in which order, and how it is counted. */
export interface Listing {
  /** The id of the rows that are listed; their table is its table. */
  readonly id: PgColumn
  /** Conditions on that table alone: what they need of another one is a subquery. */
  readonly where: SQL | undefined
  readonly order: ListOrder
  /** The kept count of the rows that the filters let through, if there is one. */
  readonly tally?: Tally | undefined
  /** Where the order goes by a column of another table: adds the join with it. */
  readonly joinOrder?: <Query extends PgSelect>(ids: Query) => Query
}

/** From here on it pays to go to a page by another way than past all rows before it. */
const FAR = 1_000

/**
 * One page of a list with the total of its rows (decision 159). The ids of the page are found first, in the listed table alone and
 * mostly in an index; only these rows are joined with what they are shown with. `rows` is dynamic and has neither conditions nor order.
 */
export async function listOf<Query extends PgSelect>(
  executor: Executor,
  rows: Query,
  { id, where, order, tally, joinOrder = (ids) => ids }: Listing,
  input: ListInput<string>,
): Promise<{ data: Awaited<Query>; total: number }> {
  const total =
    tally === undefined || input.ids ? await executor.$count(id.table, where) : await readTally(executor, tally)
  const { limit, offset } = pageOf(input)
  if (offset >= total) return { data: [] as Awaited<Query>, total }
  const jump = offset < FAR || input.ids ? undefined : await dayJump(executor, tally, order, offset)
  const ids = joinOrder(executor.select({ id }).from(id.table).where(and(where, jump?.where)).$dynamic())
  const isNearEnd = jump === undefined && offset >= FAR && offset > total / 2
  const page = isNearEnd
    ? ids
        .orderBy(...order.backward)
        .limit(Math.min(limit, total - offset))
        .offset(Math.max(0, total - offset - limit))
    : ids
        .orderBy(...order.forward)
        .limit(limit)
        .offset(jump?.offset ?? offset)
  const data = await rows.where(inArray(id, page)).orderBy(...order.forward)
  return { data: data as Awaited<Query>, total }
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
