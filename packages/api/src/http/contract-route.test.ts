import multipart from '@fastify/multipart'
import { api, Refusal, type ErrorCode } from '@cauce/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { visitor } from './actor.ts'
import { bind } from './bind.ts'
import { registerRoute } from './contract-route.ts'
import { registerProblems } from './problem.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  registerProblems(app)
  await app.register(multipart)
})
afterEach(() => app.close())

const options = {
  authenticate: async () => visitor,
  database: undefined as never,
  noteWritten: async () => {},
  uploads: { keep: async () => [], forgetUnused: async () => {} },
  readingRoom: undefined as never,
  onUnaudited: () => {},
  onUndocumented: () => {},
}

describe('a refusal', () => {
  test('that its call does not document is reported and answered all the same', async () => {
    const undocumented: [string, ErrorCode][] = []
    const refuse = (code: ErrorCode) => () => {
      throw new Refusal({ code })
    }
    const reporting = {
      ...options,
      onUndocumented: (operation: string, code: ErrorCode) => void undocumented.push([operation, code]),
    }
    registerRoute(app, bind(api.countries.list, refuse('own-money')), reporting)
    registerRoute(app, bind(api.documents.view, refuse('link-invalid')), reporting)

    const { statusCode, payload } = await app.inject({ url: '/v1/misc/countries' })
    const said = { type: 'about:blank', title: expect.any(String), status: 403, requestId: expect.any(String) }
    expect([statusCode, JSON.parse(payload)]).toEqual([403, { ...said, code: 'own-money' }])
    const mistaken = await app.inject({ url: '/v1/misc/countries?skip=-1' })
    expect(mistaken.json()).toMatchObject({
      code: 'input-invalid',
      errors: [{ path: 'skip', code: 'number-negative' }],
    })
    const known = await app.inject({
      url: '/v1/documents/view/01939b2e-7c00-7000-8000-000000000001?expires=1&signature=x',
    })
    expect(known.statusCode).toBe(422)
    expect(undocumented).toEqual([['countries.list', 'own-money']])
  })
})

test.each([
  [413, 'body-unreadable', 400],
  [400, 'body-unreadable', 400],
  [399, 'unexpected', 500],
  [500, 'unexpected', 500],
  [undefined, 'unexpected', 500],
])('an error of the framework with status %s is answered as %s', async (statusCode, code, status) => {
  const fail = async () => {
    throw Object.assign(new Error('of the framework'), statusCode === undefined ? {} : { statusCode })
  }
  registerRoute(app, bind(api.countries.list, fail), options)
  const answer = await app.inject({ url: '/v1/misc/countries' })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const VIEW = '/v1/documents/view/01939b2e-7c00-7000-8000-000000000001?expires=1&signature=x'

describe('a call', () => {
  test('with a malformed id answers not-found without reaching the handler', async () => {
    const called: unknown[] = []
    const view = bind(api.documents.view, async ({ params }) => void called.push(params))
    registerRoute(app, view, options)
    const malformed = await app.inject({ url: VIEW.replace('01939b2e', 'no-id') })
    expect([malformed.statusCode, malformed.json().code]).toEqual([404, 'not-found'])
    expect(called).toEqual([])
  })

  test('without file parts refuses a form', async () => {
    registerRoute(
      app,
      bind(api.sessions.logout, async () => undefined),
      options,
    )
    const { path: url, method } = api.sessions.logout
    const form = { headers: FORM, payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n' }
    const refused = await app.inject({ url, method, ...form })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'body-unreadable'])
    expect((await app.inject({ url, method })).statusCode).toBeLessThan(300)
  })

  test('for a file that its handler has sent is not answered twice', async () => {
    registerRoute(
      app,
      bind(api.documents.view, async ({ reply }) => void reply.type('application/pdf').send('%PDF')),
      options,
    )
    const { payload, headers } = await app.inject({ url: VIEW })
    expect([payload, headers['content-type']]).toEqual(['%PDF', 'application/pdf'])
  })
})
