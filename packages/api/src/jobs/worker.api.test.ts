import { setTimeout as sleep } from 'node:timers/promises'
import { startTestApp, type TestApp } from '@cauce/testing'
import { FaultProxy } from '@cauce/testing/fault-proxy'
import type { JobHelpers } from 'graphile-worker'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase, openWorkerPool } from '../database/index.ts'
import {
  bindJob,
  queueJob,
  queueJobs,
  runDueJobs,
  startJobs,
  unlockJobsOlderThan,
  type BoundJob,
  type Job,
} from './index.ts'
import { taskListOf } from './tasks.ts'

const REPLACED = 'The worker of jobs cannot go on and is replaced.'
/** A replaced worker has twenty seconds to store completions. */
const WITHIN = { timeout: 60_000, interval: 50 }

/** A busy machine reconnects within the shorter wait. */
const WAITS = { lookMs: 500, absentMs: 4_000 }

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  // A session in the database itself could not block connections to it.
  owner = new pg.Client({ connectionString: Object.assign(new URL(app.ownerUrl), { pathname: '/postgres' }).href })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

afterEach(async () => {
  await unlockJobsOlderThan(app.kernel.database, 0)
  await app.kernel.database.$client.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  )
})

async function cutOff(isCut: boolean, spared = 0) {
  const database = new URL(app.databaseUrl).pathname.slice(1)
  await owner.query(`alter database ${database} with allow_connections ${!isCut}`)
  // Autovacuum workers are not the owner's to end.
  const others = `from pg_stat_activity where datname = $1 and pid <> $2 and backend_type = 'client backend'`
  if (isCut) await owner.query(`select pg_terminate_backend(pid) ${others}`, [database, spared])
  else await vi.waitFor(askEachConnection, WITHIN)
}

/** The pool notices broken connections late. */
async function askEachConnection() {
  const { $client } = app.kernel.database
  await Promise.all(Array.from({ length: Math.max(1, $client.totalCount) }, () => $client.query('select 1')))
}

/** Collects the log's warnings. */
async function workOn(job: BoundJob, { database, url }: { database: Database; url: string } = here()) {
  const warnings: unknown[] = []
  const logger = { ...app.kernel.logger, error: () => {}, warn: (message: unknown) => void warnings.push(message) }
  const { stop } = await startJobs({ ...app.kernel, database, logger: logger as never }, [job], url, WAITS)
  return { stop, untilReplaced: () => vi.waitFor(() => expect(warnings).toContain(REPLACED), WITHIN) }
}

const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = $1`, [
      new URL(app.databaseUrl).pathname.slice(1),
    ])
    expect(rows).toHaveLength(count)
  }, WITHIN)

const here = () => ({ database: app.kernel.database, url: app.databaseUrl })

const inQueue = () => app.kernel.database.$client.query('select id from graphile_worker.jobs')
const untilQueueIsEmpty = () => vi.waitFor(async () => expect((await inQueue()).rows).toEqual([]), WITHIN)

test('a worker that cannot store the completion of its jobs is replaced, and they run again', async () => {
  const done: string[] = []
  const ends = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() }
  const job: Job<{ who: string }> = { name: 'greet', payload: z.object({ who: z.string() }) }
  const greet = bindJob(job, async ({ who }) => {
    done.push(who)
    await ends[who as keyof typeof ends]?.promise
  })
  const jobs = await workOn(greet)
  try {
    for (const who of ['first', 'second']) await queueJob(app.kernel.database, job, { who })
    await vi.waitFor(() => expect(done).toHaveLength(2), WITHIN)
    // Both completions are being stored when the connections break.
    const locker = new pg.Client({ connectionString: app.ownerUrl })
    await locker.connect()
    const { rows } = await locker.query<{ pid: number }>('select pg_backend_pid() as pid')
    await locker.query('begin; select from graphile_worker._private_jobs for update')
    ends.first.resolve()
    await untilWaiting(1)
    ends.second.resolve()
    await untilWaiting(2)
    // Held until the waiting statements ended, or one would store its completion.
    await cutOff(true, rows[0]!.pid)
    await untilWaiting(0)
    await locker.end()
    await jobs.untilReplaced()
    expect(done.toSorted()).toEqual(['first', 'second'])
    await cutOff(false)
    await queueJob(app.kernel.database, job, { who: 'third' })
    await untilQueueIsEmpty()
    expect(done.toSorted()).toEqual(['first', 'first', 'second', 'second', 'third'])
  } finally {
    await cutOff(false)
    await jobs.stop()
  }
}, 120_000)

test('a job locked for a worker that never learnt of it runs once the worker is replaced', async () => {
  const done: string[] = []
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const job: Job<{ who: string }> = { name: 'greetLater', payload: z.object({ who: z.string() }) }
  const greet = bindJob(job, async ({ who }) => {
    done.push(who)
    if (who === 'known') await end
  })
  const jobs = await workOn(greet)
  try {
    await queueJob(app.kernel.database, job, { who: 'known' })
    await vi.waitFor(() => expect(done).toEqual(['known']), WITHIN)
    await queueJob(app.kernel.database, job, { who: 'lost' }, { runAt: new Date(Date.now() + 3_600_000) })
    // State after a break between commit and answer.
    await app.kernel.database.$client.query(`
      update graphile_worker._private_jobs lost set run_at = now(), attempts = 1, locked_at = now(), locked_by = known.locked_by
      from graphile_worker._private_jobs known where known.locked_by is not null and lost.locked_by is null`)
    await cutOff(true)
    await jobs.untilReplaced()
    await cutOff(false)
    resolve()
    await untilQueueIsEmpty()
    expect(done).toContain('lost')
  } finally {
    resolve()
    await cutOff(false)
    await jobs.stop()
  }
}, 120_000)

test('a worker that cannot read the kinds of jobs at its start retries', async () => {
  const done: string[] = []
  const job: Job<object> = { name: 'greetAtLast', payload: z.object({}) }
  const locker = new pg.Client({ connectionString: app.ownerUrl })
  await locker.connect()
  await locker.query('begin; lock table graphile_worker._private_tasks in access exclusive mode')
  const jobs = await workOn(bindJob(job, async () => void done.push('greeted')))
  try {
    await jobs.untilReplaced()
    await locker.query('commit')
    await queueJob(app.kernel.database, job, {})
    await vi.waitFor(() => expect(done).toEqual(['greeted']), WITHIN)
  } finally {
    await locker.end()
    await jobs.stop()
  }
}, 120_000)

describe('cleaning up jobs that were replaced while they ran', () => {
  const job: Job<object> = { name: 'resume', payload: z.object({}) }
  const queue = () => queueJob(app.kernel.database, job, {}, { key: 'resume' })

  test('removes one whose process is killed', async () => {
    await queue()
    await app.kernel.database.$client.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'killed'`,
    )
    await queue()
    const done: string[] = []
    const jobs = await workOn(bindJob(job, async () => void done.push('resumed')))
    try {
      await vi.waitFor(() => expect(done).toEqual(['resumed']), WITHIN)
      await unlockJobsOlderThan(app.kernel.database, 0)
      await untilQueueIsEmpty()
      expect(done).toEqual(['resumed'])
    } finally {
      await jobs.stop()
    }
  })

  test('removes one that fails', async () => {
    const done: string[] = []
    const resume = async () => {
      done.push('begun')
      if (done.length > 1) return
      await queue()
      throw new Error('The connection broke.')
    }
    await queue()
    const jobs = await workOn(bindJob(job, resume))
    try {
      await untilQueueIsEmpty()
      expect(done).toEqual(['begun', 'begun'])
    } finally {
      await jobs.stop()
    }
  })

  test('removes one that fails while its connection breaks too', async () => {
    // Key cleared, as after a newer job.
    await queueJob(app.kernel.database, job, {})
    const client = app.kernel.database.$client
    const { rows } = await client.query('select id from graphile_worker.jobs')
    let asked = 0
    const query = async (text: string, values: unknown[]) => {
      asked += 1
      if (asked < 3) throw new Error('write ECONNRESET')
      return client.query(text, values)
    }
    const warned: string[] = []
    const logger = { warn: (text: string) => void warned.push(text) }
    const fail = taskListOf([bindJob(job, () => Promise.reject(new Error('The connection broke.')))])['resume']!
    const helpers = { job: { id: (rows[0] as { id: string }).id, key: 'resume' }, query, logger }
    await fail({}, helpers as unknown as JobHelpers)
    expect({ asked, warned: warned.length }).toEqual({ asked: 3, warned: 1 })
  })

  test('removes one that was given up while being unlocked', async () => {
    await queueJob(app.kernel.database, job, {})
    await app.kernel.database.$client.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = created_at + interval '1 s'`,
    )
    await unlockJobsOlderThan(app.kernel.database, 0)
    expect((await inQueue()).rows).toEqual([])
  })

  test('removes one whose failure was stored after it was replaced', async () => {
    await queue()
    await app.kernel.database.$client.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'reset'`,
    )
    await queue()
    await app.kernel.database.$client.query(
      `update graphile_worker._private_jobs set last_error = 'read ECONNRESET', locked_at = null, locked_by = null where locked_by = 'reset'`,
    )
    await unlockJobsOlderThan(app.kernel.database, 0)
    const { rows } = await app.kernel.database.$client.query('select key from graphile_worker.jobs')
    expect(rows).toEqual([{ key: 'resume' }])
  })

  test('keeps one that has failed for good, with its key', async () => {
    await queue()
    await app.kernel.database.$client.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It is broken.'`,
    )
    await unlockJobsOlderThan(app.kernel.database, 0)
    expect((await inQueue()).rows).toHaveLength(1)
  })

  test('keeps one whose process is killed at its last attempt', async () => {
    await queueJob(app.kernel.database, job, {})
    await app.kernel.database.$client.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'killed'`,
    )
    await unlockJobsOlderThan(app.kernel.database, 0)
    expect((await inQueue()).rows).toHaveLength(1)
  })
})

describe('the job of another process', () => {
  const job: Job<{ who: string }> = { name: 'carryOn', payload: z.object({ who: z.string() }) }

  test('is taken over when that process was killed, if its version shows its presence', async () => {
    const done: string[] = []
    for (const who of ['present-killed/pool-1', 'pool-of-an-older-version']) {
      await queueJob(app.kernel.database, job, { who })
      await app.kernel.database.$client.query(
        'update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = $1 where locked_by is null',
        [who],
      )
    }
    const jobs = await workOn(bindJob(job, async ({ who }) => void done.push(who)))
    try {
      await vi.waitFor(() => expect(done).toEqual(['present-killed/pool-1']), WITHIN)
      // The handler finishes shortly before its job is removed.
      await vi.waitFor(async () => expect((await inQueue()).rows).toHaveLength(1), WITHIN)
      await unlockJobsOlderThan(app.kernel.database, 0)
      await untilQueueIsEmpty()
    } finally {
      await jobs.stop()
    }
  }, 120_000)

  test('is left to it while it lives, even when its connections break', async () => {
    const begun: string[] = []
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const carryOn = bindJob(job, async ({ who }) => {
      begun.push(who)
      await end
    })
    const jobs = await workOn(carryOn)
    const others = await workOn(carryOn)
    try {
      await queueJob(app.kernel.database, job, { who: 'slow' })
      await vi.waitFor(() => expect(begun).toEqual(['slow']), WITHIN)
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = $1)`,
        [new URL(app.databaseUrl).pathname.slice(1)],
      )
      expect(rowCount).toBe(2)
      // Longer than it takes to notice a missing process.
      await sleep(2 * (WAITS.lookMs + WAITS.absentMs))
      expect(begun).toEqual(['slow'])
      resolve()
      await untilQueueIsEmpty()
      expect(begun).toEqual(['slow'])
    } finally {
      resolve()
      await jobs.stop()
      await others.stop()
    }
  }, 120_000)
})

test('no job stays in the queue, however often all connections are reset', async () => {
  const wire = await FaultProxy.start(app.databaseUrl)
  const url = wire.urlOf(app.databaseUrl)
  const database = openDatabase({ url })
  const done = new Set<number>()
  const job: Job<{ number: number }> = { name: 'count', payload: z.object({ number: z.int() }) }
  const count = bindJob(job, async ({ number }) => {
    await sleep(number % 7)
    done.add(number)
  })
  const numbers = Array.from({ length: 300 }, (_, number) => number)
  const jobs = await workOn(count, { database, url })
  try {
    await queueJobs(
      app.kernel.database,
      job,
      numbers.map((number) => ({ number })),
    )
    for (let round = 0; round < 12; round += 1) {
      await sleep(50 + (round % 5) * 20)
      wire.strikeAll('reset')
      wire.heal()
    }
    await untilQueueIsEmpty()
    expect([...done].toSorted((one, other) => one - other)).toEqual(numbers)
  } finally {
    await jobs.stop()
    await database.$client.end()
    await wire.close()
  }
}, 120_000)

test('a job whose lock is stored after its worker has left runs', async () => {
  const wire = await FaultProxy.start(app.databaseUrl)
  const url = wire.urlOf(app.databaseUrl)
  const done: string[] = []
  const job: Job<object> = { name: 'lockLate', payload: z.object({}) }
  const own = new pg.Client({ connectionString: app.ownerUrl })
  await own.connect()
  await own.query(`
    create function pg_temp.wait() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(20, 20); return new; end $$;
    create trigger wait before update on graphile_worker._private_jobs for each row
      when (old.locked_by is null and new.locked_by is not null) execute function pg_temp.wait();
    select pg_advisory_lock(20, 20)`)
  await queueJob(app.kernel.database, job, {})
  const jobs = await workOn(
    bindJob(job, async () => void done.push('late')),
    { ...here(), url },
  )
  try {
    await untilWaiting(1)
    wire.strikeAll('reset')
    wire.heal()
    await jobs.untilReplaced()
    await sleep(100)
    await own.query('select pg_advisory_unlock(20, 20)')
    await untilQueueIsEmpty()
    expect(done).toEqual(['late'])
  } finally {
    await jobs.stop()
    await own.query('drop trigger wait on graphile_worker._private_jobs')
    await own.end()
    await wire.close()
  }
}, 120_000)

test('releasing a connection of a worker twice releases it once', async () => {
  const giveBackTwice = (pool: pg.Pool) =>
    new Promise<void>((resolve, reject) =>
      pool.connect((_error, _client, release) => {
        try {
          release()
          release()
          resolve()
        } catch (error) {
          reject(error)
        }
      }),
    )
  const { $client } = openDatabase({ url: app.databaseUrl })
  await expect(giveBackTwice($client)).rejects.toThrow('already been released')
  await $client.end()
  const pool = openWorkerPool(app.databaseUrl, 1)
  await giveBackTwice(pool)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool).toMatchObject({ totalCount: 1, idleCount: 1 })
  await pool.end()
})

test('jobs that wait for a silent server do not hold up other jobs', async () => {
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
    await vi.waitFor(() => expect(done).toEqual(['payment']), { timeout: 50_000 })
    resolve()
    await vi.waitFor(() => expect(done.filter((name) => name === 'mail')).toHaveLength(5), { timeout: 50_000 })
  } finally {
    resolve()
    await jobs.stop()
  }
}, 60_000)

test('each job runs at its due time by a clock behind that of PostgreSQL', async () => {
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
    await runDueJobs(app.kernel, [strike])
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
