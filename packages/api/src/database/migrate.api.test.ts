import { setTimeout as sleep } from 'node:timers/promises'
import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'

let database: TestDatabase
let owner: pg.Client
let call: pg.Client
beforeEach(async () => {
  database = await cloneDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  call = new pg.Client({ connectionString: database.url })
  await Promise.all([owner.connect(), call.connect()])
})
afterEach(async () => {
  await Promise.all([owner.end(), call.end()])
  await database.drop()
})

const NOTED = 'select * from ledger_transfers limit 0'
const triggers = async () =>
  (await owner.query(`select tgname from pg_trigger where tgrelid = 'ledger_transfers'::regclass and not tgisinternal`))
    .rowCount

describe('the start of another process', () => {
  it('waits for no call when nothing has changed', async () => {
    await migrate({ ownerUrl: database.ownerUrl })
    await call.query('begin')
    await call.query(`lock table ledger_transfers in row exclusive mode`)
    await migrate({ ownerUrl: database.ownerUrl })
    await call.query('commit')
  })

  it('brings back a rule that is missing in a copy of a database, and rights too', async () => {
    await owner.query('drop trigger refuse_change on ledger_transfers; revoke all on ledger_transfers from cauce_app')
    const before = await triggers()
    await expect(call.query(NOTED)).rejects.toThrow('permission denied')
    await migrate({ ownerUrl: database.ownerUrl })
    expect(await triggers()).toBe(before! + 1)
    await call.query(NOTED)
  })

  it.each([
    { version: '999.10.0', what: 'is left alone' },
    { version: '0.0.9', what: 'gets the rules of this one' },
  ])('on a database that version $version has changed: it $what', async ({ version }) => {
    await owner.query(
      `drop trigger refuse_change on ledger_transfers; comment on schema drizzle is 'Cauce ${version} x'`,
    )
    const before = await triggers()
    await migrate({ ownerUrl: database.ownerUrl })
    expect((await triggers())! - before!).toBe(version === '0.0.9' ? 1 : 0)
  })

  it('gives way to a call when rules have changed, and is not ended by a deadlock with it', async () => {
    await owner.query('drop trigger refuse_change on ledger_transfers')
    await call.query('begin')
    await call.query('lock table ledger_transfers in row exclusive mode')
    const migrating = migrate({ ownerUrl: database.ownerUrl })
    await expect.poll(waiting).toBe(true)
    // A second table, which the rules have taken already.
    await call.query('lock table audit_records in row exclusive mode')
    await call.query('commit')
    await migrating
    expect(await triggers()).toBeGreaterThan(2)
  })
})

/** Whether the rules wait for a table. */
async function waiting(): Promise<boolean> {
  await sleep(10)
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from pg_locks where not granted and locktype = 'relation' and relation = 'ledger_transfers'::regclass`,
  )
  return Number(rows[0]!.count) > 0
}
