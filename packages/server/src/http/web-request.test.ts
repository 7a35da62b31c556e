import { expect, test } from 'vitest'
import { webRequestOf } from './web-request.ts'
import { withServer } from './testing/with-server.ts'

const readAs = (method: string, headers: Record<string, string> = {}, body?: string, at = '/projects?term=24') =>
  withServer(
    async (incoming, response) => {
      const request = await webRequestOf(incoming, 'https://cauce.example')
      if (!(request instanceof Request)) return response.end(String(request))
      const hosts = ['host', 'x-forwarded-host'].map((name) => request.headers.get(name))
      response.end(`${request.method} ${request.url} ${hosts}`)
    },
    async (ask) => (await ask(at, headers, method, body)).body,
  )

test('a request uses the public origin, whatever its Host header', async () => {
  const read = 'POST https://cauce.example/projects?term=24 cauce.example,evil.example'
  expect(await readAs('POST', { host: 'evil.example' })).toBe(read)
})

test('TRACE, which would repeat the headers of a request, is refused', async () => {
  expect(await readAs('TRACE')).toBe('400')
})

test('a form beyond 64 KB is refused', async () => {
  expect(await readAs('POST', {}, 'a'.repeat(64 * 1024))).toMatch(/^POST /)
  expect(await readAs('POST', {}, 'a'.repeat(64 * 1024 + 1))).toBe('413')
})

test('a complaint may have five files, up to 26 MB in total', async () => {
  const megabytes = (count: number) => 'a'.repeat(count * 1024 * 1024)
  expect(await readAs('POST', {}, megabytes(25), '/complaints')).toMatch(/^POST /)
  expect(await readAs('POST', {}, `${megabytes(26)}a`, '/complaints')).toBe('413')
  expect(await readAs('POST', {}, megabytes(1), '/complaintsbook')).toBe('413')
})
