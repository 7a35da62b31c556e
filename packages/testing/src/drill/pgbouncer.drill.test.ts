import { inTransaction, openDatabase, type Database } from '@cauce/api/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideDatabase } from '../operator-command.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { freePort } from '../free-port.ts'
import { startPgBouncer, type PgBouncer } from '../processes/pgbouncer.ts'
import { startPlatform } from '../processes/platform-process.ts'

let own: OwnDatabase
let pooler: PgBouncer
let database: Database
beforeAll(async () => {
  own = await startOwnDatabase({ port: await freePort() })
  pooler = await startPgBouncer(own.database.url)
  database = openDatabase({ url: pooler.url, isLent: true })
})
afterAll(async () => {
  await database?.$client.end()
  await pooler?.stop()
  await own.stop()
})

const SETTINGS = `select current_user as role, current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
  current_setting('transaction_timeout') as transaction, current_setting('timezone') as timezone`
const LIMITS = { role: 'cauce_app', lock: '5s', statement: '10s', transaction: '30s', timezone: 'UTC' }

describe('over connections pooled by transaction', () => {
  it('each transaction and single statement has its limits and role, and leaves none behind', async () => {
    expect((await database.$client.query(SETTINGS)).rows).toEqual([LIMITS])
    expect((await inTransaction(database, (tx) => tx.$client.query(SETTINGS))).rows).toEqual([LIMITS])
    const consistent = 'begin isolation level repeatable read'
    expect((await inTransaction(database, (tx) => tx.$client.query(SETTINGS), consistent)).rows).toEqual([LIMITS])
    const plain = openDatabase({ url: own.database.url })
    expect((await plain.$client.query(SETTINGS)).rows).toEqual([LIMITS])
    await plain.$client.end()
  })

  it('a named statement runs on any pooled connection', async () => {
    const ask = (value: number) =>
      database.$client.query({ name: 'echo', text: 'select $1::integer as value', values: [value] })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, value) => ask(value)))
    expect(answers.map(({ rows }) => rows[0].value)).toEqual(Array.from({ length: 40 }, (_, value) => value))
    const { rows } = await database.$client.query('select count(*)::integer as count from pg_prepared_statements')
    expect(rows).toEqual([{ count: 0 }])
  })

  it('a failed statement returns its connection', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      await expect(database.$client.query('select 1 / 0')).rejects.toThrow('division by zero')
    expect((await database.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

it.each([
  {
    what: 'no direct address',
    settings: () => outsideDatabase(pooler.url, own.database.ownerUrl, own.folder),
    line: 'The setting DATABASE_DIRECT_URL must be given, because DATABASE_URL leads to a pooler that lends a connection for one transaction.\n',
  },
  {
    what: 'its own address as the direct one',
    settings: () => ({
      ...outsideDatabase(pooler.url, own.database.ownerUrl, own.folder),
      DATABASE_DIRECT_URL: `${pooler.url}?application_name=cauce`,
    }),
    line: 'The setting DATABASE_DIRECT_URL must be the address of PostgreSQL itself, because this one leads to a pooler that lends a connection for one transaction.\n',
  },
  {
    what: 'its address for migrations',
    settings: () => outsideDatabase(own.database.url, pooler.url, own.folder),
    line: 'The setting DATABASE_OWNER_URL must be the address of PostgreSQL itself, because this one leads to a pooler that lends a connection for one transaction.\n',
  },
])('a start with a pooler and $what is refused in one line', async ({ settings, line }) => {
  const refused = await startPlatform(settings())
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(line)
})
