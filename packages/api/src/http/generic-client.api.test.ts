import { given, givenCrowd, givenWorld, testApp } from '@cauce/testing'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'

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

async function call<Answer>(path: string): Promise<Answer> {
  const { statusCode, payload } = await app.app.inject({ url: `/v1/${path}`, cookies: { session: token } })
  if (statusCode >= 400) throw JSON.parse(payload) as Refused
  return JSON.parse(payload) as Answer
}
const provider = {
  async getList(resource: string, page: number, perPage: number, { field, order }: Sort, filter: Filter = {}) {
    const paging = { skip: String((page - 1) * perPage), take: String(perPage) }
    const sorting = { orderBy: field, orderSide: order.toLowerCase() }
    const query = new URLSearchParams({ ...paging, ...sorting, ...filter })
    return call<{ data: Identified[]; total: number; next?: string | null }>(`${resource}?${query}`)
  },
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

test('a cursor is refused in another order than that of ids', async () => {
  const after = '01939b2e-7c00-7000-8000-000000000001'
  const asked = provider.getList('account/users', 1, 10, { field: 'createdAt', order: 'ASC' }, { after })
  await expect(asked).rejects.toMatchObject({ errors: [{ path: 'orderBy', params: { choices: 'id' } }] })
})

test('a cursor reads 20,000 rows page by page, each once, while others come, change and go', async () => {
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  const add = (count: number, name: string) =>
    owner.query(
      `insert into document_types (document_type_id, name, description, created_at, updated_at)
      select gen_random_uuid(), $2 || n, 'Texto', now(), now() from generate_series(1, $1) n`,
      [count, name],
    )
  try {
    await add(20_000, 'Tipo ')
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
    expect(pages).toBeGreaterThan(20)
  } finally {
    await owner.query(`delete from document_types where name like 'Tipo %' or name like 'Nuevo %'`)
    await owner.end()
  }
})
