import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Answer, withServer } from '../http/testing/with-server.ts'
import { type KeptPage, keptPageOf, narrowPolicy, sendKeptPage } from './kept-page.ts'
import { chooseEncoding, type Page } from './page.ts'

const HTML = `<p>${'plain bytes '.repeat(100)}`
const page: Page = {
  status: 200,
  headers: { 'content-type': 'text/html', vary: 'Cookie' },
  bytes: Buffer.from(HTML),
  tags: ['home'],
}
const kept = await keptPageOf(page, 'fast')

function answerOf(sent: KeptPage, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return withServer(
    (request, response) => sendKeptPage(request, response, sent),
    (ask) => ask('/', headers, method),
  )
}

test.each([
  { acceptEncoding: 'br, gzip', encoding: 'br' },
  { acceptEncoding: 'gzip, deflate, br, zstd', encoding: 'br' },
  { acceptEncoding: 'gzip', encoding: 'gzip' },
  { acceptEncoding: 'br;q=0, gzip', encoding: 'gzip' },
  { acceptEncoding: 'br;q=0.0, gzip;q=0', encoding: undefined },
  { acceptEncoding: 'gzip;q=0.5, br;q=1.0', encoding: 'br' },
  { acceptEncoding: 'bra', encoding: undefined },
  { acceptEncoding: 'identity', encoding: undefined },
  { acceptEncoding: undefined, encoding: undefined },
])('the encoding for Accept-Encoding $acceptEncoding is $encoding', ({ acceptEncoding, encoding }) => {
  expect(chooseEncoding(acceptEncoding)).toBe(encoding)
})

test('the effort `small` sends fewer bytes of the same page than the effort `fast`', async () => {
  const bytes = Buffer.from(Array.from({ length: 3000 }, (_, index) => `<p>${(index * 7919) % 1009}</p>`).join(''))
  const [fast, small] = [await keptPageOf({ ...page, bytes }, 'fast'), await keptPageOf({ ...page, bytes }, 'small')]
  expect(small.br.body.length).toBeLessThan(fast.br.body.length)
  expect(small.etag).toBe(fast.etag)
})

test.each([
  { encoding: 'br', decompress: brotliDecompressSync },
  { encoding: 'gzip', decompress: gunzipSync },
])('the $encoding variant carries its length, its encoding and what it varies on', async ({ encoding, decompress }) => {
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
  const answer = await answerOf(await keptPageOf({ ...page, bytes }, 'fast'), {})
  expect(answer.headers['content-length']).toBe(String(length))
  expect(answer.bytes.equals(bytes)).toBe(true)
})

test('HEAD gets the headers alone', async () => {
  const answer = await answerOf(kept, {}, 'HEAD')
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(answer.headers['content-length']).toBe(String(HTML.length))
})

describe('the content security policy of a kept page', () => {
  const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const html = `<!doctype html><style>p{color:red}</style><script type="module" src="/page.js"></script>
<script>let one = 1
let two = 2</script><style data-x="1">a{}</style>`

  test('keeps the hashes of its own inline scripts and styles and drops those of other pages', () => {
    const scripts = `script-src 'self' ${hashOf('let one = 1\nlet two = 2')}`
    const styles = `style-src-elem 'self' ${hashOf('p{color:red}')} ${hashOf('a{}')}`
    const others = ` ${hashOf('alert()')} ${hashOf('b{}')}`
    expect(narrowPolicy(`default-src 'self'; ${scripts}${others}; ${styles}${others};`, html)).toBe(
      `default-src 'self';${scripts};${styles}`,
    )
  })

  test('needs no hash for a script with an address, and stays as it is without hashes', () => {
    expect(narrowPolicy(`script-src 'self' ${hashOf('')}`, html)).toBe(`script-src 'self'`)
    expect(narrowPolicy(`default-src 'self'; object-src 'none'`, html)).toBe(`default-src 'self';object-src 'none'`)
  })

  test('drops a style-src that repeats default-src, and keeps one that differs', () => {
    const attributes = `style-src-attr 'unsafe-inline'`
    expect(narrowPolicy(`default-src 'self'; style-src 'self' ; ${attributes};`, html)).toBe(
      `default-src 'self';${attributes}`,
    )
    expect(narrowPolicy(`default-src 'none'; style-src 'self'`, html)).toBe(`default-src 'none';style-src 'self'`)
  })
})
