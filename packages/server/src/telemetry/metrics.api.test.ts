import { allEndpoints, errors } from '@cauce/contract'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { given, startTestApp, type TestApp, placeOrder } from '@cauce/testing'
import { examiner } from '@cauce/testing/given-examinations'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type Api } from '../api.ts'
import type { Config } from '../config/config.ts'
import { withServer } from '../http/testing/with-server.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const token = 'a-token-of-prometheus'
let world: TestApp
let api: Api
let metrics: Metrics
beforeAll(async () => {
  world = await startTestApp()
  const { kernel, databaseUrl, limits } = world
  const config = { api: kernel.settings, databaseLimits: limits, isRunningJobs: false } as unknown as Config
  api = await startApi(config, { url: databaseUrl, directUrl: databaseUrl }, pino({ level: 'silent' }))
  const counts = { hits: 3, misses: 2, outdated: 1, purges: 4 }
  metrics = createMetrics({ token, api, pageCache: { counts, isConnected: () => true } })
})
afterAll(async () => {
  metrics.close()
  await api.close()
  await world.stop()
})

/** What Prometheus reads: the value of each series. */
const scrape = () =>
  withServer(
    (request, response) => void metrics.answer(request, response),
    async (ask) => {
      const { status, headers, body } = await ask('/metrics', { authorization: `Bearer ${token}` })
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('version=0.0.4')])
      const series = body
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => /^(.*) (\S+)$/.exec(line)!)
      return { body, values: Object.fromEntries(series.map(([, name, value]) => [name!, Number(value)])) }
    },
  )
const fetchApi = (address: string, init: RequestInit = {}) =>
  api.fetch(new Request(`http://localhost:4000${address}`, init))

test.each([{}, { authorization: token }, { authorization: 'Bearer a-token-of-prometheuS' }])(
  'a request without the token gets no metrics: %o',
  (headers) =>
    withServer(
      (request, response) => void metrics.answer(request, response),
      async (ask) => {
        const answer = await ask('/metrics', headers as Record<string, string>)
        expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
        expect(answer.body).not.toContain('cauce_')
      },
    ),
)

test('counts orders, accepted, replayed and refused, with their requests, batches and transactions', async () => {
  const before = (await scrape()).values
  const project = await given(world).project()
  const { client, userId } = await given(world).investor({ wallet: '500.00' })
  const invest = (key: string, amount: string) =>
    client.POST('/v1/project/orders', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...project, amount, orderType: 'invest', userId, acceptsTerms: true },
    })
  for (const [key, amount] of [
    ['first-key', '300.00'],
    ['first-key', '300.00'],
    ['second-key', '400.00'],
  ] as const)
    await invest(key, amount)
  await fetchApi('/v1/project/projects')
  const { values } = await scrape()
  const grown = (series: string) => values[series]! - (before[series] ?? 0)
  expect(grown('cauce_orders_total{outcome="accepted"}')).toBe(1)
  expect(grown('cauce_orders_total{outcome="replayed"}')).toBe(1)
  expect(grown('cauce_orders_total{outcome="above-available-balance"}')).toBe(1)
  expect(grown('cauce_refusals_total{code="above-available-balance"}')).toBe(1)
  expect(grown('cauce_requests_total{operation="orders.create",method="POST",status="2xx"}')).toBe(2)
  expect(grown('cauce_requests_total{operation="orders.create",method="POST",status="4xx"}')).toBe(1)
  expect(grown('cauce_request_duration_seconds_count{operation="orders.create"}')).toBe(3)
  expect(grown('cauce_order_batch_size_count')).toBe(3)
  expect(grown('cauce_order_batch_size_sum')).toBe(3)
  expect(grown('cauce_order_batch_duration_seconds_count')).toBe(3)
  expect(grown('cauce_database_transaction_duration_seconds_count')).toBeGreaterThanOrEqual(3)
  expect(values['cauce_database_connections{pool="calls",state="idle"}']).toBeGreaterThan(0)
  expect(values['cauce_database_waiting{pool="calls"}']).toBe(0)
  expect(values['cauce_database_up']).toBe(1)
})

test('counts calls about examinations without personal data (handbook rule 27.21)', async () => {
  const administrator = await given(world).administrator()
  await examiner(world, administrator)
  const { userId } = await given(world).investor({ name: 'Aurora' })
  const { data } = await administrator.client.POST('/v1/account/examinations', {
    body: { userId, reason: 'Ingresos del quiosco' },
  })
  const { body, values } = await scrape()
  expect(values['cauce_requests_total{operation="examinations.create",method="POST",status="2xx"}']).toBe(1)
  for (const told of [data!.examinationId, userId, administrator.userId, 'quiosco', 'Aurora'])
    expect(body).not.toContain(told)
})

test('shows waiting jobs with their age, and later their outcome', async () => {
  const project = await given(world).project()
  const { client, userId } = await given(world).investor({ wallet: '500.00' })
  await placeOrder({ client, userId }, project, '100.00')
  const { values: queued } = await scrape()
  expect(queued['cauce_queue_jobs{task="sendMail",state="waiting"}']).toBeGreaterThan(0)
  expect(queued['cauce_queue_oldest_seconds{task="sendMail"}']).toBeGreaterThan(0)
  await world.runJobs()
  const { values: done } = await scrape()
  expect(done['cauce_queue_jobs{task="sendMail",state="waiting"}'] ?? 0).toBe(0)
  expect(done['cauce_mails_total{outcome="sent"}']).toBeGreaterThan(0)
  expect(done['cauce_jobs_total{task="sendMail",outcome="done"}']).toBeGreaterThan(0)
})

test('shows the last nightly reconciliation of any process, and nothing before the first', async () => {
  expect((await scrape()).body).not.toMatch(/^cauce_reconciliation_\w+ /m)
  world.clock.set('2026-11-21T03:00:00.000Z')
  await world.kernel.database.$client.query(`select graphile_worker.add_job('closeDays')`)
  await world.runJobs()
  const { values } = await scrape()
  expect(values['cauce_reconciliation_last_run_timestamp_seconds']).toBe(Date.parse('2026-11-21T03:00:00Z') / 1000)
  expect(values['cauce_reconciliation_exceptions']).toBe(0)
  expect(values['cauce_unreceived_credits_euros']).toBe(0)
  expect(values['cauce_unreceived_credits_problem{problem="early-credit-limit"}']).toBe(0)
  expect((await reconcile(world.kernel)).isBalanced).toBe(true)
})

test('shows the last backup and the last trial that succeeded, and nothing before the first', async () => {
  expect((await scrape()).body).not.toMatch(/^cauce_backup_\w+ /m)
  await world.kernel.database.$client.query(
    `insert into backups values ('one', '2026-11-20T03:00Z', '2026-11-20T04:00Z', null),
       ('two', '2026-11-21T03:00Z', '2026-11-21T04:00Z', 'The books do not balance.')`,
  )
  const { values } = await scrape()
  expect(values['cauce_backup_last_timestamp_seconds']).toBe(Date.parse('2026-11-21T03:00Z') / 1000)
  expect(values['cauce_backup_trial_last_timestamp_seconds']).toBe(Date.parse('2026-11-20T04:00Z') / 1000)
})

describe('labels', () => {
  const labelled = (body: string, label: string) =>
    new Set([...body.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value]) => value!))

  test('are operations and codes of the contract, never words of a request', async () => {
    const secret = 'ana.secreta'
    for (const { method, path } of allEndpoints) {
      const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(`${secret}@example.org`))
      for (const query of ['', `?${secret}=${secret}`]) await fetchApi(address + query, { method })
    }
    for (const address of [`/v1/${secret}`, `/media/${secret}/1.avif`, `/flags/${secret}.svg`, '/v1/docs/x'])
      for (const method of ['GET', 'PURGE', 'PUT']) await fetchApi(address, { method }).catch(() => {})
    const { body } = await scrape()
    expect(body).not.toContain(secret)
    const operations = new Set(allEndpoints.map(({ operation }) => operation as string))
    const others = [...labelled(body, 'operation')].filter((operation) => !operations.has(operation))
    expect(others.filter((name) => name !== 'unknown' && !/^\/(v1|media|flags)\/[\w:./*-]+$/.test(name))).toEqual([])
    expect(others.length).toBeLessThan(20)
    expect([...labelled(body, 'code')].filter((code) => !Object.hasOwn(errors, code))).toEqual([])
    expect(
      [...labelled(body, 'method')].every((method) => /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/.test(method)),
    ).toBe(true)
    // Each operation was refused twice in one way: as many series as operations, and not as requests.
    const series = body.match(/^cauce_requests_total\{/gm)!.length
    expect(series).toBeLessThan(operations.size * 3)
  })
})

test('metrics are served in time without stale figures when the database does not answer', () => {
  const silent = { ...api, readFigures: () => new Promise<never>(() => {}) }
  const pageCache = { counts: { hits: 0, misses: 0, outdated: 0, purges: 0 }, isConnected: () => false }
  const frozen = createMetrics({ token, api: silent, pageCache, figuresMs: 10 })
  frozen.close()
  return withServer(
    (request, response) => void frozen.answer(request, response),
    async (ask) => {
      const { status, body } = await ask('/metrics', { authorization: `Bearer ${token}` })
      expect(status).toBe(200)
      expect(body).toContain('cauce_page_cache_connected 0')
      expect(body).not.toMatch(/^cauce_(queue|reconciliation)\w*[ {]/m)
    },
  )
})
