import { api, Refusal } from '@cauce/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageError } from '../storage.ts'
import { captureLog } from '@cauce/testing/captured-log'
import { answerUnroutable, registerProblems } from './problem.ts'
import { MAXIMUM_BODY_BYTES, registerBodyParser } from './raw-body.ts'

const log = captureLog()
let app: FastifyInstance
beforeEach(() => {
  log.clear()
  app = Fastify({
    loggerInstance: log.logger,
    bodyLimit: MAXIMUM_BODY_BYTES,
    frameworkErrors: answerUnroutable,
  })
  registerProblems(app)
  registerBodyParser(app)
})
afterEach(() => app.close())

async function answerTo(error: unknown) {
  app.get('/fails', async () => {
    throw error
  })
  const { statusCode, headers, payload } = await app.inject('/fails')
  return { statusCode, headers, ...JSON.parse(payload) }
}

describe('a problem contains', () => {
  test('its code, its status and the parameters of its message', async () => {
    const { headers, ...problem } = await answerTo(
      new Refusal({ code: 'text-too-long', params: { maximum: 5 }, path: 'name' }),
    )
    const said = { code: 'text-too-long', params: { maximum: 5 } }
    const title = expect.stringContaining('5')
    expect(problem).toEqual({
      ...{ statusCode: 422, type: 'about:blank', title, status: 422, ...said, requestId: expect.any(String) },
      errors: [{ path: 'name', ...said, message: problem.title }],
    })
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining('application/problem+json') })
    expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', undefined])
    expect(log.lines()).toContainEqual(expect.objectContaining({ security: 'refused', code: 'text-too-long' }))
  })

  test('each wrong field', async () => {
    const errors = [
      { path: 'a', code: 'required' },
      { path: 'b', code: 'text-too-long', params: { maximum: 3 } },
    ] as const
    const problem = await answerTo(new Refusal({ code: 'input-invalid', errors }))
    expect(problem.errors).toEqual(errors.map((error) => ({ ...error, message: expect.any(String) })))
    expect(problem.errors[1].message).toContain('3')
  })

  test('no fields and parameters when there are none', async () => {
    expect(Object.keys(await answerTo(new Refusal({ code: 'own-money' })))).toEqual(
      expect.not.arrayContaining(['errors', 'params']),
    )
  })

  test.each([
    ['Retry-After for too many requests', new Refusal({ code: 'too-many-requests', params: { seconds: 30 } }), '30'],
    ['no Retry-After without a known time', new Refusal({ code: 'too-many-requests' }), undefined],
    ['no Retry-After in other refusals', new Refusal({ code: 'own-money', params: { seconds: 30 } }), undefined],
    ['Retry-After when the service is unavailable', new Refusal({ code: 'unavailable' }), '2'],
  ])('%s', async (_name, error, seconds) => {
    expect((await answerTo(error)).headers['retry-after']).toBe(seconds)
  })
})

const TOO_LARGE = `"${'a'.repeat(MAXIMUM_BODY_BYTES - 1)}"`
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('errors other than refusals', () => {
  const missing = Object.assign(new Error('none'), { code: 'ENOENT' })
  test.each([
    ['a missing file', new StorageError('open', missing), 'not-found', 'The storage failed to open: none'],
    ['a full disk', new StorageError('write', new Error('full')), 'unavailable', 'The storage failed to write: full'],
    [
      'a lost connection',
      Object.assign(new Error('lost'), { code: '57P01' }),
      'unavailable',
      'The database is not reachable',
    ],
    ['a bug', new Error('a bug'), 'unexpected', 'unexpected'],
  ])('%s is answered as %s, and logged', async (_name, error, code, line) => {
    expect((await answerTo(error)).code).toBe(code)
    expect(log.lines().map(({ msg }) => msg)).toContain(line)
  })

  test.each([
    ['no JSON', 'application/json', '{', { code: 'body-unreadable' }],
    ['another kind', 'text/csv', 'a', { code: 'body-unreadable' }],
    ['one byte too much', 'application/json', TOO_LARGE, { code: 'body-too-large', params: { maximumMegabytes: 1 } }],
    ['32 levels', 'application/json', nested(32), { body: JSON.parse(nested(32)) }],
    ['33 levels', 'application/json', nested(33), { code: 'body-too-deep' }],
    ['nothing', 'application/json', '', { body: 'nothing' }],
    ['one digit', 'application/json', '7', { body: 7 }],
  ])('a body of %s is answered', async (_name, type, payload, said) => {
    app.post('/takes', async ({ body }) => ({ body: body ?? 'nothing' }))
    const answer = await app.inject({ method: 'POST', url: '/takes', headers: { 'content-type': type }, payload })
    expect(answer.json()).toMatchObject(said)
  })
})

describe('an unmatched address', () => {
  const list = api.tickets.list.path
  test.each([
    ['of a list and a creation', 'PATCH', list, 405, 'GET, HEAD, POST'],
    ['with a query', 'PATCH', `${list}?take=1?`, 405, 'GET, HEAD, POST'],
    ['of a record', 'POST', api.tickets.read.path.replace('{id}', '7'), 405, expect.stringContaining('GET, HEAD')],
    ['of a command only', 'GET', api.sessions.logout.path, 405, api.sessions.logout.method],
    ['of nothing', 'GET', '/v1/nothing', 404, undefined],
  ] as const)('%s', async (_name, method, url, status, allow) => {
    const { statusCode, headers, payload } = await app.inject({ method, url })
    expect([statusCode, headers.allow]).toEqual([status, allow])
    expect(JSON.parse(payload).code).toBe(status === 405 ? 'method-not-allowed' : 'not-found')
  })

  test('with half an escape', async () => {
    const { statusCode, payload } = await app.inject('/v1/%E0%A4%A')
    expect([statusCode, JSON.parse(payload).code]).toEqual([404, 'not-found'])
  })
})
