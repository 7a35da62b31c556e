import { reservationLifecycle, type PhaseName, type api } from '@cauce/contract'
import { and, asc, eq, inArray, lte, max, not, notInArray, sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  listOf,
  moneyCondition,
  uuidArray,
  type Executor,
  type Transaction,
  firstOf,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { projects } from '../../../database/schema/project.ts'
import { reservations, type ReservationRow } from '../../../database/schema/orders.ts'
import { wallets } from '../../../database/schema/wallet.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const fields = {
  reservationId: reservations.reservationId,
  projectId: reservations.projectId,
  projectName: projects.name,
  projectUrl: projects.url,
  projectPhaseName: sql<PhaseName>`${projects.phase}`,
  isProjectSuspended: projects.suspended,
  userId: reservations.userId,
  userName: userName(),
  place: reservations.place,
  amount: reservations.amount,
  deposit: reservations.deposit,
  state: reservations.state,
  reflectionEndsAt: reservations.reflectionEndsAt,
  completeUntil: reservations.completeUntil,
  orderId: reservations.orderId,
  createdAt: reservations.createdAt,
  updatedAt: reservations.updatedAt,
}

const LIVE = reservationLifecycle.transitions.lapse.from

type ReservationFilter = QueryOf<typeof api.reservations.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(reservations)
    .innerJoin(projects, eq(projects.projectId, reservations.projectId))
    .innerJoin(users, eq(users.userId, reservations.userId))

const isLive = sql`${reservations.state} in (${sql.join(
  LIVE.map((state) => sql`${state}`),
  sql`, `,
)})`
const sums = {
  amount: sql`sum(${reservations.amount}) filter (where ${isLive})`,
  deposit: sql`sum(${reservations.deposit}) filter (where ${isLive})`,
}

export async function listReservations(executor: Executor, filter: ReservationFilter) {
  const where = conditionOf(filter)
  const listing = {
    id: reservations.reservationId,
    where,
    order: 'createdAt',
    sums: filter.getSums ? { of: sums } : undefined,
    search: ['userName', 'projectName'],
  }
  return listOf(executor, select(executor), listing, filter)
}

export const findReservation = (executor: Executor, reservationId: string, filter: ReservationFilter = {}) =>
  firstOf(select(executor).where(and(eq(reservations.reservationId, reservationId), conditionOf(filter))))

/** The project is locked. */
export async function nextPlace(tx: Transaction, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(reservations.place) })
    .from(reservations)
    .where(eq(reservations.projectId, projectId))
  return (row?.last ?? 0) + 1
}

export async function insertReservation(tx: Transaction, row: typeof reservations.$inferInsert): Promise<void> {
  await tx.insert(reservations).values(row)
}

export type HeldReservation = ReservationRow & { readonly reservedAccountId: string }

export interface LiveFilter {
  readonly reservationId?: string | undefined
  readonly projectIds?: readonly string[] | undefined
  readonly userIds?: readonly string[] | undefined
  readonly state?: 'placed' | 'called' | undefined
}

/** In order of arrival; stable under the project locks. */
export async function findLive(tx: Transaction, filter: LiveFilter): Promise<HeldReservation[]> {
  const rows = await tx
    .select({ row: reservations, reservedAccountId: wallets.reservedAccountId })
    .from(reservations)
    .innerJoin(wallets, eq(wallets.walletId, reservations.walletId))
    .where(
      allOf(
        filter.state ? eq(reservations.state, filter.state) : inArray(reservations.state, [...LIVE]),
        filter.reservationId && eq(reservations.reservationId, filter.reservationId),
        filter.projectIds && sql`${reservations.projectId} = any (${uuidArray(filter.projectIds)})`,
        filter.userIds && sql`${reservations.userId} = any (${uuidArray(filter.userIds)})`,
      ),
    )
    .orderBy(asc(reservations.projectId), asc(reservations.place))
  return rows.map(({ row, reservedAccountId }) => ({ ...row, reservedAccountId }))
}

export const findDueReservations = (executor: Executor, now: Date, limit: number) =>
  executor
    .select({ reservationId: reservations.reservationId, projectId: reservations.projectId })
    .from(reservations)
    .innerJoin(projects, eq(projects.projectId, reservations.projectId))
    .where(and(eq(reservations.state, 'called'), lte(reservations.completeUntil, now), not(projects.suspended)))
    .orderBy(asc(reservations.completeUntil))
    .limit(limit)

export async function updateReservations(
  tx: Transaction,
  reservationIds: readonly string[],
  change: Partial<typeof reservations.$inferInsert>,
): Promise<void> {
  await tx
    .update(reservations)
    .set(change)
    .where(inArray(reservations.reservationId, [...reservationIds]))
}

export async function convertReservations(
  tx: Transaction,
  conversions: readonly { readonly reservationId: string; readonly orderId: string }[],
  now: Date,
): Promise<void> {
  if (conversions.length === 0) return
  const { from, to } = reservationLifecycle.transitions.convert
  await tx.execute(sql`
    update ${reservations} set state = ${to}, order_id = made.order_id, updated_at = ${now.toISOString()}::timestamptz
    from unnest(
      ${uuidArray(conversions.map(({ reservationId }) => reservationId))},
      ${uuidArray(conversions.map(({ orderId }) => orderId))}
    ) as made (reservation_id, order_id)
    where reservations.reservation_id = made.reservation_id and reservations.state = ${from[0]}`)
}

/** Locked project; `updatedAt` stays, as for orders. */
export async function addToReserved(
  tx: Transaction,
  projectId: string,
  change: { readonly amount: bigint; readonly count: number },
): Promise<void> {
  await tx
    .update(projects)
    .set({
      amountReserved: sql`${projects.amountReserved} + ${change.amount}`,
      reservationCount: sql`${projects.reservationCount} + ${change.count}`,
    })
    .where(eq(projects.projectId, projectId))
}

function conditionOf(filter: ReservationFilter): SQL | undefined {
  const { state } = reservations
  return allOf(
    filter.state && eq(state, filter.state),
    filter.isLive !== undefined && (filter.isLive ? inArray(state, [...LIVE]) : notInArray(state, [...LIVE])),
    moneyCondition(reservations, filter),
  )
}
