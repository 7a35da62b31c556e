import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { createRequestLog } from './request-log.ts'

/** A client whose network the test plays. */
function loggedClient(answer: () => Response | Promise<Response>) {
  const log = createRequestLog()
  const client = createClient({ baseUrl: 'http://localhost', fetch: async () => answer() }, log)
  return { client, log }
}
const refusal = () =>
  new Response(JSON.stringify({ code: 'login-failed', requestId: 'req-1a', title: 'ana@correo.example' }), {
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  })

test('the log records method, address and outcome of a call, and no request or response body', async () => {
  const { client, log } = loggedClient(refusal)
  await client.POST('/v1/auth/login', { body: { email: 'ana@correo.example', password: 'Rio-Turia-1957' } })
  await client.GET('/v1/support/tickets', { params: { query: { title: 'ES9121000418450200051332' } } })
  expect(log.latest()).toMatchObject([
    { method: 'POST', url: '/v1/auth/login', status: 401, code: 'login-failed', requestId: 'req-1a' },
    { method: 'GET', url: '/v1/support/tickets', status: 401 },
  ])
  expect(JSON.stringify(log.latest())).not.toMatch(/ana@|Rio-Turia|ES91/)
})

test('a call without a response is logged as a network failure', async () => {
  const { client, log } = loggedClient(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(client.GET('/v1/misc/countries')).rejects.toThrow('Failed to fetch')
  expect(log.latest()).toMatchObject([{ method: 'GET', url: '/v1/misc/countries', status: 0 }])
})
