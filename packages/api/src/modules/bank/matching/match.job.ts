import { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { defineJob, queueJob } from '../../../jobs/index.ts'

/**
 * Weighs every bank movement that waits. It also runs by the clock, because a match may become possible by anything that is known
 * of a person.
 */
export const matchMovementsJob = defineJob({
  name: 'matchBankMovements',
  payload: z.unknown(),
  cron: '23 * * * *',
  runsAtStart: true,
})

/** Has the waiting movements weighed once the transaction is committed. Several requests before it has begun become one. */
export const queueMatching = (tx: Executor): Promise<void> =>
  queueJob(tx, matchMovementsJob, {}, { key: matchMovementsJob.name })

/** Weighs the movements after one, where a run of the other job has ended. */
export const matchMoreJob = defineJob({ name: 'matchMoreBankMovements', payload: z.object({ after: z.uuid() }) })

/** Has the movements after one weighed by another run. Two runs that end at the same movement are continued as one. */
export const queueMoreMatching = (tx: Executor, after: string): Promise<void> =>
  queueJob(tx, matchMoreJob, { after }, { key: `${matchMoreJob.name} ${after}` })
