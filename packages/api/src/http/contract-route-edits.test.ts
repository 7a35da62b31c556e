import { Refusal, type Endpoint } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EncodedAnswer, type RouteOptions } from './contract-route.ts'
import { actorOf, outcomeOf, recorded, startThings, thing } from './testing/things.ts'

/** Handbook rule 12.6, decision api-contract. */

const Thing = z.strictObject({
  ...{ id: z.string(), name: z.string(), count: z.int(), state: z.string(), updatedAt: z.string() },
})
const record = { id: 't1', name: 'Casa', count: 2, state: 'open', updatedAt: 'v2' }
const params = z.object({ id: z.string() })
const path = '/v1/things/{id}'
const edit = thing({
  method: 'PATCH',
  ...{ path, params, output: Thing },
  body: z.strictObject({ name: z.string().min(2), count: z.int(), updatedAt: z.string().optional() }),
})
const reader = thing({ path, params, output: Thing })

async function send(
  body: unknown,
  more: { endpoint?: Endpoint; read?: RouteOptions['readerOf'] } & Partial<RouteOptions> = {},
) {
  const { endpoint = edit, read = () => recorded(reader, () => record).route, ...options } = more
  const { route, calls } = recorded(endpoint, () => ({ ...record, name: 'edited' }))
  const things = await startThings([route], { readerOf: read, ...options })
  const { statusCode, body: answer } = await things.call(endpoint, { params: { id: 't1' }, body })
  const errors = answer.errors?.map((error: { path: string; code: string }) => `${error.path} ${error.code}`)
  return {
    answer: statusCode === 200 ? answer.name : (errors?.join(', ') ?? answer.code),
    bodies: calls.map((call) => call.body),
  }
}

const { updatedAt: _, ...unversioned } = record
const { count: __, ...uncounted } = record
const { id: ___, state: ____, ...taken } = record

describe('an edit that takes a name and a count', () => {
  test.each([
    ['its fields', taken, 'edited'],
    ['the record as it was read', record, 'Casa'],
    ['the record without its version', unversioned, 'Casa'],
    ['an old version of the record', { ...record, updatedAt: 'v1' }, 'edit-conflict'],
    ['its fields and another id', { ...taken, id: 't2' }, 'id read-only'],
    ['the record with another id', { ...record, id: 't2' }, 'id read-only'],
    ['the record with another id and state', { ...record, id: 't2', state: 'closed' }, 'id read-only, state read-only'],
    ['the record with a name that is too short', { ...record, name: 'C' }, 'name text-too-short'],
    ['such a record without the count', { ...uncounted, name: 'C' }, 'name text-too-short, count required'],
    [
      'such a record in another state',
      { ...record, name: 'C', state: 'closed' },
      'state read-only, name text-too-short',
    ],
    ['the record with another name', { ...record, name: 'Dos' }, 'count required'],
    ['only a name that is too short', { name: 'C' }, 'name text-too-short, count required'],
    ['its fields with a name that is too short', { name: 'C', count: 2 }, 'name text-too-short'],
    ['only unknown fields', { other: 1 }, 'name required, count required, other unknown-field'],
    ['a list', [record], ' type-invalid'],
    ['a text', 'id', ' type-invalid'],
    ['null', null, 'name required, count required'],
  ])('and is sent %s answers: %s', async (_name, body, answer) => {
    const { bodies, ...sent } = await send(body)
    expect(sent).toEqual({ answer })
    expect(bodies).toEqual(answer === 'edited' ? [taken] : [])
  })
})

test('an edit with optional fields drops those equal to the record, even all of them', async () => {
  const free = { ...edit, body: z.strictObject({ name: z.string().optional(), count: z.int().optional() }) }
  expect(await send({ ...unversioned, name: 'Dos' }, { endpoint: free })).toEqual({
    answer: 'edited',
    bodies: [{ name: 'Dos' }],
  })
  expect(await send(unversioned, { endpoint: free })).toEqual({ answer: 'edited', bodies: [{}] })
})

test('an edit with a union body is passed on as sent', async () => {
  const kinds = z.union([z.strictObject({ name: z.string() }), z.strictObject({ count: z.int() })])
  const sent = await send({ name: 'Dos' }, { endpoint: { ...edit, body: kinds } })
  expect(sent).toEqual({ answer: 'edited', bodies: [{ name: 'Dos' }] })
})

test('a creation does not read a record', async () => {
  const create = { ...edit, method: 'POST' as const }
  expect((await send(record, { endpoint: create })).answer).toBe('id unknown-field, state unknown-field')
})

describe('the record is not compared', () => {
  const unread = 'id unknown-field, state unknown-field'
  test.each<[string, RouteOptions['readerOf']]>([
    ['if no call reads it', () => undefined],
    [
      'if the caller may not read it',
      () => recorded({ ...reader, permission: 'keptIdentities.read' }, () => record).route,
    ],
    [
      'if reading it is refused',
      () =>
        recorded(reader, () => {
          throw new Refusal({ code: 'not-found' })
        }).route,
    ],
  ])('%s', async (_name, read) => {
    expect(await send(record, { read })).toEqual({ answer: unread, bodies: [] })
  })
})

test('a failure while reading the record is an error, not a refusal', async () => {
  const { route } = recorded(reader, () => {
    throw new Error('a bug')
  })
  expect((await send(record, { read: () => route })).answer).toBe('unexpected')
})

test('the record is read as the caller, under the scope of the call that reads it', async () => {
  const { route, calls } = recorded({ ...reader, permission: 'projects.read' }, () => record)
  await send(record, { read: () => route, ...{ actor: actorOf('operator') } })
  expect(calls).toMatchObject([
    { actor: { kind: 'operator' }, scope: 'all', operation: 'things.GET', params: { id: 't1' }, query: {}, files: [] },
  ])
})

test.each<{ name: string; from: Endpoint['path']; of: Endpoint['path']; at: Record<string, string> }>([
  { name: 'a list', from: '/v1/things', of: path, at: {} },
  {
    name: 'the list of its owner',
    from: '/v1/owners/{ownerId}/things',
    of: '/v1/owners/{ownerId}/things/{id}',
    at: { ownerId: 'o1' },
  },
])('the record is found by its id in $name', async ({ from, of, at }) => {
  const rows = z.strictObject({ data: z.array(Thing) })
  const owner = Object.fromEntries(Object.keys(at).map((name) => [name, z.string()]))
  const { route, calls } = recorded(thing({ path: from, params: z.object(owner), output: rows }), () => ({
    data: [record],
  }))
  const endpoint = { ...edit, path: of, params: z.object({ ...owner, id: z.string() }) }
  const things = await startThings([recorded(endpoint).route], { readerOf: () => route })
  const { body } = await things.call(endpoint, { params: { ...at, id: 't1' }, body: record })
  expect(body).toEqual(record)
  expect(calls).toMatchObject([{ params: at, query: { ids: ['t1'] } }])
})

test('a repeated edit is answered with its stored answer', async () => {
  const asked: unknown[] = []
  const endpoint = { ...edit, isIdempotent: true }
  const { route, calls } = recorded(endpoint)
  const things = await startThings([route], {
    readerOf: () => recorded(reader, () => record).route,
    findReplay: async (idempotency) => {
      asked.push(idempotency?.key)
      return new EncodedAnswer('{"made":1}')
    },
  })
  const sent = { params: { id: 't1' }, body: { ...record, name: 'Dos' } }
  const { body } = await things.call(endpoint, sent, { 'idempotency-key': 'key-of-edit' })
  expect([body, asked, calls]).toEqual([{ made: 1 }, ['key-of-edit'], []])
})

describe('a form', () => {
  const form = { ...edit, files: { plan: { kinds: ['txt'], description: 'The plan.' } } } as const
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
  const partsOf = (fields: object) =>
    Object.entries(fields).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
  const PLAN = '--x\r\nContent-Disposition: form-data; name="plan"; filename="a.txt"\r\n\r\n{}\r\n'

  test.each([
    { name: 'that repeats the record as text changes nothing', fields: record, files: '', answer: 200 },
    { name: 'with a file is not treated as unchanged', fields: record, files: PLAN, answer: 'input-invalid' },
    { name: 'that is complete is read as numbers and texts', fields: taken, files: PLAN, answer: 200 },
  ])('$name', async ({ fields, files, answer }) => {
    const { route } = recorded(form, () => record)
    const things = await startThings([route], { readerOf: () => recorded(reader, () => record).route })
    const payload = `${partsOf(fields).join('')}${files}--x--\r\n`
    const sent = await things.app.inject({ method: 'PATCH', url: '/v1/things/t1', headers: boundary, payload })
    expect(outcomeOf({ statusCode: sent.statusCode, body: sent.json() })).toBe(answer)
  })
})
