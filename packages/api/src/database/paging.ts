import { byKey, DEFAULT_TAKE } from '@cauce/contract'
import { asc, count, desc, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'

/** Handbook rule 12.7. */
export interface ListInput<Column extends string> {
  readonly skip?: number | undefined
  readonly take?: number | undefined
  readonly orderBy?: Column | 'id' | undefined
  readonly orderSide?: 'asc' | 'desc' | undefined
  readonly ids?: readonly string[] | undefined
}

/** Both directions: the end of a list is near in reverse. */
export interface ListOrder {
  readonly forward: SQL[]
  readonly backward: SQL[]
  readonly by: SQLWrapper | undefined
  readonly isAscending: boolean
}

/** Ties broken by id, so that pages neither repeat nor drop rows. */
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

export const pageOf = (input: ListInput<string>) => ({ limit: input.take ?? DEFAULT_TAKE, offset: input.skip ?? 0 })

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

export const countRows = () => ({ total: count() })

/** For lists fixed by the contract. */
export function pageOfCatalogue<Row>(
  rows: readonly Row[],
  { skip = 0, take = DEFAULT_TAKE, orderBy, orderSide = 'asc', ids }: ListInput<string>,
  idOf: (row: Row) => string,
): { data: Row[]; total: number } {
  const listed = ids ? rows.filter((row) => ids.includes(idOf(row))) : rows
  const sorted = orderBy === 'id' ? listed.toSorted(byKey(idOf)) : listed
  const ordered = orderSide === 'desc' ? sorted.toReversed() : sorted
  return { data: ordered.slice(skip, skip + take), total: listed.length }
}
