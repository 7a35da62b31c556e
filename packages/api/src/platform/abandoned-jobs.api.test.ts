import { startTestApp, type TestApp } from '@cauce/testing'
import { run, type Runner } from 'graphile-worker'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../database/index.ts'
import { releaseAbandonedJobs } from './abandoned-jobs.ts'
import { queueJob } from '../jobs/index.ts'

let app: TestApp
let runner: Runner | undefined
let ended: Promise<void> | undefined
let finish = () => {}
beforeAll(async () => {
  app = await startTestApp()
  const { $client: pgPool } = openDatabase({ url: app.databaseUrl, poolSize: 2 })
  const hanging = () => new Promise<void>((resolve) => (finish = resolve))
  // The runner ends once the completion is stored.
  const preset = { worker: { completeJobBatchDelay: 0 } }
  runner = await run({ preset, pgPool, taskList: { hanging }, noHandleSignals: true, pollInterval: 50 })
  ended = runner.promise.finally(() => pgPool.end())
})
afterAll(async () => {
  finish()
  await runner?.stop()
  await ended
  await app.stop()
})

async function isLocked(): Promise<boolean> {
  const { rows } = await app.kernel.database.$client.query<{ locked_by: string | null }>(
    `select locked_by from graphile_worker.jobs where task_identifier = 'hanging'`,
  )
  return rows[0]!.locked_by !== null
}

test('a job that has run for too long by the clock of PostgreSQL is released to other workers', async () => {
  await queueJob(app.kernel.database, { name: 'hanging', payload: z.object({}) }, {})
  await vi.waitFor(async () => expect(await isLocked()).toBe(true), { timeout: 50_000 })
  const hourAhead = { now: () => new Date(Date.now() + 3_600_000) }
  await releaseAbandonedJobs({ ...app.kernel, clock: hourAhead })
  expect(await isLocked()).toBe(true)
  await releaseAbandonedJobs(app.kernel, 0)
  expect(await isLocked()).toBe(false)
})
