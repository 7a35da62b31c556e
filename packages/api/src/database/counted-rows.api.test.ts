import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, describe } from 'vitest'
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
    await copyTable(owner, table, 'keep_%')
    await addRows(owner, table, [row])
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
