import { once } from 'node:events'
import { request as sendRequest, type IncomingMessage } from 'node:http'
import type { ApiApp } from '@cauce/api'
import { given, newcomer, openBrowser } from '@cauce/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { watchActivities, type Activity } from '../activity.ts'
import { loggedApp } from '@cauce/testing/logged-app'

const outside = { smtpUrl: 'smtp://127.0.0.1:1', breachedPasswordsUrl: 'http://127.0.0.1:1/' }
const logged = loggedApp(outside, { isForwardedTrusted: true })
const { world, log } = logged
let app: ApiApp
let ended: Activity[] = []
let unwatch = () => {}
beforeEach(() => {
  app = logged.app
  ended = []
  unwatch = watchActivities({ ended: (activity) => ended.push(activity) })
})
afterEach(() => unwatch())

const [email, password] = ['traza@example.org', 'Rio-Seguro-2026']
const typed = newcomer({ email, repeatEmail: email, password, repeatPassword: password })
const requests = () => ended.filter(({ kind }) => kind === 'request')

describe('the request id is in the log lines', () => {
  test('of its service after the body was read, and of its failing job', async () => {
    const { response } = await openBrowser({ app }).client.POST('/v1/account/users', { body: typed })
    expect(response.status).toBe(201)
    const reqId = response.headers.get('x-request-id')
    expect(log.lines()).toMatchObject([{ msg: 'A password could not be compared with breached ones', reqId }])
    log.clear()
    await expect(app.runJobs()).rejects.toThrow('ECONNREFUSED')
    expect(log.lines()).toContainEqual(expect.objectContaining({ msg: 'A job failed', task: 'sendMail', reqId }))
    expect(log.text()).not.toMatch(/traza|Lucía/)
  })

  test('of a request whose body arrives later', async () => {
    let isBegun = false
    const unwatchBeginning = watchActivities({ began: () => (isBegun = true), ended: () => {} })
    const address = new URL('/v1/account/users', await app.listen({ port: 0, host: '127.0.0.1' }))
    const email = 'traza2@example.org'
    const body = JSON.stringify({ ...typed, email, repeatEmail: email, identificationDocumentNumber: 'PAA100901' })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = sendRequest(address, { method: 'POST', headers })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.flushHeaders()
    await expect.poll(() => isBegun).toBe(true)
    unwatchBeginning()
    sent.end(body)
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).toBe(201)
    const compared = log.lines().filter(({ msg }) => msg === 'A password could not be compared with breached ones')
    expect(compared).toMatchObject([{ reqId: answer.headers['x-request-id'] }])
  })

  test('of each of two concurrent requests', async () => {
    const ask = async (email: string) => {
      const { response } = await openBrowser({ app }).client.POST('/v1/auth/login', {
        body: { email, password: 'Wrong-2026' },
      })
      return response.headers.get('x-request-id')
    }
    const ids = await Promise.all([ask('una@example.org'), ask('otra@example.org')])
    expect(new Set(log.lines().map(({ reqId }) => reqId))).toEqual(new Set(ids))
  })
})

test('the mail of an order in a shared batch carries the id of its own request', async () => {
  const project = await given(world).project()
  const people = await Promise.all([1, 2, 3].map(() => given(world).investor({ wallet: '1000.00' })))
  await world.runJobs()
  const ids = await Promise.all(
    people.map(async ({ token, userId }) => {
      const payload = { ...project, amount: '100.00', orderType: 'invest', userId, acceptsTerms: true }
      const cookie = `session=${token}`
      const answer = await app.inject({ method: 'POST', url: '/v1/project/orders', headers: { cookie }, payload })
      expect(answer.statusCode).toBe(201)
      return answer.headers['x-request-id']
    }),
  )
  const batches = ended.filter(({ kind }) => kind === 'batch')
  expect(batches.reduce((sum, { facts }) => sum + facts.size!, 0)).toBe(3)
  expect(batches.flatMap(({ causes }) => causes.map(({ requestId }) => requestId)).toSorted()).toEqual(ids.toSorted())
  ended = []
  await world.runJobs()
  const mails = ended.filter(({ kind, name }) => kind === 'mail' && name === 'orderReceived')
  expect(mails.map(({ requestId }) => requestId).toSorted()).toEqual(ids.toSorted())
  expect(mails.map(({ parent }) => parent?.name)).toEqual(['sendMail', 'sendMail', 'sendMail'])
})

describe('a request is named', () => {
  test.each([
    { method: 'GET', url: '/v1/auth/session', name: 'sessions.readState', status: 200, code: undefined },
    { method: 'GET', url: '/v1/account/users/anything', name: 'users.read', status: 401, code: 'not-logged-in' },
    { method: 'GET', url: '/v1/.env', name: 'unknown', status: 404, code: 'not-found' },
    { method: 'GET', url: '/media/anything/640.avif', name: '/media/:token/:name', status: 404, code: 'not-found' },
  ] as const)('$name: $method $url', async ({ method, url, name, status, code }) => {
    await app.inject({ method, url })
    expect(requests()).toMatchObject([{ name, facts: { method, status, ...(code && { code }) } }])
  })
})

test('an answer to a known idempotency key counts as a replay', async () => {
  const project = await given(world).project()
  const { token, userId } = await given(world).investor({ wallet: '1000.00' })
  const payload = { ...project, amount: '100.00', orderType: 'invest', userId, acceptsTerms: true }
  const headers = { cookie: `session=${token}`, 'idempotency-key': 'key-of-a-replay' }
  for (let time = 0; time < 2; time += 1)
    await app.inject({ method: 'POST', url: '/v1/project/orders', headers, payload })
  const orders = requests().filter(({ name }) => name === 'orders.create')
  expect(orders.map(({ facts }) => facts.isReplay ?? false)).toEqual([false, true])
})
