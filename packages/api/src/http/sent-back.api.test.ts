import { allEndpoints, COOKIES, readerOf, scopeOf, type ActorKind, type Endpoint } from '@cauce/contract'
import { given, sample, testWorld } from '@cauce/testing'
import { requestOf, urlOf } from '@cauce/testing/contract-requests'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'

/** Every record is read and sent back by everybody who may edit it (handbook rule 12.6). */
type Row = Readonly<Record<string, unknown>>

const { app, world } = testWorld()
const tokens = new Map<ActorKind, string>()
beforeAll(() => {
  for (const [kind, { token }] of Object.entries({
    user: world.customer,
    operator: world.manager,
    admin: world.administrator,
  }))
    tokens.set(kind as ActorKind, token)
})

const edits = allEndpoints.filter(({ method }) => method === 'PATCH')
const callers = edits.flatMap((edit) =>
  (['user', 'operator', 'admin'] as const)
    .filter((kind) => scopeOf(edit.permission, kind) !== undefined)
    .map((kind) => ({ name: edit.path, edit, kind })),
)
const reachesOwnOnly = ({ edit, kind }: (typeof callers)[number]) =>
  kind !== 'user' && edit.params !== undefined && scopeOf(edit.permission, kind) === 'own'
const editors = callers.filter((caller) => !reachesOwnOnly(caller))

test('every edit has a call that reads its record', () => {
  expect(edits.length).toBeGreaterThan(12)
  expect(edits.filter((edit) => readerOf(edit, allEndpoints) === undefined)).toEqual([])
})

const paramsOf = ({ operation, params }: Endpoint) => {
  const noun = operation.split('.')[0]!
  return Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, world.ids[`${noun}.${name}`]!]))
}

async function call(endpoint: Endpoint, kind: ActorKind, input: Parameters<typeof requestOf>[1]) {
  const request = await requestOf(endpoint, input)
  const { statusCode, payload } = await app.app.inject({
    ...request,
    cookies: { [COOKIES.session]: tokens.get(kind)! },
  })
  return { statusCode, payload, answer: JSON.parse(payload) as Row }
}

async function read(edit: Endpoint, kind: ActorKind): Promise<Row> {
  const reader = readerOf(edit, allEndpoints)!
  const ids = Object.values(paramsOf(edit))
  const names = Object.keys(reader.params?.shape ?? {})
  const params = Object.fromEntries(names.map((name, place) => [name, ids[place]!]))
  const query = names.length < ids.length ? { ids: ids.slice(-1) } : {}
  const { statusCode, payload, answer } = await call(reader, kind, { params, query })
  expect(statusCode, `${urlOf(reader, { params, query })}: ${payload}`).toBe(200)
  return ids.length === names.length ? answer : (answer['data'] as Row[])[0]!
}

/** As multipart, with files if given. */
async function sendForm(edit: Endpoint, kind: ActorKind, record: Row, files: Readonly<Record<string, File>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(record))
    form.append(name, value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  const encoded = new Response(form)
  return app.app.inject({
    method: 'PATCH',
    url: urlOf(edit, { params: paramsOf(edit) }),
    cookies: { [COOKIES.session]: tokens.get(kind)! },
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

const withoutVersion = ({ updatedAt: _updatedAt, ...record }: Row) => record
const fieldsOf = ({ body }: Endpoint) => Object.keys((body as z.ZodObject).shape)

test.each(editors)(
  'PATCH $name as $kind takes the record as it was read, and no change of other fields',
  async (one) => {
    const { edit, kind } = one
    const send = (body: unknown) => call(edit, kind, { params: paramsOf(edit), body })
    const record = await read(edit, kind)
    const answers = [await send(record), ...(edit.files ? [await sendForm(edit, kind, await read(edit, kind))] : [])]
    for (const { statusCode, payload } of answers) {
      expect(statusCode, payload).toBe(200)
      expect(withoutVersion(JSON.parse(payload) as Row)).toEqual(withoutVersion(record))
    }
    const again = await read(edit, kind)
    expect(withoutVersion(again)).toEqual(withoutVersion(record))
    const fixed = Object.keys(record).filter((field) => !fieldsOf(edit).includes(field))
    expect(fixed.length).toBeGreaterThan(0)
    const changes = Object.fromEntries(fixed.map((field) => [field, { somethingElse: field }]))
    const { statusCode, answer } = await send({ ...again, ...changes })
    expect(statusCode).toBe(422)
    const errors = answer['errors'] as { path: string; code: string }[]
    expect(errors.filter(({ code }) => code === 'read-only').map(({ path }) => path)).toEqual(fixed)
  },
)

describe('a record that is sent back with a change', () => {
  const editOf = (operation: string) => edits.find((edit) => edit.operation === operation)!

  test.each([
    { operation: 'users.edit', kind: 'operator', change: { phone: '+34 655 444 333' } },
    { operation: 'users.edit', kind: 'operator', change: { phoneNumber: '+34 655 444 222' } },
    { operation: 'bankAccounts.edit', kind: 'user', change: { alias: 'Ahorro' } },
    { operation: 'transactions.decide', kind: 'admin', change: { status: 'rejected', rejectReason: 'Es de otro' } },
    { operation: 'verifications.decide', kind: 'admin', change: { decision: 'Declined', reason: 'No se lee' } },
  ] as const)('is changed by $operation with $change', async ({ operation, kind, change }) => {
    const edit = editOf(operation)
    const record = await read(edit, kind)
    const { statusCode, payload, answer } = await call(edit, kind, {
      params: paramsOf(edit),
      body: { ...record, ...change },
    })
    expect(statusCode, payload).toBe(200)
    const { reason: _, ...answered } = change as Row
    expect(answer).toMatchObject(answered)
  })

  test('takes a new file although all fields are unchanged', async () => {
    const edit = editOf('projectTypes.edit')
    const record = await read(edit, 'admin')
    const { statusCode, payload } = await sendForm(edit, 'admin', record, { image: sample.png() })
    expect(statusCode, payload).toBe(200)
    const before = record['image'] as Row | null
    expect((JSON.parse(payload) as { image: Row }).image['src']).not.toBe(before?.['src'])
  })

  test('is decided once for each Idempotency-Key, although the record has changed since', async () => {
    const edit = editOf('transactions.decide')
    const investor = await given(app).investor()
    const bankAccountId = await given(app).bankAccount(investor)
    const asked = await investor.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '20.00', bankAccountId },
    })
    const params = { id: asked.data!.transactionId }
    const record = await world.administrator.client.GET('/v1/wallet/transactions/{id}', { params: { path: params } })
    const request = await requestOf(edit, {
      params,
      body: { ...record.data!, status: 'rejected', rejectReason: 'Es de otro' },
    })
    const decide = (key: string) =>
      app.app.inject({
        ...request,
        headers: { ...request.headers, 'idempotency-key': key },
        cookies: { [COOKIES.session]: world.administrator.token },
      })
    const [first, second, other] = [
      await decide('a-key-of-its-own'),
      await decide('a-key-of-its-own'),
      await decide('another-key'),
    ]
    expect([first.statusCode, second.statusCode, other.statusCode], first.payload).toEqual([200, 200, 422])
    expect(second.payload).toBe(first.payload)
    expect([first.headers['idempotency-hit'], second.headers['idempotency-hit']]).toEqual([undefined, 'true'])
  })

  test.each([
    { operation: 'verifications.decide', names: ['decision', 'status'], others: ['Approved', 'Declined'] },
    { operation: 'bankAccounts.edit', names: ['state', 'status'], others: ['valid', 'error'] },
  ] as const)('is refused when two names of one field disagree: $operation', async (row) => {
    const edit = editOf(row.operation)
    const record = await read(edit, 'admin')
    const stored = record[row.names[0]]
    const other = row.others.find((value) => value !== stored)
    const body = { [row.names[0]]: stored, [row.names[1]]: other }
    const { statusCode, answer } = await call(edit, 'admin', { params: paramsOf(edit), body })
    expect([statusCode, answer]).toMatchObject([422, { errors: [{ path: row.names[1], code: 'choice-invalid' }] }])
    expect(await read(edit, 'admin')).toEqual(record)
  })

  test('is refused as too late when only a decision is sent to a decided record', async () => {
    const edit = editOf('transactions.decide')
    const body = { status: 'rejected', rejectReason: 'Es de otro' }
    const { answer } = await call(edit, 'admin', { params: paramsOf(edit), body })
    expect(answer['code']).toBe('state-forbids')
  })
})

describe('a person who may not reach a record', () => {
  test.each(callers.filter(reachesOwnOnly))('is refused by PATCH $name as $kind', async ({ edit, kind }) => {
    const record = await read(edit, kind)
    const { statusCode, answer } = await call(edit, kind, { params: paramsOf(edit), body: record })
    expect([statusCode, answer['code']]).toEqual([403, 'forbidden'])
  })

  test('learns nothing by sending back the record', async () => {
    const edit = edits.find(({ operation }) => operation === 'bankAccounts.edit')!
    const record = await read(edit, 'admin')
    const stranger = await given(app).investor()
    tokens.set('pending', stranger.token)
    const { statusCode, answer } = await call(edit, 'pending', { params: paramsOf(edit), body: record })
    const { updatedAt: _, alias, ...rest } = record
    expect(statusCode).toBe(422)
    expect((answer['errors'] as { code: string }[]).every(({ code }) => code === 'unknown-field')).toBe(true)
    const plain = await call(edit, 'pending', { params: paramsOf(edit), body: { alias } })
    expect([Object.keys(rest).length > 5, plain.statusCode]).toEqual([true, 404])
  })
})
