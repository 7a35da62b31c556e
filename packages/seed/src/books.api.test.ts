import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { startTestApp, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBooks, tokenOf } from './books.ts'

const CUSTOMERS = 2_000

let app: TestApp
let before: unknown
let owner: pg.Client
beforeAll(async () => {
  app = await startTestApp()
  // Sessions of load data start at database time.
  app.clock.set(new Date())
  owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  before = await rulesOf()
  await seedBooks({ ownerUrl: app.ownerUrl, customers: CUSTOMERS, until: new Date('2026-11-20T00:00:00Z') })
})
afterAll(async () => {
  await owner.end()
  await app.stop()
})

async function rulesOf() {
  const { rows } = await owner.query(
    `select pg_get_indexdef(indexrelid) as rule from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
     union all select conrelid::regclass::text || pg_get_constraintdef(oid) || convalidated::text from pg_constraint where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  )
  return rows
}

test('the generated books balance', async () => {
  const { invariants } = await reconcile({ database: app.kernel.database, clock: app.clock })
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})

test('generating leaves every index, key and trigger unchanged', async () => {
  expect(await rulesOf()).toEqual(before)
})

test('each customer has about four transactions and one order', async () => {
  const { rows } = await owner.query<{ users: number; transactions: number; orders: number; statuses: number }>(
    `select (select count(*)::int from users where role = 'user') as users, (select count(*)::int from transactions) as transactions,
       (select count(*)::int from orders) as orders, (select count(distinct status)::int from transactions) as statuses`,
  )
  expect(rows[0]!.users).toBe(CUSTOMERS)
  expect(rows[0]!.statuses).toBe(4)
  expect(Math.round(rows[0]!.transactions / CUSTOMERS)).toBe(4)
  expect(Math.round(rows[0]!.orders / CUSTOMERS)).toBe(1)
})

test('the generated people have sessions and can invest at once', async () => {
  const administrator = app.client(tokenOf('admin', 1))
  const approved = await administrator.GET('/v1/account/users', {
    params: { query: { multiSearch: 'customer-7@', verificationStatus: 'Approved' } },
  })
  const open = await administrator.GET('/v1/project/projects', { params: { query: { take: 100, orderSide: 'asc' } } })
  const project = open.data!.data.find(({ phaseName }) => phaseName === 'Investment')!
  const [customer] = approved.data!.data
  const { projectId, projectPhaseId } = project
  const order = await app.client(tokenOf('user', 7)).POST('/v1/project/orders', {
    body: {
      projectId,
      projectPhaseId,
      userId: customer!.userId,
      amount: '50.00',
      orderType: 'invest',
      acceptsTerms: true,
    },
  })
  expect(order.error).toBeUndefined()
})
