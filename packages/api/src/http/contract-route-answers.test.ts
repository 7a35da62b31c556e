import { Refusal, type Endpoint, type ErrorCode } from '@cauce/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EncodedAnswer } from './contract-route.ts'
import { outcomeOf, recorded, Said, startThings, thing } from './testing/things.ts'

const read = thing({ output: Said })
const create = thing({
  method: 'POST',
  output: Said,
  body: z.strictObject({ name: z.string().max(3), count: z.int() }),
})

const SENT = { length: 10_000 }
test.each([
  { name: 'its status and its fields', endpoint: read, answer: { said: 'yes' }, expected: [200, '{"said":"yes"}'] },
  { name: '201 if it creates', endpoint: create, answer: { said: '1' }, expected: [201, '{"said":"1"}'] },
  {
    name: 'a replay unchanged',
    endpoint: create,
    answer: new EncodedAnswer('{"old":1}'),
    expected: [201, '{"old":1}'],
  },
  {
    name: '204 without a result',
    endpoint: thing({ method: 'POST' }),
    answer: undefined,
    expected: [204, ''],
  },
])('a call answers $name', async ({ endpoint, answer, expected }) => {
  const things = await startThings([recorded(endpoint, () => answer).route])
  const body = endpoint === create ? { name: 'a', count: 1 } : undefined
  const { statusCode, payload, headers } = await things.call(endpoint, { body })
  expect([statusCode, payload]).toEqual(expected)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-type']).toBe(payload === '' ? undefined : 'application/json; charset=utf-8')
})

test('a handler may set the cache duration of its answer', async () => {
  const { route } = recorded(read, ({ reply }) => (reply.header('cache-control', 'max-age=60'), { said: 'yes' }))
  expect((await (await startThings([route])).call(read)).headers['cache-control']).toBe('max-age=60')
})

test('a file call may answer fields, or send its bytes after its handler has ended', async () => {
  const file = thing({ output: Said, isBinary: true })
  const fields = await startThings([recorded(file).route])
  expect((await fields.call(file)).payload).toBe('{"said":"done"}')
  const { route } = recorded(file, ({ reply }) => void setImmediate(() => reply.send(JSON.stringify(SENT))))
  expect((await (await startThings([route])).call(file)).body).toEqual(SENT)
})

test('a handler that replies itself is not answered twice', async () => {
  const { route } = recorded(read, ({ reply }) => void reply.code(202).send('"sent"'))
  const { statusCode, body } = await (await startThings([route])).call(read)
  expect([statusCode, body]).toEqual([202, 'sent'])
})

const wrong = (path: string, code: string) => expect.objectContaining({ path, code })
test.each([
  { name: 'one wrong field', body: { name: 'long', count: 1 }, errors: [wrong('name', 'text-too-long')] },
  {
    name: 'two wrong fields',
    body: { name: 'long', count: 0.5 },
    errors: [wrong('name', 'text-too-long'), wrong('count', 'integer-invalid')],
  },
  { name: 'no body', body: undefined, errors: [wrong('name', 'required'), wrong('count', 'required')] },
  {
    name: 'an unknown field',
    body: { name: 'a', count: 1, other: 1 },
    errors: [wrong('other', 'unknown-field')],
  },
  {
    name: 'a text that cannot be stored, before other mistakes',
    body: { name: 'a\0', count: 'x' },
    errors: [wrong('name', 'text-invalid')],
  },
])('a call with $name does not reach its handler', async ({ body, errors }) => {
  const { route, calls } = recorded(create)
  const { statusCode, body: answer } = await (await startThings([route])).call(create, { body })
  expect([statusCode, answer.code, answer.errors, calls]).toEqual([422, 'input-invalid', errors, []])
})

test('a call without input refuses query parameters, fields and forms, each with its error', async () => {
  const { route, calls } = recorded(thing({ method: 'POST', output: Said }))
  const things = await startThings([route])
  const refused = await things.call(route.endpoint, { body: { a: 1 }, query: { b: '2' } })
  expect(refused.body.errors).toEqual([wrong('b', 'unknown-field'), wrong('a', 'unknown-field')])
  const file = { part: 'file', file: new File(['{}'], 'a.json') }
  expect(outcomeOf(await things.call(route.endpoint, { files: [file] }))).toBe('body-unreadable')
  expect(calls).toEqual([])
})

test('query parameters are parsed to their types', async () => {
  const listed = thing({ output: Said, query: z.strictObject({ take: z.int().optional() }) })
  const { route, calls } = recorded(listed)
  await (await startThings([route])).call(listed, { query: { take: 5 } })
  expect(calls.map(({ query }) => query)).toEqual([{ take: 5 }])
})

test('a raw body arrives as its bytes', async () => {
  const raw = thing({ method: 'POST', isRawBody: true })
  const { route, calls } = recorded(raw, () => undefined)
  expect((await (await startThings([route])).call(raw, { body: { any: 1 } })).statusCode).toBe(204)
  expect(calls.map(({ body }) => String(body))).toEqual(['{"any":1}'])
})

test('a refusal of the handler is answered, and any other error is unexpected', async () => {
  const things = await startThings([
    recorded(read, () => {
      throw new Refusal({ code: 'own-account' })
    }).route,
    recorded(create, () => {
      throw new Error('a bug')
    }).route,
  ])
  expect(outcomeOf(await things.call(read))).toBe('own-account')
  expect(outcomeOf(await things.call(create, { body: { name: 'a', count: 1 } }))).toBe('unexpected')
})

test('a refusal that its call does not document is reported and answered all the same', async () => {
  const undocumented: [string, ErrorCode][] = []
  const onUndocumented = (operation: string, code: ErrorCode) => void undocumented.push([operation, code])
  const refused = (endpoint: Endpoint, code: ErrorCode) =>
    recorded(endpoint, () => {
      throw new Refusal({ code })
    }).route
  const known = thing({ path: '/v1/known', output: Said, errors: ['link-invalid'] })
  const things = await startThings([refused(read, 'own-money'), refused(known, 'link-invalid')], { onUndocumented })
  expect([outcomeOf(await things.call(read)), outcomeOf(await things.call(known))]).toEqual([
    'own-money',
    'link-invalid',
  ])
  expect(undocumented).toEqual([['things.GET', 'own-money']])
})

test.each([
  [399, 'unexpected'],
  [400, 'body-unreadable'],
  [499, 'body-unreadable'],
  [500, 'unexpected'],
  [undefined, 'unexpected'],
])('an error of the framework with status %s is answered as %s', async (statusCode, code) => {
  const { route } = recorded(read, () => {
    throw Object.assign(new Error('of the framework'), statusCode === undefined ? {} : { statusCode })
  })
  expect(outcomeOf(await (await startThings([route])).call(read))).toBe(code)
})

test('a call with a malformed id answers not-found without reaching the handler', async () => {
  const { route, calls } = recorded(
    thing({ path: '/v1/things/{id}', params: z.object({ id: z.uuid() }), output: Said }),
  )
  const things = await startThings([route])
  expect(outcomeOf(await things.call(route.endpoint, { params: { id: 'no-id' } }))).toBe('not-found')
  expect(calls).toEqual([])
})
