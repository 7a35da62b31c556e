import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let testDatabase: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  testDatabase = await cloneDatabase()
  owner = new pg.Client({ connectionString: testDatabase.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await testDatabase.drop()
})

const VALUES: Readonly<Record<string, readonly [one: string, other: string]>> = {
  uuid: ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'],
  _uuid: ['{01890000-0000-7000-8000-000000000001}', '{01890000-0000-7000-8000-000000000002}'],
  text: ['one', 'other'],
  int4: ['1', '2'],
  int8: ['1', '2'],
  bool: ['true', 'false'],
  date: ['2026-11-20', '2026-11-21'],
  timestamptz: ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.001Z'],
  jsonb: ['1', '2'],
}

async function columnsOf(table: string) {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ name, type }) => ({ name, values: VALUES[type]! }))
}

async function givenRow(table: string, row: Readonly<Record<string, string | null>>): Promise<void> {
  await owner.query(`create temporary table ${table} (like public.${table}) on commit drop`)
  const { rows } = await owner.query<{ trigger: string }>(
    `select pg_get_triggerdef(oid) as trigger from pg_trigger where tgrelid = 'public.${table}'::regclass and tgname like 'keep_%'`,
  )
  for (const { trigger } of rows) await owner.query(trigger.replace(' ON public.', ' ON pg_temp.'))
  const { rows: demanded } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'pg_temp.${table}'::regclass and attnum > 0 and attnotnull`,
  )
  for (const { name } of demanded) await owner.query(`alter table pg_temp.${table} alter column ${name} drop not null`)
  await owner.query(`insert into pg_temp.${table} select * from jsonb_populate_record(null::pg_temp.${table}, $1)`, [
    row,
  ])
}

async function isLet(change: string, values: readonly unknown[] = []): Promise<boolean> {
  await owner.query('savepoint before')
  try {
    await owner.query(change, [...values])
    return true
  } catch (error) {
    // restrict_violation.
    expect((error as pg.DatabaseError).code).toBe('23001')
    return false
  } finally {
    await owner.query('rollback to before')
  }
}

async function changeable(table: string, given: Readonly<Record<string, string | null>>) {
  const columns = await columnsOf(table)
  const row = { ...Object.fromEntries(columns.map(({ name, values }) => [name, values[0]])), ...given }
  await owner.query('begin')
  try {
    await givenRow(table, row)
    const found = { changed: [] as string[], emptied: [] as string[] }
    for (const { name, values } of columns) {
      const update = `update pg_temp.${table} set ${name} = $1`
      if (await isLet(update, [values[1]])) found.changed.push(name)
      if (row[name] !== null && (await isLet(update, [null]))) found.emptied.push(name)
    }
    expect(await isLet(`delete from pg_temp.${table}`)).toBe(false)
    return { changed: found.changed.toSorted(), emptied: found.emptied.toSorted() }
  } finally {
    await owner.query('rollback')
  }
}

const STATES = ['prepared_id', 'settled', 'state', 'state_reason', 'updated_at']
const DETAILS =
  'bank_reference batch_reference counterparty_iban counterparty_name end_to_end_id reference remittance return_reason'.split(
    ' ',
  )
const of = (names: readonly string[], value: string | null) => Object.fromEntries(names.map((name) => [name, value]))

describe('a bank movement', () => {
  test('may change its state and what is settled, but nothing the bank reported', async () => {
    expect(await changeable('bank_movements', {})).toEqual({ changed: STATES, emptied: STATES })
  })

  test.each([null, ''])('takes details that the bank left as %j', async (empty) => {
    expect((await changeable('bank_movements', of(DETAILS, empty))).changed).toEqual([...DETAILS, ...STATES].toSorted())
  })
})

test('an allocation can be undone once', async () => {
  const undone = ['undone_at', 'undone_by']
  expect(await changeable('bank_allocations', of(undone, null))).toEqual({ changed: undone, emptied: [] })
  expect(await changeable('bank_allocations', {})).toEqual({ changed: [], emptied: [] })
})

const others = async (table: string, names: string) => {
  const columns = (await columnsOf(table)).map(({ name }) => name)
  const left = columns.filter((name) => !names.split(' ').includes(name))
  expect(left).toHaveLength(columns.length - names.split(' ').length)
  return left.toSorted()
}

test('a batch can be rewritten only while it is a draft', async () => {
  const table = 'payment_batches'
  const columns = (await columnsOf(table)).map(({ name }) => name).toSorted()
  expect(await changeable(table, { state: 'draft' })).toEqual({ changed: columns, emptied: columns })
  const free = await others(
    table,
    'number message_id format sha256 content count total debtor_account_id execution_day reason created_by created_at',
  )
  expect(await changeable(table, { state: 'released' })).toEqual({ changed: free, emptied: free })
})

test("a payment's payee may change only while it is queued, its cause and amount never", async () => {
  const fixed =
    'kind transaction_id project_id movement_id handover_id user_id amount payee_by_one end_to_end_id created_at'
  const queued = await others('payments', fixed)
  expect(await changeable('payments', { state: 'queued' })).toEqual({ changed: queued, emptied: queued })
  const batched = await others('payments', `${fixed} beneficiary iban bic address remittance`)
  expect(await changeable('payments', { state: 'batched' })).toEqual({ changed: batched, emptied: batched })
})
