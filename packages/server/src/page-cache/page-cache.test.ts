import type { IncomingMessage, RequestListener } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendText } from '../http/responses.ts'
import { type Ask, withServer } from '../http/testing/with-server.ts'
import { cacheOver } from './page-cache.ts'
import { createPageStore, type PageStore } from './page-store.ts'

const HTML = `<!doctype html><title>Cauce</title>${'<p>agua</p>'.repeat(200)}`
const PAGE = { 'content-type': 'text/html', 'content-language': 'es', 'x-frame-options': 'DENY' }
const SHARED = { ...PAGE, 'x-page-cache': 'home, projects', vary: 'Cookie' }

let store: PageStore
let isConnected: boolean
let elapsed: number
const clock = { now: () => elapsed }
let rendered: number
let site: (request: IncomingMessage) => Response | Promise<Response>

beforeEach(() => {
  // The store of pages takes 0 for no time at all.
  elapsed = 1
  store = createPageStore(undefined, clock)
  isConnected = true
  rendered = 0
  site = () => pageWith(SHARED)
})

const pageWith = (headers: Record<string, string>, status = 200, body = HTML) => new Response(body, { status, headers })

function serve<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const cache = cacheOver(store, () => isConnected, clock)
  const listener: RequestListener = (request, response) => {
    if (cache.answer(request, response)) return
    const render = async () => {
      rendered += 1
      return site(request)
    }
    cache.serve(request, response, render).catch(() => sendText(response, 500, 'It broke off.'))
  }
  return withServer(listener, work)
}

test('a shared page is rendered once, and comes from memory with the same headers, without the internal one', () =>
  serve(async (ask) => {
    const first = await ask('/')
    const second = await ask('/?utm_source=mail')
    expect(rendered).toBe(1)
    expect(second.body).toBe(HTML)
    expect(first.body).toBe(HTML)
    expect(first.headers['etag']).toBe(second.headers['etag'])
    for (const { headers } of [first, second]) {
      expect(headers).toMatchObject({
        'content-type': 'text/html',
        'x-frame-options': 'DENY',
        vary: 'Cookie, Accept-Encoding',
      })
      expect(headers).not.toHaveProperty('x-page-cache')
    }
  }))

test('a visitor who has the page gets 304 until its content changes', () =>
  serve(async (ask) => {
    const { headers } = await ask('/')
    expect((await ask('/', { 'if-none-match': headers['etag']! })).status).toBe(304)
    store.purge(['projects'])
    site = () => pageWith(SHARED, 200, '<p>something else</p>')
    await ask('/')
    expect(await ask('/', { 'if-none-match': headers['etag']! })).toMatchObject({
      status: 200,
      body: '<p>something else</p>',
    })
  }))

test('each language has its page', () =>
  serve(async (ask) => {
    site = (request) => {
      const language = request.headers['accept-language'] ?? 'es'
      return pageWith({ ...SHARED, 'content-language': language }, 200, language)
    }
    await ask('/')
    expect((await ask('/', { 'accept-language': 'en' })).body).toBe('en')
    expect((await ask('/')).body).toBe('es')
    expect(rendered).toBe(2)
  }))

describe('not cached is', () => {
  async function expectTwice(ask: Ask, path = '/', headers = {}, method = 'GET') {
    await ask(path, headers, method)
    await ask(path, headers, method)
    expect(rendered).toBe(2)
  }
  test('a page for a session, even when the site marked it by mistake', () =>
    serve(async (ask) => {
      await ask('/')
      rendered = 0
      await expectTwice(ask, '/', { cookie: 'session=abc' })
    }))
  test('a page without cache tags', () => {
    site = () => pageWith(PAGE)
    return serve((ask) => expectTwice(ask))
  })
  test('a page in another language than its key, requested by a malformed cookie', () => {
    site = () => pageWith({ ...SHARED, 'content-language': 'en' })
    return serve((ask) => expectTwice(ask, '/', { cookie: 'language=%65n' }))
  })
  test('a page that does not exist', () => {
    site = () => pageWith(SHARED, 404)
    return serve((ask) => expectTwice(ask))
  })
  test('a page that sets a cookie', () => {
    site = () => pageWith({ ...SHARED, 'set-cookie': 'a=b' })
    return serve((ask) => expectTwice(ask))
  })
  test('an answer to a form', () => serve((ask) => expectTwice(ask, '/', {}, 'POST')))
  test('a page with unknown parameters', () => serve((ask) => expectTwice(ask, '/?a=1')))
  test('every page while purges cannot arrive', () => {
    isConnected = false
    return serve((ask) => expectTwice(ask))
  })
})

test('a page whose rendering began before a purge is not cached, because it may show old data', () =>
  serve(async (ask) => {
    site = () => {
      store.purge(['unrelated'])
      return pageWith(SHARED)
    }
    await ask('/')
    site = () => pageWith(SHARED)
    await ask('/')
    expect(rendered).toBe(2)
  }))

test('an answer that is not a page passes through unchanged, without the internal header', () =>
  serve(async (ask) => {
    site = () =>
      new Response(null, { status: 302, headers: { ...SHARED, 'content-type': '', location: '/auth/login' } })
    const answer = await ask('/investments')
    expect(answer).toMatchObject({ status: 302, body: '' })
    expect(answer.headers).toMatchObject({ location: '/auth/login', 'x-frame-options': 'DENY' })
    expect(answer.headers).not.toHaveProperty('x-page-cache')
  }))

test('all cookies of an answer are sent', () =>
  serve(async (ask) => {
    const headers = new Headers(PAGE)
    headers.append('set-cookie', 'one=1; Path=/')
    headers.append('set-cookie', 'two=2; Path=/')
    site = () => new Response(HTML, { headers })
    expect((await ask('/')).headers['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/'])
  }))

describe('a page whose rendering fails', () => {
  /** A page that breaks off in the middle of its body. */
  const brokenPage = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from(HTML.slice(0, 100)))
          controller.error(new Error('a part of the page failed'))
        },
      }),
      { headers: SHARED },
    )
  async function expectRefusal(ask: Ask) {
    const answer = await ask('/')
    expect(answer).toMatchObject({ status: 500, body: 'It broke off.\n' })
    expect(answer.headers).not.toHaveProperty('x-page-cache')
  }

  test('half-way is replaced by an error answer and not cached', () =>
    serve(async (ask) => {
      site = brokenPage
      await expectRefusal(ask)
      site = () => pageWith(SHARED)
      expect(await ask('/')).toMatchObject({ status: 200, body: HTML })
    }))
  test('does not block concurrent requests for it', () =>
    serve(async (ask) => {
      await ask('/')
      store.purge(['home'])
      site = () => new Promise((resolve) => setImmediate(() => resolve(brokenPage())))
      await Promise.all(Array.from({ length: 5 }, () => expectRefusal(ask)))
    }))
  test('at once is replaced by an error answer too', () =>
    serve(async (ask) => {
      site = () => Promise.reject(new Error('nothing could be rendered'))
      await expectRefusal(ask)
    }))
})

describe('concurrent requests for a purged page', () => {
  /** Renders when the returned function is called. */
  function slowSite() {
    const { promise, resolve } = Promise.withResolvers<void>()
    site = () => promise.then(() => pageWith(SHARED))
    return resolve
  }
  async function askAtOnce(ask: Ask) {
    const answers = Promise.all(Array.from({ length: 20 }, () => ask('/')))
    await expect.poll(() => rendered).toBeGreaterThan(0)
    return answers
  }

  test('wait for the rendering of the first', () =>
    serve(async (ask) => {
      await ask('/')
      store.purge(['home'])
      rendered = 0
      const letRender = slowSite()
      const answers = askAtOnce(ask)
      await expect.poll(() => rendered).toBe(1)
      letRender()
      expect((await answers).map(({ body }) => body)).toEqual(Array(20).fill(HTML))
      expect(rendered).toBe(1)
    }))

  test('are rendered one by one when the page must not be shared', () =>
    serve(async (ask) => {
      await ask('/')
      store.purge(['home'])
      rendered = 0
      site = () => pageWith(PAGE)
      expect((await askAtOnce(ask)).every(({ body }) => body === HTML)).toBe(true)
      expect(rendered).toBe(20)
    }))

  test('do not get a rendering that began before a purge', () =>
    serve(async (ask) => {
      await ask('/')
      store.purge(['home'])
      rendered = 0
      const letRender = slowSite()
      const early = ask('/')
      await expect.poll(() => rendered).toBe(1)
      store.purge(['home'])
      const late = ask('/')
      await expect.poll(() => rendered).toBe(2)
      letRender()
      await Promise.all([early, late])
    }))
})

describe('while a page cannot be rendered', () => {
  const MINUTE = 60_000
  /** Keeps the page, lets its minute pass, and breaks the site. */
  async function keepAndBreak(ask: Ask, broken: typeof site) {
    await ask('/')
    elapsed = 2 * MINUTE
    site = broken
  }

  test.each([
    { how: 'nothing answers', broken: () => new Promise<Response>(() => {}) },
    { how: 'rendering fails', broken: () => Promise.reject<Response>(new Error('the database does not answer')) },
    { how: 'only an error page can be rendered', broken: () => pageWith(PAGE, 503, 'error') },
  ])('visitors get the previous page when $how', ({ broken }) =>
    serve(async (ask) => {
      await keepAndBreak(ask, broken)
      for (const connected of [true, false]) {
        isConnected = connected
        expect(await ask('/')).toMatchObject({ status: 200, body: HTML })
      }
    }),
  )

  test('requests do not wait for another attempt within a second of a failure', () =>
    serve(async (ask) => {
      await keepAndBreak(ask, () => Promise.reject(new Error('the database does not answer')))
      await ask('/')
      rendered = 0
      await Promise.all(Array.from({ length: 20 }, () => ask('/')))
      expect(rendered).toBe(0)
      elapsed += 1_001
      await ask('/')
      expect(rendered).toBe(1)
    }))

  test('a purged page is not shown again', () =>
    serve(async (ask) => {
      await keepAndBreak(ask, () => Promise.reject(new Error('the database does not answer')))
      store.purge(['home'])
      expect((await ask('/')).status).toBe(500)
    }))

  test('the previous page is shown for an hour at most', () =>
    serve(async (ask) => {
      await keepAndBreak(ask, () => Promise.reject(new Error('the database does not answer')))
      elapsed = 61 * MINUTE
      expect((await ask('/')).status).toBe(500)
    }))

  test('the new page is shown when it can be rendered after all', () =>
    serve(async (ask) => {
      await keepAndBreak(ask, () => pageWith(SHARED, 200, 'new'))
      isConnected = false
      expect((await ask('/')).body).toBe('new')
    }))
})
