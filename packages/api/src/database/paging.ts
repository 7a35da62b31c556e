import { compareKeys, DEFAULT_TAKE } from '@cauce/contract'
import { asc, desc, gt, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import { isFreeText, personName, plainField, projectName } from './plain-fields.ts'

/** Handbook rule 12.7. */
export interface ListInput {
  readonly skip?: number | undefined
  readonly take?: number | undefined
  /** A name of the list's contract. */
  readonly orderBy?: string | undefined
  readonly orderSide?: 'asc' | 'desc' | undefined
  readonly ids?: readonly string[] | undefined
  readonly q?: string | undefined
  /** Id in whose order the page follows; the contract then takes no other order. */
  readonly after?: string | undefined
}

/** Both directions: the end of a list is near in reverse. */
export interface ListOrder {
  readonly forward: SQL[]
  readonly backward: SQL[]
  readonly by: SQLWrapper | undefined
  readonly isAscending: boolean
}

/**
 * Ties broken by id, so that pages neither repeat nor drop rows.
 * @param computed sort keys that are neither columns of the listed table nor names of its persons
 */
export function orderOf(
  input: ListInput,
  fallback: string,
  id: PgColumn | readonly [PgColumn, ...PgColumn[]],
  computed: Readonly<Record<string, SQLWrapper>> = {},
): ListOrder {
  const isAscending = input.orderSide === 'asc'
  const { orderBy = fallback } = input
  const ids = [id].flat() as [PgColumn, ...PgColumn[]]
  const by = orderBy === 'id' ? undefined : (computed[orderBy] ?? plainKey(ids[0], orderBy))
  const keys = [...(by === undefined ? [] : [by as PgColumn]), ...ids]
  const [forward, backward] = isAscending ? [asc, desc] : [desc, asc]
  return { forward: keys.map((key) => forward(key)), backward: keys.map((key) => backward(key)), by, isAscending }
}

/** Undefined for the id, which breaks the ties. */
function plainKey(id: PgColumn, name: string): SQLWrapper | undefined {
  const { column, person, project } = plainField(id.table, name)
  if (column !== undefined) return column === id ? undefined : isFreeText(column) ? sql`cauce_fold(${column})` : column
  return person ? personName(person) : projectName(project!)
}

export const pageOf = (input: ListInput) => ({ limit: input.take ?? DEFAULT_TAKE, offset: input.skip ?? 0 })

export function paged<Query extends PgSelect>(query: Query, input: ListInput, order: ListOrder) {
  const { limit, offset } = pageOf(input)
  return query
    .orderBy(...order.forward)
    .limit(limit)
    .offset(offset)
}

/** Keyset pagination: rows after the cursor, ordered by id. */
export const behind = (id: PgColumn, { after }: ListInput, { isAscending }: Pick<ListOrder, 'isAscending'>) =>
  after === undefined ? undefined : isAscending ? gt(id, after) : lt(id, after)

/**
 * For catalogues in memory.
 * @param natural field that the rows are sorted by as they come
 */
export function pageOfCatalogue<Row extends object>(
  rows: readonly Row[],
  { skip = 0, take = DEFAULT_TAKE, orderBy, orderSide = 'asc', ids, q = '', after }: ListInput,
  idOf: (row: Row) => string,
  natural: keyof Row & string,
): { data: Row[]; total: number } {
  const listed = rows.filter((row) => (!ids || ids.includes(idOf(row))) && holds(row, q))
  const isNatural = orderBy === undefined || orderBy === natural
  const sorted = isNatural ? listed : listed.toSorted(inOrderOf(orderBy as keyof Row | 'id', idOf))
  const ordered = orderSide === 'desc' ? sorted.toReversed() : sorted
  const first = after === undefined ? 0 : ordered.findIndex((row) => isBehind(idOf(row), after, orderSide))
  return { data: first < 0 ? [] : ordered.slice(first + skip, first + skip + take), total: listed.length }
}

const isBehind = (id: string, after: string, side: 'asc' | 'desc') => (side === 'asc' ? id > after : id < after)

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const holds = (row: object, q: string) =>
  q === '' || Object.values(row).some((value) => typeof value === 'string' && folded(value).includes(folded(q)))

/** Null and absent values last. */
function inOrderOf<Row extends object>(name: keyof Row | 'id', idOf: (row: Row) => string) {
  const valueOf = (row: Row) => (name === 'id' ? idOf(row) : row[name]) ?? undefined
  return (one: Row, other: Row): number => {
    const [first, second] = [valueOf(one), valueOf(other)]
    if (first === second) return compareKeys(idOf(one), idOf(other))
    if (first === undefined || second === undefined) return first === undefined ? 1 : -1
    return first < second ? -1 : 1
  }
}
