import { given, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Fields that a call does not take (handbook rule 12.12) are refused by name, never ignored. */
let app: TestApp
let person: Person
let administrator: Person
beforeAll(async () => {
  app = await startTestApp()
  person = await given(app).person()
  administrator = await given(app).administrator()
})
afterAll(() => app.stop())

async function send(who: Person, method: 'POST' | 'DELETE', url: string, body: FormData | string | undefined) {
  const encoded = new Response(body)
  const { statusCode, payload } = await app.app.inject({
    method,
    url,
    cookies: { cauce_session: who.token },
    headers: { 'content-type': typeof body === 'string' ? 'application/json' : encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return [statusCode, payload === '' ? undefined : JSON.parse(payload)]
}
const form = (parts: readonly (readonly [string, string | File])[]) => {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  return data
}

describe('a call that takes no body', () => {
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

describe('a body', () => {
  test('beyond a megabyte is refused with its limit, which is not that of a file', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(1_000_000), description: 'x' })
    expect(await send(administrator, 'POST', '/v1/misc/document-types', body)).toMatchObject([
      413,
      { code: 'body-too-large', params: { maximumMegabytes: 1 } },
    ])
  })

  test('of more levels than any call has is refused with their limit', async () => {
    const body = '{"name":'.repeat(33)
    expect(await send(administrator, 'POST', '/v1/misc/document-types', body)).toMatchObject([
      400,
      { code: 'body-too-deep', params: { maximum: 32 } },
    ])
  })

  test('of fields and files is not read where no file is taken', async () => {
    const body = form([
      ['name', 'Tasación'],
      ['description', 'Qué vale'],
    ])
    expect(await send(administrator, 'POST', '/v1/misc/document-types', body)).toMatchObject([
      400,
      { code: 'body-unreadable' },
    ])
  })

  test('of more files than any call takes is refused with their limit', async () => {
    const parts = Array.from({ length: 31 }, () => ['documents', sample.png()] as const)
    expect(await send(person, 'POST', '/v1/support/tickets', form(parts))).toMatchObject([
      422,
      { code: 'too-many-files', params: { maximum: 30 } },
    ])
  })
})
