import { COMPLETION_DAYS, moneyValue, paths, reflectionEndOf, reservationLifecycle } from '@cauce/contract'
import { formatUntil } from '@cauce/format'
import type { Transaction } from '../../database/index.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import type { OrderCommand } from '../../modules/project/orders/orders.domain.ts'
import {
  coversGuidance,
  findLive,
  type HeldReservation,
  lockDeposits,
  updateReservations,
} from '../../modules/project/reservations/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { placeOrders } from '../invest/invest.ts'

/** Reservations converted by one statement. */
const BATCH = 200

/**
 * Converts reservations in order of arrival, in the opening transaction, where money and consents suffice; the others
 * keep room and deposit until completed or expired (handbook rules 25.10 to 25.12). No other order comes before.
 */
export async function openToReservations(
  kernel: Kernel,
  tx: Transaction,
  project: Pick<ProjectRow, 'projectId' | 'name' | 'url'>,
  projectPhaseId: string,
): Promise<void> {
  const { projectId } = project
  const waiting = await findLive(tx, { projectIds: [projectId], state: 'placed' })
  if (waiting.length === 0) return
  const now = kernel.clock.now()
  const completeUntil = reflectionEndOf(now, COMPLETION_DAYS)
  const ids = waiting.map(({ reservationId }) => reservationId)
  const state = reservationLifecycle.transitions.call.to
  await updateReservations(tx, ids, { state, completeUntil, updatedAt: now })
  await lockDeposits(tx, waiting)
  const holdings = await holdingsOf(
    tx,
    waiting.map(({ userId }) => userId),
  )
  // Ids of one instant, sorted to keep the order of arrival.
  const orderIds = waiting.map(() => uuidv7(now)).toSorted()
  const left: HeldReservation[] = []
  for (let start = 0; start < waiting.length; start += BATCH) {
    const batch = waiting.slice(start, start + BATCH)
    const commands = batch.map((one, index) =>
      commandOf(one, {
        orderId: orderIds[start + index]!,
        projectPhaseId,
        invested: holdings.get(one.userId)!.invested,
      }),
    )
    const outcomes = await placeOrders(kernel, tx, commands, now)
    left.push(...batch.filter((_, index) => !outcomes[index]!.ok))
  }
  await mailCalled(tx, left, { project, until: formatUntil(completeUntil) })
}

interface Order {
  readonly orderId: string
  readonly projectPhaseId: string
  readonly invested: bigint
}

/** With the consents given at the reservation, whose session gave a code where needed. */
const commandOf = (reservation: HeldReservation, { orderId, projectPhaseId, invested }: Order): OrderCommand => ({
  orderId,
  projectPhaseId,
  userId: reservation.userId,
  projectId: reservation.projectId,
  amount: reservation.amount,
  isCodeGiven: true,
  consentsAboveGuidance: coversGuidance(reservation, invested),
  thresholdConsent: reservation.thresholdVersion ?? undefined,
  understanding: reservation.understanding ?? undefined,
})

const mailCalled = (
  tx: Transaction,
  left: readonly HeldReservation[],
  { project, until }: { readonly project: Pick<ProjectRow, 'name' | 'url'>; readonly until: string },
) =>
  queueMails(
    tx,
    left.map(({ userId, amount }) => ({
      userId,
      template: 'reservationCalled' as const,
      params: { project: project.name, amount: moneyValue(amount), until },
      page: paths.project(project.url),
    })),
  )
