import { setTimeout as sleep } from 'node:timers/promises'
import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import { FaultProxy } from '@cauce/testing/fault-proxy'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate } from './migrate.ts'

const WITHIN = { timeout: 40_000 }
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

async function dropForeignKeys(...tables: readonly string[]) {
  const { rows } = await owner.query<{ dropping: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropping from pg_constraint
     where contype = 'f' and conrelid = any ($1::regclass[])`,
    [tables],
  )
  for (const { dropping } of rows) await owner.query(dropping)
}

describe('the start of another process', () => {
  it('waits for no call when nothing has changed', async () => {
    await migrate(database)
    await call.query('begin')
    await call.query(`lock table ledger_transfers in row exclusive mode`)
    await migrate(database)
    await call.query('commit')
  })

  it('restores a trigger and grants that a restored database lacks', async () => {
    await owner.query('drop trigger refuse_change on ledger_transfers; revoke all on ledger_transfers from cauce_app')
    const before = await triggers()
    await expect(call.query(NOTED)).rejects.toThrow('permission denied')
    await migrate(database)
    expect(await triggers()).toBe(before! + 1)
    await call.query(NOTED)
  })

  it.each([
    { version: '999.10.0', what: 'is left unchanged' },
    { version: '0.0.9', what: 'gets the rules of this version' },
  ])('a database last migrated by version $version $what', async ({ version }) => {
    await owner.query(
      `drop trigger refuse_change on ledger_transfers; comment on schema drizzle is 'Cauce ${version} x'`,
    )
    const before = await triggers()
    await migrate(database)
    expect((await triggers())! - before!).toBe(version === '0.0.9' ? 1 : 0)
  })

  it('waits for a running call when rules have changed, without a deadlock', async () => {
    await owner.query('drop trigger refuse_change on ledger_transfers')
    await call.query('begin')
    await call.query('lock table ledger_transfers in row exclusive mode')
    const migrating = migrate(database)
    await expect.poll(() => waiting()).toBe(true)
    await call.query('lock table audit_records in row exclusive mode')
    await call.query('commit')
    await migrating
    expect(await triggers()).toBeGreaterThan(2)
  })
})

it('gives up on a PostgreSQL that falls silent while the tables of the job queue are made', async () => {
  const proxy = await FaultProxy.start(database.ownerUrl)
  try {
    await owner.query('begin; lock table graphile_worker.migrations')
    let end: string | undefined
    void migrate({ url: database.url, ownerUrl: proxy.urlOf(database.ownerUrl), statementMs: 3_000 }).then(
      () => (end = 'made'),
      (error: unknown) => (end = (error as Error).message),
    )
    await vi.waitUntil(async () => end !== undefined || (await waiting('graphile_worker.migrations')), WITHIN)
    proxy.strikeAll('freeze')
    await vi.waitUntil(() => end !== undefined, WITHIN)
    expect(end).toBe('Query read timeout')
  } finally {
    await proxy.close()
    await owner.query('rollback')
  }
}, 90_000)

describe('rows from before the tallies', () => {
  const ID = '01890000-0000-7000-8000-000000000001'
  async function givenRows(
    kept: readonly (readonly [table: string, counted: string, amount: number, second: number])[],
  ) {
    await dropForeignKeys('wallets', 'wallet_balances')
    await owner.query(`
      insert into wallets (wallet_id, user_id, reserved_account_id, created_at) values ('${ID}', '${ID}', '${ID}', '2026-11-20 09:00Z');
      insert into wallet_balances (wallet_id, user_id, balance, available) values ('${ID}', '${ID}', 500, 300);
      delete from tally_changes; comment on schema drizzle is ''`)
    for (const [table, counted, amount, second] of kept)
      await owner.query(
        `insert into ${table} (counted, day, kind, rows, amount, penalties) values ($1, '-infinity', '{}', 7, $2, $3)`,
        [counted, amount, second],
      )
  }
  const counts = async (counted: string) => {
    const { rows } = await owner.query<{ row: unknown }>(
      `select json_build_array(day, rows, amount, penalties) as row
       from (select * from tallies union all select * from tally_changes) as kept where counted = $1 order by day`,
      [counted],
    )
    return rows.map(({ row }) => row)
  }
  const OF_WALLET = [
    ['-infinity', 1, 0, 0],
    ['2026-11-20', 1, 0, 0],
  ]
  const OF_BALANCE = [
    ['-infinity', 1, 500, 300],
    ['2000-01-01', 1, 500, 300],
  ]

  it.each([
    { what: 'are counted', kept: [], wallets: OF_WALLET, balances: OF_BALANCE },
    {
      what: 'keep tallies that are complete',
      kept: [
        ['tallies', 'wallets', 0, 0],
        ['tallies', 'wallet_balances', 9, 8],
      ],
      wallets: [['-infinity', 7, 0, 0]],
      balances: [['-infinity', 7, 9, 8]],
    },
    {
      what: 'keep tallies that were not folded yet',
      kept: [['tally_changes', 'wallet_balances', 9, 8]],
      wallets: OF_WALLET,
      balances: [['-infinity', 7, 9, 8]],
    },
    {
      what: 'are counted again when the tally lacks amounts',
      kept: [
        ['tallies', 'wallet_balances', 0, 8],
        ['tally_changes', 'wallet_balances', 0, 8],
      ],
      wallets: OF_WALLET,
      balances: OF_BALANCE,
    },
    {
      what: 'are counted again when the tally lacks second amounts',
      kept: [['tallies', 'wallet_balances', 9, 0]],
      wallets: OF_WALLET,
      balances: OF_BALANCE,
    },
  ] as const)('$what', async ({ kept, wallets, balances }) => {
    await givenRows(kept)
    await migrate(database)
    expect({ wallets: await counts('wallets'), balances: await counts('wallet_balances') }).toEqual({
      wallets,
      balances,
    })
  })
})

async function waiting(table = 'ledger_transfers'): Promise<boolean> {
  await sleep(10)
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from pg_locks where not granted and locktype = 'relation' and relation = $1::regclass`,
    [table],
  )
  return Number(rows[0]!.count) > 0
}
