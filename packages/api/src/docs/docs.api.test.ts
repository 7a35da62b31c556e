import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { startTestApp, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCS_POLICY } from './docs.page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test('the OpenAPI document is served to everybody as it is committed', async () => {
  const { headers, payload, statusCode } = await get('/v1/openapi.json')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json'])
  expect(payload === readFileSync(new URL('../../../contract/openapi.json', import.meta.url), 'utf8')).toBe(true)
})

test('the reference is a page under a policy that lets no script run', async () => {
  const { headers, payload } = await get('/v1/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toBe(DOCS_POLICY)
  expect(payload).toContain('POST /v1/project/orders')
  expect(payload).toContain('The calls of the specification')
})

test('both travel compressed, and not at all to who has them', async () => {
  for (const url of ['/v1/docs', '/v1/openapi.json']) {
    const plain = await get(url)
    const packed = await get(url, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    const known = await get(url, { 'if-none-match': String(plain.headers['etag']) })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
  }
})
