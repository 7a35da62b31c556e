import { calendarDateOf, moneyValue, type api } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { decideReferenceDate } from './loss-simulations.domain.ts'
import { insertLossSimulation, viewOf } from './loss-simulations.queries.ts'

/**
 * Stores the result as the browser calculated it: the platform may not change it (Delegated Regulation (EU) 2022/2114).
 * A mail confirms receipt. Refuses `date-too-early` and `date-too-late`.
 */
export async function keepResult(
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
