import type { Invariant } from '@cauce/contract'
import { decideRawPostings, given, sample, testWorld } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findHolding } from './fingerprints.queries.ts'
import { brokenBy, brokenOneByOne, RULES_OFF, single } from './testing/broken-books.ts'
import { CHANGES_THAT_HOLD } from './testing/whole-books.ts'

/** Every kind of posting, corrupted by a database owner with triggers disabled; rolled back each time. */
const { app, world } = testWorld()
let owner: pg.Client
beforeAll(async () => {
  await liveOnce()
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await decideRawPostings(owner)
})
afterAll(() => owner.end())

async function liveOnce() {
  const { customer, administrator, ids } = world
  // Their new passkey pauses withdrawals.
  app.clock.advance({ hours: 48 })
  for (const person of [customer, administrator]) Object.assign(person, await given(app).session(person.userId))
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
    body: { type: 'income', amount: '50.00', userId: customer.userId, bankAccountId },
  })
  const approver = await given(app).administrator()
  await approver.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: entered.data!.transactionId }, header: header() },
    body: { status: 'completed', file: sample.pdf() },
  })
}

it('verifies all postings in one pass', async () => {
  const holding = await findHolding(app.kernel.database, 1n, 2n ** 40n)
  expect([...holding]).toEqual([
    'balancesEqualPostings',
    'ordersHavePostings',
    'cancelledOrdersWereReturned',
    'transactionsHavePostings',
    'distributionsAddUp',
  ])
})

const OPEN_PROJECT = "(select project_id from projects where phase = 'Investment' and not suspended)"
const LIVE_ORDER = `(select order_id from orders where project_id = ${OPEN_PROJECT} and status = 'pending')`
const DECISIONS_OFF = 'alter table money_decisions disable trigger user'
const OF_LIVE_ORDER = `where decision_id = (select decision_id from ledger_transfers where order_id = ${LIVE_ORDER})`
const transfer = (from: string, to: string, amount: string) =>
  `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
   select uuidv7(), 'withdraw', payer.account_id, payee.account_id, ${amount}, now() from ledger_accounts payer, ledger_accounts payee
   where payer.account_id = ${from} and payee.account_id = ${to}`
const A_WALLET = "(select account_id from ledger_accounts where kind = 'wallet' and balance > 0 limit 1)"

it('finds nothing in untouched records', async () => {
  expect(await brokenBy(owner, [])).toEqual({})
})

it.each(CHANGES_THAT_HOLD)('finds nothing after $what with any single invariant', async ({ statements }) => {
  expect(await brokenOneByOne(owner, statements)).toEqual({})
})

/** Tables a key may affect, with their id column. */
const EFFECTS = {
  orders: 'order_id',
  transactions: 'transaction_id',
  distributions: 'distribution_id',
  refunds: 'project_id',
  bank_movements: 'movement_id',
  bank_files: 'file_id',
  payments: 'payment_id',
  payment_batches: 'batch_id',
  imports: 'import_id',
  reservations: 'reservation_id',
}
/** The world has none. */
const A_REFUND = `insert into refunds (project_id, four_eyes, first_approved_by, first_approved_at)
  select project_id, false, (select user_id from users limit 1), now() from projects limit 1`
const keyFor = (key: string, route: string, effect: string) =>
  `insert into idempotency_keys select user_id, '${key}', '${route}', 'x', 'x', ${effect}, now() from users limit 1`

it('allows several keys for one effect in every table', async () => {
  const keys = Object.entries(EFFECTS).flatMap(([table, id]) =>
    ['one-key', 'another-key'].map((key) =>
      keyFor(`${key}-${table}`, 'POST /v1/any', `(select ${id} from ${table} limit 1)`),
    ),
  )
  expect(await brokenBy(owner, [A_REFUND, ...keys])).toEqual({})
})

it('reports two keys for one effect of every route with one key for each', async () => {
  const routes = [
    'POST /v1/project/orders',
    'POST /v1/project/orders/{id}/revoke',
    'POST /v1/project/orders/{id}/disinvest',
    'POST /v1/project/reservations',
    'POST /v1/project/reservations/{id}/withdraw',
    'POST /v1/wallet/transactions',
    'POST /v1/bank/payments/{id}/cancel',
  ]
  const { rows } = await owner.query<{ id: string }>(
    `select id from (select transaction_id as id from transactions union all select distribution_id from distributions) as effects
     where id not in (select effect_id from idempotency_keys) limit ${routes.length}`,
  )
  const twice = routes.flatMap((route, index) =>
    ['one-key', 'another-key'].map((key) => keyFor(`${key}-${index}`, route, `'${rows[index]!.id}'`)),
  )
  const { keysHaveOneEffect, ...others } = await brokenBy(owner, twice)
  expect(keysHaveOneEffect).toHaveLength(routes.length)
  expect(keysHaveOneEffect).toEqual(
    expect.arrayContaining(
      rows.map(({ id }) => ({ noun: 'idempotencyKeys', recordId: id, expected: '1', found: '2' })),
    ),
  )
  expect(others).toEqual({})
})

it.each<{
  what: string
  statements: string[]
  expected: Partial<Record<Invariant, object>>
}>([
  {
    what: 'a cent out of nowhere',
    statements: [RULES_OFF, "update ledger_accounts set balance = balance + 1 where kind = 'penalties'"],
    expected: {
      balancesAddUpToZero: { noun: 'ledger', recordId: null, expected: '0', found: '1' },
      balancesEqualPostings: { noun: 'ledgerAccounts', expected: '0', found: '1' },
    },
  },
  {
    what: 'a balance changed without a posting',
    statements: [
      RULES_OFF,
      "update ledger_accounts set balance = balance + case kind when 'penalties' then 1 else -1 end where kind in ('penalties', 'fees')",
    ],
    expected: { balancesEqualPostings: { noun: 'ledgerAccounts' } },
  },
  {
    what: 'an account below zero',
    statements: [
      'alter table ledger_accounts disable trigger user',
      'update ledger_accounts set unreceived = 0',
      'alter table ledger_accounts enable trigger user',
      'alter table ledger_accounts drop constraint ledger_accounts_not_overdrawn',
      transfer(A_WALLET, single('clearing'), 'payer.balance + 1'),
    ],
    expected: {
      nothingOverdrawn: { noun: 'ledgerAccounts', expected: '>= 0', found: '-1' },
      unreceivedEqualsShares: {},
    },
  },
  {
    what: 'a wallet of which more is free than garnishments leave',
    statements: [
      'alter table ledger_accounts disable trigger user',
      `update ledger_accounts set garnished = 1 where account_id = ${A_WALLET}`,
      'alter table ledger_accounts enable trigger user',
    ],
    expected: { garnishedEqualsHolds: { noun: 'wallets', expected: '0', found: '1' } },
  },
  {
    what: 'a pending withdrawal above the reserved amount',
    statements: ["update transactions set amount = amount + 1 where type = 'withdraw' and status = 'pending'"],
    expected: { reservedEqualsPendingWithdrawals: { noun: 'wallets', expected: '15001', found: '15000' } },
  },
  {
    what: 'a reservation whose deposit is not held',
    statements: ["update reservations set deposit = deposit + 1 where state = 'placed'"],
    expected: { reservedEqualsPendingWithdrawals: { noun: 'wallets', expected: '15001', found: '15000' } },
  },
  {
    what: 'a project with a wrong sum of reservations',
    statements: ['update projects set amount_reserved = amount_reserved + 1 where reservation_count > 0'],
    expected: { totalsEqualOrders: { noun: 'projects', expected: '50000 / 1', found: '50001 / 1' } },
  },
  {
    what: 'a cent missing from an escrow',
    statements: [transfer(OPEN_PROJECT, single('clearing'), '1')],
    expected: { escrowEqualsLiveOrders: { noun: 'projects', expected: '30000', found: '29999' } },
  },
  {
    what: 'one investor too many',
    statements: [`update projects set investor_count = investor_count + 1 where project_id = ${OPEN_PROJECT}`],
    expected: { totalsEqualOrders: { noun: 'projects', expected: '30000 / 1', found: '30000 / 2' } },
  },
  {
    what: 'an overfunded project',
    statements: [
      'alter table projects drop constraint projects_not_overfunded',
      `update projects set financing_amount = amount_invested - 1 where project_id = ${OPEN_PROJECT}`,
    ],
    expected: { nothingOverfunded: { noun: 'projects', expected: '29999', found: '30000' } },
  },
  {
    what: 'an order without its posting',
    statements: [RULES_OFF, `update ledger_transfers set order_id = null where order_id = ${LIVE_ORDER}`],
    expected: { ordersHavePostings: { noun: 'orders', expected: '30000', found: '0' } },
  },
  {
    what: 'a cancelled order that was not returned',
    statements: [`update orders set status = 'cancelled' where order_id = ${LIVE_ORDER}`],
    expected: {
      totalsEqualOrders: { noun: 'projects', expected: '0 / 0' },
      cancelledOrdersWereReturned: { noun: 'orders', expected: '30000', found: '0' },
    },
  },
  {
    what: 'an order with a posting of another kind',
    statements: [RULES_OFF, `update ledger_transfers set kind = 'payout' where order_id = ${LIVE_ORDER}`],
    expected: {
      ordersHavePostings: { noun: 'orders', expected: '30000', found: '0' },
      postingsAreDecided: { noun: 'ledgerTransfers', expected: 'payout 30000', found: 'order 30000' },
    },
  },
  {
    what: 'an order paid from another account',
    statements: [
      RULES_OFF,
      `update ledger_transfers set debit_account_id = ${single('fees')} where order_id = ${LIVE_ORDER}`,
    ],
    expected: {
      balancesEqualPostings: { noun: 'ledgerAccounts' },
      ordersHavePostings: { noun: 'orders', expected: '30000', found: '0' },
    },
  },
  {
    what: 'an order paid into another account',
    statements: [
      RULES_OFF,
      `update ledger_transfers set credit_account_id = ${single('fees')} where order_id = ${LIVE_ORDER}`,
    ],
    expected: {
      balancesEqualPostings: { noun: 'ledgerAccounts' },
      ordersHavePostings: { noun: 'orders', expected: '30000', found: '0' },
    },
  },
  {
    what: 'a completed income that was not credited',
    statements: ["update transactions set status = 'completed' where type = 'income' and status = 'pending'"],
    expected: { transactionsHavePostings: { noun: 'transactions', expected: '25000', found: '0' } },
  },
  {
    what: 'an income credited twice',
    statements: [
      RULES_OFF,
      `insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
       select uuidv7(), t.kind, t.debit_account_id, t.credit_account_id, t.amount, t.transaction_id, t.created_at
       from ledger_transfers t join transactions x using (transaction_id) where x.amount = 5000 and x.status = 'completed'`,
    ],
    expected: {
      balancesEqualPostings: { noun: 'ledgerAccounts' },
      clearingEqualsUnsettled: {},
      transactionsHavePostings: { noun: 'transactions', expected: '5000', found: '10000' },
      postingsAreDecided: { noun: 'ledgerTransfers', expected: 'income 5000', found: 'none' },
    },
  },
  {
    what: 'an order that another person decided',
    statements: [DECISIONS_OFF, `update money_decisions set subject_id = uuidv7() ${OF_LIVE_ORDER}`],
    expected: { postingsAreDecided: { noun: 'ledgerTransfers', expected: 'invest 30000', found: 'order 30000' } },
  },
  {
    what: 'an order in another project than decided',
    statements: [DECISIONS_OFF, `update money_decisions set project_id = uuidv7() ${OF_LIVE_ORDER}`],
    expected: { postingsAreDecided: { noun: 'ledgerTransfers', expected: 'invest 30000', found: 'order 30000' } },
  },
  {
    what: 'an order of a cent more than decided',
    statements: [DECISIONS_OFF, `update money_decisions set amount = amount - 1 ${OF_LIVE_ORDER}`],
    expected: { postingsAreDecided: { noun: 'ledgerTransfers', expected: 'invest 30000', found: 'order 29999' } },
  },
  {
    what: 'incomes that together are more than was decided',
    statements: [
      RULES_OFF,
      `update ledger_transfers t set decision_id = (
         select decision_id from ledger_transfers l where l.kind = t.kind and l.credit_account_id = t.credit_account_id order by amount desc limit 1
       ) where kind = 'income'`,
    ],
    expected: { postingsAreDecided: { noun: 'moneyDecisions', expected: '500000', found: '505000' } },
  },
  {
    what: 'a posting whose decision waits for a second administrator',
    statements: [
      DECISIONS_OFF,
      `update money_decisions set verdict = 'first', expires_at = created_at ${OF_LIVE_ORDER}`,
    ],
    expected: { postingsAreDecided: { noun: 'ledgerTransfers', expected: 'invest 30000' } },
  },
  {
    what: 'a distribution that paid more than the promoter',
    statements: ["update distributions set amount = amount - 1, interest = interest - 1 where status = 'paid'"],
    expected: { distributionsAddUp: { noun: 'distributions', expected: '1813', found: '1814' } },
  },
  {
    what: 'an order showing more returns than it received',
    statements: ['update orders set returned = returned + 1 where returned > 0'],
    expected: { ordersReturnedEqualsShares: { noun: 'orders' } },
  },
  {
    what: 'an order whose sum lacks the second return',
    statements: [
      `insert into distribution_shares select planned.distribution_id, s.order_id, s.user_id, s.wallet_id, s.interest, s.fee, s.principal, 0, 0, s.withholding_reason, s.paid_at
       from distribution_shares s join distributions d using (distribution_id) join distributions planned on planned.project_id = d.project_id
       where d.status = 'paid' and planned.status = 'planned'`,
    ],
    expected: { ordersReturnedEqualsShares: { noun: 'orders' } },
  },
  {
    what: 'a tax posting without an order',
    statements: [RULES_OFF, "update ledger_transfers set order_id = null where kind = 'withholding'"],
    expected: { withheldEqualsShares: { noun: 'orders', found: '0' } },
  },
  {
    what: 'a part with a cent more withheld than posted',
    statements: ['update distribution_shares set withheld = withheld + 1 where withheld > 0'],
    expected: {
      ordersReturnedEqualsShares: { noun: 'orders' },
      withheldEqualsShares: { noun: 'orders' },
      unreceivedEqualsShares: { noun: 'wallets' },
      handoversEqualShares: { noun: 'ledger', recordId: null },
    },
  },
  {
    what: 'handed-over tax without payment and posting',
    statements: [
      `insert into tax_handovers (handover_id, quarter, agent, form, amount, created_by, created_at)
       select '01890000-0000-7000-8000-00000000f001', '2026-10-01', 'platform', '123', sum(withheld), (select user_id from users limit 1), now() from distribution_shares`,
      "update distribution_shares set handover_id = '01890000-0000-7000-8000-00000000f001' where withheld > 0 and paid_at is not null",
    ],
    expected: { handoversEqualShares: { noun: 'withholdings', recordId: '01890000-0000-7000-8000-00000000f001' } },
  },
  {
    what: 'income of the platform that is paid without leaving the books',
    statements: [
      `insert into payments (payment_id, kind, amount, remittance, end_to_end_id, state, created_at, updated_at)
       values ('01890000-0000-7000-8000-00000000f002', 'own', 5, '', 'OWN', 'queued', now(), now())`,
    ],
    expected: { ownPaymentsEqualPostings: { noun: 'payments', expected: '5', found: '0' } },
  },
  {
    what: 'a key without its effect',
    statements: [
      A_REFUND,
      "update idempotency_keys set effect_id = uuidv7() where route = 'POST /v1/wallet/transactions'",
    ],
    expected: { keysHaveOneEffect: { noun: 'idempotencyKeys', expected: '1', found: '0' } },
  },
  {
    what: 'two keys for one order',
    statements: [
      `insert into idempotency_keys select user_id, 'another-key', route, body_hash, answer, effect_id, created_at
       from idempotency_keys where effect_id = ${LIVE_ORDER}`,
    ],
    expected: { keysHaveOneEffect: { noun: 'idempotencyKeys', expected: '1', found: '2' } },
  },
  {
    what: 'a count of orders that is one too high',
    statements: [
      "insert into tally_changes select counted, day, kind, 1, 0, 0 from tally_changes where counted = 'orders' limit 1",
    ],
    expected: { talliesEqualRows: { noun: 'orders', recordId: null } },
  },
  {
    what: 'a copied balance that is a cent too high',
    statements: [
      'select cauce_copy_balances()',
      'update wallet_balances set balance = balance + 1, available = available + 1 where balance > 0',
    ],
    expected: { copiesEqualBalances: { noun: 'wallets' } },
  },
  {
    what: 'a copy whose available money is a cent too high',
    statements: ['select cauce_copy_balances()', 'update wallet_balances set available = available + 1'],
    expected: { copiesEqualBalances: { noun: 'wallets' } },
  },
  {
    what: 'a day whose money in custody is a cent too high',
    statements: ["select cauce_keep_custody('2100-01-01')", 'update custody_days set wallets = wallets + 1'],
    expected: { custodyEqualsPostings: { noun: 'ledger' } },
  },
  {
    what: 'a missing day of custody',
    statements: ["select cauce_keep_custody('2100-01-01')", "delete from custody_days where day = '2099-12-31'"],
    expected: { custodyEqualsPostings: { noun: 'ledger', found: 'none' } },
  },
  {
    what: 'a first investment that is a cent too high',
    statements: [
      "select cauce_keep_cohorts('2100-01-01')",
      'update cohort_investments set amount = amount + 1 where within_months = 0',
    ],
    expected: { cohortsEqualOrders: { noun: 'users' } },
  },
  {
    what: 'an investor without a cohort',
    statements: ["select cauce_keep_cohorts('2100-01-01')", 'delete from cohort_investments'],
    expected: { cohortsEqualOrders: { noun: 'users', found: 'none' } },
  },
  {
    what: 'a sum of orders that is a cent too high',
    statements: [
      "insert into tally_changes select counted, day, kind, 0, 1, 0 from tally_changes where counted = 'orders' limit 1",
    ],
    expected: { talliesEqualRows: { noun: 'orders', recordId: null } },
  },
  {
    what: 'a wallet without a copy',
    statements: ['select cauce_copy_balances()', 'delete from wallet_balances'],
    expected: { copiesEqualBalances: { noun: 'wallets', found: 'none' } },
  },
])('reports $what', async ({ statements, expected }) => {
  const broken = await brokenBy(owner, statements)
  expect(Object.keys(broken).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [invariant, exception] of Object.entries(expected)) {
    expect(broken[invariant]![0]).toMatchObject(exception)
  }
})
