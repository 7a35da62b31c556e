import { isInvestable } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { type Transaction, uuidArray } from '../../database/index.ts'
import { wallets } from '../../database/schema/wallet.ts'
import {
  addToReserved,
  convertReservations,
  findLive,
  type HeldReservation,
  releaseDeposits,
} from '../../modules/project/reservations/index.ts'
import type { ReservedRoom } from '../../modules/project/orders/orders.domain.ts'
import type { BatchInvestor, BatchProject } from './invest.queries.ts'

/**
 * Reservations that the batch may complete; skipped for projects without reserved room. Locks wallets and deposit
 * accounts together, before any other wallet lock.
 */
export async function lockReservedRooms(
  tx: Transaction,
  projects: ReadonlyMap<string, BatchProject>,
  userIds: readonly string[],
): Promise<HeldReservation[]> {
  const projectIds = [...projects.values()]
    .filter(({ phase, amountReserved }) => isInvestable(phase) && amountReserved > 0n)
    .map(({ projectId }) => projectId)
  if (projectIds.length === 0) return []
  const held = await findLive(tx, { projectIds, userIds, state: 'called' })
  if (held.length === 0) return []
  const deposits = uuidArray(held.map(({ reservedAccountId }) => reservedAccountId))
  await tx.execute(sql`
    select cauce_lock_accounts(array(select wallet_id from ${wallets} where user_id = any (${uuidArray(userIds)})) || ${deposits})`)
  return held
}

export function addReservedRooms(
  held: readonly HeldReservation[],
  investors: ReadonlyMap<string, BatchInvestor>,
): void {
  for (const reservation of held)
    investors.get(reservation.userId)?.reservedRooms.set(reservation.projectId, reservation)
}

export interface Conversion {
  readonly reservation: HeldReservation
  readonly orderId: string
}

/** Converts the reservation: its deposit leaves the reserve. */
export function conversionOf(
  held: readonly HeldReservation[],
  reservedRoom: ReservedRoom | null,
  { orderId, investor }: { readonly orderId: string; readonly investor: BatchInvestor },
): Conversion | undefined {
  const reservation = held.find(({ reservationId }) => reservationId === reservedRoom?.reservationId)
  if (!reservation) return undefined
  investor.reserved -= reservation.deposit
  return { reservation, orderId }
}

/** Before the orders take both. */
export async function freeReservedRooms(tx: Transaction, conversions: readonly Conversion[], now: Date): Promise<void> {
  if (conversions.length === 0) return
  const held = conversions.map(({ reservation }) => reservation)
  await releaseDeposits(tx, 'owner', held, now)
  for (const projectId of new Set(held.map((one) => one.projectId))) {
    const ofProject = held.filter((one) => one.projectId === projectId)
    const amount = ofProject.reduce((sum, one) => sum + one.amount, 0n)
    await addToReserved(tx, projectId, { amount: -amount, count: -ofProject.length })
  }
}

/** After the orders exist. */
export const saveConversions = (tx: Transaction, conversions: readonly Conversion[], now: Date) =>
  convertReservations(
    tx,
    conversions.map(({ reservation, orderId }) => ({ reservationId: reservation.reservationId, orderId })),
    now,
  )
