import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECKS } from './checks.fixture.ts'
import { KEYS } from './keys.fixture.ts'
import { migrate } from './migrate.ts'
import { NOW, ONE, OTHER, type Row } from './rule.fixture.ts'

/** Constraints and triggers, each tried on an empty copy of its table with that rule alone. */
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

/** Records that outlive their subject, and rows written under its lock. */
const FREE_IDS = [
  'audit_records.actor_id',
  'audit_records.record_id',
  'audit_records.user_id',
  'claims.record_id',
  'distribution_shares.user_id',
  'distribution_shares.wallet_id',
  'fees.project_id',
  'fees.user_id',
  'files.uploaded_by',
  'idempotency_keys.effect_id',
  'idempotency_keys.user_id',
  'import_lines.record_id',
  'ledger_accounts.project_id',
  'ledger_accounts.wallet_id',
  'ledger_transfers.distribution_id',
  'ledger_transfers.movement_id',
  'ledger_transfers.order_id',
  'ledger_transfers.payment_id',
  'ledger_transfers.reservation_id',
  'ledger_transfers.transaction_id',
  'order_movements.project_id',
  'order_movements.user_id',
  'orders.project_phase_id',
  'orders.wallet_id',
  'projects.information_sheet_id',
  'transactions.distribution_id',
  'transactions.order_id',
  'transactions.project_id',
  'wallet_balances.user_id',
  'wallet_moves.wallet_id',
]
/** One-to-one extensions. */
const BORROWED_IDS = [
  'account_closings.user_id',
  'bank_files.file_id',
  'demonstration_accounts.user_id',
  'email_changes.user_id',
  'kept_identities.user_id',
  'payment_calendars.user_id',
  'refunds.project_id',
  'sheet_drafts.project_id',
  'wallet_balances.wallet_id',
  'wallets.wallet_id',
]
const PARTS = [
  'claims.user_id',
  'classification_documents.classification_id',
  'complaint_documents.complaint_id',
  'complaint_documents.message_id',
  'complaint_links.complaint_id',
  'complaint_messages.complaint_id',
  'complaint_steps.complaint_id',
  'data_exports.user_id',
  'demonstration_accounts.user_id',
  'devices.user_id',
  'distribution_shares.distribution_id',
  'email_changes.user_id',
  'examination_entries.examination_id',
  'examination_records.access_id',
  'examination_records.examination_id',
  'knowledge_tests.user_id',
  'login_places.user_id',
  'loss_simulations.user_id',
  'mailed_links.user_id',
  'notifications.user_id',
  'passkey_challenges.session_id',
  'passkeys.user_id',
  'payment_calendars.user_id',
  'project_alerts.project_id',
  'project_alerts.user_id',
  'project_follows.project_id',
  'project_follows.user_id',
  'project_phases.project_id',
  'recovery_codes.totp_id',
  'risk_acknowledgements.user_id',
  'sessions.user_id',
  'ticket_documents.message_id',
  'ticket_documents.ticket_id',
  'ticket_messages.ticket_id',
  'ticket_state_changes.ticket_id',
  'totps.replaces_totp_id',
  'totps.session_id',
  'totps.user_id',
]

const MAIN_AND_OTHER = [true, false].map((main) => ({ user_id: ONE, main }))

const answers = async <Answer>(statement: string, values: readonly unknown[] = []): Promise<Answer[]> =>
  (await owner.query(statement, [...values])).rows.map(({ answer }) => answer as Answer)

async function copyTable(table: string): Promise<void> {
  await owner.query(`create temporary table ${table} (like public.${table} including constraints) on commit drop`)
  const [required] = await answers<string>(
    `select string_agg(format('alter column %I drop not null', attname), ', ') as answer from pg_attribute
     where attrelid = 'pg_temp.${table}'::regclass and attnum > 0 and attnotnull`,
  )
  await owner.query(`alter table pg_temp.${table} ${required}`)
  const keys = await answers<string>(
    `select pg_get_indexdef(indexrelid) as answer from pg_index
     where indrelid = 'public.${table}'::regclass and indisunique and not indisprimary`,
  )
  for (const key of keys) await owner.query(key.replace(' ON public.', ' ON pg_temp.'))
}

const insert = (table: string, row: Row) =>
  owner.query(`insert into pg_temp.${table} select * from jsonb_populate_record(null::pg_temp.${table}, $1)`, [
    JSON.stringify(row),
  ])
async function refusalOf(table: string, row: Row): Promise<string | undefined> {
  await owner.query('savepoint before')
  try {
    await insert(table, row)
    return undefined
  } catch (error) {
    return (error as pg.DatabaseError).constraint
  } finally {
    await owner.query('rollback to before')
  }
}

const rules = [CHECKS, KEYS].flatMap((tables) =>
  Object.entries(tables).flatMap(([table, each]) => each.map((rule) => ({ table, ...rule }))),
)

const COUNTED = [
  'account_documents',
  'audit_records',
  'bank_accounts',
  'bank_movements',
  'cohort_investments',
  'distribution_shares',
  'fees',
  'order_movements',
  'orders',
  'payments',
  'tickets',
  'totps',
  'transactions',
  'users',
  'verifications',
  'wallet_balances',
  'wallets',
]

describe('the database by itself', () => {
  test('has the rules that are tried here, and no others', async () => {
    const names = await answers<string>(
      `select conname as answer from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'
       union all
       select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = 'public'::regnamespace and indisunique and not indisprimary`,
    )
    expect(names.toSorted()).toEqual([...new Set(rules.map(({ rule }) => rule))].toSorted())
  })

  test.each(rules)('refuses what breaks $rule, and nothing that fits it', async ({ table, rule, fits, breaks }) => {
    await owner.query('begin')
    try {
      await copyTable(table)
      for (const row of fits) await insert(table, row)
      for (const row of breaks) expect(await refusalOf(table, row), JSON.stringify(row)).toBe(rule)
    } finally {
      await owner.query('rollback')
    }
  })

  test('lets ids point only at rows that exist, apart from those that are agreed', async () => {
    const free = await answers<string>(
      `select attrelid::regclass || '.' || attname as answer from pg_attribute
       join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
       where attnum > 0 and atttypid = 'uuid'::regtype
         and not exists (select from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum])
         and not exists (select from pg_constraint where conrelid = attrelid and contype = 'p' and conkey = array[attnum])`,
    )
    expect(free.toSorted()).toEqual(FREE_IDS)
    const borrowed = await answers<string>(
      `select key.conrelid::regclass || '.' || attname as answer from pg_constraint key
       join pg_constraint own on own.conrelid = key.conrelid and own.contype = 'p' and own.conkey = key.conkey
       join pg_attribute on attrelid = key.conrelid and attnum = key.conkey[1]
       where key.contype = 'f' and key.connamespace = 'public'::regnamespace`,
    )
    expect(borrowed.toSorted()).toEqual(BORROWED_IDS)
  })

  test('grants the application every row, but not to change or delete what only grows', async () => {
    const rights = await answers<string>(
      `select relname || string_agg(case when has_table_privilege('cauce_app', pg_class.oid, kind) then ' ' || kind else '' end, '' order by kind) as answer
       from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as kind
       where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname`,
    )
    const limited = rights.filter((right) => !right.endsWith(' delete insert select update'))
    const growing = [
      'audit_records',
      'bank_statements',
      'payment_reports',
      'fees',
      'information_sheets',
      'issued_documents',
      'ledger_accounts',
      'ledger_transfers',
      'order_movements',
      'outcome_statements',
      'risk_rates',
      'tax_handovers',
    ]
    const marked = ['bank_allocations', 'bank_movements', 'payment_batches', 'payments'].map(
      (table) => `${table} insert select update`,
    )
    const examined = ['examination_entries', 'examination_records'].map((table) => `${table} delete insert select`)
    const kept = [
      'awaited_incomes',
      'cohort_investments',
      'cohorts_kept',
      'custody_days',
      'tallies',
      'tally_changes',
      'wallet_balances',
      'wallet_moves',
    ].map((table) => `${table} select`)
    const expected = [...growing.map((table) => `${table} insert select`), ...marked, ...examined, ...kept]
    expect(limited.toSorted()).toEqual(expected.toSorted())
  })

  test('hears of every write on what only grows, is said by a bank, is counted, or is a bank account', async () => {
    const heard = await answers<string>(
      `select regexp_replace(pg_get_triggerdef(oid), '^CREATE (CONSTRAINT )?TRIGGER (\\w+) (.*) ON public\\.(\\w+) .*$', '\\4 \\2 \\3') as answer
       from pg_trigger where not tgisinternal and tgrelid::regclass::text !~ 'graphile'`,
    )
    const growing = [
      'audit_records',
      'bank_statements',
      'fees',
      'information_sheets',
      'issued_documents',
      'ledger_transfers',
      'order_movements',
      'outcome_statements',
      'payment_reports',
      'risk_rates',
      'tax_handovers',
    ]
    const expected = [
      ...growing.flatMap((table) => [
        `${table} refuse_change BEFORE DELETE OR UPDATE`,
        `${table} refuse_truncate BEFORE TRUNCATE`,
      ]),
      ...['allocation', 'movement'].flatMap((noun) => [
        `bank_${noun}s keep_${noun} BEFORE DELETE OR UPDATE`,
        `bank_${noun}s refuse_truncate BEFORE TRUNCATE`,
      ]),
      'bank_files keep_bank_file BEFORE DELETE OR UPDATE',
      'payment_batches keep_batch BEFORE DELETE OR UPDATE',
      'payments keep_payment BEFORE DELETE OR UPDATE',
      'payments note_enterer BEFORE INSERT OR UPDATE OF entered_by, entered_by_all',
      'bank_accounts expect_main_account AFTER INSERT OR DELETE OR UPDATE',
      'ledger_accounts refuse_balance_change BEFORE DELETE OR UPDATE',
      'ledger_accounts refuse_opening_balance BEFORE INSERT',
      'ledger_transfers apply_transfers AFTER INSERT',
      'ledger_transfers await_income AFTER INSERT',
      'bank_allocations meet_income AFTER INSERT OR UPDATE',
      ...COUNTED.flatMap((table) =>
        ['INSERT', 'UPDATE', 'DELETE'].map((change) => `${table} tally_${change.toLowerCase()} AFTER ${change}`),
      ),
      'files keep_issued_file BEFORE UPDATE',
      'examination_entries refuse_change BEFORE UPDATE',
      'examination_records refuse_change BEFORE UPDATE',
      'retention_records keep_retention_record BEFORE UPDATE',
      'files keep_sheet_file BEFORE UPDATE',
      'users keep_former_email AFTER INSERT OR UPDATE OF email',
      'sessions keep_last_access AFTER DELETE',
      'wallets note_wallets AFTER INSERT',
      'transactions number_withdrawal BEFORE INSERT',
      'transactions keep_withdrawal_number BEFORE UPDATE OF number',
      'distribution_shares demand_withholding AFTER UPDATE',
      'distribution_shares keep_handover BEFORE UPDATE OF handover_id',
    ]
    expect(heard.toSorted()).toEqual(expected.toSorted())
  })

  test.each<{ what: string; rows: readonly Row[]; change?: string; isRefused: boolean }>([
    { what: 'one that is not the main one', rows: [{ user_id: ONE, main: false }], isRefused: true },
    { what: 'a main one', rows: [{ user_id: ONE, main: true }], isRefused: false },
    { what: 'a main one and another', rows: MAIN_AND_OTHER, isRefused: false },
    { what: 'a deleted one', rows: [{ user_id: ONE, main: false, deleted_at: NOW }], isRefused: false },
    {
      what: 'a main one that is deleted, and another',
      rows: [
        { user_id: ONE, main: true, deleted_at: NOW },
        { user_id: ONE, main: false },
      ],
      isRefused: true,
    },
    {
      what: 'one that is not the main one, beside the main one of another person',
      rows: [
        { user_id: OTHER, main: true },
        { user_id: ONE, main: false },
      ],
      isRefused: true,
    },
    {
      what: 'none that is the main one any more',
      rows: MAIN_AND_OTHER,
      change: 'update bank_accounts set main = false',
      isRefused: true,
    },
    {
      what: 'the other one, after the main one',
      rows: MAIN_AND_OTHER,
      change: 'delete from bank_accounts where main',
      isRefused: true,
    },
    { what: 'none any more', rows: MAIN_AND_OTHER, change: 'delete from bank_accounts', isRefused: false },
  ])('of the bank accounts of a person, $what: refused $isRefused', async ({ rows, change, isRefused }) => {
    await owner.query('begin')
    try {
      await copyTable('bank_accounts')
      const [trigger] = await answers<string>(
        `select pg_get_triggerdef(oid) as answer from pg_trigger where tgname = 'expect_main_account'`,
      )
      await owner.query(trigger!.replace(' ON public.', ' ON pg_temp.'))
      for (const row of rows) await insert('bank_accounts', row)
      if (change) {
        await owner.query('set constraints all immediate')
        await owner.query('set constraints all deferred')
        await owner.query(change)
      }
      const settled = owner.query('set constraints all immediate')
      const code = await settled.then(
        () => undefined,
        (error: pg.DatabaseError) => error.code,
      )
      // restrict_violation.
      expect(code).toBe(isRefused ? '23001' : undefined)
    } finally {
      await owner.query('rollback')
    }
  })

  test('is made ready at every start, not only at the first', async () => {
    await expect(migrate({ ownerUrl: testDatabase.ownerUrl })).resolves.toBeUndefined()
  })

  test('deletes with a row only what is part of it', async () => {
    const parts = (action: string) =>
      answers<string>(
        `select conrelid::regclass || '.' || attname as answer from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype = $1`,
        [action],
      )
    const [deleted, emptied, others] = [await parts('c'), await parts('n'), [await parts('r'), await parts('d')]]
    expect(deleted.toSorted()).toEqual(PARTS)
    expect(emptied.toSorted()).toEqual(['promotions.project_id', 'sessions.device_id'])
    expect(others).toEqual([[], []])
  })
})
