import { allEndpoints } from '@cauce/contract'
import { given, givenCrowd, givenWorld, testApp } from '@cauce/testing'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'

interface Identified extends Readonly<Record<string, unknown>> {
  readonly id: string
}
interface Sort {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}
interface Refused {
  readonly status: number
  readonly errors: readonly { readonly path: string; readonly code: string; readonly params?: { choices: string } }[]
}
type Filter = Readonly<Record<string, string>>

const app = testApp()
let token: string
beforeAll(async () => {
  const world = await givenWorld(app)
  await givenCrowd(app, world)
  token = (await given(app).session(world.administrator.userId)).token
})

async function call<Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer> {
  const sent = body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const request = { method, url: `/v1/${path}`, cookies: { session: token } }
  const { statusCode, payload } = await app.app.inject({ ...request, ...sent })
  if (statusCode >= 400) throw JSON.parse(payload) as Refused
  return (payload === '' ? {} : JSON.parse(payload)) as Answer
}
const provider = {
  async getList(resource: string, page: number, perPage: number, { field, order }: Sort, filter: Filter = {}) {
    const paging = { skip: String((page - 1) * perPage), take: String(perPage) }
    const sorting = { orderBy: field, orderSide: order.toLowerCase() }
    const query = new URLSearchParams({ ...paging, ...sorting, ...filter })
    return call<{ data: Identified[]; total: number; next?: string | null }>('GET', `${resource}?${query}`)
  },
  getOne: (resource: string, id: string) => call<Identified>('GET', `${resource}/${id}`),
  getMany: async (resource: string, ids: readonly string[]) =>
    (
      await call<{ data: Identified[] }>(
        'GET',
        `${resource}?${new URLSearchParams(ids.map((id): [string, string] => ['ids', id]))}`,
      )
    ).data,
  create: (resource: string, data: object) => call<Identified>('POST', resource, data),
  update: (resource: string, { id, ...data }: Identified) =>
    call<Identified>('PATCH', `${resource}/${id}`, { id, ...data }),
  delete: (resource: string, id: string) => call('DELETE', `${resource}/${id}`),
}

const BY_ID: Sort = { field: 'id', order: 'ASC' }
async function everyRow(
  resource: string,
  perPage: number,
  betweenPages?: (page: readonly Identified[]) => Promise<void>,
) {
  const rows: Identified[] = []
  let after: string | null | undefined
  do {
    const page = await provider.getList(resource, 1, perPage, BY_ID, after ? { after } : {})
    rows.push(...page.data)
    after = page.next
    await betweenPages?.(page.data)
  } while (after)
  return rows
}

/** Each with a text of one of its records. */
const RESOURCES = [
  { resource: 'account/users', text: 'email' },
  { resource: 'project/projects', text: 'name' },
  { resource: 'misc/document-types', text: 'name' },
  { resource: 'project/templates', text: 'name' },
  { resource: 'wallet/transactions', text: 'userName' },
  { resource: 'support/tickets', text: 'title' },
]

test.each(RESOURCES)('a generic client lists, finds, reads and exports $resource', async ({ resource, text }) => {
  const list = allEndpoints.find(({ method, path }) => method === 'GET' && path === `/v1/${resource}`)!
  const orders = (list.query!.shape['orderBy'] as z.ZodOptional<z.ZodEnum>).unwrap().options as string[]
  const { data: all, total } = await provider.getList(resource, 1, 1_000, BY_ID)
  const ids = all.map(({ id }) => id)
  expect(total).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(total)
  for (const field of orders)
    for (const order of ['ASC', 'DESC'] as const)
      expect(
        (await provider.getList(resource, 1, 1_000, { field, order })).data.map(({ id }) => id).toSorted(),
      ).toEqual(ids.toSorted())
  for (const field of Object.keys(all[0]!).filter((name) => !orders.includes(name))) {
    const refused = (await provider
      .getList(resource, 1, 10, { field, order: 'ASC' })
      .catch((error) => error)) as Refused
    expect(refused, field).toMatchObject({ status: 422, errors: [{ path: 'orderBy', code: 'order-unknown' }] })
    expect(refused.errors[0]!.params!.choices.split(', ')).toEqual(orders)
  }
  const wanted = all.at(-1)!
  const found = await provider.getList(resource, 1, 1_000, BY_ID, { q: String(wanted[text]).toUpperCase() })
  expect(found.data.map(({ id }) => id)).toContain(wanted.id)
  expect((await provider.getList(resource, 1, 10, BY_ID, { q: 'no such text' })).total).toBe(0)
  expect(await provider.getOne(resource, wanted.id)).toEqual(wanted)
  expect((await provider.getMany(resource, ids.slice(0, 5))).map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 5))
  expect(await everyRow(resource, 2)).toEqual(all)
})

test.each(['account/users', 'project/projects', 'misc/document-types', 'project/templates'])(
  'a generic client sends a whole record of %s back, and is told which field is wrong',
  async (resource) => {
    const record = (await provider.getList(resource, 1, 1, BY_ID)).data[0]!
    expect(await provider.update(resource, record)).toEqual({ ...record, updatedAt: expect.any(String) })
    const wrong = (await provider.update(resource, { ...record, name: '' }).catch((error) => error)) as Refused
    expect(wrong).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'required' }] })
    const other = { ...record, id: '01939b2e-7c00-7000-8000-000000000001' }
    const fixed = await call('PATCH', `${resource}/${record.id}`, other).catch((error) => error)
    expect(fixed).toMatchObject({ status: 422, errors: [{ path: 'id', code: 'read-only' }] })
  },
)

test('a generic client creates a record, changes and deletes it by the id of the answer', async () => {
  const { id } = await provider.create('misc/document-types', { name: 'Nuevo', description: 'Alta' })
  const record = await provider.getOne('misc/document-types', id)
  expect(await provider.update('misc/document-types', { ...record, name: 'Nueva' })).toMatchObject({
    id,
    name: 'Nueva',
  })
  await provider.delete('misc/document-types', id)
  await expect(provider.getOne('misc/document-types', id)).rejects.toMatchObject({ status: 404 })
})

test('a cursor is refused in another order than that of ids', async () => {
  const after = '01939b2e-7c00-7000-8000-000000000001'
  const asked = provider.getList('account/users', 1, 10, { field: 'createdAt', order: 'ASC' }, { after })
  await expect(asked).rejects.toMatchObject({ errors: [{ path: 'orderBy', params: { choices: 'id' } }] })
})

test('a cursor reads 100,000 rows page by page, each once, while others come, change and go', async () => {
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  const add = (count: number, name: string) =>
    owner.query(
      `insert into document_types (document_type_id, name, description, created_at, updated_at)
      select gen_random_uuid(), $2 || n, 'Texto', now(), now() from generate_series(1, $1) n`,
      [count, name],
    )
  try {
    await add(100_000, 'Tipo ')
    const { rows: before } = await owner.query<{ id: string }>('select document_type_id as id from document_types')
    const gone = new Set<string>()
    let pages = 0
    const read = await everyRow('misc/document-types', 1_000, async (page) => {
      pages += 1
      expect(page.length).toBeLessThanOrEqual(1_000)
      await add(20, `Nuevo ${pages} `)
      await owner.query(`update document_types set name = name || ' b' where document_type_id = any ($1)`, [
        page.slice(0, 5).map(({ id }) => id),
      ])
      const { rows } = await owner.query<{ id: string }>(
        `delete from document_types where document_type_id in
          ((select document_type_id from document_types order by document_type_id limit 3)
          union all (select document_type_id from document_types order by document_type_id desc limit 3)) returning document_type_id as id`,
      )
      for (const { id } of rows) gone.add(id)
    })
    const ids = new Set(read.map(({ id }) => id))
    expect(ids.size).toBe(read.length)
    expect(before.filter(({ id }) => !ids.has(id) && !gone.has(id))).toEqual([])
    expect(pages).toBeGreaterThan(100)
  } finally {
    await owner.query(`delete from document_types where name like 'Tipo %' or name like 'Nuevo %'`)
    await owner.end()
  }
})
