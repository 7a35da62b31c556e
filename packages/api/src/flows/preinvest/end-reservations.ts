import { api, moneyValue } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, found } from '../../http/expect.ts'
import { customerFilter } from '../../http/scope.ts'
import type { Kernel } from '../../kernel.ts'
import { findLiveWallets } from '../../modules/project/orders/index.ts'
import { lockProjects } from '../../modules/project/projects/index.ts'
import {
  addToReserved,
  decideEnd,
  depositValue,
  findDueReservations,
  findLive,
  findReservation,
  type HeldReservation,
  lockDeposits,
  releaseDeposits,
  updateReservations,
} from '../../modules/project/reservations/index.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { once } from '../../platform/idempotency/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'

/** Free of charge, at any time (handbook rule 25.9). */
export const withdrawReservation = (kernel: Kernel, call: Call<typeof api.reservations.withdraw>) =>
  once(kernel, api.reservations.withdraw, call, async (tx) => {
    const seen = found(await findReservation(tx, call.params.id, customerFilter(call)))
    const { reservationId, projectId } = seen
    const project = found((await lockProjects(tx, [projectId])).get(projectId))
    const [held] = await findLive(tx, { reservationId })
    // Ended by a concurrent call: its state refuses.
    accepted(decideEnd('withdraw', held ?? found(await findReservation(tx, reservationId))))
    await lockDeposits(tx, [held!])
    await end(tx, { project, held: [held!], action: 'withdraw', now: kernel.clock.now() })
    return { answer: found(await findReservation(tx, reservationId)), effectId: reservationId }
  })

/** When a locked project is discarded or closed; returns deposits. */
export async function lapseReservationsOf(tx: Transaction, project: ProjectRow, now: Date): Promise<void> {
  const { projectId } = project
  if (project.reservationCount === 0) return
  const held = await findLive(tx, { projectIds: [projectId] })
  // Including the wallets of the refund that follows: one lock order.
  await lockDeposits(tx, held, ...(await findLiveWallets(tx, projectId)))
  await end(tx, { project, held, action: 'lapse', now })
}

const BATCH = 100

/** One transaction each; concurrent. */
export async function lapseDueReservations(kernel: Kernel): Promise<void> {
  for (const due of await findDueReservations(kernel.database, kernel.clock.now(), BATCH))
    await inTransaction(kernel.database, (tx) => lapseDue(kernel, tx, due))
}

async function lapseDue(
  kernel: Kernel,
  tx: Transaction,
  { reservationId, projectId }: Pick<HeldReservation, 'reservationId' | 'projectId'>,
): Promise<void> {
  const now = kernel.clock.now()
  const project = found((await lockProjects(tx, [projectId])).get(projectId))
  const [held] = await findLive(tx, { reservationId, state: 'called' })
  // Rechecked under the lock.
  if (!held || project.suspended || held.completeUntil! > now) return
  await lockDeposits(tx, [held])
  await end(tx, { project, held: [held], action: 'lapse', now })
}

interface Ending {
  readonly project: Pick<ProjectRow, 'projectId' | 'name'>
  readonly held: readonly HeldReservation[]
  readonly action: 'withdraw' | 'lapse'
  readonly now: Date
}

async function end(tx: Transaction, { project, held, action, now }: Ending): Promise<void> {
  const { projectId, name } = project
  const state = action === 'withdraw' ? 'withdrawn' : 'lapsed'
  await updateReservations(
    tx,
    held.map(({ reservationId }) => reservationId),
    { state, updatedAt: now },
  )
  const sum = held.reduce((total, { amount }) => total + amount, 0n)
  await addToReserved(tx, projectId, { amount: -sum, count: -held.length })
  await releaseDeposits(tx, action === 'withdraw' ? 'owner' : 'platform', held, now)
  const template = action === 'withdraw' ? 'reservationWithdrawn' : 'reservationLapsed'
  await queueMails(
    tx,
    held.map(({ userId, amount, deposit }) => ({
      userId,
      template,
      params: { project: name, amount: moneyValue(amount), deposit: depositValue(deposit) },
    })),
  )
  await notifyProjectChanged(tx, projectId)
}
