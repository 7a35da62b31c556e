import { amountStepOf, inTransaction } from '@cauce/api/database'
import { findExpectedIncomes, findExpecting } from '@cauce/api/modules/bank/matching'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { formatAmount } from '@cauce/contract'
import { seedBooks, tokenOf } from '@cauce/seed/books'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideRawPostings } from './given-postings.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/**
 * A page far down is reached by another way than one near the top (decision list-counters). `SEED=<n>` replays a run,
 * `EFFORT=3` reads all whole.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const effort = Number(process.env['EFFORT'] ?? 1)
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // Sessions of load data start at database time.
  app.clock.set(new Date())
  await seedBooks({ ownerUrl: app.ownerUrl, customers: 2_000, until: new Date('2026-11-20T00:00:00Z') })
})
afterAll(() => app.stop())

interface Page {
  readonly sums?: Readonly<Record<string, string>>
  readonly data: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
}

async function read(path: string, query: Readonly<Record<string, string>>): Promise<Page> {
  const url = `${path}?${new URLSearchParams(query)}`
  const { statusCode, payload } = await app.app.inject({ url, cookies: { session: tokenOf('admin', 1) } })
  expect(statusCode, payload.slice(0, 300)).toBe(200)
  return JSON.parse(payload) as Page
}

const PAGE = 100
/** Distribution and order. */
const idOf = (row: Page['data'][number]) => `${String(Object.values(row)[0])} ${String(row['orderId'])}`

const DEPTHS = (total: number) => [0, 900, 1_000, 1_050, (total >> 1) + 7, total - 50]
/** Those of the same rows from the other end. */
const opposite = (total: number) => DEPTHS(total).map((skip) => Math.max(0, total - skip - PAGE))
const everywhere = (total: number) => Array.from({ length: Math.ceil(total / PAGE) }, (_, page) => page * PAGE)

async function expectPages(path: string, query: Readonly<Record<string, string>>, number: number) {
  const { total } = await read(path, { ...query, take: '1' })
  const isWhole = (seed + number) % 3 < effort
  const ids = new Map<number, unknown>()
  const moved: number[] = []
  for (const skip of isWhole ? everywhere(total) : opposite(total)) {
    const { data } = await read(path, { ...query, orderSide: 'asc', take: String(PAGE), skip: String(skip) })
    for (const [index, row] of data.entries()) {
      const place = skip + index
      if (ids.has(place) && ids.get(place) !== idOf(row)) moved.push(place)
      ids.set(place, idOf(row))
    }
  }
  expect(moved).toEqual([])
  expect(ids.size).toBe(isWhole ? total : ids.size)
  expect(new Set(ids.values()).size).toBe(ids.size)
  for (const skip of DEPTHS(total)) {
    const { data } = await read(path, { ...query, orderSide: 'desc', take: String(PAGE), skip: String(skip) })
    expect(data).toHaveLength(Math.max(0, Math.min(PAGE, total - skip)))
    expect(data.map(idOf), `${skip}`).toEqual(data.map((_, index) => ids.get(total - 1 - skip - index)))
  }
  return total
}

const MANY: readonly { path: string; orderBy: string; filter: Readonly<Record<string, string>> }[] = [
  { path: '/v1/wallet/transactions', orderBy: 'createdAt', filter: {} },
  { path: '/v1/wallet/transactions', orderBy: 'amount', filter: { status: 'completed' } },
  { path: '/v1/account/users', orderBy: 'name', filter: {} },
  { path: '/v1/wallet/wallets', orderBy: 'balance', filter: {} },
  { path: '/v1/project/orders', orderBy: 'status', filter: {} },
  { path: '/v1/project/orders', orderBy: 'updatedAt', filter: {} },
  { path: '/v1/account/users', orderBy: 'createdAt', filter: { hasPendingBankAccounts: 'false' } },
  { path: '/v1/bank/movements', orderBy: 'createdAt', filter: {} },
  { path: '/v1/bank/payments', orderBy: 'state', filter: {} },
]
describe.each(MANY.map((one, number) => ({ ...one, number })))(
  `$path by $orderBy with $filter and SEED=${seed}`,
  ({ path, orderBy, filter, number }) => {
    it('has each row once, and reversed in descending order', async () => {
      expect(await expectPages(path, { ...filter, orderBy }, number)).toBeGreaterThan(1_000)
    })
  },
)

/** Full sorts. */
const PLAIN: Readonly<Record<string, { path: string; rows: string; id: string; key: string; orderBy?: string }>> = {
  balance: {
    path: '/v1/wallet/wallets',
    rows: 'wallets join ledger_accounts f on f.account_id = wallets.wallet_id join ledger_accounts r on r.account_id = wallets.reserved_account_id',
    id: 'wallets.wallet_id',
    key: 'f.balance + r.balance',
  },
  available: {
    path: '/v1/wallet/wallets',
    rows: 'wallets join ledger_accounts f on f.account_id = wallets.wallet_id',
    id: 'wallets.wallet_id',
    key: 'f.available',
  },
  people: {
    path: '/v1/account/users',
    rows: `(select * from users where deleted_at is null) users left join wallets using (user_id)
      left join ledger_accounts f on f.account_id = wallets.wallet_id left join ledger_accounts r on r.account_id = wallets.reserved_account_id`,
    id: 'users.user_id',
    key: 'coalesce(f.balance + r.balance, 0)',
    orderBy: 'balance',
  },
  updatedAt: {
    path: '/v1/wallet/transactions',
    rows: 'transactions',
    id: 'transaction_id',
    key: 'updated_at',
  },
  changed: {
    path: '/v1/project/orders',
    rows: 'orders',
    id: 'order_id',
    key: 'updated_at',
    orderBy: 'updatedAt',
  },
  moved: {
    path: '/v1/wallet/transactions',
    rows: 'transactions',
    id: 'transaction_id',
    key: 'amount',
    orderBy: 'amount',
  },
  ordered: {
    path: '/v1/project/orders',
    rows: 'orders',
    id: 'order_id',
    key: 'amount',
    orderBy: 'amount',
  },
  amount: {
    path: '/v1/project/order-movements',
    rows: 'order_movements',
    id: 'order_movement_id',
    key: 'amount',
  },
}
const EVENTS = {
  'money moves': `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
    select uuidv7(), 'income', (select account_id from ledger_accounts where kind = 'clearing'), wallet_id, (random() * 100000)::integer + 1, now() from wallets order by random() limit 3`,
  'a wallet is opened': `with person as (
      insert into users (user_id, kind, role, name, surname, email, language, created_at, updated_at)
      select id, 'individual', 'user', 'New', id::text, id || '@scale.example', 'es', now(), now() from uuidv7() id returning user_id
    ), accounts as (
      insert into ledger_accounts (account_id, kind, wallet_id)
      select user_id, 'wallet', user_id from person union all select uuidv7(), 'reserved', user_id from person returning account_id, kind, wallet_id
    ) insert into wallets (wallet_id, user_id, reserved_account_id, created_at) select wallet_id, wallet_id, account_id, now() from accounts where kind = 'reserved'`,
  'an account is closed':
    "update users set deleted_at = now() where user_id in (select user_id from users where role = 'user' order by random() limit 3)",
  'transactions change':
    "update transactions set updated_at = updated_at + random() * 90 * interval '1 day' where transaction_id in (select transaction_id from transactions order by random() limit 3)",
  'orders change':
    "update orders set updated_at = updated_at + random() * 90 * interval '1 day' where order_id in (select order_id from orders order by random() limit 3)",
  'the job runs': 'select cauce_fold_tallies(), cauce_copy_balances()',
}

it('answers the page of the plain query after any changes since balances and counts were copied', async () => {
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await decideRawPostings(owner)
  const reading = fc.record({
    orderBy: fc.constantFrom(...Object.keys(PLAIN)),
    orderSide: fc.constantFrom('asc', 'desc'),
    skip: fc.nat({ max: 8_000 }),
    take: fc.integer({ min: 1, max: 50 }),
  })
  const step = fc.tuple(fc.constantFrom(...Object.values(EVENTS)), reading)
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 5 }), async (steps) => {
        for (const [event, { orderBy, orderSide, skip: anywhere, take }] of steps) {
          await owner.query(event)
          const { path, rows: from, id, key, orderBy: column = orderBy } = PLAIN[orderBy]!
          const { rows: counted } = await owner.query<{ total: number }>(`select count(*)::int as total from ${from}`)
          const skip = anywhere % counted[0]!.total
          const { rows } = await owner.query<{ id: string }>(
            `select ${id} as id from ${from} order by ${key} ${orderSide}, ${id} ${orderSide} offset ${skip} limit ${take}`,
          )
          const page = await read(path, { orderBy: column, orderSide, skip: String(skip), take: String(take) })
          expect(page.total).toBe(counted[0]!.total)
          expect(page.data.map((row) => Object.values(row)[0])).toEqual(rows.map((row) => row.id))
        }
      }),
      { numRuns: 6 * effort },
    )
    expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
  } finally {
    await owner.end()
  }
})

/** By amount, with the plain query. */
const AMOUNTS: readonly {
  readonly path: string
  readonly table: string
  readonly filter: Readonly<Record<string, string>>
  readonly where: string
  readonly sums: Readonly<Record<string, string>>
}[] = [
  {
    path: '/v1/wallet/transactions',
    table: 'transactions',
    filter: {},
    where: 'true',
    sums: {
      incoming: "sum(amount) filter (where type = 'income' and status in ('pending', 'completed'))",
      outgoing: "sum(amount) filter (where type = 'withdraw' and status in ('pending', 'completed'))",
    },
  },
  {
    path: '/v1/wallet/transactions',
    table: 'transactions',
    filter: { type: 'income', status: 'rejected' },
    where: "type = 'income' and status in ('rejected', 'cancelled')",
    sums: {},
  },
  {
    path: '/v1/project/orders',
    table: 'orders',
    filter: {},
    where: 'true',
    sums: { amount: "sum(amount) filter (where status <> 'cancelled')", returned: 'sum(returned)' },
  },
  {
    path: '/v1/project/order-movements',
    table: 'order_movements',
    filter: { type: 'invest' },
    where: "type = 'invest'",
    sums: { incoming: 'sum(amount)', outgoing: 'sum(0)' },
  },
  {
    path: '/v1/bank/payments',
    table: 'payments',
    filter: {},
    where: 'true',
    sums: { amount: "sum(amount) filter (where state not in ('refused', 'returned', 'cancelled'))" },
  },
  {
    path: '/v1/bank/movements',
    table: 'bank_movements',
    filter: { state: 'matched' },
    where: "state = 'matched'",
    sums: {
      incoming: 'sum(amount) filter (where amount > 0 and parent_id is null)',
      outgoing: 'sum(amount) filter (where amount < 0 and parent_id is null)',
    },
  },
]
const COMPARISONS = { lt: '<', lte: '<=', eq: '=', gt: '>', gte: '>=' }

it.each(AMOUNTS)('counts and adds up the amounts of $path with $filter like the plain query', async (one) => {
  const { path, table, filter, where, sums } = one
  const { $client } = app.kernel.database
  const { rows: found } = await $client.query<{ amount: string }>(`select distinct amount from ${table} order by 1`)
  const amounts = found.map((row) => BigInt(row.amount))
  // Round, mid-bucket and absent ones.
  const tried = [100_000n, 105_000n, -50_000n, 7_321n, 1n, amounts[0]!, amounts.at(-1)!, amounts[amounts.length >> 1]!]
  // Partly folded.
  await $client.query('select cauce_fold_tallies()')
  const seen = new Set<number>()
  for (const cents of tried.filter((amount) => amount > 0n || table === 'bank_movements')) {
    for (const [comparison, operator] of Object.entries(COMPARISONS)) {
      const columns = Object.entries(sums).map(([name, sum]) => `coalesce(${sum}, 0)::text as ${name}`)
      const { rows } = await $client.query<{ total: number } & Record<string, string>>(
        `select ${['count(*)::int as total', ...columns].join(', ')} from ${table} where ${where} and amount ${operator} ${cents}`,
      )
      const asked = { ...filter, amount: formatAmount(cents), amountComparison: comparison }
      const answer = await read(path, { ...asked, getSums: 'true', take: '1' })
      const { total, ...added } = rows[0]!
      expect(answer.total, `${comparison} ${cents}`).toBe(total)
      for (const [name, sum] of Object.entries(added))
        expect(answer.sums![name], `${name} ${comparison} ${cents}`).toBe(formatAmount(BigInt(sum)))
      seen.add(total)
    }
  }
  expect(seen.size).toBeGreaterThan(3)
})

it('computes the steps of amounts like the database, each with all amounts between its ends', async () => {
  const amounts = [...Array(1_300).keys()].flatMap((n) => [
    BigInt(n),
    BigInt(-n),
    BigInt(n) * 997n,
    BigInt(n) * 10_000n,
  ])
  const { rows } = await app.kernel.database.$client.query<{ step: string }>(
    'select cauce_amount_step(amount)::text as step from unnest($1::bigint[]) with ordinality as each (amount, place) order by place',
    [amounts],
  )
  for (const [index, amount] of amounts.entries()) {
    const { step, first, last } = amountStepOf(amount)
    expect([amount, step]).toEqual([amount, BigInt(rows[index]!.step)])
    expect(first <= amount && amount <= last, String(amount)).toBe(true)
    for (const end of [first, last]) expect(amountStepOf(end).step).toBe(step)
    for (const beside of [first - 1n, last + 1n]) expect(amountStepOf(beside).step).not.toBe(step)
  }
})

describe.each<{ path: string; orderBy: string; number: number }>([
  { path: '/v1/account/user-assignment', orderBy: 'managerName', number: 0 },
  { path: '/v1/account/user-assignment', orderBy: 'userName', number: 1 },
  { path: '/v1/project/distributions/payments', orderBy: 'dueDate', number: 2 },
  { path: '/v1/project/distributions/payments', orderBy: 'id', number: 3 },
])(`$path by $orderBy with SEED=${seed}`, ({ path, orderBy, number }) => {
  it('has each row once, and reversed in descending order', async () => {
    expect(await expectPages(path, { orderBy }, number)).toBeGreaterThan(500)
  })
})

it('is sorted as requested', async () => {
  const pages: (readonly [string, string, (row: Page['data'][number]) => string])[] = [
    ['/v1/wallet/transactions', 'status', ({ status, createdAt }) => `${status} ${createdAt}`],
    ['/v1/wallet/transactions', 'updatedAt', ({ updatedAt }) => String(updatedAt)],
    ['/v1/project/orders', 'amount', ({ amount }) => String(amount).padStart(12, '0')],
    ['/v1/project/orders', 'updatedAt', ({ updatedAt }) => String(updatedAt)],
    ['/v1/project/distributions/payments', 'dueDate', ({ dueDate }) => String(dueDate)],
  ]
  for (const [path, orderBy, keyOf] of pages) {
    const shown: string[] = []
    for (const skip of ['0', '100', '1000', '1100'])
      shown.push(...(await read(path, { orderBy, orderSide: 'asc', skip, take: '100' })).data.map(keyOf))
    expect(shown.toSorted(), `${path} by ${orderBy}`).toEqual(shown)
  }
})

it('answers no rows beyond the end', async () => {
  const { data, total } = await read('/v1/wallet/transactions', { skip: '900000' })
  expect(data).toEqual([])
  expect(total).toBeGreaterThan(7_000)
})

it('counts exactly while rows are written and tallies are folded concurrently', async () => {
  const owner = new pg.Pool({ connectionString: app.ownerUrl, max: 4 })
  const isOver = new AbortController()
  const folding = (async () => {
    while (!isOver.signal.aborted) await app.kernel.database.$client.query('select cauce_fold_tallies()')
  })()
  const before = await read('/v1/account/users', { disabled: 'true', take: '1' })
  // Four writers on the same counters, half rolled back.
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    const client = await owner.connect()
    const change = (disabled: boolean, n: number) =>
      client.query('update users set disabled = $1 where email = $2', [
        disabled,
        `customer-${writer * 100 + n}@scale.example`,
      ])
    await client.query('update users set disabled = false where email = any ($1)', [
      Array.from({ length: 40 }, (_one, n) => `customer-${writer * 100 + n + 1}@scale.example`),
    ])
    for (let n = 1; n <= 40; n += 1) {
      await client.query('begin')
      await change(true, n)
      await client.query(n % 2 === 0 ? 'rollback' : 'commit')
    }
    client.release()
  })
  await Promise.all(writing)
  isOver.abort()
  await folding
  const { rows } = await owner.query<{ count: string }>(
    'select count(*) from users where disabled and deleted_at is null',
  )
  await owner.end()
  const after = await read('/v1/account/users', { disabled: 'true', take: '1' })
  expect(after.total).toBe(Number(rows[0]!.count))
  expect(after.total).not.toBe(before.total)
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
})

it('adds up to the same total by every period', async () => {
  const { rows } = await app.kernel.database.$client.query<{ amount: string; count: number }>(
    "select sum(amount)::text as amount, count(*)::int as count from order_movements where type = 'invest'",
  )
  for (const groupBy of ['day', 'week', 'month', 'quarter', 'year']) {
    const { data } = await read('/v1/project/order-movements/summary', { groupBy })
    const cents = data.reduce((sum, { invested }) => sum + BigInt(String(invested).replace('.', '')), 0n)
    expect(String(cents), groupBy).toBe(rows[0]!.amount)
  }
})

describe('people who expect an amount', () => {
  it('are found among awaited incomes as among all incomes ever booked', async () => {
    const database = app.kernel.database
    const { rows: lines } = await database.execute<{ amount: string }>(
      `select amount::text from transactions where type = 'income' group by amount order by count(*) desc, amount limit 100`,
    )
    const amounts = lines.map(({ amount }) => BigInt(amount))
    for (const since of [null, new Date('2025-10-20T00:00:00Z'), new Date('2026-11-01T00:00:00Z')]) {
      const found = await findExpecting(database, amounts, since)
      const { rows } = await database.execute<{ who: string }>(`
        select distinct user_id || ' ' || amount as who from transactions t
        where type = 'income' and amount in (${amounts.join(', ')}) and (status = 'pending' or (
          status = 'completed' and decided_at is not null and decided_at >= '${since?.toISOString() ?? '-infinity'}'
          and exists (select from ledger_transfers l join ledger_accounts a on a.account_id = l.debit_account_id and a.kind = 'clearing'
            where l.transaction_id = t.transaction_id and l.kind = 'income')
          and not exists (select from bank_allocations b where b.transaction_id = t.transaction_id and b.undone_at is null)))`)
      expect(found.map(({ userId, amount }) => `${userId} ${amount}`).toSorted()).toEqual(
        rows.map(({ who }) => who).toSorted(),
      )
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  it('are found without a query for each income, even without table statistics', async () => {
    const owner = new pg.Client({ connectionString: app.ownerUrl })
    await owner.connect()
    for (const table of ['transactions', 'awaited_incomes']) {
      await owner.query(`select pg_clear_relation_stats('public', $1)`, [table])
      await owner.query(
        `select pg_clear_attribute_stats('public', tablename, attname, inherited) from pg_stats where tablename = $1`,
        [table],
      )
    }
    const { rows: all } = await owner.query<{ person: string; count: string }>(
      `select user_id as person, (select count(*) from transactions)::text as count
       from transactions where type = 'income' group by user_id order by count(*) desc limit 1`,
    )
    const read = await inTransaction(app.kernel.database, async (tx) => {
      await findExpectedIncomes(tx, [all[0]!.person], new Date('2024-01-01T00:00:00Z'))
      const { rows } = await tx.execute<{ read: string }>(
        `select (seq_tup_read + idx_tup_fetch)::text as read from pg_stat_xact_user_tables where relname = 'transactions'`,
      )
      return Number(rows[0]!.read)
    })
    await owner.query('analyze transactions, awaited_incomes')
    await owner.end()
    expect(read).toBeGreaterThan(0)
    // 2 to 7 with the right plan, 1,900 with a nested loop.
    expect(read).toBeLessThan(40 * Number(all[0]!.count))
  })
})
