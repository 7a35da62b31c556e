import { Socket } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createFrontDoor, type FrontDoorParts } from './front-door.ts'
import { withServer } from './http/answer.fixture.ts'
import { settleForwarded } from './http/forwarded.ts'
import { etagOf, type Representation } from './http/representation.ts'

const file: Representation = {
  etag: etagOf(Buffer.from('file')),
  headers: {},
  identity: Buffer.from('file'),
  coded: {},
}
const says = (text: string) => (_: IncomingMessage, response: ServerResponse) => void response.end(text)

const parts: FrontDoorParts = {
  api: { prefixes: ['/v1', '/media'], handle: says('api') },
  backOffice: {
    isFor: (pathname) => pathname === '/admin' || pathname.startsWith('/admin/'),
    answer: says('back office'),
  },
  site: { files: new Map([['/_astro/page.js', file]]), render: says('site') },
  health: {
    isFor: (pathname) => pathname === '/healthz',
    answer: async (response) => void response.end('health'),
    beginStopping: () => {},
  },
  pageCache: { answer: () => false },
  isProxyTrusted: false,
}

describe('who answers', () => {
  test.each([
    ['GET', '/', 'site'],
    ['GET', '/projects/?page=2', 'site'],
    ['GET', '/_astro/page.js?v=1', 'file'],
    ['POST', '/_astro/page.js', 'site'],
    ['GET', '/v1/project/phases', 'api'],
    ['POST', '/v1/auth/login', 'api'],
    ['GET', '/v1x', 'site'],
    ['GET', '/media/token/640.avif', 'api'],
    ['GET', '/admin', 'back office'],
    ['GET', '/admin/customer/1', 'back office'],
    ['GET', '/administration', 'site'],
    ['GET', '/healthz', 'health'],
  ])('%s %s is the %s', (method, path, expected) =>
    withServer(createFrontDoor(parts), async (ask) => {
      expect((await ask(path, {}, method)).body).toBe(expected)
    }),
  )
  test('the page cache comes before all of them', () => {
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

describe('the address of a client', () => {
  const forge = () =>
    ({
      socket: Object.assign(new Socket(), {}),
      headers: {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'for=1.2.3.4',
      },
    }) as unknown as IncomingMessage

  test('cannot be made up by the client', () => {
    const request = forge()
    settleForwarded(request, false)
    expect(request.headers).toEqual({ 'x-forwarded-for': '' })
  })
  test('is believed from a proxy of our own', () => {
    const request = forge()
    settleForwarded(request, true)
    expect(request.headers['x-forwarded-for']).toBe('1.2.3.4')
  })
})
