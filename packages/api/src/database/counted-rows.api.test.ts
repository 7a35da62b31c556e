import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOW, ONE, OTHER, type Row, addRows, copyTable } from './testing/rule.ts'

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

type Count = readonly [counted: string, day: string, kind: string, rows: number, amount: number, second: number]

// 00:30 of the twentieth in Madrid.
const AT = '2026-11-19T23:30:00Z'
const [DAY, LATER_DAY, ANY_DAY] = ['2026-11-20', '2026-11-22', '2000-01-01']
const LATER = '2026-11-22T09:00:00Z'
const PERSON = { role: 'user', disabled: false, verification_status: 'Approved', manager_id: ONE, created_at: AT }
const INCOME = { type: 'income', status: 'completed', issuer_name: 'user-wallet', created_at: AT, updated_at: AT }
const LINE = { state: 'open', iban: 'ES1', booking_day: DAY, created_at: LATER }

const TABLES: Readonly<Record<string, { readonly rows: readonly Row[]; readonly counts: readonly Count[] }>> = {
  users: {
    rows: [
      PERSON,
      { ...PERSON, manager_id: null },
      { ...PERSON, deleted_at: NOW },
      { ...PERSON, role: 'operator', disabled: true, verification_status: 'Pending', manager_id: OTHER },
    ],
    counts: [
      ['users', DAY, '{user,false,Approved}', 2, 0, 0],
      ['users', DAY, '{operator,true,Pending}', 1, 0, 0],
      ['assignments', ANY_DAY, `{${ONE}}`, 1, 0, 0],
      ['assignments', ANY_DAY, `{${OTHER}}`, 1, 0, 0],
    ],
  },
  wallets: { rows: [{ created_at: AT }], counts: [['wallets', DAY, '{}', 1, 0, 0]] },
  wallet_balances: {
    rows: [
      { balance: 500, available: 300 },
      { balance: 70, available: 50 },
    ],
    counts: [['wallet_balances', ANY_DAY, '{}', 2, 570, 350]],
  },
  transactions: {
    rows: [
      { ...INCOME, amount: 105 },
      { ...INCOME, amount: 108, updated_at: LATER },
      { ...INCOME, amount: 105, type: 'withdraw', status: 'pending', issuer_name: 'bank' },
    ],
    counts: [
      ['transactions', DAY, '{income,completed,user-wallet}', 2, 213, 0],
      ['transactions', DAY, '{withdraw,pending,bank}', 1, 105, 0],
      ['changed_transactions', LATER_DAY, '{}', 1, 0, 0],
      ['once_changed_transactions', DAY, '{}', 1, 0, 0],
      ['transactions_by_amount', ANY_DAY, '{101,income,completed,user-wallet}', 2, 213, 0],
      ['transactions_by_amount', ANY_DAY, '{101,withdraw,pending,bank}', 1, 105, 0],
    ],
  },
  orders: {
    rows: ['pending', 'active', 'finished', 'cancelled'].map((status, place) => ({
      ...{ status, project_id: status === 'active' ? ONE : OTHER, created_at: AT, updated_at: LATER },
      ...{ amount: 10_000 + 1_000 * place, returned: place },
    })),
    counts: [
      ...(['pending', 'active', 'finished', 'cancelled'] as const).flatMap((status, place): Count[] => [
        ['orders', DAY, `{${status}}`, 1, 10_000 + 1_000 * place, place],
        ['orders_by_amount', ANY_DAY, `{${10_000 + 1_000 * place},${status}}`, 1, 10_000 + 1_000 * place, place],
      ]),
      ['holdings', ANY_DAY, `{${ONE}}`, 1, 0, 0],
      ['holdings', ANY_DAY, `{${OTHER}}`, 1, 0, 0],
      ['settled_orders', LATER_DAY, '{}', 3, 0, 0],
    ],
  },
  payments: {
    rows: [5, 7].map((amount) => ({ kind: 'withdrawal', state: 'queued', amount, created_at: AT })),
    counts: [
      ['payments', DAY, '{withdrawal,queued}', 2, 12, 0],
      ...[5, 7].map((amount): Count => ['payments_by_amount', ANY_DAY, `{${amount},withdrawal,queued}`, 1, amount, 0]),
    ],
  },
  bank_movements: {
    rows: [
      { ...LINE, amount: 1234 },
      { ...LINE, amount: -1234 },
      { ...LINE, amount: 0, parent_id: ONE },
    ],
    counts: [
      ['bank_movements', DAY, '{open,true,true,ES1}', 1, 1234, 0],
      ['bank_movements', DAY, '{open,false,true,ES1}', 1, -1234, 0],
      ['bank_movements', DAY, '{open,false,false,ES1}', 1, 0, 0],
      ['bank_movements_by_amount', ANY_DAY, '{1201,open,true,true,ES1}', 1, 1234, 0],
      ['bank_movements_by_amount', ANY_DAY, '{-1201,open,false,true,ES1}', 1, -1234, 0],
      ['bank_movements_by_amount', ANY_DAY, '{0,open,false,false,ES1}', 1, 0, 0],
    ],
  },
  order_movements: {
    rows: [500, 700].map((amount) => ({
      ...{ type: 'divest', project_id: ONE, amount, penalty_amount: amount / 100, created_at: AT },
    })),
    counts: [
      ['order_movements', DAY, '{divest}', 2, 1200, 12],
      ['project_movements', '2026-11-01', `{divest,${ONE}}`, 2, 1200, 12],
      ['order_movements_by_amount', ANY_DAY, '{500,divest}', 1, 500, 0],
      ['order_movements_by_amount', ANY_DAY, '{700,divest}', 1, 700, 0],
    ],
  },
  cohort_investments: {
    rows: [3, 4].map((amount) => ({ within_months: 6, first_at: AT, amount })),
    counts: [['cohorts', DAY, '{6}', 2, 7, 0]],
  },
  fees: { rows: [3, 4].map((amount) => ({ amount, created_at: AT })), counts: [['fees', DAY, '{}', 2, 7, 0]] },
  distribution_shares: {
    rows: [3, 4].flatMap((principal) => [AT, null].map((paid_at) => ({ principal, paid_at }))),
    counts: [['distribution_shares', DAY, '{}', 2, 7, 0]],
  },
  bank_accounts: {
    rows: [null, NOW].map((deleted_at) => ({ deleted_at, state: 'valid', main: true, created_at: AT })),
    counts: [['bank_accounts', DAY, '{valid,true}', 1, 0, 0]],
  },
  verifications: {
    rows: [{ status: 'Approved', created_at: AT }],
    counts: [['verifications', DAY, '{Approved}', 1, 0, 0]],
  },
  account_documents: {
    rows: [{ visible: true, created_at: AT }],
    counts: [['account_documents', DAY, '{true}', 1, 0, 0]],
  },
  totps: { rows: [{ created_at: AT }], counts: [['totps', DAY, '{}', 1, 0, 0]] },
  tickets: { rows: [{ state: 'Open', created_at: AT }], counts: [['tickets', DAY, '{Open}', 1, 0, 0]] },
  audit_records: {
    rows: [{ noun: 'orders', operation: 'create', created_at: AT }],
    counts: [['audit_records', DAY, '{orders,create}', 1, 0, 0]],
  },
}

async function countsIn(rows: string): Promise<Count[]> {
  const { rows: found } = await owner.query<{ count: Count }>(
    `select json_build_array(counted, day, kind::text, sum(rows), sum(amount), sum(penalties)) as count from ${rows} as counts
     group by counted, day, kind having sum(rows) <> 0 or sum(amount) <> 0 or sum(penalties) <> 0`,
  )
  return found.map(({ count }) => count)
}
const sorted = (counts: readonly Count[]) => counts.map((count) => count.join(' ')).toSorted()
const times = (factor: number, counts: readonly Count[]) =>
  counts.map(
    ([counted, day, kind, ...sums]) => [counted, day, kind, ...sums.map((sum) => sum * factor)] as unknown as Count,
  )

test.each(Object.entries(TABLES))(
  'the tallies of %s follow inserts, updates and deletes',
  async (table, { rows, counts }) => {
    const named = [...new Set(counts.map(([counted]) => `'${counted}'`))].join(', ')
    const fold = () => owner.query('select cauce_fold_tallies()')
    await owner.query('begin')
    try {
      await copyTable(owner, table, 'tally_%')
      await addRows(owner, table, rows)
      expect(sorted(await countsIn('tally_changes'))).toEqual(sorted(counts))
      const counted = `(select * from cauce_count_rows() where counted in (${named}))`
      expect(sorted(await countsIn(counted))).toEqual(sorted(counts))
      await fold()
      await owner.query(`update pg_temp.${table} set ${Object.keys(rows[0]!)[0]} = ${Object.keys(rows[0]!)[0]}`)
      expect((await owner.query('select from tally_changes')).rowCount).toBe(0)
      await addRows(owner, table, rows)
      await fold()
      const [days, totals] = ['>', '='].map((side) => `(select * from tallies where day ${side} '-infinity')`)
      expect(sorted(await countsIn(days!))).toEqual(sorted(times(2, counts)))
      const kinds = `(select counted, '2000-01-01'::date as day, kind, rows, amount, penalties from ${days} all_days)`
      const ofAllDays = `(select counted, '2000-01-01'::date as day, kind, rows, amount, penalties from ${totals} all_days)`
      expect(sorted(await countsIn(ofAllDays))).toEqual(sorted(await countsIn(kinds)))
      await owner.query('select cauce_recount()')
      expect(sorted(await countsIn(days!))).toEqual(sorted(times(2, counts)))
      expect(sorted(await countsIn(ofAllDays))).toEqual(sorted(await countsIn(kinds)))
      await owner.query(`delete from pg_temp.${table}`)
      expect(sorted(await countsIn('tally_changes'))).toEqual(sorted(times(-2, counts)))
      await fold()
      expect(await countsIn('tallies')).toEqual([])
    } finally {
      await owner.query('rollback')
    }
  },
)

test.each<{ table: string; change: string; added: readonly Count[] }>([
  {
    table: 'transactions',
    change: 'amount = amount + 1',
    added: [
      ['transactions', DAY, '{income,completed,user-wallet}', 0, 2, 0],
      ['transactions', DAY, '{withdraw,pending,bank}', 0, 1, 0],
      ['transactions_by_amount', ANY_DAY, '{101,income,completed,user-wallet}', 0, 2, 0],
      ['transactions_by_amount', ANY_DAY, '{101,withdraw,pending,bank}', 0, 1, 0],
    ],
  },
  {
    table: 'order_movements',
    change: 'penalty_amount = penalty_amount + 1',
    added: [
      ['order_movements', DAY, '{divest}', 0, 0, 2],
      ['project_movements', '2026-11-01', `{divest,${ONE}}`, 0, 0, 2],
    ],
  },
  {
    table: 'users',
    change: 'deleted_at = case when deleted_at is null then now() end',
    added: [
      ['users', DAY, '{user,false,Approved}', -1, 0, 0],
      ['users', DAY, '{operator,true,Pending}', -1, 0, 0],
      ['assignments', ANY_DAY, `{${OTHER}}`, -1, 0, 0],
    ],
  },
])('an update of $table counts only the change: $change', async ({ table, change, added }) => {
  await owner.query('begin')
  try {
    await copyTable(owner, table, 'tally_%')
    await addRows(owner, table, TABLES[table]!.rows)
    await owner.query('delete from tally_changes')
    await owner.query(`update pg_temp.${table} set ${change}`)
    expect(sorted(await countsIn('tally_changes'))).toEqual(sorted(added))
    const { rows } = await owner.query('select from tally_changes where rows = 0 and amount = 0 and penalties = 0')
    expect(rows).toEqual([])
  } finally {
    await owner.query('rollback')
  }
})

test('every counted table has a test', async () => {
  const { rows } = await owner.query<{ counted: string[] }>('select cauce_counts() as counted')
  const tried = Object.values(TABLES).flatMap(({ counts }) => counts.map(([counted]) => counted))
  expect([...new Set(tried)].toSorted()).toEqual(rows[0]!.counted.toSorted())
})
