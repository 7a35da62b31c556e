import { given, testApp } from '@cauce/testing'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let token: string
beforeAll(async () => {
  token = (await given(app).administrator()).token
})

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly next?: string | null
}
async function ask(path: string, query: Readonly<Record<string, string>>): Promise<Page> {
  const url = `/v1/${path}?${new URLSearchParams(query)}`
  return JSON.parse((await app.app.inject({ url, cookies: { session: token } })).payload) as Page
}

async function* pagesOf(path: string, take: number) {
  let after: string | null | undefined
  do {
    const page = await ask(path, { take: String(take), orderBy: 'id', orderSide: 'asc', ...(after && { after }) })
    yield page.data
    after = page.next
  } while (after)
}

test('a cursor is refused in another order than that of ids', async () => {
  const after = '01939b2e-7c00-7000-8000-000000000001'
  const refused = await ask('account/users', { orderBy: 'createdAt', orderSide: 'asc', after })
  expect(refused).toMatchObject({ status: 422, errors: [{ path: 'orderBy', params: { choices: 'id' } }] })
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
    const read: string[] = []
    let pages = 0
    for await (const page of pagesOf('misc/document-types', 1_000)) {
      pages += 1
      read.push(...page.map(({ id }) => id))
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
    }
    const ids = new Set(read)
    expect(ids.size).toBe(read.length)
    expect(before.filter(({ id }) => !ids.has(id) && !gone.has(id))).toEqual([])
    expect(pages).toBeGreaterThan(20)
  } finally {
    await owner.query(`delete from document_types where name like 'Tipo %' or name like 'Nuevo %'`)
    await owner.end()
  }
})
