import { migrate } from '@cauce/api/database'
import { asSuperuser } from '@cauce/server/database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from './clone-database.ts'
import type { TestDatabase } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

test('the rights go to the role of the application, whatever its name, and it owns nothing', async () => {
  const { endpoint, secret } = inject('testDatabases')
  const [role, name] = [`"staging's app"`, new URL(database.url).pathname.slice(1)]
  const asAdministrator = (sql: string) => asSuperuser(endpoint, secret, name, (client) => client.query(sql))
  await asAdministrator(`create role ${role} login password 'x'; grant connect on database ${name} to ${role}`)
  const url = Object.assign(new URL(database.url), {
    username: encodeURIComponent("staging's app"),
    password: 'x',
  }).href
  await expect(query(url, 'select from ledger_transfers')).rejects.toThrow('permission denied')
  await migrate({ url, ownerUrl: database.ownerUrl })
  await query(url, 'select from ledger_transfers; select from graphile_worker._private_jobs')
  await expect(query(url, 'update ledger_transfers set amount = 0')).rejects.toThrow('permission denied')
  expect(await tablesOf(database)).not.toEqual([])
  expect(await tablesOf({ ...database, ownerUrl: url })).toEqual([])
  await asAdministrator(`drop owned by ${role}; drop role ${role}`)
})

async function tablesOf({ ownerUrl }: TestDatabase): Promise<string[]> {
  const { rows } = await query(
    ownerUrl,
    `select relname from pg_class where relkind = 'r' and pg_get_userbyid(relowner) = current_user`,
  )
  return rows.map((row) => row.relname)
}

async function query(connectionString: string, sql: string) {
  const client = new Client({ connectionString })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}
