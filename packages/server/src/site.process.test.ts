import { globSync } from 'node:fs'
import path from 'node:path'
import { plainBrand, setBrand } from '@cauce/contract/brand.ts'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ask, withServer } from './http/testing/with-server.ts'
import { securityHeaders } from './http/responses.ts'
import { cacheOver } from './page-cache/page-cache.ts'
import { sendResponse } from './page-cache/page.ts'
import { createPageStore } from './page-cache/page-store.ts'
import { createSite, type Site } from './site.ts'

/** Needs built front ends. */
let sites: Record<'http' | 'https', Site>
let apiFetch: (request: Request) => Promise<Response>
let logged: { level: string; details: object; message: string }[]
const log = {
  error: (details: object, message: string) => void logged.push({ level: 'error', details, message }),
  warn: (details: object, message: string) => void logged.push({ level: 'warn', details, message }),
}

const partsOf = (origin: string) => ({
  apiFetch: (request: Request) => apiFetch(request),
  pageCache: cacheOver(createPageStore(), () => true),
  origin,
  company: () => ({}),
  headers: securityHeaders(origin),
  log,
})

beforeAll(async () => {
  setBrand(plainBrand('Río & Ribera'))
  const create = (origin: string) => createSite(partsOf(origin))
  sites = { http: await create('http://localhost:4000'), https: await create('https://cauce.example') }
})
beforeEach(() => {
  logged = []
  apiFetch = () => Promise.reject(new Error('The API is not reached.'))
})

const visit = <T>(work: (ask: Ask) => Promise<T>, site = sites.http) =>
  withServer((request, response) => site.render(request, response), work)

describe('when the API fails', () => {
  test.each([
    { language: 'es', words: 'Se ha producido un error' },
    { language: 'en', words: 'An error occurred' },
  ])('the error page is in $language, links to home and support, and is not cached', ({ language, words }) =>
    visit(async (ask) => {
      const answer = await ask('/', { 'accept-language': language })
      expect(answer.status).toBe(500)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain(`<html lang="${language}"`)
      expect(answer.body).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`))
      expect(answer.body).toContain('href="/"')
      expect(answer.body).toContain('href="/contact"')
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatchObject({
        level: 'error',
        details: { url: '/', err: { message: 'The API is not reached.' } },
      })
    }),
  )

  test.each<{ who: string; headers: Record<string, string> }>([
    { who: 'a visitor', headers: {} },
    { who: 'a person who is logged in', headers: { cookie: 'session=abc' } },
  ])('an unreachable database logs one line without a stack for a page of $who', ({ headers }) =>
    visit(async (ask) => {
      apiFetch = async () => Response.json({ code: 'unavailable', status: 503 }, { status: 503 })
      const printed = vi.spyOn(console, 'error')
      const answer = await ask('/?name=Ana', headers)
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
      expect(answer.body).toMatch(/<h1[^>]*>Se ha producido un error<\/h1>/)
      expect(logged).toEqual([{ level: 'warn', details: { url: '/' }, message: 'A page is not available now.' }])
      expect(printed).not.toHaveBeenCalled()
      printed.mockRestore()
    }),
  )

  test('a person whose record breaks every page gets the generic error page', () =>
    visit(async (ask) => {
      const session = { stage: 'full', next: 'home', userId: 'one', role: 'user', isCodeGiven: true }
      apiFetch = async ({ url }) =>
        Response.json(url.endsWith('/session') ? session : { data: [], total: 0, reflectionDays: 4 })
      const answer = await ask('/legal', { cookie: 'session=abc' })
      expect(answer.status).toBe(500)
      expect(answer.body).toMatch(/<h1[^>]*>Se ha producido un error<\/h1>/)
      expect(logged.map(({ details }) => details)).toEqual([
        { url: '/legal', err: expect.any(TypeError) },
        { url: '/legal', err: expect.any(TypeError) },
      ])
    }))

  test('pages that do not need the API are served', () =>
    visit(async (ask) => {
      expect((await ask('/auth/forgot')).status).toBe(200)
      expect((await ask('/nothing-here')).headers['location']).toBe('/auth/login?next=%2Fnothing-here')
      expect((await ask('/nothing-here.png')).status).toBe(404)
    }))
})

describe('cookies of the site', () => {
  const choose = (site: Site) =>
    visit(
      (ask) =>
        ask(
          '/language',
          { 'content-type': 'application/x-www-form-urlencoded' },
          'POST',
          'language=en&back=%2Fprojects%2F%3Fterm%3D24',
        ),
      site,
    )
  const remember = (site: Site) => visit((ask) => ask('/auth/forgot?next=%2Finvestments'), site)

  test('are Secure when the public address is https, even behind a proxy that terminates TLS', async () => {
    expect((await choose(sites.https)).headers['set-cookie']).toEqual([
      'language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ])
    expect((await remember(sites.https)).headers['set-cookie']).toEqual([
      '__Host-next=/investments; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })
  test('are not Secure when the public address is http', async () => {
    for (const answer of [await choose(sites.http), await remember(sites.http)])
      expect(answer.headers['set-cookie']![0]).not.toContain('Secure')
  })
  test('a choice of language redirects back to its page', async () => {
    const { status, headers } = await choose(sites.http)
    expect(status).toBe(303)
    expect(headers['location']).toBe('/projects/?term=24')
  })
  test.each([
    { what: 'without a form', type: 'application/json', body: '{}' },
    {
      what: 'to another site',
      type: 'application/x-www-form-urlencoded',
      body: 'language=en&back=https%3A%2F%2Fevil.example',
    },
  ])('a request $what redirects home', ({ type, body }) =>
    visit(async (ask) => {
      const answer = await ask('/language', { 'content-type': type }, 'POST', body)
      expect(answer.status).toBe(303)
      expect(answer.headers['location']).toBe('/')
    }),
  )
})

test('malformed addresses are not server errors', () =>
  visit(async (ask) => {
    for (const path of ['//', '/%', '/%zz', '/\\\\']) expect((await ask(path)).status, path).toBeLessThan(500)
  }))

test.each(['/projects/%00', '/projects/?name=a%00b', '/?x=%00', '/legal?x=%00'])(
  'a page with a NUL byte in its address is not found: %s',
  (path) =>
    visit(async (ask) => {
      apiFetch = async () => Response.json({ code: 'input-invalid', status: 422 }, { status: 422 })
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(body).toContain('<html')
      expect(logged).toEqual([])
    }),
)

const routes = globSync('**/*{astro,ts}', { cwd: path.resolve(import.meta.dirname, '../../../site/src/pages') })
  .map((file) => `/${file.replace(/(\/index)?\.(astro|ts)$/, '')}`)
  .filter((route) => route.includes('['))
const addressesOf = (route: string) =>
  ['a.b', 'a%2Eb', 'a.png', '%FF', '%E0%A4', '..%2Fa', 'x'.repeat(3000), `${'x'.repeat(300)}.pdf`]
    .map((value) => route.replaceAll(/\[[^\]]+\]/g, value))
    .flatMap((address) => [address, `${address}/`, `${address}?a.b`])
const USER = { userId: 'one', role: 'user', name: 'Ana', surname: 'Soler', email: 'ana@correo.example' }

/** The real API refuses a malformed id, and finds nothing under other names. */
const apiWith = (session: object) => async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/auth/session')) return Response.json(session)
  if (pathname.endsWith('/users/me')) return Response.json(USER)
  if (/\/(wallets|tickets|notifications|projects|verifications)$/.test(pathname))
    return Response.json({ data: [], total: 0 })
  return Response.json({ code: 'not-found', status: 404 }, { status: 404 })
}

describe.each(routes)('any address of %s', (route) => {
  test.each([
    { who: 'a visitor', session: undefined },
    { who: 'a person before the code', session: { stage: 'pending', next: 'otp' } },
    { who: 'a person who is logged in', session: { stage: 'full', next: 'home', ...USER } },
  ])('is a redirect or not found for $who, and never a failure', ({ session }) =>
    visit(async (ask) => {
      apiFetch = apiWith(session ?? {})
      const failures: string[] = []
      for (const address of addressesOf(route)) {
        const { status, headers, body } = await ask(address, session === undefined ? {} : { cookie: 'session=abc' })
        const isLogIn = status === 303 && /^\/auth\/(login|otp)\?next=/.test(headers['location'] ?? '')
        if (!isLogIn && !(status === 404 && body.includes('<html')) && status !== 400)
          failures.push(`${status} ${address}`)
      }
      expect(failures).toEqual([])
      expect(logged).toEqual([])
    }),
  )
})

test.each([
  { language: 'es', words: 'Espere 7 segundos' },
  { language: 'en', words: 'Wait 7 seconds' },
])('a client with too many requests is told in $language how long to wait, without the API', ({ language, words }) =>
  withServer(
    (request, response) => sites.http.refuse(request, response, 7),
    async (ask) => {
      const { status, headers, body } = await ask('/projects/', {
        cookie: `session=abc; language=${language}`,
        'accept-language': 'de',
      })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '7', 'no-store'])
      expect(body).toContain(words)
    },
  ),
)

test('the footer names the company and links the source code if they are set', async () => {
  const company = { name: 'Ribera Norte, S. L.', taxNumber: 'B19312040' }
  const sourceUrl = 'https://code.example/cauce'
  const site = await createSite({ ...partsOf('http://localhost:4000'), sourceUrl, company: () => company })
  const footerOf = async (one: Site) => (await visit((ask) => ask('/missing.png'), one)).body.split('<footer')[1]
  const footer = await footerOf(site)
  expect(footer).toContain(`href="${sourceUrl}"`)
  expect(footer).toContain('Ribera Norte, S. L. · NIF B19312040')
  expect(await footerOf(sites.http)).not.toContain('code.example')
})

test('a page has the name of the platform, and not the working name', async () => {
  apiFetch = async () => Response.json({ stage: 'visitor' })
  const { body } = await visit((ask) => ask('/auth/login'))
  expect(body.includes('<meta name="application-name" content="Río &amp; Ribera">')).toBe(true)
  expect(body.match(/.{20}Cauce.{20}/g)).toBeNull()
})

describe('a visitor who disconnects half-way', () => {
  const breakOff = async (site: Site, path: string, headers: Record<string, string>, method: string, body?: string) => {
    const { promise: rendered, resolve } = Promise.withResolvers<void>()
    await withServer(
      (request, response) => {
        void site.render(request, response).finally(resolve)
        setTimeout(() => request.socket.destroy(), 50)
      },
      async (ask) => {
        await expect(ask(path, headers, method, body)).rejects.toThrow()
        await rendered
      },
    )
  }

  test('through sending a form is not logged as a failure', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' }
    await breakOff(sites.http, '/language', headers, 'POST', 'language=en')
    expect(logged).toEqual([])
  })

  test('through an answer is not logged as a failure', async () => {
    const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024)) }))
    const site = await createSite({
      apiFetch: (request) => apiFetch(request),
      pageCache: { serve: (request, response) => sendResponse(request, response, endless()) },
      origin: 'http://localhost:4000',
      company: () => ({}),
      headers: {},
      log,
    })
    await breakOff(site, '/', {}, 'GET')
    expect(logged).toEqual([])
  })
})
