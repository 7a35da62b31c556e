import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { given, startTestApp, type TestApp, placeOrder } from '@cauce/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type Api } from '../api.ts'
import type { Config } from '../config/config.ts'
import { createFrontDoor, type FrontDoorParts } from '../front-door.ts'
import { withServer, type Ask } from '../http/testing/with-server.ts'
import { createLog } from '../log.ts'
import { createTraces } from './traces.ts'

/** A span as OTLP carries it in JSON. */
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status: { code?: number }
  readonly links?: { traceId: string; spanId: string }[]
  readonly attributes: { key: string; value: Record<string, unknown> }[]
}
interface Sent {
  readonly resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A collector that keeps what it is sent. */
let collector: Server
const received: { url: string | undefined; token: unknown; text: string }[] = []
let world: TestApp
let api: Api
let logged = ''
const SENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const email = 'ana.secreta@example.org'
let requestId: string | undefined
let userId: string

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      received.push({ url: request.url, token: request.headers['x-token'], text })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
  world = await startTestApp()
  const project = await given(world).project()
  const investor = await given(world).investor({ wallet: '500.00' })
  userId = investor.userId
  const log = createLog({ logLevel: 'info' }, { write: (line) => (logged += line) })
  const config = { api: world.kernel.settings, databaseLimits: world.limits, isRunningJobs: false } as unknown as Config
  api = await startApi(config, { url: world.databaseUrl, directUrl: world.databaseUrl }, log)
  await world.runJobs()
  const traces = createTraces(
    { endpoint, headers: { 'x-token': 'of-the-collector' }, ratio: 1 },
    pino({ level: 'silent' }),
  )
  const { response } = await placeOrder({ client: investor.client, userId }, project, '300.00')
  requestId = response.headers.get('x-request-id')!
  await world.runJobs()
  const logIn = (ask: Ask) =>
    ask(
      '/v1/auth/login',
      { traceparent: SENT, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      'POST',
      JSON.stringify({ email, password: 'Wrong-2026' }),
    )
  for (const trustedProxies of [1, 0]) await withServer(createFrontDoor(partsOf(trustedProxies)), logIn)
  await withServer(createFrontDoor(partsOf(1)), (ask) => ask('/projects', { traceparent: SENT }))
  await api.fetch(new Request(`http://localhost:4000/v1/account/users/${email}?next=${email}`))
  await traces.close()
  await world.app.inject({ method: 'GET', url: '/v1/auth/session' })
}, 60_000)
afterAll(async () => {
  await api.close()
  await world.stop()
  await new Promise((resolve) => collector.close(resolve))
})

const nothing = { isFor: () => false, answer: async () => {}, drain: async () => {}, close: () => {} }
const partsOf = (trustedProxies: number): FrontDoorParts => ({
  api,
  backOffice: nothing,
  health: nothing,
  pageCache: { answer: () => false },
  headers: {},
  trustedProxies,
  site: {
    files: { has: () => false, send: () => {} },
    render: async (_, response) => {
      await api.fetch(new Request('http://localhost:4000/v1/project/projects'))
      response.end('page')
    },
    refuse: async () => {},
  },
})

const spans = () =>
  received.flatMap(({ text }) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const named = (name: string) => spans().filter((span) => span.name === name)
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('traces are sent to the OTLP address with the configured headers, as one service', () => {
  expect(received.length).toBeGreaterThan(0)
  for (const { url, token } of received) expect([url, token]).toEqual(['/v1/traces', 'of-the-collector'])
  expect(JSON.parse(received[0]!.text).resourceSpans[0].resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'cauce' },
  })
})

test('an order is a span, linked to its batch with the transaction and to its mail job', () => {
  const [order] = named('orders.create')
  expect(attributesOf(order!)).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 201,
    'cauce.request_id': requestId,
  })
  const link = { traceId: order!.traceId, spanId: order!.spanId }
  const batch = named('batch orders').find(({ links }) => links?.[0]?.spanId === order!.spanId)
  expect(batch).toMatchObject({ links: [link] })
  expect(attributesOf(batch!)).toMatchObject({ 'cauce.batch_size': 1 })
  const within = named('transaction').find(({ parentSpanId }) => parentSpanId === batch!.spanId)
  expect(attributesOf(within!)).toMatchObject({ 'db.system.name': 'postgresql', 'cauce.wait_ms': expect.anything() })
  const job = named('job sendMail').find(({ links }) => links?.[0]?.spanId === order!.spanId)
  expect(attributesOf(job!)).toMatchObject({ 'cauce.request_id': requestId })
  expect(named('mail orderReceived')).toMatchObject([{ parentSpanId: job!.spanId, traceId: job!.traceId }])
})

test('the trace of a trusted proxy is continued, that of a client is not', () => {
  const [trusted, untrusted] = named('sessions.login')
  expect(trusted).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' })
  expect(untrusted!.parentSpanId ?? '').toBe('')
  expect(untrusted!.traceId).not.toBe(trusted!.traceId)
})

test('a page is a span that contains its API calls', () => {
  const [page] = named('page')
  expect(page).toMatchObject({ parentSpanId: 'b7ad6b7169203331' })
  expect(named('projects.list')).toMatchObject([{ parentSpanId: page!.spanId, traceId: page!.traceId }])
})

test('a refusal has its code and is not an error', () => {
  for (const login of named('sessions.login')) {
    expect(attributesOf(login)).toMatchObject({ 'cauce.refusal': 'login-failed', 'http.response.status_code': 401 })
    expect(login.status.code ?? 0).not.toBe(2)
  }
})

test('log lines have the id of their trace', () => {
  const lines = logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const refused = lines.filter(({ code }) => code === 'login-failed')
  expect(refused.map(({ traceId }) => traceId)).toEqual(named('sessions.login').map(({ traceId }) => traceId))
})

describe('spans never contain', () => {
  test('personal data or content of requests', () => {
    const text = received.map((each) => each.text).join('\n')
    for (const personal of ['secreta', 'Wrong-2026', '203.0.113.9', userId, '300.00', 'select ', 'next='])
      expect(text).not.toContain(personal)
  })
  test('requests after tracing has ended', () => expect(named('sessions.readState')).toEqual([]))
})

test('an unreachable collector is logged once and delays nothing', async () => {
  const warnings: unknown[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message), info: () => {} }
  const traces = createTraces({ endpoint: 'http://127.0.0.1:1', headers: {}, ratio: 1 }, log)
  expect((await world.app.inject({ method: 'GET', url: '/v1/auth/session' })).statusCode).toBe(200)
  await traces.close()
  await expect.poll(() => warnings, { timeout: 50_000 }).toEqual(['Traces cannot be sent'])
})
