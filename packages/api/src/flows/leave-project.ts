import { api, type Decision } from '@cauce/contract'
import type { Transaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, found } from '../http/expect.ts'
import { customerFilter } from '../http/scope.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { notifyProjectChanged } from '../platform/page-purge.ts'
import { once } from '../platform/idempotency/index.ts'
import { passAtOnce } from '../modules/wallet/gate/index.ts'
import { post } from '../modules/wallet/ledger/index.ts'
import { addToProjectTotals, lockProjects } from '../modules/project/projects/index.ts'
import { transactionRows } from '../modules/wallet/transactions/index.ts'
import { findWallet } from '../modules/wallet/wallets/index.ts'
import { reopenProject } from './finance-project.ts'
import { notifyOfDeparture } from './notify-investors.ts'
import {
  decideDisinvestment,
  decideRevocation,
  type Departure,
  transfersOfDeparture,
} from '../modules/project/orders/orders.domain.ts'
import { countLiveOrders, findOrder, insertOrderMovement, orderRows } from '../modules/project/orders/index.ts'
import type { OrderRow } from '../database/schema/orders.ts'
import type { ProjectRow } from '../database/schema/project.ts'

type Endpoints = typeof api.orders

const revokeOrder = (kernel: Kernel, call: Call<Endpoints['revoke']>) =>
  once(kernel, api.orders.revoke, call, (tx) =>
    leave(kernel, tx, call, 'revoke', (order) => decideRevocation(order, kernel.clock.now())),
  )

/** Before financing, for the cancellation fee. */
const disinvest = (kernel: Kernel, call: Call<Endpoints['disinvest']>) =>
  once(kernel, api.orders.disinvest, call, (tx) => leave(kernel, tx, call, 'disinvest', decideDisinvestment))

type LeaveCall = Pick<Call, 'scope' | 'actor'> & { readonly params: { readonly id: string } }

async function leave(
  kernel: Kernel,
  tx: Transaction,
  call: LeaveCall,
  kind: 'revoke' | 'disinvest',
  decide: (order: OrderRow, project: ProjectRow) => Decision<Departure>,
) {
  const { projectId } = found(await findOrder(tx, call.params.id, customerFilter(call)))
  const project = found((await lockProjects(tx, [projectId])).get(projectId))
  const order = found(await orderRows.lock(tx, call.params.id, 'update'))
  const departure = accepted(decide(order, project))
  await saveDeparture(kernel, tx, { order, project, departure, kind, actorId: userIdOf(call.actor) })
  return { answer: found(await findOrder(tx, order.orderId)), effectId: order.orderId }
}

interface Leaving {
  readonly order: OrderRow
  readonly project: ProjectRow
  readonly departure: Departure
  readonly kind: 'revoke' | 'disinvest'
  readonly actorId: string
}

async function saveDeparture(
  kernel: Kernel,
  tx: Transaction,
  { order, project, departure, kind, actorId }: Leaving,
): Promise<void> {
  const now = kernel.clock.now()
  const { orderId, projectId, userId, walletId, amount } = order
  const transactionId = uuidv7(now)
  await orderRows.update(tx, orderId, { ...departure, updatedAt: now })
  await insertOrderMovement(tx, {
    orderMovementId: uuidv7(now),
    orderId,
    projectId,
    userId,
    type: 'disinvest',
    amount,
    penaltyAmount: departure.penaltyAmount,
    departure: kind,
    createdAt: now,
  })
  const isGone = (await countLiveOrders(tx, projectId, [userId])) === 0
  await addToProjectTotals(tx, [{ projectId, amount: -amount, investors: isGone ? -1 : 0 }])
  const decisionId = await passAtOnce(kernel, tx, {
    kind,
    amount,
    by: { as: 'owner', userId: actorId },
    subjectId: userId,
    projectId,
    recordId: orderId,
  })
  await post(tx, decisionId, transfersOfDeparture(order, departure, kind, transactionId), now)
  const back = amount - departure.penaltyAmount
  if (back > 0n) {
    const wallet = found(await findWallet(tx, walletId))
    await transactionRows.insert(tx, {
      transactionId,
      walletId,
      userId,
      type: 'income',
      issuerName: 'project_order',
      amount: back,
      status: 'completed',
      balanceAfter: wallet.balance,
      projectId,
      orderId,
      createdBy: actorId,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    })
  }
  await notifyOfDeparture(tx, { order, project, departure, kind })
  if (project.phase === 'Financed') await reopenProject(kernel, tx, project)
  await notifyProjectChanged(tx, projectId)
}

/** Revocation, or disinvestment for a fee. */
export const leaveProjectFlow: ModuleFactory = (kernel) => ({
  name: 'leave-project',
  routes: [
    bind(api.orders.revoke, (call) => revokeOrder(kernel, call)),
    bind(api.orders.disinvest, (call) => disinvest(kernel, call)),
  ],
})
