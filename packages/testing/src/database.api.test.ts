import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from './clone-database.ts'
import type { TestDatabase } from './database.ts'

let one: TestDatabase
let other: TestDatabase

beforeAll(async () => {
  ;[one, other] = await Promise.all([cloneDatabase(), cloneDatabase()])
})
afterAll(() => Promise.all([one.drop(), other.drop()]))

test('two databases cloned at the same time are migrated and independent', async () => {
  await query(one.ownerUrl, 'create table notes (id int)')
  expect(await tablesOf(one)).toContain('notes')
  expect(await tablesOf(other)).not.toContain('notes')
  expect(await tablesOf(other)).not.toEqual([])
})

test('the application does not own its database', async () => {
  expect((await query(one.url, 'select current_user as name')).rows).toEqual([{ name: 'cauce_app' }])
})

async function tablesOf({ ownerUrl }: TestDatabase): Promise<string[]> {
  const { rows } = await query(
    ownerUrl,
    `select relname from pg_class where relkind = 'r' and relowner = current_user::regrole`,
  )
  return rows.map((row) => row.relname)
}

async function query(connectionString: string, sql: string) {
  const client = new Client({ connectionString })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}
