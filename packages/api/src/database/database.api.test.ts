import { cloneDatabase, startTestApp, type TestApp, type TestDatabase } from '@cauce/testing'
import { FaultProxy } from '@cauce/testing/fault-proxy'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from './database.ts'
import { isUnavailable } from './failures.ts'
import { CALL_LIMITS, patientLimits, type DatabaseLimits } from './limits.ts'
import { inTransaction } from './transactions.ts'
import { openWorkerPool } from './worker-pool.ts'

const POOL_SIZE = 3
const NEVER_MS = 60_000
const UNLIMITED: DatabaseLimits = {
  connectMs: NEVER_MS,
  lockMs: NEVER_MS,
  statementMs: NEVER_MS,
  transactionMs: NEVER_MS,
}
let testDatabase: TestDatabase
let opened: Database[]
beforeAll(async () => {
  testDatabase = await cloneDatabase()
})
beforeEach(() => {
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map(({ $client }) => $client.end()))
})
afterAll(() => testDatabase.drop())

const open = (limits: Partial<DatabaseLimits>, options: Partial<DatabaseOptions> = {}) => {
  const { url } = testDatabase
  const database = openDatabase({ url, poolSize: POOL_SIZE, limits: { ...UNLIMITED, ...limits }, ...options })
  opened.push(database)
  return database
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
async function expectServing(database: Database) {
  const answers = Array.from({ length: POOL_SIZE }, () =>
    inTransaction(database, (tx) => tx.$client.query('select 1 as one')),
  )
  expect((await Promise.all(answers)).map(({ rows }) => rows)).toEqual(answers.map(() => [{ one: 1 }]))
}

describe('a connection', () => {
  it.each([
    { kind: 'for calls', patience: 1, isLent: false },
    { kind: 'for calls, through PgBouncer', patience: 1, isLent: true },
    { kind: 'for jobs', patience: 60, isLent: false, limits: patientLimits(CALL_LIMITS) },
  ])('$kind has the role, the limits and the idle timeouts', async ({ patience, isLent, limits }) => {
    const database = openDatabase({ url: testDatabase.url, isLent, ...(limits && { limits }) })
    opened.push(database)
    const { rows } = await inTransaction(database, (tx) =>
      tx.$client.query<{
        name: string
        setting: string
      }>(`select 'role' as name, current_user::text as setting union all
        select name, setting from pg_settings where name in ('TimeZone', 'lock_timeout', 'statement_timeout',
          'transaction_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout',
          'client_connection_check_interval')`),
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      role: 'cauce_app',
      TimeZone: 'UTC',
      lock_timeout: String(5_000 * patience),
      statement_timeout: String(10_000 * patience),
      transaction_timeout: String(30_000 * patience),
      idle_in_transaction_session_timeout: '10000',
      idle_session_timeout: isLent ? '0' : '60000',
      client_connection_check_interval: process.platform === 'win32' ? '0' : '500',
    })
  })
})

describe('a wait with a limit', () => {
  it.each([
    {
      what: 'for a connection',
      limits: { connectMs: 1_000 },
      wait: async (database: Database) => {
        const lent = await Promise.all(Array.from({ length: POOL_SIZE }, () => database.$client.connect()))
        return inTransaction(database, async () => {}).finally(() => {
          for (const client of lent) client.release()
        })
      },
    },
    {
      what: 'for a lock',
      limits: { lockMs: 100 },
      wait: (database: Database) =>
        inTransaction(database, async (holder) => {
          await holder.$client.query('select pg_advisory_xact_lock(1)')
          await inTransaction(database, (tx) => tx.$client.query('select pg_advisory_xact_lock(1)'))
        }),
    },
    {
      what: 'for a statement',
      limits: { statementMs: 100 },
      wait: (database: Database) => inTransaction(database, (tx) => tx.$client.query('select pg_sleep(60)')),
    },
    {
      what: 'for a transaction',
      limits: { transactionMs: 100 },
      wait: (database: Database) =>
        inTransaction(database, async (tx) => {
          await sleep(300)
          await tx.$client.query('select 1')
        }),
    },
  ])('$what ends as unavailable and returns the connection', async ({ limits, wait }) => {
    const database = open(limits)
    const failure = await failureOf(wait(database))
    expect(failure).toBeInstanceOf(Error)
    expect(isUnavailable(failure)).toBe(true)
    await expectServing(database)
  })

  it('for a silent server ends, and its connection is not used again', async () => {
    const proxy = await FaultProxy.start(testDatabase.url)
    const database = open({ connectMs: 500, statementMs: 500 }, { url: proxy.urlOf(testDatabase.url) })
    await expectServing(database)
    proxy.strikeAll('black hole')
    const failures = await Promise.all(
      Array.from({ length: 2 * POOL_SIZE }, () => failureOf(inTransaction(database, async () => {}))),
    )
    expect(failures.every(isUnavailable)).toBe(true)
    proxy.heal()
    await expectServing(database)
    await Promise.all(opened.splice(0).map(({ $client }) => $client.end()))
    await proxy.close()
  })
})

describe('an idle session', () => {
  const sessionOf = async (client: PoolClient) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const expectEnd = async (pids: readonly number[]) => {
    const { $client } = open({})
    const statement = 'select from pg_stat_activity where pid = any($1)'
    await expect.poll(async () => (await $client.query(statement, [pids])).rows.length, { timeout: 30_000 }).toBe(0)
  }

  it('is ended by PostgreSQL, which cannot know that the network has lost the client', async () => {
    const proxy = await FaultProxy.start(testDatabase.url)
    const database = open({ statementMs: 500 }, { url: proxy.urlOf(testDatabase.url), idleSessionMs: 1_000 })
    const clients = await Promise.all(Array.from({ length: POOL_SIZE }, () => database.$client.connect()))
    const pids = await Promise.all(clients.map(sessionOf))
    proxy.strikeAll('black hole')
    for (const client of clients) client.release(true)
    await expectEnd(pids)
    await Promise.all(opened.splice(0).map(({ $client }) => $client.end()))
    await proxy.close()
  })

  it('is not ended in the pool of a worker, which listens', async () => {
    const pool = openWorkerPool(testDatabase.url, 1)
    expect((await pool.query('show idle_session_timeout')).rows).toEqual([{ idle_session_timeout: '0' }])
    await pool.end()
  })
})

describe('a lost connection', () => {
  it('at BEGIN is returned to the pool each time', async () => {
    const database = open({ connectMs: 2_000 })
    const losing = 'select pg_terminate_backend(pg_backend_pid())'
    for (let time = 0; time < 3 * POOL_SIZE; time += 1)
      expect(isUnavailable(await failureOf(inTransaction(database, async () => {}, losing)))).toBe(true)
    await expectServing(database)
  })

  it('between BEGIN and COMMIT rolls back and is replaced', async () => {
    const database = open({ connectMs: 2_000 })
    const losing = inTransaction(database, (tx) => tx.$client.query('select pg_terminate_backend(pg_backend_pid())'))
    expect(isUnavailable(await failureOf(losing))).toBe(true)
    await expectServing(database)
  })
})

describe('a call while no connection is free', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({}, { limits: { ...CALL_LIMITS, connectMs: 1_000 } })
  })
  afterAll(() => app.stop())

  it('is refused in its language, with the time after which to try again, and served when one is free', async () => {
    const { $client } = app.kernel.database
    const lent = await Promise.all(Array.from({ length: $client.options.max }, () => $client.connect()))
    const titles = await Promise.all(
      ['es', 'en'].map(async (language) => {
        const { error, response } = await app
          .client(undefined, { 'accept-language': language })
          .GET('/v1/project/projects')
        expect([response.status, error?.code, response.headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
        return error?.title
      }),
    )
    expect(titles).toEqual([
      'El servicio no está disponible en este momento. Vuelva a intentarlo en unos minutos.',
      'The service is not available at the moment. Try again in a few minutes.',
    ])
    for (const client of lent) client.release()
    expect((await app.client().GET('/v1/project/projects')).response.status).toBe(200)
  })
})
