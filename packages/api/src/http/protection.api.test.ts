import { request } from 'node:http'
import { buildApp, type ApiApp, type ApiOptions, type ApiSettings } from '@cauce/api'
import { cloneDatabase, testSettings, type TestDatabase } from '@cauce/testing'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let database: TestDatabase
let dataFolder: string
const opened: ApiApp[] = []
beforeAll(async () => {
  database = await cloneDatabase()
  dataFolder = mkdtempSync(join(tmpdir(), 'cauce-protection-'))
})
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataFolder, { recursive: true, force: true })
})

/** Injected requests are not counted, so it listens. Returns its address. */
async function listen(settings: Partial<ApiSettings> = {}, options: Partial<ApiOptions> = {}): Promise<string> {
  const app = await buildApp({
    settings: { ...testSettings(dataFolder), ...settings },
    databaseUrl: database.url,
    ...options,
  })
  opened.push(app)
  app.get('/v1/client-address', (request, reply) => reply.send({ address: request.ip }))
  app.get('/v1/broken', () => {
    throw new Error('relation "secrets" does not exist')
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const ask = async (origin: string, path: string, forwardedFor?: string) => {
  const answer = await fetch(origin + path, { headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

describe('calls from one address', () => {
  // All tests share one address, and counts are shared by database.
  beforeEach(async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    await owner.query('delete from request_counts').finally(() => owner.end())
  })

  it('are refused beyond the limit with a Retry-After header', async () => {
    const origin = await listen({ requestsPerMinute: 3 })
    for (let call = 1; call <= 3; call += 1) expect((await ask(origin, '/v1/project/phases')).status).toBe(200)
    const { status, headers, body } = await ask(origin, '/v1/project/phases')
    const seconds = Number(headers.get('retry-after'))
    expect([status, headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8'])
    expect(body).toMatchObject({ code: 'too-many-requests', status: 429, params: { seconds } })
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('count towards the limit on unknown paths too', async () => {
    const origin = await listen({ requestsPerMinute: 2 })
    const statuses = []
    for (let call = 1; call <= 3; call += 1) statuses.push((await ask(origin, `/v1/nothing/${call}`)).status)
    expect(statuses).toEqual([404, 404, 429])
  })

  it('are counted by all processes together', async () => {
    const [one, other] = [await listen({ requestsPerMinute: 30 }), await listen({ requestsPerMinute: 30 })]
    const statusOf = async (origin: string) => (await ask(origin, '/v1/project/phases')).status
    for (let call = 1; call <= 30; call += 1) expect(await statusOf(one)).toBe(200)
    expect(await statusOf(one)).toBe(429)
    // Fewer than one process alone would allow.
    const statuses: number[] = []
    await vi.waitFor(async () => expect(statuses[statuses.push(await statusOf(other)) - 1]).toBe(429), {
      timeout: 30_000,
      interval: 1_500,
    })
    expect(statuses.length).toBeLessThan(25)
  })

  it('are counted together with pages, and IPv6 addresses by their network', async () => {
    const origin = await listen({ requestsPerMinute: 2 })
    const app = opened[0]!
    expect([app.countRequest('2001:db8:1:2::1'), app.countRequest('2001:db8:1:2::2')]).toEqual([undefined, undefined])
    expect(app.countRequest('2001:db8:1:2::3')).toBeGreaterThan(0)
    expect(app.countRequest('127.0.0.1')).toBeUndefined()
    expect((await ask(origin, '/v1/project/phases')).status).toBe(200)
    expect(app.countRequest('127.0.0.1')).toBeGreaterThan(0)
    expect((await ask(origin, '/v1/project/phases')).status).toBe(429)
  })

  it('do not affect other addresses', async () => {
    const origin = await listen({ requestsPerMinute: 1 }, { isForwardedTrusted: true })
    const statuses = []
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      statuses.push((await ask(origin, '/v1/project/phases', address)).status)
    expect(statuses).toEqual([200, 429, 200])
  })
})

describe('the address of a client', () => {
  it('is that of the connection and ignores X-Forwarded-For', async () => {
    const origin = await listen()
    expect((await ask(origin, '/v1/client-address', '203.0.113.7')).body).toEqual({ address: '127.0.0.1' })
  })

  it('is the last X-Forwarded-For entry when the server sets it, as a client may forge the others', async () => {
    const origin = await listen({}, { isForwardedTrusted: true })
    expect((await ask(origin, '/v1/client-address', '10.9.9.9, 203.0.113.7')).body).toEqual({ address: '203.0.113.7' })
    expect((await ask(origin, '/v1/client-address')).body).toEqual({ address: '127.0.0.1' })
  })
})

describe('every answer', () => {
  it('forbids framing, sniffing, loading by other origins and caching', async () => {
    const { headers } = await ask(await listen(), '/v1/project/phases')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('sets HSTS when the platform is on https', async () => {
    const { headers } = await ask(await listen({ origin: 'https://cauce.example' }), '/v1/project/phases')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
  })

  it('carries the request id, even when the origin is refused', async () => {
    const origin = await listen()
    const refused = await fetch(`${origin}/v1/auth/logout`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    const { requestId, code } = (await refused.json()) as { requestId: string; code: string }
    expect(code).toBe('origin-refused')
    expect(refused.headers.get('x-request-id')).toBe(requestId)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the origin of a write', () => {
  const write = (app: string, origin: string, host: string) =>
    // `fetch` overrides the host header.
    new Promise<number>((resolve, reject) => {
      request(`${app}/v1/auth/logout`, { method: 'POST', headers: { origin, host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      })
        .once('error', reject)
        .end()
    })

  it.each([
    {
      platform: 'https://cauce.example',
      answers: { 'https://cauce.example': 204, 'http://cauce.example': 403 },
    },
    {
      platform: 'http://localhost:4000',
      answers: {
        'http://localhost:4000': 204,
        'http://cauce.example': 204,
        'https://cauce.example': 403,
        'http://evil.example': 403,
        null: 403,
      },
    },
  ])('is checked by $platform', async ({ platform, answers }) => {
    const app = await listen({ origin: platform })
    const asked = await Promise.all(Object.keys(answers).map((origin) => write(app, origin, 'cauce.example')))
    expect(asked).toEqual(Object.values(answers))
  })
})

it('a malformed address is answered with a problem, an unknown method with the allowed ones', async () => {
  const origin = await listen()
  for (const path of ['/v1/account/users/%ZZ', `/v1/account/users/${'a'.repeat(400)}`]) {
    const { headers, body } = await ask(origin, path)
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(['not-found', 'not-logged-in']).toContain(body['code'])
  }
  const answerTo = async (method: string, path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { method })
    return [status, headers.get('allow')]
  }
  expect(await answerTo('PUT', '/v1/account/users/me')).toEqual([405, 'DELETE, GET, HEAD, PATCH'])
  expect(await answerTo('OPTIONS', '/v1/auth/login')).toEqual([405, 'POST'])
  expect(await answerTo('OPTIONS', '/v1/nothing')).toEqual([404, null])
})

it('an internal error answers with its request id and no details', async () => {
  const { status, body, headers } = await ask(await listen(), '/v1/broken')
  expect(status).toBe(500)
  expect(body).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status: 500,
    code: 'unexpected',
    requestId: headers.get('x-request-id'),
  })
  expect(JSON.stringify(body)).not.toContain('secrets')
})
