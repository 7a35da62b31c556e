import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Ask, withServer } from '../http/answer.fixture.ts'
import { sendText } from '../http/send-text.ts'
import { cacheOver } from './page-cache.ts'
import { createPageStore, type PageStore } from './page-store.ts'

const HTML = `<!doctype html><title>Cauce</title>${'<p>agua</p>'.repeat(200)}`
const PAGE = { 'content-type': 'text/html', 'content-language': 'es' }
const SHARED = { ...PAGE, 'x-page-cache': 'home, projects', vary: 'Cookie' }

let store: PageStore
let isHearing: boolean
let rendered: number
let site: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(() => {
  store = createPageStore()
  isHearing = true
  rendered = 0
  site = (_, response) => answerWith(response, 200, SHARED)
})

/** Writes as Astro does: the head, pieces of the body, the end. */
function answerWith(response: ServerResponse, status: number, headers: object): void {
  response.writeHead(status, { ...headers })
  response.write(Buffer.from(HTML.slice(0, 10)))
  response.write(HTML.slice(10))
  response.end()
}

function serve<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const cache = cacheOver(store, () => isHearing)
  const listener: RequestListener = (request, response) => {
    if (cache.answer(request, response)) return
    response.setHeader('x-frame-options', 'DENY')
    const render = () => {
      rendered += 1
      site(request, response)
    }
    cache.serve(request, response, { render, refuse: () => sendText(response, 500, 'It broke off.') })
  }
  return withServer(listener, work)
}

test('a shared page is made once, and is the same from memory, with all its headers but ours', () =>
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

test('a visitor who has the page gets 304, until it is made anew from other data', () =>
  serve(async (ask) => {
    const { headers } = await ask('/')
    expect((await ask('/', { 'if-none-match': headers['etag']! })).status).toBe(304)
    store.purge(['projects'])
    site = (_, response) => {
      response.writeHead(200, SHARED)
      response.end('<p>something else</p>')
    }
    await ask('/')
    expect(await ask('/', { 'if-none-match': headers['etag']! })).toMatchObject({
      status: 200,
      body: '<p>something else</p>',
    })
  }))

test('a visitor who has the page gets 304 in whatever coding they ask, and also when it was just made again', () =>
  serve(async (ask) => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' })
    const known = { 'if-none-match': headers['etag']!, 'accept-encoding': 'gzip' }
    expect(await ask('/', known)).toMatchObject({ status: 304, body: '' })
    store.clear()
    const again = await ask('/', known)
    expect(rendered).toBe(2)
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers).toMatchObject({ etag: headers['etag'], vary: 'Cookie, Accept-Encoding' })
  }))

test('pages are compressed, from memory and when they are not kept', () =>
  serve(async (ask) => {
    await ask('/')
    await expect.poll(async () => (await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    const kept = await ask('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(kept.bytes).toString()).toBe(HTML)
    const unkept = await ask('/?x=1', { 'accept-encoding': 'gzip, br' })
    expect(unkept.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(unkept.bytes).toString()).toBe(HTML)
  }))

test('each language has its page', () =>
  serve(async (ask) => {
    site = (request, response) => {
      const language = request.headers['accept-language'] ?? 'es'
      response.writeHead(200, { ...SHARED, 'content-language': language })
      response.end(language)
    }
    await ask('/')
    expect((await ask('/', { 'accept-language': 'en' })).body).toBe('en')
    expect((await ask('/')).body).toBe('es')
    expect(rendered).toBe(2)
  }))

describe('made anew every time is', () => {
  async function expectTwice(ask: Ask, path = '/', headers = {}, method = 'GET') {
    await ask(path, headers, method)
    await ask(path, headers, method)
    expect(rendered).toBe(2)
  }
  test('a page for somebody with a session, even when the site marked it by mistake', () =>
    serve(async (ask) => {
      await ask('/')
      rendered = 0
      await expectTwice(ask, '/', { cookie: 'cauce_session=abc' })
    }))
  test('a page that the site did not mark', () => {
    site = (_, response) => answerWith(response, 200, PAGE)
    return serve((ask) => expectTwice(ask))
  })
  test('a page in another language than that of its key, which a cookie in an odd spelling asks for', () => {
    site = (_, response) => answerWith(response, 200, { ...SHARED, 'content-language': 'en' })
    return serve((ask) => expectTwice(ask, '/', { cookie: 'language=%65n' }))
  })
  test('a page that is not there', () => {
    site = (_, response) => answerWith(response, 404, SHARED)
    return serve((ask) => expectTwice(ask))
  })
  test('a page that sets a cookie', () => {
    site = (_, response) => answerWith(response, 200, { ...SHARED, 'set-cookie': 'a=b' })
    return serve((ask) => expectTwice(ask))
  })
  test('an answer to a form', () => serve((ask) => expectTwice(ask, '/', {}, 'POST')))
  test('a page with parameters that nobody knows', () => serve((ask) => expectTwice(ask, '/?a=1')))
  test('every page while purges cannot be heard', () => {
    isHearing = false
    return serve((ask) => expectTwice(ask))
  })
})

test('a page that was begun before a purge is not kept, because it may show what was true before', () =>
  serve(async (ask) => {
    site = (_, response) => {
      store.purge(['unrelated'])
      answerWith(response, 200, SHARED)
    }
    await ask('/')
    site = (_, response) => answerWith(response, 200, SHARED)
    await ask('/')
    expect(rendered).toBe(2)
  }))

test('what is no page passes through untouched, without our header', () =>
  serve(async (ask) => {
    site = (_, response) => {
      response.writeHead(302, { location: '/auth/login', 'x-page-cache': 'home' })
      response.end()
    }
    const answer = await ask('/investments')
    expect(answer).toMatchObject({ status: 302, body: '' })
    expect(answer.headers).toMatchObject({ location: '/auth/login', 'x-frame-options': 'DENY' })
    expect(answer.headers).not.toHaveProperty('x-page-cache')
  }))

describe('a page that fails in the middle', () => {
  /** As Astro's adapter breaks off: some last words, and the end once they are written. */
  function breakOff(response: ServerResponse): void {
    response.statusMessage = 'OK'
    response.writeHead(200, SHARED)
    response.write(HTML.slice(0, 100))
    response.write('Internal server error', () => response.destroy(new Error('a part of the page failed')))
  }
  async function expectRefusal(ask: Ask) {
    const answer = await ask('/')
    expect(answer).toMatchObject({ status: 500, body: 'It broke off.\n' })
    expect(answer.headers).not.toHaveProperty('x-page-cache')
  }

  test('is answered with what stands in for it, and is not kept', () =>
    serve(async (ask) => {
      site = (_, response) => breakOff(response)
      await expectRefusal(ask)
      site = (_, response) => answerWith(response, 200, SHARED)
      expect(await ask('/')).toMatchObject({ status: 200, body: HTML })
    }))
  test('keeps nobody waiting who asked for it too', () =>
    serve(async (ask) => {
      await ask('/')
      store.purge(['home'])
      site = (_, response) => void setImmediate(() => breakOff(response))
      await Promise.all(Array.from({ length: 5 }, () => expectRefusal(ask)))
    }))
  test('is answered too when the site can only say that it could not go on', () =>
    serve(async (ask) => {
      site = (_, response) => {
        response.writeHead(200, SHARED)
        response.write(HTML.slice(0, 100))
        response.statusCode = 500
        response.end('Internal Server Error')
      }
      await expectRefusal(ask)
    }))
  test('is answered too when not even the page for failures could be made', () =>
    serve(async (ask) => {
      site = (_, response) => {
        response.writeHead(500, {})
        response.end()
      }
      await expectRefusal(ask)
    }))
})

test('HEAD is answered from memory, and a page made for it is not kept', () =>
  serve(async (ask) => {
    expect((await ask('/', {}, 'HEAD')).body).toBe('')
    await ask('/')
    expect(rendered).toBe(2)
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
    expect(rendered).toBe(2)
  }))

describe('many who ask at once for a page that was forgotten', () => {
  /** Renders when it is let. */
  function slowSite() {
    const { promise, resolve } = Promise.withResolvers<void>()
    site = (_, response) => void promise.then(() => answerWith(response, 200, SHARED))
    return resolve
  }
  async function askAtOnce(ask: Ask) {
    const answers = Promise.all(Array.from({ length: 20 }, () => ask('/')))
    await expect.poll(() => rendered).toBeGreaterThan(0)
    return answers
  }

  test('get the one that the first of them has made', () =>
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

  test('make one each when it turns out not to be for all', () =>
    serve(async (ask) => {
      await ask('/')
      store.purge(['home'])
      rendered = 0
      site = (_, response) => answerWith(response, 200, PAGE)
      expect((await askAtOnce(ask)).every(({ body }) => body === HTML)).toBe(true)
      expect(rendered).toBe(20)
    }))

  test('do not get one that was begun before a purge', () =>
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
