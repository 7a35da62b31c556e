import { startTestApp, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bindJob, queueJob, startJobs, type Job } from './index.ts'

const ENDED = 'The worker of jobs ended unexpectedly and is started again.'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

/** While it lasts, the connection of a worker that says that a job is done is ended, and the worker does not get it said. */
async function cutWhenDone() {
  await owner.query(`
    create function cut() returns trigger language plpgsql security definer as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      raise exception 'the connection is cut';
    end $$`)
  await owner.query(
    'create trigger cut before delete on graphile_worker._private_jobs for each statement execute function cut()',
  )
}
const stopCutting = () => owner.query('drop function if exists cut() cascade')

test('a worker that dies, because it could not say that a job is done, is started again and works on', async () => {
  const done: string[] = []
  const warnings: unknown[] = []
  const job: Job<{ who: string }> = { name: 'greet', payload: z.object({ who: z.string() }) }
  const greet = bindJob(job, async ({ who }) => void done.push(who))
  const logger = { ...app.kernel.logger, error: () => {}, warn: (message: unknown) => void warnings.push(message) }
  const jobs = await startJobs({ ...app.kernel, logger: logger as never }, [greet], app.databaseUrl)
  try {
    await cutWhenDone()
    await queueJob(app.kernel.database, job, { who: 'first' })
    await vi.waitFor(() => expect(warnings).toContain(ENDED), { timeout: 15_000 })
    expect(done).toEqual(['first'])
    await stopCutting()
    await queueJob(app.kernel.database, job, { who: 'second' })
    await vi.waitFor(() => expect(done).toContain('second'), { timeout: 15_000 })
  } finally {
    await stopCutting()
    await jobs.stop()
  }
}, 60_000)
