import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from './testing/table-names.ts'

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

const answers = async <Answer>(statement: string, values: readonly unknown[] = []): Promise<Answer[]> =>
  (await owner.query(statement, [...values])).rows.map(({ answer }) => answer as Answer)

/** Only the owner's rules change or delete what stands here, and the application adds. */
const GROWING = [
  'audit_records',
  'bank_statements',
  'daily_close_sign_offs',
  'daily_closes',
  'fees',
  'information_sheets',
  'issued_documents',
  'ledger_transfers',
  'money_decisions',
  'order_movements',
  'outcome_statements',
  'payment_reports',
  'risk_rates',
  'tax_filings',
  'tax_handovers',
  'tax_returns',
]

const COUNTS = [
  'awaited_incomes',
  'cohort_investments',
  'cohorts_kept',
  'custody_days',
  'tallies',
  'tally_changes',
  'wallet_balances',
  'wallet_moves',
]
const REFUSED_RIGHTS: Readonly<Record<string, string>> = {
  ledger_accounts: 'update delete',
  bank_allocations: 'delete',
  bank_movements: 'delete',
  payment_batches: 'delete',
  payments: 'delete',
  tax_return_lines: 'update delete',
  examination_entries: 'update',
  guardian_consents: 'update',
  legal_texts: 'delete',
  parameters: 'delete',
  person_hands: 'update delete',
  text_acceptances: 'update',
  examination_records: 'update',
  ...Object.fromEntries(COUNTS.map((table) => [table, 'insert update delete'])),
}
const KEPT = ['bank_accounts', 'distributions', 'orders', 'refunds', 'reservations', 'transactions', 'wallets']

test('the database has the checks, unique keys and foreign keys of the schema', async () => {
  const named = await answers<string>(
    `select case contype when 'f' then conrelid::regclass || ' to ' || confrelid::regclass else conname end as answer from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f')
     union all
     select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and indisunique and indisvalid and not indisprimary`,
  )
  const written = tables
    .map(getTableConfig)
    .flatMap(({ name, columns, checks, foreignKeys, indexes, uniqueConstraints }) => [
      ...checks.map((check) => check.name),
      ...foreignKeys.map((key) => `${name} to ${getTableName(key.reference().foreignTable)}`),
      ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique ? [uniqueName!] : [])),
      ...uniqueConstraints.map((key) => key.getName()!),
      ...indexes.flatMap(({ config }) => (config.unique ? [config.name!] : [])),
    ])
  // Circular, so that a rule adds it.
  expect(named.toSorted()).toEqual([...written, 'projects to project_phases'].toSorted())
})

test('the application cannot update or delete rows of append-only tables, nor can the owner', async () => {
  const unguarded = await answers<string>(
    `select name as answer from unnest($1::text[]) as name where has_table_privilege('cauce_app', name, 'update, delete, truncate')
       or (select count(*) from pg_trigger where tgrelid = name::regclass and tgfoid = 'cauce_refuse_change'::regproc and tgenabled = 'O'
         and pg_get_triggerdef(oid) ~ 'BEFORE (DELETE OR UPDATE|TRUNCATE) ON') <> 2`,
    [GROWING],
  )
  expect(unguarded).toEqual([])
})

test('the application may not delete money or approvals, nor write balances or counts', async () => {
  const writable = await answers<string>(
    `select name || ' ' || kind as answer from unnest($1::text[], $2::text[]) as each (name, kinds), string_to_table(kinds, ' ') as kind
     where has_table_privilege('cauce_app', name, kind)`,
    [Object.keys(REFUSED_RIGHTS), Object.values(REFUSED_RIGHTS)],
  )
  expect(writable).toEqual([])
})

test('the application may truncate nothing', async () => {
  const truncated = await answers<string>(
    `select relname as answer from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and has_table_privilege('cauce_app', oid, 'truncate')`,
  )
  expect(truncated).toEqual([])
})

test('no retained row is deleted by a cascade', async () => {
  const deleted = await answers<string>(
    `select conrelid::regclass || '.' || conname as answer from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype <> 'a'
       and (conrelid::regclass::text = any ($1) or not has_table_privilege('cauce_app', conrelid, 'delete'))`,
    [KEPT],
  )
  expect(deleted).toEqual([])
})
