import { api, calendarDateOf, moneyValue } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listLossSimulations, insertLossSimulation, viewOf } from './loss-simulations.queries.ts'
import { formatDate } from '@cauce/format'
import { inTransaction } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { decideReferenceDate } from './loss-simulations.domain.ts'

export { deleteLossSimulationsOf, insertLossSimulation } from './loss-simulations.queries.ts'

/** Handbook rules 20.1 to 20.4. */
export const lossSimulationsModule: ModuleFactory = (kernel) => ({
  name: 'loss-simulations',
  routes: [
    ...bindRows(api.lossSimulations.list, api.lossSimulations.read, (call) =>
      listLossSimulations(kernel.database, userIdOf(call.actor), call.query),
    ),
    bind(api.lossSimulations.create, (call) => keepResult(kernel, call)),
  ],
})

/**
 * Stores the result as the browser calculated it: the platform may not change it (Delegated Regulation (EU) 2022/2114).
 * A mail confirms receipt. Refuses `date-too-early` and `date-too-late`.
 */
async function keepResult(
  { clock, database }: Kernel,
  { actor, body }: Call<(typeof api)['lossSimulations']['create']>,
) {
  const createdAt = clock.now()
  const userId = userIdOf(actor)
  accepted(decideReferenceDate(body.referenceDate, calendarDateOf(createdAt)))
  return inTransaction(database, async (tx) => {
    const kept = viewOf(
      await insertLossSimulation(tx, { lossSimulationId: uuidv7(createdAt), userId, ...body, createdAt }),
    )
    const params = {
      amount: moneyValue(kept.amount),
      referenceDate: formatDate(kept.referenceDate),
      version: String(kept.toolVersion),
      reviewOn: formatDate(kept.reviewOn),
    }
    await queueMail(tx, { userId, template: 'lossResultReceived', params })
    return kept
  })
}
