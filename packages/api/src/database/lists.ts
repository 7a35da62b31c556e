import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import { countAmounts, placeInSteps } from './amount-steps.ts'
import type { Executor } from './database.ts'
import { allOf, among } from './list-conditions.ts'
import type { Added, Asked, Listing, Sums } from './listing.ts'
import { behind, orderOf, pageOf, type ListInput, type ListOrder } from './paging.ts'
import { bandOf, isPlacedBy, placeOf, type Place } from './places.ts'
import { armsOf, foundBy } from './searches.ts'
import { addUp } from './sums.ts'
import { readTally } from './tallies.ts'

/** Offset from which locating the page pays. */
const FAR = 1_000
export const isFar = (input: ListInput): boolean => pageOf(input).offset >= FAR

/**
 * Page with total (decision list-counters): finds ids in the listed table first, mostly in an index, then joins those rows.
 * `rows` have no conditions or order.
 */
export async function listOf<Query extends { $dynamic(): PgSelect }, Name extends string = never>(
  executor: Executor,
  rows: Query,
  { order, where, ...further }: Asked & Sums<Name>,
  input: ListInput,
): Promise<{ data: Awaited<Query>; total: number; sums?: Added<Name> }> {
  const { id } = further
  const asked = { ...further, where: allOf(where, among(id, input)), order: inForce(order, id, input) }
  const listing = input.q ? searched(asked, input.q) : asked
  const { ids, total } =
    input.q && typeof asked.search !== 'function' && isOfOwnRows(asked)
      ? await findAtOnce(executor, asked, input, armsOf(asked.search, asked.id, input.q, asked.countedIn))
      : await findIds(executor, listing, input)
  const sums = listing.sums && { sums: await addUp(executor, listing, listing.sums) }
  if (ids.length === 0) return { data: [] as Awaited<Query>, total, ...sums }
  const query = rows.$dynamic().where(inArray(id, ids))
  const data = (await query.orderBy(...orderIn(listing).forward)) as Awaited<Query>
  return { data, total, ...sums }
}

function inForce(order: Asked['order'], id: PgColumn, input: ListInput): ListOrder {
  if (typeof order === 'string') return orderOf(input, order, id)
  return 'forward' in order ? order : orderOf({ orderSide: order[1], ...input }, order[0], id)
}

interface Found {
  readonly ids: string[]
  readonly total: number
}

/** Separate statement: with many joins the planner would join whole tables first. */
async function findIds(executor: Executor, listing: Listing, input: ListInput): Promise<Found> {
  const page = pageOf(input)
  const place = await find(executor, listing, input, page)
  const { total } = place
  if (page.offset >= total) return { ids: [], total }
  const order = orderIn(listing)
  const isNearEnd =
    place.where === undefined && place.between === undefined && page.offset >= FAR && page.offset > total / 2
  const ids = isNearEnd
    ? idsOf(executor, listing, order.backward, {
        ...place,
        limit: Math.min(page.limit, total - page.offset),
        offset: Math.max(0, total - page.offset - page.limit),
      })
    : idsOf(executor, listing, order.forward, {
        ...place,
        where: and(place.where, behind(listing.id, input, listing.order)),
        limit: page.limit,
      })
  const { rows } = await executor.execute<{ id: string }>(ids)
  return { ids: rows.map(({ id }) => id), total }
}

const isOfOwnRows = ({ joinOrder, parts }: Listing): boolean =>
  joinOrder === undefined && !parts?.some(({ from }) => from)

/**
 * Total and page of a search by fields, which reads each found row once. Kept apart from the order, along which the planner
 * would read the whole table for the few that it takes for many.
 */
async function findAtOnce(
  executor: Executor,
  { id, where, order }: Listing,
  input: ListInput,
  arms: readonly SQL[],
): Promise<Found> {
  const { limit, offset } = pageOf(input)
  const rowsOf = (arm: SQL) =>
    sql`select ${id} as id, ${order.by ?? id} as key from ${id.table} where ${and(where, arm)}`
  const [side, beyond] = order.isAscending ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const isBehind = input.after === undefined ? sql`true` : sql`id ${beyond} ${input.after}`
  const { rows } = await executor.execute<{ ids: string[]; total: number }>(sql`
    with found as materialized (${sql.join(arms.map(rowsOf), sql` union `)})
    select (select count(*)::float from found) as total, array(
      select id from found where ${isBehind} order by key ${side}, id ${side} limit ${limit} offset ${offset}
    ) as ids`)
  return rows[0]!
}

/** Nothing of it is counted beforehand. */
const searched = <Name extends string>(listing: Listing & Sums<Name>, q: string): Listing & Sums<Name> => ({
  ...listing,
  where: and(listing.where, foundBy(listing.search, listing.id, q, listing.where, listing.countedIn)),
  ...{ tally: undefined, amounts: undefined, leftOut: undefined, place: undefined, countedIn: undefined },
  sums: listing.sums && { of: listing.sums.of, from: listing.sums.from },
})

async function find(
  executor: Executor,
  listing: Listing,
  { ids }: ListInput,
  page: ReturnType<typeof pageOf>,
): Promise<Place> {
  const { id, order, tally, amounts, place, leftOut } = listing
  const { offset } = page
  if (amounts?.asked && !ids) return { total: await countAmounts(executor, amounts, listing), where: undefined, offset }
  if (tally === undefined || ids) return { total: await count(executor, listing), where: undefined, offset }
  if (amounts !== undefined && order.by === amounts.column && offset >= FAR)
    return placeInSteps(executor, amounts, order, page)
  if (leftOut !== undefined) {
    const [counted, left] = [await readTally(executor, tally), await executor.$count(id.table, leftOut)]
    return { total: counted - left, where: undefined, offset }
  }
  // Rare rows are searched on their days only.
  const isRare = tally.kinds.some((values) => values !== undefined)
  const isByBand = bandOf(tally, order.by) !== undefined
  if (isPlacedBy(tally, order) && (isByBand || isRare || offset >= FAR)) return placeOf(executor, tally, order, page)
  return { total: await readTally(executor, tally), where: undefined, offset, ...place }
}

async function count(executor: Executor, { id, where, countedIn }: Listing): Promise<number> {
  if (countedIn === undefined) return executor.$count(id.table, where)
  const counts = countedIn.map((part) => sql`(select count(*) from ${id.table} where ${and(where, part.where)})`)
  const { rows } = await executor.execute<{ total: string }>(sql`select ${sql.join(counts, sql` + `)} as total`)
  return Number(rows[0]!.total)
}

/** Within a band by the counted instant, to locate a page by day. */
function orderIn({ id, order, tally }: Listing): Pick<ListOrder, 'forward' | 'backward'> {
  const band = bandOf(tally, order.by)
  if (tally === undefined || band === undefined) return order
  const keys = [band.by as PgColumn, tally.instant, id]
  const [forward, backward] = order.isAscending ? [asc, desc] : [desc, asc]
  return { forward: keys.map((key) => forward(key)), backward: keys.map((key) => backward(key)) }
}

function idsOf(
  executor: Executor,
  { id, where, order, parts, joinOrder = (ids) => ids }: Listing,
  sorting: SQL[],
  place: Omit<Place, 'total'> & { readonly limit: number },
): SQL {
  if (parts === undefined) {
    const ids = joinOrder(
      executor
        .select({ id: sql`${id}`.as('id') })
        .from(id.table)
        .where(and(where, place.where))
        .$dynamic(),
    )
    return ids
      .orderBy(...sorting)
      .limit(place.limit)
      .offset(place.offset)
      .getSQL()
  }
  const side = sql.raw((sorting === order.forward) === order.isAscending ? 'asc' : 'desc')
  const { limit, offset } = place
  const arms = parts.map(({ from = { rows: id.table, id }, by = order.by!, where: own, isWhole = false }) => {
    const condition = and(isWhole ? undefined : where, place.where, place.between?.(by), own) ?? sql`true`
    return sql`(
      select ${from.id} as id, ${by} as key from ${from.rows} where ${condition}
      order by ${by} ${side}, ${from.id} ${side} limit ${offset + limit}
    )`
  })
  return sql`select id from (${sql.join(arms, sql` union all `)}) as parts order by key ${side}, id ${side} limit ${limit} offset ${offset}`
}
