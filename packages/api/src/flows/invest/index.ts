import { api, Refusal } from '@cauce/contract'
import { asActivity, presentCause } from '../../activity.ts'
import { isUnavailable } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { type Answer, bind, type Call } from '../../http/bind.ts'
import { EncodedAnswer } from '../../http/contract-route.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { commitOrders, type OrderAnswer, type QueuedOrder } from './invest.ts'
import { readOrderContract } from './order-contract.ts'
import { readThreshold } from './threshold.ts'

/** Orders decided in one transaction. */
const BATCH_MAXIMUM = 64
/** Such transactions in one process. */
const BATCH_CONCURRENCY = 4
/** Delay before a second batch may start in parallel. */
const BATCH_PATIENCE_MS = 50

/** Group commit (decision 003). */
type OrderBatcher = ReturnType<typeof createBatcher<QueuedOrder, OrderAnswer | EncodedAnswer>>

/** `POST /v1/project/orders`, and the checks before it. */
export const investFlow: ModuleFactory = (kernel) => {
  const batcher: OrderBatcher = createBatcher({
    maximum: BATCH_MAXIMUM,
    concurrency: BATCH_CONCURRENCY,
    patienceMs: BATCH_PATIENCE_MS,
    // A batch has no single cause.
    run: (queued: readonly QueuedOrder[]) => {
      const causes = queued.flatMap(({ cause }) => (cause ? [cause] : []))
      const activity = { kind: 'batch', name: 'orders', causes, facts: { size: queued.length } } as const
      return asActivity(activity, () => commitOrders(kernel, queued))
    },
    isRolledBack: (error) => !isUnavailable(error),
  })
  return {
    name: 'invest',
    routes: [
      bind(api.orders.create, (call) => invest(kernel, batcher, call)),
      bind(api.orders.readThreshold, (call) => readThreshold(kernel, call)),
      bind(api.orders.readContract, (call) => readOrderContract(kernel, call)),
    ],
  }
}

async function invest(
  kernel: Kernel,
  batcher: OrderBatcher,
  call: Call<typeof api.orders.create>,
): Promise<Answer<typeof api.orders.create>> {
  const userId = userIdOf(call.actor)
  if (call.body.userId !== userId) throw new Refusal({ code: 'customer-not-accessible' })
  const { projectId, projectPhaseId, amount, thresholdConsent, understanding, informationSheetId } = call.body
  const command = {
    orderId: uuidv7(kernel.clock.now()),
    userId,
    projectId,
    projectPhaseId,
    amount,
    isCodeGiven: call.actor.isCodeGiven,
    consentsAboveGuidance: call.body.consentsAboveGuidance ?? false,
    thresholdConsent,
    understanding,
    informationSheetId,
  }
  const answer = await batcher.submit({ command, idempotency: call.idempotency, cause: presentCause() })
  if (answer instanceof EncodedAnswer) call.reply.header('idempotency-hit', 'true')
  return answer as OrderAnswer
}
