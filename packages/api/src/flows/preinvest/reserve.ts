import { api, calendarDateOf, moneyValue, reflectionEndOf, Refusal } from '@cauce/contract'
import { formatUntil } from '@cauce/format'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import { isOnHold } from '../../modules/account/account-holds/index.ts'
import { isClosing } from '../../modules/account/closings/index.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import { isReachable, lockProjects, viewerOf } from '../../modules/project/projects/index.ts'
import {
  addToReserved,
  decideReservation,
  depositValue,
  findLive,
  findReservation,
  holdDeposit,
  insertReservation,
  lockDeposits,
  nextPlace,
} from '../../modules/project/reservations/index.ts'
import { findWalletOfUser } from '../../modules/wallet/wallets/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'

type Endpoint = typeof api.reservations.create

/** Under the project lock: strictly first come, first served, within the limits. */
export async function reserve(kernel: Kernel, call: Call<Endpoint>) {
  const userId = userIdOf(call.actor)
  if (call.body.userId !== userId) throw new Refusal({ code: 'customer-not-accessible' })
  return once(kernel, api.reservations.create, call, async (tx) => {
    const { projectId, amount } = call.body
    if (!(await isReachable(tx, viewerOf(call), projectId))) throw new Refusal({ code: 'not-found' })
    const project = found((await lockProjects(tx, [projectId])).get(projectId))
    const wallet = found(await findWalletOfUser(tx, userId), 'customer-not-accessible')
    const available = (await lockDeposits(tx, [wallet])).get(wallet.walletId)!
    const now = kernel.clock.now()
    const command = { amount, ...call.actor, consentsAboveGuidance: call.body.consentsAboveGuidance ?? false }
    const reserver = { ...(await reserverOf(tx, projectId, userId)), available }
    const decision = accepted(decideReservation(command, project, reserver, calendarDateOf(now)))
    const reservation = {
      reservationId: uuidv7(now),
      projectId,
      userId,
      walletId: wallet.walletId,
      place: await nextPlace(tx, projectId),
      amount,
      ...decision,
      state: 'placed' as const,
      thresholdVersion: call.body.thresholdConsent ?? null,
      understanding: call.body.understanding ?? null,
      reflectionEndsAt: reflectionEndOf(now, kernel.settings.reflectionDays),
      createdAt: now,
      updatedAt: now,
    }
    await insertReservation(tx, reservation)
    await addToReserved(tx, projectId, { amount, count: 1 })
    await holdDeposit(tx, { ...reservation, reservedAccountId: wallet.reservedAccountId }, now)
    await mailPlaced(tx, reservation, project.name)
    await notifyProjectChanged(tx, projectId)
    const { reservationId } = reservation
    return { answer: found(await findReservation(tx, reservationId)), effectId: reservationId }
  })
}

async function reserverOf(tx: Transaction, projectId: string, userId: string) {
  const user = found(await findUser(tx, userId), 'customer-not-accessible')
  const holdings = (await holdingsOf(tx, [userId])).get(userId)!
  return {
    isEmailConfirmed: user.emailConfirmedAt !== null,
    isClosing: await isClosing(tx, userId),
    isOnHold: await isOnHold(tx, userId),
    isIdentityApproved: user.verificationStatus === 'Approved',
    hasReserved: (await findLive(tx, { projectIds: [projectId], userIds: [userId] })).length > 0,
    invested: holdings.invested,
  }
}

interface Placed {
  readonly userId: string
  readonly amount: bigint
  readonly deposit: bigint
  readonly place: number
  readonly reflectionEndsAt: Date
}

/** Handbook rule 25.7. */
const mailPlaced = (tx: Transaction, { userId, amount, deposit, place, reflectionEndsAt }: Placed, project: string) =>
  queueMail(tx, {
    userId,
    template: 'reservationPlaced',
    params: {
      project,
      amount: moneyValue(amount),
      deposit: depositValue(deposit),
      place,
      until: formatUntil(reflectionEndsAt),
    },
  })
