import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Answer, withServer } from '../http/testing/with-server.ts'
import { type KeptPage, keptPageOf, sendKeptPage } from './kept-page.ts'
import { chooseEncoding, type Page } from './page.ts'

const HTML = `<p>${'plain bytes '.repeat(100)}`
const page: Page = {
  status: 200,
  headers: { 'content-type': 'text/html', vary: 'Cookie' },
  bytes: Buffer.from(HTML),
  tags: ['home'],
}
const kept = await keptPageOf(page)

function answerOf(sent: KeptPage, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return withServer(
    (request, response) => sendKeptPage(request, response, sent),
    (ask) => ask('/', headers, method),
  )
}

test.each([
  { acceptEncoding: 'br, gzip', encoding: 'br' },
  { acceptEncoding: 'br;q=0, gzip', encoding: 'gzip' },
  { acceptEncoding: 'identity', encoding: undefined },
  { acceptEncoding: undefined, encoding: undefined },
])('the encoding for Accept-Encoding $acceptEncoding is $encoding', ({ acceptEncoding, encoding }) => {
  expect(chooseEncoding(acceptEncoding)).toBe(encoding)
})

test.each([
  { encoding: 'br', decompress: brotliDecompressSync },
  { encoding: 'gzip', decompress: gunzipSync },
])('the $encoding variant has Content-Length, Content-Encoding and Vary', async ({ encoding, decompress }) => {
  const answer = await answerOf(kept, { 'accept-encoding': encoding })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(answer.bytes.length),
    'content-type': 'text/html',
    vary: 'Cookie, Accept-Encoding',
    etag: kept.etag,
  })
  expect(decompress(answer.bytes).toString()).toBe(HTML)
})

describe('If-None-Match', () => {
  test.each([
    { names: 'the same tag', header: kept.etag },
    { names: 'any tag', header: '*' },
    { names: 'a list with the tag', header: `"other", ${kept.etag}` },
    { names: 'the tag as a strong one', header: kept.etag.slice(2) },
  ])('with $names is answered with 304 and no body', async ({ header }) => {
    const answer = await answerOf(kept, { 'if-none-match': header })
    expect(answer).toMatchObject({ status: 304, body: '' })
    expect(answer.headers['etag']).toBe(kept.etag)
  })

  test('with an earlier tag is answered with the page', async () => {
    expect(await answerOf(kept, { 'if-none-match': 'W/"earlier"' })).toMatchObject({ status: 200, body: HTML })
  })
})

test.each([{ length: 256 }, { length: 100_000 }])('all of $length bytes arrive unchanged', async ({ length }) => {
  const bytes = Buffer.from(Array.from({ length }, (_, index) => index % 256))
  const answer = await answerOf(await keptPageOf({ ...page, bytes }), {})
  expect(answer.headers['content-length']).toBe(String(length))
  expect(answer.bytes.equals(bytes)).toBe(true)
})

test('HEAD gets the headers only', async () => {
  const answer = await answerOf(kept, {}, 'HEAD')
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe(String(HTML.length))
})
