import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'

const app = testApp()
let person: Person
let administrator: Person
beforeAll(async () => {
  person = await given(app).person()
  administrator = await given(app).administrator()
})

async function send(who: Person, method: 'POST' | 'DELETE', url: string, body: FormData | string | undefined) {
  const encoded = new Response(body)
  const { statusCode, payload } = await app.app.inject({
    method,
    url,
    cookies: { session: who.token },
    headers: { 'content-type': typeof body === 'string' ? 'application/json' : encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return [statusCode, payload === '' ? undefined : JSON.parse(payload)]
}

describe('a call without a body', () => {
  test.each(['{}', 'null', ''])('is served with the empty body %j', async (body) => {
    expect(await send(person, 'POST', '/v1/auth/totps', body)).toMatchObject([201, { totpId: expect.any(String) }])
  })

  test.each([
    { method: 'POST', url: '/v1/auth/totps' },
    { method: 'DELETE', url: '/v1/auth/sessions/01939b2e-7c00-7000-8000-000000000001' },
  ] as const)('refuses unknown fields sent to $method $url', async ({ method, url }) => {
    expect(await send(person, method, url, '{"totpId":"1"}')).toMatchObject([
      422,
      { code: 'input-invalid', errors: [{ path: 'totpId', code: 'unknown-field', params: { field: 'totpId' } }] },
    ])
  })
})

test('a body beyond a megabyte is refused with its own limit, not that of files', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1_000_000), description: 'x' })
  expect(await send(administrator, 'POST', '/v1/misc/document-types', body)).toMatchObject([
    413,
    { code: 'body-too-large', params: { maximumMegabytes: 1 } },
  ])
})

describe('a refused field has a message in the language of the request (handbook rule 12.14)', () => {
  test.each([
    { language: 'es', message: 'Debe tener 80 caracteres como máximo.', unknown: 'Campo desconocido: «extra».' },
    { language: 'en', message: 'It must have at most 80 characters.', unknown: 'Unknown field: "extra".' },
  ])('$language', async ({ language, message, unknown }) => {
    const { payload } = await app.app.inject({
      method: 'POST',
      url: '/v1/misc/document-types',
      cookies: { session: administrator.token },
      headers: { 'accept-language': language },
      payload: { name: 'x'.repeat(81), description: 'x', extra: 1 },
    })
    expect(JSON.parse(payload)).toMatchObject({
      errors: [
        { path: 'name', code: 'text-too-long', params: { maximum: 80 }, message },
        { path: 'extra', code: 'unknown-field', message: unknown },
      ],
    })
  })
})

describe('an answer (handbook rule 12.33, decision http-server-and-shutdown)', () => {
  const ask = (encoding: string | undefined, url: string, options: object = {}) =>
    app.app.inject({
      url,
      cookies: { session: administrator.token },
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      ...options,
    })

  test.each([
    { encoding: 'br', decompress: brotliDecompressSync },
    { encoding: 'gzip', decompress: gunzipSync },
  ])('with a list is compressed with $encoding for a client that accepts it', async ({ encoding, decompress }) => {
    const [plain, packed] = [await ask(undefined, '/v1/misc/countries'), await ask(encoding, '/v1/misc/countries')]
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding])
    // Caches keep the two apart.
    expect([plain.headers['vary'], packed.headers['vary']]).toEqual(
      Array(2).fill('cookie, accept-language, accept-encoding'),
    )
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(decompress(packed.rawPayload).toString()).toBe(plain.payload)
  })

  test('that is small is sent uncompressed', async () => {
    const { headers } = await ask('br, gzip', '/v1/project/phases')
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('to a write is sent uncompressed, because it may carry a secret', async () => {
    const payload = { name: 'Tasación', description: 'Cuánto vale. '.repeat(150) }
    const { headers, statusCode, rawPayload } = await ask('br, gzip', '/v1/misc/document-types', {
      method: 'POST',
      payload,
    })
    expect([statusCode, headers['content-encoding'], rawPayload.length > 1400]).toEqual([201, undefined, true])
  })
})
