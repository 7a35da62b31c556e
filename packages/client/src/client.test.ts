import { describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { createRequestLog } from './request-log.ts'

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

test('a call is logged with its duration, and without a code if the answer has no body', async () => {
  vi.useFakeTimers()
  try {
    const { client, log } = loggedClient(() => {
      vi.advanceTimersByTime(120)
      return new Response(null, { status: 204 })
    })
    await client.POST('/v1/auth/logout')
    expect(log.latest()).toEqual([
      { method: 'POST', url: '/v1/auth/logout', status: 204, at: expect.any(String), durationMs: 120 },
    ])
  } finally {
    vi.useRealTimers()
  }
})

describe('a body is sent', () => {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return new Response(null, { status: 204 })
  }
  const client = createClient({ baseUrl: 'http://localhost', fetch }, createRequestLog())
  const paper = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' })
  const ticket = { title: 'Hola', description: 'Adiós' }

  test('as JSON without a file', async () => {
    await client.POST('/v1/support/tickets', { body: { ...ticket, documents: [] } })
    expect(await sent.at(-1)!.json()).toEqual({ ...ticket, documents: [] })
  })

  test.each([
    { what: 'a file', documents: paper, names: ['paper.pdf'] },
    { what: 'a file in a list', documents: [paper], names: ['paper.pdf'] },
    {
      what: 'several files and a text',
      documents: [paper, 'screenshot', paper],
      names: ['paper.pdf', 'screenshot', 'paper.pdf'],
    },
  ])('as a form with $what', async ({ documents, names }) => {
    await client.POST('/v1/support/tickets', { body: { ...ticket, state: null, id: undefined, documents } as never })
    const form = await sent.at(-1)!.formData()
    expect([...form.keys()]).toEqual(['title', 'description', 'state', ...names.map(() => 'documents')])
    expect([form.get('title'), form.get('description'), form.get('state')]).toEqual(['Hola', 'Adiós', ''])
    expect(form.getAll('documents').map((part) => (part instanceof File ? part.name : part))).toEqual(names)
  })
})
