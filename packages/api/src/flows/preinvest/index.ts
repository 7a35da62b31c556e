import {
  api,
  COMPLETION_DAYS,
  moneyValue,
  type MailParams,
  paths,
  reflectionEndOf,
  reservationLifecycle,
  calendarDateOf,
  Refusal,
} from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { lapseDueReservations, withdrawReservation } from './end-reservations.ts'
import { formatUntil } from '@cauce/format'
import type { Transaction } from '../../database/index.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { uuidv7 } from '../../ids.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import { isPromoterOf, type OrderCommand } from '../../modules/project/orders/orders.domain.ts'
import { isPromotedByInsider } from '../../modules/project/conflicts/index.ts'
import {
  coversGuidance,
  findLive,
  type HeldReservation,
  lockDeposits,
  updateReservations,
  addToReserved,
  decideReservation,
  depositValue,
  findReservation,
  holdDeposit,
  insertReservation,
  nextPlace,
} from '../../modules/project/reservations/index.ts'
import { queueMails, queueMail } from '../../platform/mail/index.ts'
import { placeOrders } from '../invest/invest.ts'
import { userIdOf } from '../../http/actor.ts'
import { accepted, found } from '../../http/expect.ts'
import { findUndeclaredDeposits } from '../../modules/account/customer-declarations/index.ts'
import { findOwedTexts } from '../../modules/misc/legal-texts/index.ts'
import { findStanding } from '../../modules/wallet/gate/index.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { isReachable, lockProjects, viewerOf } from '../../modules/project/projects/index.ts'
import { findWalletOfUser } from '../../modules/wallet/wallets/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'

export { lapseReservationsOf } from './end-reservations.ts'

const lapseReservationsJob = defineScheduledJob('lapseReservations', '*/5 * * * *')

/** Handbook chapter 25. flows/edit-project converts reservations at the opening. */
export const preinvestFlow: ModuleFactory = (kernel) => ({
  name: 'preinvest',
  routes: [
    bind(api.reservations.create, (call) => reserve(kernel, call)),
    bind(api.reservations.withdraw, (call) => withdrawReservation(kernel, call)),
  ],
  jobs: [bindJob(lapseReservationsJob, () => lapseDueReservations(patient(kernel)))],
})

/** Reservations converted by one statement. */
const BATCH = 200

/**
 * Converts reservations in order of arrival, in the opening transaction; those without money or consents keep room and
 * deposit until completed or expired (handbook rules 25.10 to 25.12).
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

type Correction = Omit<MailParams<'reservationResumed'>, 'project' | 'amount' | 'until'>

/** The time to complete begins again when a suspended offer goes on (handbook rule 25.13). */
export async function callAgain(
  tx: Transaction,
  project: ProjectRow,
  correction: Correction,
  now: Date,
): Promise<void> {
  const called = await findLive(tx, { projectIds: [project.projectId], state: 'called' })
  if (called.length === 0) return
  const completeUntil = reflectionEndOf(now, COMPLETION_DAYS)
  const ids = called.map(({ reservationId }) => reservationId)
  await updateReservations(tx, ids, { completeUntil, updatedAt: now })
  const params = { ...correction, project: project.name, until: formatUntil(completeUntil) }
  await queueMails(
    tx,
    called.map(({ userId, amount }) => ({
      userId,
      template: 'reservationResumed' as const,
      params: { ...params, amount: moneyValue(amount) },
      page: paths.project(project.url),
    })),
  )
}

interface Order {
  readonly orderId: string
  readonly projectPhaseId: string
  readonly invested: bigint
}

const commandOf = (reservation: HeldReservation, { orderId, projectPhaseId, invested }: Order): OrderCommand => ({
  orderId,
  projectPhaseId,
  userId: reservation.userId,
  projectId: reservation.projectId,
  amount: reservation.amount,
  isCodeGiven: true,
  isReserved: true,
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

type Endpoint = typeof api.reservations.create

/** Under the project lock: strictly first come, first served, within the limits. */
async function reserve(kernel: Kernel, call: Call<Endpoint>) {
  const userId = userIdOf(call.actor)
  if (call.body.userId !== userId) throw new Refusal({ code: 'customer-not-accessible' })
  return once(kernel, api.reservations.create, call, async (tx) => {
    const { projectId, amount } = call.body
    if (!(await isReachable(tx, viewerOf(call), projectId))) throw new Refusal({ code: 'not-found' })
    const project = found((await lockProjects(tx, [projectId])).get(projectId))
    const wallet = found(await findWalletOfUser(tx, userId), 'customer-not-accessible')
    const { available } = (await lockDeposits(tx, [wallet])).get(wallet.walletId)!
    const now = kernel.clock.now()
    const command = { amount, ...call.actor, consentsAboveGuidance: call.body.consentsAboveGuidance ?? false }
    const reserver = { ...(await reserverOf(kernel, tx, project, userId)), available }
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
      reflectionEndsAt: reflectionEndOf(now, kernel.parameters.at(now).reflectionDays),
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

async function reserverOf({ clock, parameters }: Kernel, tx: Transaction, project: ProjectRow, userId: string) {
  const { projectId } = project
  const user = found(await findUser(tx, userId), 'customer-not-accessible')
  const holdings = (await holdingsOf(tx, [userId])).get(userId)!
  return {
    isEmailConfirmed: user.emailConfirmedAt !== null,
    ...(await findStanding(tx, userId, clock.now())),
    isIdentityApproved: user.verificationStatus === 'Approved',
    owesDeclaration: (await findUndeclaredDeposits(tx, userId)) > parameters.at(clock.now()).declarationThreshold,
    owesText: (await findOwedTexts(tx, userId, calendarDateOf(clock.now()))).length > 0,
    related: await relatedTo(tx, project, [user.taxNumber, user.identificationDocumentNumber]),
    hasReserved: (await findLive(tx, { projectIds: [projectId], userIds: [userId] })).length > 0,
    invested: holdings.invested,
  }
}

async function relatedTo(tx: Transaction, project: ProjectRow, taxNumbers: readonly (string | null)[]) {
  if (await isPromotedByInsider(tx, project)) return 'insider' as const
  return isPromoterOf(taxNumbers, project) ? ('promoter' as const) : ('none' as const)
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
