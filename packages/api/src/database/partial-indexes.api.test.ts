import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOW, ONE, type Row } from './testing/rule.ts'

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

interface Held {
  readonly table: string
  readonly indexes: string
  readonly holds: readonly Row[]
  readonly leaves: readonly Row[]
}
const ofState = (table: string, indexes: string, state: string, others: Row = {}): Held => ({
  ...{ table, indexes, holds: [{ ...others, state }], leaves: [{ ...others, state: 'other' }] },
})
const withThe = (table: string, indexes: string, column: string, value: string = ONE): Held => ({
  ...{ table, indexes, holds: [{ [column]: value }], leaves: [{}] },
})
const without = (table: string, indexes: string, column: string): Held => ({
  ...{ table, indexes, holds: [{}], leaves: [{ [column]: NOW }] },
})
const changed = (row: Row, ...others: readonly Row[]) => others.map((other) => ({ ...row, ...other }))
const CERTIFICATE = { state: 'valid', kind: 'certificate' }
const BOOKED = { type: 'income', status: 'completed', decided_at: NOW }

const HELD: readonly Held[] = [
  without('users', 'ids created search mailbox name surname email role disabled updated verification', 'deleted_at'),
  { table: 'audit_records', indexes: 'reason', holds: [{ reason: 'A reason' }], leaves: [{}] },
  { table: 'users', indexes: 'closed', holds: [{ deleted_at: NOW }], leaves: [{}] },
  { table: 'users', indexes: 'odd_signs', holds: [{ search_text: 'a@b@c' }], leaves: [{ search_text: 'a@b' }] },
  {
    ...{ table: 'users', indexes: 'assigned assigned_ids', holds: [{ manager_id: ONE }] },
    leaves: [{}, { manager_id: ONE, deleted_at: NOW }],
  },
  without('bank_accounts', 'created alias account ids alias_search account_search main state updated', 'deleted_at'),
  {
    ...{ table: 'bank_accounts', indexes: 'pending', holds: [{ state: 'pending' }] },
    leaves: [{ state: 'valid' }, { state: 'pending', deleted_at: NOW }],
  },
  {
    ...{ table: 'bank_accounts', indexes: 'by_one', holds: [{ state: 'valid', is_by_one: true }] },
    leaves: [
      { state: 'valid', is_by_one: false },
      { state: 'valid', is_by_one: true, deleted_at: NOW },
    ],
  },
  { table: 'verifications', indexes: 'undecided', holds: [{ status: 'Completed' }], leaves: [{ status: 'Approved' }] },
  withThe('bank_movements', 'parent', 'parent_id'),
  {
    ...{ table: 'bank_movements', indexes: 'waiting waiting_amount' },
    holds: ['open', 'suggested', 'held'].map((state) => ({ state })),
    leaves: ['matched', 'ignored'].map((state) => ({ state })),
  },
  {
    ...{ table: 'money_decisions', indexes: 'record' },
    holds: [
      { record_id: ONE, four_eyes: true },
      { record_id: ONE, kind: 'make_batch' },
    ],
    leaves: [{ four_eyes: true }, { record_id: ONE, four_eyes: false }],
  },
  {
    ...{ table: 'money_decisions', indexes: 'staff staff_subject' },
    ...{ holds: [{ decided_as: 'staff' }], leaves: [{ decided_as: 'owner' }] },
  },
  without('distribution_shares', 'unpaid', 'paid_at'),
  withThe('distribution_shares', 'handover', 'handover_id'),
  {
    ...{ table: 'distribution_shares', indexes: 'withheld_open', holds: [{ withheld: 1 }] },
    leaves: [{ withheld: 0 }, { withheld: 1, handover_id: ONE }],
  },
  {
    ...{ table: 'distributions', indexes: 'unreceived', holds: [{ status: 'confirming' }, { status: 'paid' }] },
    leaves: [{ status: 'awaiting' }, { status: 'paid', received_at: NOW }],
  },
  { table: 'ledger_accounts', indexes: 'unreceived', holds: [{ unreceived: 1 }], leaves: [{ unreceived: 0 }] },
  { table: 'distributions', indexes: 'due', holds: [{ status: 'pending' }], leaves: [{ status: 'paid' }] },
  { table: 'orders', indexes: 'amount updated', holds: [{ status: 'active' }], leaves: [{ status: 'pending' }] },
  { table: 'orders', indexes: 'reflecting', holds: [{ status: 'pending' }], leaves: [{ status: 'active' }] },
  {
    table: 'tickets',
    indexes: 'unread',
    holds: [{ is_unread_by_staff: true }],
    leaves: [{ is_unread_by_staff: false }],
  },
  { table: 'ledger_transfers', indexes: 'payout', holds: [{ kind: 'payout' }], leaves: [{ kind: 'income' }] },
  ...['order', 'transaction', 'movement', 'payment'].map((noun) => withThe('ledger_transfers', noun, `${noun}_id`)),
  {
    table: 'transactions',
    indexes: 'pending waiting',
    holds: [{ status: 'pending' }],
    leaves: [{ status: 'completed' }],
  },
  {
    ...{ table: 'transactions', indexes: 'updated', holds: [{ created_at: NOW, updated_at: '2026-11-21T09:00:00Z' }] },
    leaves: [{ created_at: NOW, updated_at: NOW }],
  },
  {
    ...{ table: 'transactions', indexes: 'expected', holds: [{ type: 'income', status: 'pending' }] },
    leaves: [BOOKED, { type: 'withdraw', status: 'pending' }],
  },
  {
    ...{ table: 'transactions', indexes: 'booked', holds: [BOOKED] },
    leaves: changed(BOOKED, { type: 'withdraw' }, { status: 'pending' }, { decided_at: null }),
  },
  withThe('transactions', 'number_search', 'number', 'RT-2026-000001'),
  ofState('user_tasks', 'open', 'open'),
  withThe('import_lines', 'user', 'user_id'),
  without('notifications', 'unread', 'read_at'),
  ofState('tax_details', 'waiting', 'pending'),
  {
    ...{ table: 'tax_details', indexes: 'ending', holds: [CERTIFICATE] },
    leaves: changed(CERTIFICATE, { state: 'pending' }, { kind: 'declaration' }, { reminded_at: NOW }),
  },
  withThe('issued_documents', 'project', 'project_id'),
  withThe('email_changes', 'former', 'confirmed_at', NOW),
  ofState('data_exports', 'ending', 'ready'),
  ofState('account_closings', 'waiting', 'waiting'),
  ofState('classifications', 'waiting', 'pending'),
  ofState('classifications', 'ending', 'approved'),
  ofState('reservations', 'called', 'called'),
  ofState('conflicts', 'tax_number', 'active'),
  without('knowledge_tests', 'untold', 'reminded_at'),
  without('loss_simulations', 'untold', 'reminded_at'),
]
const CHANGES = 'audit_records_project'
const named = HELD.flatMap(({ table, indexes, ...rows }) =>
  indexes.split(' ').map((index) => ({ table, index: `${table}_${index}`, ...rows })),
)

test.each(named)('$index holds only the rows that its queries ask for', async ({ table, index, holds, leaves }) => {
  const { rows: found } = await owner.query<{ predicate: string }>(
    'select pg_get_expr(indpred, indrelid) as predicate from pg_index where indexrelid = $1::regclass',
    [index],
  )
  const heldOf = async (rows: readonly Row[]) => {
    const { rows: answers } = await owner.query<{ held: boolean | null }>(
      `select ${found[0]!.predicate} as held from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
    return answers.map(({ held }) => held ?? false)
  }
  expect(await heldOf(holds)).toEqual(holds.map(() => true))
  expect(await heldOf(leaves)).toEqual(leaves.map(() => false))
})

test('every partial index has a test', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and indpred is not null and not indisunique`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...named.map(({ index }) => index), CHANGES].toSorted())
})
