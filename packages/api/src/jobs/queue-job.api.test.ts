import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase, type Database } from '../database/index.ts'
import { countQueue, makeJobsDue, queueJob, queueJobs, unlockJobsOlderThan } from './queue-job.queries.ts'
import { sendMailJob } from '../platform/mail/mail.service.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await cloneDatabase()
  database = openDatabase({ url: testDatabase.url })
})
afterEach(() => database.$client.query('delete from graphile_worker._private_jobs'))
afterAll(async () => {
  await database.$client.end()
  await testDatabase.drop()
})

const job = { name: sendMailJob.name, payload: z.object({ sheep: z.int() }) }
const AT = new Date('2030-01-02T09:00:00Z')
const queued = async () =>
  (
    await database.$client.query(
      `select payload, priority, max_attempts, key, flags, run_at from graphile_worker._private_jobs order by id`,
    )
  ).rows as readonly object[]

describe('a job is queued', () => {
  test('with its payload, twelve attempts, and a flag if it has a key', async () => {
    await queueJob(database, job, { sheep: 1 })
    await queueJob(database, job, { sheep: 2 }, { key: 'two', runAt: AT })
    const attempts = { max_attempts: 12, priority: 0 }
    expect(await queued()).toMatchObject([
      { ...attempts, payload: { sheep: 1 }, key: null, flags: null },
      { ...attempts, payload: { sheep: 2 }, key: 'two', flags: { keyed: true }, run_at: AT },
    ])
    await expect(queueJob(database, job, { sheep: 'many' } as never)).rejects.toThrow('sheep')
  })

  test('with lower priority when several are queued at once', async () => {
    await queueJobs(database, job, [])
    await queueJobs(database, job, [{ sheep: 1 }])
    await queueJobs(database, job, [{ sheep: 2 }, { sheep: 3 }])
    const rows = [1, 2, 3].map((sheep) => ({ payload: { sheep }, max_attempts: 12, priority: sheep === 1 ? 0 : 10 }))
    expect(await queued()).toMatchObject(rows)
  })
})

test('jobs are due from their scheduled moment on', async () => {
  for (const [sheep, hours] of [-1, 0, 1].entries())
    await queueJob(database, job, { sheep }, { runAt: new Date(AT.getTime() + hours * 3_600_000) })
  await makeJobsDue(database, AT)
  const { rows } = await database.$client.query<{ due: boolean }>(
    "select run_at <= now() as due from graphile_worker._private_jobs order by (payload ->> 'sheep')::int",
  )
  expect(rows.map(({ due }) => due)).toEqual([true, true, false])
})

test('only jobs that were locked for longer are unlocked', async () => {
  for (const minutes of [4, 6]) {
    await queueJob(database, job, { sheep: minutes })
    await database.$client.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(mins => $2) where locked_by is null`,
      [`worker-${minutes}`, minutes],
    )
  }
  await unlockJobsOlderThan(database, 5)
  const { rows } = await database.$client.query('select locked_by from graphile_worker._private_jobs order by id')
  expect(rows).toEqual([{ locked_by: 'worker-4' }, { locked_by: null }])
})

test('the queue is counted by kind and state of its jobs', async () => {
  const states = {
    waiting: "run_at = now() - interval '1 hour'",
    waitingAgain: "attempts = 3, run_at = now() - interval '1 minute'",
    running: "attempts = 1, locked_at = now(), locked_by = 'x', run_at = now() - interval '2 hours'",
    retrying: "attempts = 1, run_at = now() + interval '1 hour'",
    retryingOften: "attempts = 11, run_at = now() + interval '1 hour'",
    abandoned: "attempts = 12, run_at = now() - interval '3 hours'",
    later: "run_at = now() + interval '1 hour'",
  }
  const other = { name: 'ofAnOlderVersion', payload: z.object({}) }
  await queueJob(database, other, {})
  for (const [place, state] of Object.values(states).entries()) {
    await queueJob(database, job, { sheep: place })
    await database.$client.query(
      `update graphile_worker._private_jobs set ${state} where (payload ->> 'sheep')::int = ${place}`,
    )
  }
  const found = (await countQueue(database)).toSorted((one, another) => one.task.localeCompare(another.task))
  const none = { waiting: 0, running: 0, retrying: 0, abandoned: 0 }
  expect(found).toMatchObject([
    { ...none, task: 'other', waiting: 1 },
    { task: 'sendMail', waiting: 2, running: 1, retrying: 2, abandoned: 1 },
  ])
  expect(Math.round(found[1]!.oldestSeconds / 60)).toBe(60)
  expect(found[0]!.oldestSeconds).toBeLessThan(600)
})
