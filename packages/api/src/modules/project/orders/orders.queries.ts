import { orderLifecycle, type Cents, type OrderDeparture, type PhaseName, type api } from '@cauce/contract'
import { and, eq, inArray, lt, lte, sql, type SQL, or } from 'drizzle-orm'
import {
  allOf,
  amountTallyOf,
  type Band,
  executePrepared,
  type Executor,
  moneyCondition,
  isFar,
  isOfAll,
  listOf,
  only,
  orderOf,
  outstanding,
  type Part,
  pageOf,
  placeInDays,
  talliedRows,
  tallyOf,
  type Transaction,
  uuidArray,
  rowsOf,
  firstOf,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { orderMovements, orders, reservations } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const orderColumns = {
  orderId: orders.orderId,
  projectId: orders.projectId,
  projectPhaseId: orders.projectPhaseId,
  userId: orders.userId,
  amount: orders.amount,
  orderType: orders.orderType,
  status: orders.status,
  penaltyAmount: orders.penaltyAmount,
  penalty: orders.penalty,
  returned: orders.returned,
  consentedTotal: orders.consentedTotal,
  thresholdAmount: orders.thresholdAmount,
  thresholdTotal: orders.thresholdTotal,
  investorClass: orders.investorClass,
  informationSheetId: orders.informationSheetId,
  reflectionEndsAt: orders.reflectionEndsAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
}

const fields = {
  ...orderColumns,
  outstanding,
  departure: sql<OrderDeparture | null>`case when ${orders.status} = 'cancelled' then
    (select m.departure from ${orderMovements} m where m.order_id = ${orders.orderId} and m.type = 'disinvest') end`,
  type: orders.orderType,
  projectName: projects.name,
  projectUrl: projects.url,
  projectPhaseName: sql<PhaseName>`${projects.phase}`,
  userName: userName(),
}
const columns = {
  createdAt: orders.createdAt,
  amount: orders.amount,
  status: orders.status,
  updatedAt: orders.updatedAt,
}

const bands: readonly Band[] = [{ by: columns.status, column: orders.status, part: 1 }]

/** These indexes exclude the few pending orders. */
const settledAndPending: readonly Part[] = [
  { where: sql`${orders.status} <> 'pending'` },
  { where: sql`${orders.status} = 'pending'` },
]

type OrderFilter = QueryOf<typeof api.orders.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))

const sums = {
  amount: sql`sum(${orders.amount}) filter (where ${orders.status} <> 'cancelled')`,
  returned: sql`sum(${orders.returned})`,
}

/** Returned money is the counter's second amount. */
const keptSums = { amount: sql`sum(amount) filter (where kind[1] <> 'cancelled')`, returned: sql`sum(penalties)` }

/** Orders by day of their last change. */
const daysOfChange = sql`
  select day, rows from ${talliedRows({ counted: 'settled_orders', kinds: [] })}
  union all select cauce_day(${orders.updatedAt}), count(*) from ${orders} where ${orders.status} = 'pending' group by 1`

export async function listOrders(executor: Executor, filter: OrderFilter) {
  const where = conditionOf(filter)
  const order = orderOf(filter, 'createdAt', orders.orderId, columns)
  const kinds = [only(filter.status)]
  const tally = tallyOf({ counted: 'orders', instant: orders.createdAt, kinds, bands }, filter, ['status'])
  const isPlaced = tally !== undefined && filter.orderBy === 'updatedAt' && isFar(filter) && isOfAll(tally)
  const place = isPlaced ? await placeInDays(executor, daysOfChange, order, pageOf(filter)) : undefined
  const amounts = amountTallyOf({ counted: 'orders_by_amount', column: orders.amount, kinds }, filter, ['status'])
  const parts = filter.orderBy === 'amount' || filter.orderBy === 'updatedAt' ? settledAndPending : undefined
  const countedIn = filter.amount === undefined && !filter.q ? undefined : settledAndPending
  const listing = {
    id: orders.orderId,
    where,
    order,
    search: ['userName', 'projectName'],
    tally,
    amounts,
    place,
    parts,
    countedIn,
    sums: filter.getSums ? { of: sums, kept: keptSums } : undefined,
  }
  return listOf(executor, select(executor), listing, filter)
}

export const findOrder = (executor: Executor, orderId: string, filter: OrderFilter = {}) =>
  firstOf(select(executor).where(and(eq(orders.orderId, orderId), conditionOf(filter))))

export interface Holdings {
  readonly investedIn: Map<string, Cents>
  invested: Cents
}

/** Stable under the locks of the wallets. */
export async function holdingsOf(tx: Executor, userIds: readonly string[]): Promise<Map<string, Holdings>> {
  const rows = await executePrepared<Record<'user_id' | 'project_id' | 'amount' | 'invested', string>>(
    tx,
    'holdings',
    sql`
    select ${orders.userId}, ${orders.projectId}, sum(${orders.amount})::bigint as amount, sum(${outstanding})::bigint as invested
    from ${orders} where ${orders.userId} = any (${uuidArray(userIds)}) and ${orders.status} in ('pending', 'active')
    group by ${orders.userId}, ${orders.projectId}`,
  )
  const holdings = new Map(userIds.map((userId) => [userId, { investedIn: new Map<string, Cents>(), invested: 0n }]))
  for (const row of rows) {
    const held = holdings.get(row.user_id)!
    held.investedIn.set(row.project_id, BigInt(row.amount))
    held.invested += BigInt(row.invested)
  }
  return holdings
}

export const orderRows = rowsOf(orders, orders.orderId)

export async function insertOrderMovement(
  tx: Transaction,
  movement: typeof orderMovements.$inferInsert,
): Promise<void> {
  await tx.insert(orderMovements).values(movement)
}

export const countLiveOrders = (tx: Executor, projectId: string, userIds: Iterable<string>): Promise<number> =>
  tx.$count(
    orders,
    and(
      eq(orders.projectId, projectId),
      inArray(orders.userId, [...userIds]),
      inArray(orders.status, ['pending', 'active']),
    ),
  )

export async function findLiveWallets(executor: Executor, projectId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ walletId: orders.walletId })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), inArray(orders.status, ['pending', 'active'])))
  return rows.map(({ walletId }) => walletId)
}

interface Audience {
  readonly name: string
  readonly userIds: readonly string[]
  /** With a live reservation and no order. */
  readonly reserverIds: readonly string[]
}

/** Project name, with present and final holders. */
export async function findAudience(executor: Executor, projectId: string): Promise<Audience> {
  const { rows } = await executor.execute<{ name: string; user_id: string; holds: boolean }>(sql`
    select ${projects.name}, audience.user_id, bool_or(audience.holds) as holds
    from ${projects}, (
      select user_id, true as holds from ${orders}
      where project_id = ${projectId} and status in ('pending', 'active', 'finished')
      union all
      select user_id, false from ${reservations} where project_id = ${projectId} and state in ('placed', 'called')
    ) as audience
    where ${projects.projectId} = ${projectId}
    group by ${projects.name}, audience.user_id`)
  const idsOf = (isHolder: boolean) => rows.filter(({ holds }) => holds === isHolder).map((row) => row.user_id)
  return { name: rows[0]?.name ?? '', userIds: idsOf(true), reserverIds: idsOf(false) }
}

/** Latest end among revocable orders. */
export async function lastReflectionEnd(tx: Executor, projectId: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(reflection_ends_at) as last from ${orders} where project_id = ${projectId} and status = 'pending'`,
  )
  return rows[0]?.last ? new Date(rows[0].last) : null
}

/** Reopens or extends revocation of live orders until `until`; never shortens. */
export async function reflectAgain(tx: Transaction, projectId: string, until: Date, now: Date): Promise<void> {
  const { from, to } = orderLifecycle.transitions.reflectAgain
  await tx
    .update(orders)
    .set({ status: to, reflectionEndsAt: until, updatedAt: now })
    .where(
      and(eq(orders.projectId, projectId), inArray(orders.status, [...from, to]), lt(orders.reflectionEndsAt, until)),
    )
}

/** In batches; returns the number. */
export async function activateOrders(tx: Transaction, now: Date, limit: number): Promise<number> {
  const { from, to } = orderLifecycle.transitions.activate
  const due = tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(inArray(orders.status, from), lte(orders.reflectionEndsAt, now)))
    .orderBy(orders.orderId)
    .limit(limit)
    .for('update', { skipLocked: true })
  const activated = await tx
    .update(orders)
    .set({ status: to, updatedAt: now })
    .where(inArray(orders.orderId, due))
    .returning({ orderId: orders.orderId })
  return activated.length
}

const conditionOf = (filter: OrderFilter): SQL | undefined =>
  allOf(filter.status && eq(orders.status, filter.status), moneyCondition(orderColumns, filter))

type Investing =
  | { readonly projectId: string; readonly promoterTaxNumber: string }
  /** By the promoters of their projects. */
  | { readonly userId: string }

/** True if a person with the promoter's tax number has a pending or active order in the project. */
export async function doesPromoterInvest(executor: Executor, of: Investing): Promise<boolean> {
  const number = 'projectId' in of ? of.promoterTaxNumber : projects.promoterTaxNumber
  const [found] = await executor
    .select({ orderId: orders.orderId })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .where(
      and(
        'projectId' in of ? eq(orders.projectId, of.projectId) : eq(orders.userId, of.userId),
        inArray(orders.status, ['pending', 'active']),
        or(eq(users.taxNumber, number), eq(users.identificationDocumentNumber, number)),
      ),
    )
    .limit(1)
  return found !== undefined
}
