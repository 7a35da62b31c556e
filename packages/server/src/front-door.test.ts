import { Socket } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createFrontDoor, type FrontDoorParts, settleForwarded } from './front-door.ts'
import { createLog } from './log.ts'
import { trustIn } from './http/client-address.ts'
import { securityHeaders } from './http/responses.ts'
import { withServer } from './http/testing/with-server.ts'

const says = (text: string) => (_: IncomingMessage, response: ServerResponse) => void response.end(text)

const parts: FrontDoorParts = {
  api: { prefixes: ['/v1', '/media'], handle: says('api'), countRequest: () => undefined },
  backOffice: {
    isFor: (pathname) => pathname === '/admin' || pathname.startsWith('/admin/'),
    answer: says('back office'),
  },
  site: {
    files: { has: (pathname) => pathname === '/_astro/page.js', send: says('file') },
    render: async (_, response) => void response.end('site'),
    refuse: async (_, response, seconds) => void response.end(`wait ${seconds}`),
  },
  health: {
    isFor: (pathname) => pathname === '/healthz',
    answer: async (response) => void response.end('health'),
    drain: async () => {},
    close: () => {},
  },
  pageCache: { answer: () => false },
  trustedProxies: 0,
  headers: securityHeaders('https://cauce.example'),
}

describe('routing', () => {
  test.each([
    { method: 'GET', address: '/', part: 'site' },
    { method: 'GET', address: '/projects/?page=2', part: 'site' },
    { method: 'GET', address: '/_astro/page.js?v=1', part: 'file' },
    { method: 'POST', address: '/_astro/page.js', part: 'site' },
    { method: 'GET', address: '/v1/project/phases', part: 'api' },
    { method: 'POST', address: '/v1/auth/login', part: 'api' },
    { method: 'GET', address: '/v1x', part: 'site' },
    { method: 'GET', address: '/media/token/640.avif', part: 'api' },
    { method: 'GET', address: '/admin', part: 'back office' },
    { method: 'GET', address: '/admin/customer/1', part: 'back office' },
    { method: 'GET', address: '/administration', part: 'site' },
    { method: 'GET', address: '/healthz', part: 'health' },
    { method: 'POST', address: '/healthz', part: 'Only GET and HEAD.\n' },
  ])('$method $address is answered by: $part', ({ method, address, part }) =>
    withServer(createFrontDoor(parts), async (ask) => {
      expect((await ask(address, {}, method)).body).toBe(part)
    }),
  )
  test('without a token metrics are not found, with an explanation in plain text', () =>
    withServer(createFrontDoor(parts), async (ask) => {
      const { status, headers, body } = await ask('/metrics')
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(body).toBe('There are no metrics: METRICS_TOKEN is not set.\n')
    }))
  test('the page cache comes before all parts', () => {
    const pageCache = {
      answer: (_: IncomingMessage, response: ServerResponse) => {
        response.end('kept')
        return true
      },
    }
    return withServer(createFrontDoor({ ...parts, pageCache }), async (ask) => {
      expect((await ask('/')).body).toBe('kept')
    })
  })
})

describe('a client that has made too many requests', () => {
  const countRequest = (address: string) => (address === '127.0.0.1' ? 7 : undefined)
  const door = createFrontDoor({ ...parts, api: { ...parts.api, countRequest } })
  test.each([
    { address: '/', answer: 'wait 7' },
    { address: '/nothing/a.b', answer: 'wait 7' },
    { address: '/_astro/page.js', answer: 'file' },
    { address: '/healthz', answer: 'health' },
    // The API counts its calls itself.
    { address: '/v1/project/phases', answer: 'api' },
  ])('is answered at $address by: $answer', ({ address, answer }) =>
    withServer(door, async (ask) => {
      expect((await ask(address)).body).toBe(answer)
    }),
  )
})

describe('every answer', () => {
  test.each(['/', '/_astro/page.js', '/v1/project/phases', '/media/a/640.avif', '/admin', '/healthz'])(
    'of %s has HSTS, and forbids sniffing and framing',
    (address) =>
      withServer(createFrontDoor(parts), async (ask) => {
        expect((await ask(address)).headers).toMatchObject({
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
        })
      }),
  )

  test('of a part may set other headers', () => {
    const policy = "default-src 'self'"
    const site = {
      files: {
        has: () => true,
        send: (_: IncomingMessage, response: ServerResponse) =>
          void response.writeHead(200, ['content-security-policy', policy]).end(),
      },
      render: async () => {},
      refuse: async () => {},
    }
    return withServer(createFrontDoor({ ...parts, site }), async (ask) => {
      expect((await ask('/file.js')).headers['content-security-policy']).toBe(policy)
      expect((await ask('/file.js')).headers['x-content-type-options']).toBe('nosniff')
    })
  })
})

test('log lines of rendering a page carry the request id of the answer', () => {
  let line = ''
  const log = createLog({ logLevel: 'info' }, { write: (written) => (line = written) })
  const site = {
    files: { has: () => false, send: () => {} },
    render: async (_: IncomingMessage, response: ServerResponse) => {
      await setImmediate()
      log.warn('The site could not render a page.')
      response.end('site')
    },
    refuse: async () => {},
  }
  return withServer(createFrontDoor({ ...parts, site }), async (ask) => {
    const { headers } = await ask('/')
    expect(JSON.parse(line)).toMatchObject({ level: 40, reqId: headers['x-request-id'] })
    expect(headers['x-request-id']).toHaveLength(36)
  })
})

describe('forwarded headers', () => {
  const forge = () =>
    ({
      socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: '203.0.113.7' }),
      headers: {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'for=1.2.3.4',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        tracestate: 'evil=1',
      },
    }) as unknown as IncomingMessage

  test.each([
    { title: 'of a client are removed', trustedProxies: 0, address: '203.0.113.7' },
    { title: 'of a trusted proxy name the client', trustedProxies: 1, address: '1.2.3.4' },
    {
      title: 'of an untrusted proxy are removed',
      trustedProxies: ['10.0.0.0/8'],
      address: '203.0.113.7',
    },
  ])('$title', ({ trustedProxies, address }) => {
    const request = forge()
    settleForwarded(request, trustIn(trustedProxies))
    const { 'x-forwarded-for': client, ...others } = request.headers
    expect([client, Object.keys(others)]).toEqual([address, address === '1.2.3.4' ? ['traceparent', 'tracestate'] : []])
  })
})
