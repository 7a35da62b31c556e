import { startTestApp, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bindJob, queueJob, runDueJobs, startJobs, type Job } from './index.ts'

const ENDED = 'The worker of jobs ended unexpectedly and is started again.'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  // A session in the database itself could not refuse connections to it.
  owner = new pg.Client({ connectionString: Object.assign(new URL(app.ownerUrl), { pathname: '/postgres' }).href })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

/** Refuses new connections of the application to its database and ends the present ones, or lets it connect again. */
async function cutOff(isCut: boolean) {
  const database = new URL(app.databaseUrl).pathname.slice(1)
  await owner.query(`alter database ${database} with allow_connections ${!isCut}`)
  if (isCut) await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
}

test('a worker that dies, because it could not say that a job is done, is started again and works on', async () => {
  const done: string[] = []
  const warnings: unknown[] = []
  const job: Job<{ who: string }> = { name: 'greet', payload: z.object({ who: z.string() }) }
  const greet = bindJob(job, async ({ who }) => {
    done.push(who)
    if (who === 'first') await cutOff(true)
  })
  const logger = { ...app.kernel.logger, error: () => {}, warn: (message: unknown) => void warnings.push(message) }
  const jobs = await startJobs({ ...app.kernel, logger: logger as never }, [greet], app.databaseUrl)
  try {
    await queueJob(app.kernel.database, job, { who: 'first' })
    await vi.waitFor(() => expect(warnings).toContain(ENDED), { timeout: 15_000 })
    expect(done).toEqual(['first'])
    await cutOff(false)
    await queueJob(app.kernel.database, job, { who: 'second' })
    await vi.waitFor(() => expect(done).toContain('second'), { timeout: 15_000 })
  } finally {
    await cutOff(false)
    await jobs.stop()
  }
}, 60_000)

test('jobs that wait for a silent server hold up no other job, however many they are', async () => {
  const done: string[] = []
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  const mail: Job<object> = { name: 'writeToSilence', payload: z.object({}), isOutgoing: true }
  const payment: Job<object> = { name: 'pay', payload: z.object({}) }
  const bound = [
    bindJob(mail, () => answer.then(() => void done.push('mail'))),
    bindJob(payment, async () => void done.push('payment')),
  ]
  const jobs = await startJobs(app.kernel, bound, app.databaseUrl)
  try {
    for (let count = 0; count < 5; count += 1) await queueJob(app.kernel.database, mail, {})
    await queueJob(app.kernel.database, payment, {})
    await vi.waitFor(() => expect(done).toEqual(['payment']), { timeout: 15_000 })
    resolve()
    await vi.waitFor(() => expect(done.filter((name) => name === 'mail')).toHaveLength(5), { timeout: 15_000 })
  } finally {
    resolve()
    await jobs.stop()
  }
}, 60_000)

test('by a clock that PostgreSQL’s is ahead of, each job runs at its moment and not before', async () => {
  const done: string[] = []
  const job: Job<{ what: string }> = { name: 'strike', payload: z.object({ what: z.string() }) }
  const tomorrow = { runAt: new Date('2020-01-02T09:00:00Z'), key: 'strike:tomorrow' }
  const queue = (what: string, options = {}) => queueJob(app.kernel.database, job, { what }, options)
  const strike = bindJob(job, async ({ what }) => {
    done.push(what)
    if (what !== 'at once') return
    await queue('queued by it')
    await queue('tomorrow', tomorrow)
  })
  const runAt = async (instant: string) => {
    app.clock.set(instant)
    await runDueJobs(app.kernel, [strike], app.databaseUrl)
    return done.splice(0).toSorted()
  }
  await queue('at once')
  await queue('an hour ago', { runAt: new Date('2020-01-01T08:00:00Z') })
  await queue('tomorrow, as it was first meant', tomorrow)
  await queue('later', { runAt: new Date('2020-01-03T09:00:00Z') })
  expect(await runAt('2020-01-01T09:00:00Z')).toEqual(['an hour ago', 'at once', 'queued by it'])
  expect(await runAt('2020-01-02T08:59:59Z')).toEqual([])
  expect(await runAt('2020-01-02T09:00:00Z')).toEqual(['tomorrow'])
  expect(await runAt('2020-01-03T09:00:00Z')).toEqual(['later'])
})
