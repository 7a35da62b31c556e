import { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { defineJob, queueJob } from '../../../jobs/index.ts'

/** Evaluates every waiting movement. Also scheduled, because any new fact about a person may make a match possible. */
export const matchMovementsJob = defineJob({
  name: 'matchBankMovements',
  payload: z.unknown(),
  cron: '23 * * * *',
  runsAtStart: true,
})

/** Queued with the transaction; requests before the run coalesce. */
export const queueMatching = (tx: Executor): Promise<void> =>
  queueJob(tx, matchMovementsJob, {}, { key: matchMovementsJob.name })

/** Continues after the movement where the previous run stopped. */
export const matchMoreJob = defineJob({ name: 'matchMoreBankMovements', payload: z.object({ after: z.uuid() }) })

/** Runs that stopped at the same movement coalesce. */
export const queueMoreMatching = (tx: Executor, after: string): Promise<void> =>
  queueJob(tx, matchMoreJob, { after }, { key: `${matchMoreJob.name} ${after}` })
