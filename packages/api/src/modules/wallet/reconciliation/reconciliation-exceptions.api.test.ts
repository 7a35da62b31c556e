import { INVARIANTS } from '@cauce/contract'
import { given, givenWorld, sample, startTestApp, type TestApp } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findExceptions } from './reconciliation.queries.ts'

/**
 * The books of a platform in which every kind of posting exists, corrupted by an owner of the database who disables its
 * rules. Each corruption is rolled back, so that the next one finds correct books.
 */
let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  await liveOnce()
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

/** Beside the world's financed project with its first return: an open one, a withdrawal that waits, and keys. */
async function liveOnce() {
  const { customer, administrator, ids } = await givenWorld(app)
  const project = await given(app).project({ financingAmount: '5000.00' })
  let keys = 0
  const header = () => ({ 'Idempotency-Key': `a-key-of-the-customer-${(keys += 1)}` })
  const invest = (amount: string) =>
    customer.client.POST('/v1/project/orders', {
      params: { header: header() },
      body: { ...project, amount, orderType: 'invest', userId: customer.userId, acceptsTerms: true },
    })
  await invest('300.00')
  const { data: left } = await invest('200.00')
  const params = { header: header(), path: { id: left!.orderId } }
  await customer.client.POST('/v1/project/orders/{id}/revoke', { params })
  const bankAccountId = ids['bankAccounts.id']!
  const withdrawal = await customer.client.POST('/v1/wallet/transactions', {
    params: { header: header() },
    body: { type: 'withdraw', amount: '100.00', bankAccountId },
  })
  expect(withdrawal.error).toBeUndefined()
  const entered = await administrator.client.POST('/v1/wallet/transactions', {
    body: { type: 'income', amount: '50.00', userId: customer.userId },
  })
  await administrator.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: entered.data!.transactionId }, header: header() },
    body: { status: 'completed', file: sample.pdf() },
  })
}

/** The invariants that have exceptions while `statements` have been carried out, with the exceptions. */
async function brokenBy(statements: readonly string[]) {
  const database = drizzle({ client: owner, casing: 'snake_case' })
  const broken: Record<string, unknown[]> = {}
  await owner.query('begin')
  try {
    for (const statement of statements) await database.execute(sql.raw(statement))
    for (const invariant of INVARIANTS) {
      const { count, exceptions } = await findExceptions(database as never, invariant, 100)
      if (count > 0) broken[invariant] = exceptions
    }
  } finally {
    await owner.query('rollback')
  }
  return broken
}

const RULES_OFF = 'alter table ledger_accounts disable trigger user; alter table ledger_transfers disable trigger user'
const OPEN_PROJECT = "(select project_id from projects where phase = 'Investment')"
const LIVE_ORDER = `(select order_id from orders where project_id = ${OPEN_PROJECT} and status = 'pending')`
const transfer = (from: string, to: string, amount: string) =>
  `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
   select uuidv7(), 'withdraw', payer.account_id, payee.account_id, ${amount}, now() from ledger_accounts payer, ledger_accounts payee
   where payer.account_id = ${from} and payee.account_id = ${to}`
const single = (kind: string) => `(select account_id from ledger_accounts where kind = '${kind}')`
const A_WALLET = "(select account_id from ledger_accounts where kind = 'wallet' and balance > 0 limit 1)"

it('finds nothing where nobody has tampered', async () => {
  expect(await brokenBy([])).toEqual({})
})

it.each<[string, string[], Partial<Record<(typeof INVARIANTS)[number], object>>]>([
  [
    'a cent out of nowhere',
    [RULES_OFF, "update ledger_accounts set balance = balance + 1 where kind = 'penalties'"],
    {
      balancesAddUpToZero: { noun: 'ledger', recordId: null, expected: '0', found: '1' },
      balancesEqualPostings: { noun: 'ledgerAccounts', expected: '0', found: '1' },
    },
  ],
  [
    'a balance that was moved without a posting',
    [
      RULES_OFF,
      "update ledger_accounts set balance = balance + case kind when 'penalties' then 1 else -1 end where kind in ('penalties', 'bank')",
    ],
    { balancesEqualPostings: { noun: 'ledgerAccounts' } },
  ],
  [
    'an account below zero',
    [
      'alter table ledger_accounts drop constraint ledger_accounts_not_overdrawn',
      transfer(A_WALLET, single('bank'), 'payer.balance + 1'),
    ],
    { nothingOverdrawn: { noun: 'ledgerAccounts', expected: '>= 0', found: '-1' } },
  ],
  [
    'a withdrawal that waits for more than is reserved',
    ["update transactions set amount = amount + 1 where type = 'withdraw' and status = 'pending'"],
    { reservedEqualsPendingWithdrawals: { noun: 'wallets', expected: '10001', found: '10000' } },
  ],
  [
    'a cent that left an escrow',
    [transfer(OPEN_PROJECT, single('bank'), '1')],
    { escrowEqualsLiveOrders: { noun: 'projects', expected: '30000', found: '29999' } },
  ],
  [
    'an investor too many',
    [`update projects set investor_count = investor_count + 1 where project_id = ${OPEN_PROJECT}`],
    { totalsEqualOrders: { noun: 'projects', expected: '30000 / 1', found: '30000 / 2' } },
  ],
  [
    'a project that got more than it asked for',
    [
      'alter table projects drop constraint projects_not_overfunded',
      `update projects set financing_amount = amount_invested - 1 where project_id = ${OPEN_PROJECT}`,
    ],
    { nothingOverfunded: { noun: 'projects', expected: '29999', found: '30000' } },
  ],
  [
    'an order whose posting is gone',
    [RULES_OFF, `update ledger_transfers set order_id = null where order_id = ${LIVE_ORDER}`],
    { ordersHavePostings: { noun: 'orders', expected: '30000', found: '0' } },
  ],
  [
    'an order that was cancelled and not returned',
    [`update orders set status = 'cancelled' where order_id = ${LIVE_ORDER}`],
    {
      totalsEqualOrders: { noun: 'projects', expected: '0 / 0' },
      cancelledOrdersWereReturned: { noun: 'orders', expected: '30000', found: '0' },
    },
  ],
  [
    'an income that was completed and not credited',
    ["update transactions set status = 'completed' where type = 'income' and status = 'pending'"],
    { transactionsHavePostings: { noun: 'transactions', expected: '25000', found: '0' } },
  ],
  [
    'a distribution that paid more than the promoter did',
    ["update distributions set amount = amount - 1, interest = interest - 1 where status = 'paid'"],
    { distributionsAddUp: { noun: 'distributions' } },
  ],
  [
    'an order that tells more returns than it got',
    ['update orders set returned = returned + 1 where returned > 0'],
    { ordersReturnedEqualsShares: { noun: 'orders' } },
  ],
  [
    'a key whose effect is gone',
    ["update idempotency_keys set effect_id = uuidv7() where route = 'POST /v1/wallet/transactions'"],
    { keysHaveOneEffect: { noun: 'idempotencyKeys', expected: '1', found: '0' } },
  ],
  [
    'two keys for one order',
    [
      `insert into idempotency_keys select user_id, 'another-key', route, body_hash, answer, effect_id, created_at
       from idempotency_keys where effect_id = ${LIVE_ORDER}`,
    ],
    { keysHaveOneEffect: { noun: 'idempotencyKeys', expected: '1', found: '2' } },
  ],
])('names %s', async (_, statements, expected) => {
  const broken = await brokenBy(statements)
  expect(Object.keys(broken).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [invariant, exception] of Object.entries(expected)) {
    expect(broken[invariant]![0]).toMatchObject(exception)
  }
})
