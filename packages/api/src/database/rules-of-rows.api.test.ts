import { cloneDatabase, decideRawPostings, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOW, ONE, OTHER, type Row, addRows, copyTable } from './testing/rule.ts'

let testDatabase: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  testDatabase = await cloneDatabase()
  owner = new pg.Client({ connectionString: testDatabase.ownerUrl })
  await owner.connect()
  await decideRawPostings(owner)
})
beforeEach(async () => void (await owner.query('begin')))
afterEach(async () => void (await owner.query('rollback')))
afterAll(async () => {
  await owner.end()
  await testDatabase.drop()
})

const THIRD = '01890000-0000-7000-8000-000000000003'
const [EARLIER, LATER] = ['2026-11-20T08:00:00+00:00', '2026-11-20T10:00:00+00:00']
const CLEARING = '01890000-0000-7000-8000-0000000000c0'
const WITHHELD = '01890000-0000-7000-8000-000000000080'
async function givenTables(triggers: string, tables: Readonly<Record<string, readonly Row[]>>): Promise<void> {
  for (const table of Object.keys(tables)) await copyTable(owner, table, triggers)
  for (const [table, rows] of Object.entries(tables)) await addRows(owner, table, rows)
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: pg.DatabaseError) => error.constraint ?? error.code,
  )
const REFUSED = '23001'
const idsOf = async (rows: string) =>
  (await owner.query<{ id: string }>(`select transaction_id as id from ${rows} as rows order by 1`)).rows.map(
    ({ id }) => id,
  )

describe('a retention record', () => {
  test.each([
    { change: 'erased_count = 5', isRefused: false },
    { change: 'erased_count = 4', isRefused: true },
    { change: `carried_out_at = '${LATER}'`, isRefused: false },
    { change: `carried_out_at = '${EARLIER}'`, isRefused: true },
    { change: "day = '2026-11-21'", isRefused: true },
    { change: "rule = 'links'", isRefused: true },
  ])('changes with $change: refused $isRefused', async ({ change, isRefused }) => {
    const row = { day: '2026-11-20', rule: 'sessions', erased_count: 5, carried_out_at: NOW }
    await givenTables('keep_%', { retention_records: [row] })
    const refusal = await refusalOf(owner.query(`update retention_records set ${change}`))
    expect(refusal).toBe(isRefused ? REFUSED : undefined)
  })
})

test('deleting sessions keeps the last access on each open account', async () => {
  await givenTables('keep_last_access', {
    users: [
      { user_id: ONE },
      { user_id: OTHER, last_access_at: LATER },
      { user_id: THIRD, deleted_at: NOW },
      { user_id: CLEARING, last_access_at: EARLIER },
    ],
    sessions: [
      { user_id: ONE, stage: 'full', last_used_at: NOW },
      { user_id: ONE, stage: 'full', last_used_at: EARLIER },
      { user_id: ONE, stage: 'pending', last_used_at: LATER },
      { user_id: OTHER, stage: 'full', last_used_at: NOW },
      { user_id: THIRD, stage: 'full', last_used_at: NOW },
      { user_id: CLEARING, stage: 'full', last_used_at: NOW },
    ],
  })
  await owner.query('delete from sessions')
  const { rows } = await owner.query<{ row: unknown }>(
    'select json_build_array(user_id, last_access_at) as row from users order by user_id',
  )
  expect(rows.map(({ row }) => row)).toEqual([
    [ONE, '2026-11-20T09:00:00+00:00'],
    [OTHER, LATER],
    [THIRD, null],
    [CLEARING, '2026-11-20T09:00:00+00:00'],
  ])
})

describe('the former address of a changed account', () => {
  const change = { user_id: ONE, former_email: 'Ana@example.org', confirmed_at: NOW }
  test.each<[what: string, changes: Row, user: Row, refusal?: string]>([
    ['is reserved', change, { user_id: OTHER }, 'users_email_key'],
    ['is free while the change is unconfirmed', { ...change, confirmed_at: null }, { user_id: OTHER }],
    ['is free for its former owner', change, { user_id: ONE }],
    ['is free for a deleted account', change, { user_id: OTHER, deleted_at: NOW }],
    ['reserves no other address', { ...change, former_email: 'eva@example.org' }, { user_id: OTHER }],
  ])('%s', async (_what, changes, user, refusal) => {
    await givenTables('keep_former_email', { users: [], email_changes: [changes] })
    expect(await refusalOf(addRows(owner, 'users', [{ ...user, email: 'ana@Example.org' }]))).toBe(refusal)
  })
})

test('the ledger opens accounts empty', async () => {
  const insert = `insert into ledger_accounts (account_id, kind, project_id, balance) values ($1, 'escrow', $1, 1)`
  expect(await refusalOf(owner.query(insert, [ONE]))).toBe(REFUSED)
})

describe('an income', () => {
  const posting = { kind: 'income', debit_account_id: CLEARING, transaction_id: ONE, amount: 500, created_at: NOW }
  const given = async (postings: readonly Row[], allocations: readonly Row[] = []) => {
    await owner.query(
      'create temporary table awaited_incomes (like public.awaited_incomes including indexes) on commit drop',
    )
    await givenTables('%t_income', { ledger_transfers: [], bank_allocations: [] })
    await addRows(owner, 'ledger_transfers', postings)
    await addRows(owner, 'bank_allocations', allocations)
  }
  const inBooks = 'cauce_incomes_awaited()'

  test('proved by a document is awaited, and no other posting is', async () => {
    await given([
      posting,
      { ...posting, kind: 'withdraw', transaction_id: OTHER },
      { ...posting, debit_account_id: OTHER, transaction_id: OTHER },
      { ...posting, transaction_id: null },
    ])
    const { rows } = await owner.query('select transaction_id, amount, booked_at from awaited_incomes')
    expect(rows).toEqual([{ transaction_id: ONE, amount: '500', booked_at: new Date(NOW) }])
    expect(await idsOf(inBooks)).toEqual([ONE])
  })

  test('matched with a line is no longer awaited, until the match is undone', async () => {
    const [line, other] = [ONE, OTHER].map((allocation_id) => ({ allocation_id, transaction_id: ONE }))
    await given([posting, { ...posting, transaction_id: OTHER }], [line!, { allocation_id: THIRD }])
    const undo = (id: string) =>
      owner.query('update bank_allocations set undone_at = now() where allocation_id = $1', [id])
    const awaited = async () => {
      const ids = await idsOf('awaited_incomes')
      expect(await idsOf(inBooks)).toEqual(ids)
      return ids
    }
    expect(await awaited()).toEqual([OTHER])
    await undo(ONE)
    expect(await awaited()).toEqual([ONE, OTHER])
    await addRows(owner, 'bank_allocations', [line!, other!])
    await undo(OTHER)
    expect(await awaited()).toEqual([OTHER])
  })
})

describe('a file', () => {
  test.each<{ what: string; issued: string; sheet: Row; isRefused: boolean }>([
    { what: 'of an issued document', issued: ONE, sheet: {}, isRefused: true },
    { what: 'of an information sheet', issued: OTHER, sheet: { file_id: ONE }, isRefused: true },
    { what: 'of its English version', issued: OTHER, sheet: { file_id: OTHER, file_en_id: ONE }, isRefused: true },
    { what: 'of none of them', issued: OTHER, sheet: { file_id: OTHER }, isRefused: false },
  ])('$what changes: refused $isRefused', async ({ issued, sheet, isRefused }) => {
    await givenTables('keep_%', {
      files: [{ file_id: ONE }],
      issued_documents: [{ file_id: issued }],
      information_sheets: [sheet],
    })
    expect(await refusalOf(owner.query("update files set name = 'x'"))).toBe(isRefused ? REFUSED : undefined)
  })
})

describe('a part of a return', () => {
  const PART = { distribution_id: ONE, order_id: ONE, withheld: 500 }
  const tax = (amount: number, others: Row = {}) => ({
    distribution_id: ONE,
    order_id: ONE,
    kind: 'withholding',
    credit_account_id: WITHHELD,
    amount,
    ...others,
  })

  const turnedRound = (amount: number) => tax(amount, { credit_account_id: OTHER, debit_account_id: WITHHELD })

  test.each<{ what: string; part?: Row; posted: readonly Row[]; isRefused: boolean }>([
    { what: 'with its withholding posted', posted: [tax(500)], isRefused: false },
    { what: 'with its withholding in two postings', posted: [tax(200), tax(300)], isRefused: false },
    { what: 'without a withholding', part: { withheld: 0 }, posted: [], isRefused: false },
    { what: 'without the posting of its withholding', posted: [], isRefused: true },
    { what: 'with less than its withholding posted', posted: [tax(499)], isRefused: true },
    { what: 'with its withholding posted and turned round', posted: [tax(500), turnedRound(500)], isRefused: true },
    { what: 'with a posting of another kind', posted: [tax(500, { kind: 'interest' })], isRefused: true },
    { what: 'with the posting of another order', posted: [tax(500, { order_id: OTHER })], isRefused: true },
    { what: 'with the posting of another return', posted: [tax(500, { distribution_id: OTHER })], isRefused: true },
    { what: 'a second time', part: { paid_at: NOW }, posted: [], isRefused: false },
  ])('credited $what: refused $isRefused', async ({ part, posted, isRefused }) => {
    await givenTables('demand_withholding', { distribution_shares: [{ ...PART, ...part }], ledger_transfers: posted })
    const credited = owner.query('update distribution_shares set paid_at = now()')
    expect(await refusalOf(credited)).toBe(isRefused ? REFUSED : undefined)
  })

  test.each([
    { what: 'with its posting turned round', posted: [tax(500), turnedRound(500)], isRefused: false },
    { what: 'without', posted: [tax(500)], isRefused: true },
  ])('is reversed $what: refused $isRefused', async ({ posted, isRefused }) => {
    await givenTables('demand_withholding', {
      distribution_shares: [{ ...PART, paid_at: NOW }],
      ledger_transfers: posted,
    })
    const reversed = owner.query('update distribution_shares set paid_at = null')
    expect(await refusalOf(reversed)).toBe(isRefused ? REFUSED : undefined)
  })

  test('may change without a posting while it is not credited', async () => {
    await givenTables('demand_withholding', { distribution_shares: [PART], ledger_transfers: [] })
    expect(await refusalOf(owner.query('update distribution_shares set withheld = 1'))).toBeUndefined()
  })

  test.each([
    { from: null, to: ONE, isRefused: false },
    { from: ONE, to: ONE, isRefused: false },
    { from: ONE, to: OTHER, isRefused: true },
    { from: ONE, to: null, isRefused: true },
  ])('is handed over once: from $from to $to, refused $isRefused', async ({ from, to, isRefused }) => {
    await givenTables('keep_handover', { distribution_shares: [{ ...PART, handover_id: from }] })
    const handedOver = owner.query('update distribution_shares set handover_id = $1', [to])
    expect(await refusalOf(handedOver)).toBe(isRefused ? REFUSED : undefined)
  })
})

describe('the bank accounts of a person', () => {
  const main = { user_id: ONE, main: true }
  const other = { user_id: ONE, main: false }
  test.each<[what: string, isRefused: boolean, rows: readonly Row[], change?: string]>([
    ['one that is not the main one', true, [other]],
    ['a main one and another', false, [main, other]],
    ['a deleted one', false, [{ ...other, deleted_at: NOW }]],
    ['a main one that is deleted, and another', true, [{ ...main, deleted_at: NOW }, other]],
    ['one besides the main one of another person', true, [{ ...main, user_id: OTHER }, other]],
    ['none is the main one after an update', true, [main, other], 'update bank_accounts set main = false'],
    ['another is left after the main one is deleted', true, [main, other], 'delete from bank_accounts where main'],
    ['all are deleted', false, [main, other], 'delete from bank_accounts'],
  ])('%s: refused %s', async (_what, isRefused, rows, change) => {
    await givenTables('expect_main_account', { bank_accounts: rows })
    if (change) {
      await owner.query('set constraints all immediate')
      await owner.query('set constraints all deferred')
      await owner.query(change)
    }
    expect(await refusalOf(owner.query('set constraints all immediate'))).toBe(isRefused ? REFUSED : undefined)
  })
})

test('copies the balances of only the wallets whose money has moved', async () => {
  await owner.query(
    'create temporary table wallet_balances (like public.wallet_balances including indexes) on commit drop',
  )
  const account = (account_id: string, balance: number) => ({ account_id, balance, unreceived: 0, available: balance })
  const wallets = [ONE, OTHER].map((id, place) => ({
    wallet_id: id,
    user_id: id,
    reserved_account_id: [THIRD, CLEARING][place]!,
  }))
  await givenTables('note_wallets', { wallets: [], ledger_accounts: [], wallet_moves: [] })
  await addRows(owner, 'ledger_accounts', [
    account(ONE, 300),
    account(THIRD, 20),
    account(OTHER, 5),
    account(CLEARING, 0),
  ])
  await addRows(owner, 'wallets', wallets)
  const copied = async () => {
    await owner.query('select cauce_copy_balances()')
    const { rows } = await owner.query<{ row: unknown }>(
      'select json_build_array(wallet_id, user_id, balance, available) as row from wallet_balances order by wallet_id',
    )
    return rows.map(({ row }) => row)
  }
  expect(await copied()).toEqual([
    [ONE, ONE, 320, 300],
    [OTHER, OTHER, 5, 5],
  ])
  await owner.query('update ledger_accounts set balance = balance + 1, available = available + 1')
  await addRows(owner, 'wallet_moves', [{ wallet_id: ONE }, { wallet_id: ONE }])
  expect(await copied()).toEqual([
    [ONE, ONE, 322, 301],
    [OTHER, OTHER, 5, 5],
  ])
  expect((await owner.query('select from wallet_moves')).rowCount).toBe(0)
})

test('the application may copy and fold tallies, and only the owner may recount', async () => {
  const { rows } = await owner.query<{ name: string; app: boolean }>(
    `select proname as name, has_function_privilege('cauce_app', pg_proc.oid, 'execute') as app from pg_proc
     where pronamespace = 'public'::regnamespace and proname like 'cauce_%' and not has_function_privilege('public', pg_proc.oid, 'execute')
     order by 1`,
  )
  expect(rows).toEqual([
    { name: 'cauce_copy_balances', app: true },
    { name: 'cauce_fold_tallies', app: true },
    { name: 'cauce_keep_cohorts', app: true },
    { name: 'cauce_keep_custody', app: true },
    { name: 'cauce_recount', app: false },
  ])
})
