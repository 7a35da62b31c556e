import { startTestApp, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from './jobs.ts'
import { releaseAbandonedJobs } from './abandoned-jobs.module.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** A job that a worker has begun so many minutes ago. */
async function begunJob(minutesAgo: number, worker: string): Promise<void> {
  await addJob(app.kernel.database, 'forgetOldAnswers', {}, { key: worker })
  await app.kernel.database.$client.query(
    'update graphile_worker._private_jobs set locked_at = $1, locked_by = $2 where key = $2',
    [new Date(app.kernel.clock.now().getTime() - minutesAgo * 60_000), worker],
  )
}

test('a job of a killed process is taken up by another, one that is under way is left alone', async () => {
  await begunJob(16, 'killed')
  await begunJob(14, 'busy')
  await releaseAbandonedJobs(app.kernel)
  const { rows } = await app.kernel.database.$client.query(
    'select key, locked_by from graphile_worker._private_jobs where key = any ($1) order by key',
    [['busy', 'killed']],
  )
  expect(rows).toEqual([
    { key: 'busy', locked_by: 'busy' },
    { key: 'killed', locked_by: null },
  ])
})
