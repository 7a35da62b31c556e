import { api, Refusal } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { type Answer, bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { createBatcher } from './batcher.ts'
import type { OrderAnswer, QueuedOrder } from './batch.service.ts'
import { EncodedAnswer } from '../../../http/contract-route.ts'
import { disinvest, revokeOrder } from './departure.service.ts'
import { listOrderMovements } from './order-movements.queries.ts'
import { findOrder, listOrders } from './orders.queries.ts'
import { refundProject } from './refund.service.ts'

/** Orders of all callers go through one batcher (group commit). */
export type OrderBatcher = ReturnType<typeof createBatcher<QueuedOrder, OrderAnswer | EncodedAnswer>>

export const orderRoutes = (kernel: Kernel, batcher: OrderBatcher) => [
  bind(api.orders.list, (call) => listOrders(kernel.database, { ...call.query, ...customerFilter(call) }, call.query)),
  bind(api.orders.create, (call) => invest(kernel, batcher, call)),
  bind(api.orders.read, async (call) => found(await findOrder(kernel.database, call.params.id, customerFilter(call)))),
  bind(api.orders.revoke, (call) => revokeOrder(kernel, call)),
  bind(api.orders.disinvest, (call) => disinvest(kernel, call)),
  bind(api.projects.refund, (call) => refundProject(kernel, call)),
  bind(api.orderMovements.list, (call) =>
    listOrderMovements(kernel.database, { ...call.query, ...customerFilter(call) }, call.query),
  ),
]

async function invest(
  kernel: Kernel,
  batcher: OrderBatcher,
  call: Call<typeof api.orders.create>,
): Promise<Answer<typeof api.orders.create>> {
  const userId = userIdOf(call.actor)
  if (call.body.userId !== userId) throw new Refusal({ code: 'customer-not-accessible' })
  const { projectId, projectPhaseId, amount } = call.body
  const command = {
    orderId: uuidv7(kernel.clock.now()),
    userId,
    projectId,
    projectPhaseId,
    amount,
    isCodeGiven: call.actor.isCodeGiven,
  }
  const answer = await batcher.submit({ command, claim: call.idempotency })
  if (answer instanceof EncodedAnswer) call.reply.header('idempotency-hit', 'true')
  return answer as OrderAnswer
}
