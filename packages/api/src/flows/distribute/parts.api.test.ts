import { given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { settleFinancing } from '../finance-project.ts'

/** 1,000.00 and its interest in three partial payments. */
const app = testApp()
let projectId: string
let ana: Person & { readonly email: string }
let bea: Person
beforeAll(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  const email = 'partes@example.org'
  ana = { email, ...(await given(app).investor({ wallet: '600.00', email })) }
  bea = await given(app).investor({ wallet: '400.00' })
  const project = await given(app).project({
    ...{ financingAmount: '1000.00', projectDuration: 12, deliveryFeePeriod: 'annual', targetProfitability: 1000 },
    ...{ withdrawMoneyFinanced: true, managerFee: 0, name: 'Lagar' },
  })
  ;({ projectId } = project)
  // Ana has two orders, counted separately.
  for (const [{ client, userId }, amount] of [
    [ana, '200.00'],
    [ana, '400.00'],
    [bea, '400.00'],
  ] as const) {
    await granted(placeOrder({ client, userId }, project, amount))
  }
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, projectId)
})

async function pay(amount: string): Promise<void> {
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const { rows } = await app.kernel.database.execute<{ id: string }>(
    sql`select distribution_id as id from distributions where project_id = ${projectId} and status = 'planned'`,
  )
  const params = { path: { id: rows[0]!.id } }
  const body = { amount, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
  expect((await one.client.POST('/v1/project/distributions/{id}/record', { params, body })).error).toBeUndefined()
  expect(
    (await other.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })).error,
  ).toBeUndefined()
  await app.runJobs()
}

async function left() {
  const { rows: orders } = await app.kernel.database.execute<{ said: string }>(sql`
    select concat_ws(' ', o.amount, o.status, (select sum(s.principal) from distribution_shares s where s.order_id = o.order_id and s.paid_at is not null)) as said
    from orders o where o.project_id = ${projectId} order by o.created_at, o.order_id`)
  const { rows: parts } = await app.kernel.database.execute<{ said: string }>(sql`
    select concat_ws(' ', part, status, principal_due, principal) as said from distributions where project_id = ${projectId} order by part`)
  const { rows: phases } = await app.kernel.database.execute<{ phase: string }>(
    sql`select phase from projects where project_id = ${projectId}`,
  )
  return [orders.map(({ said }) => said).toSorted(), parts.map(({ said }) => said), phases[0]!.phase]
}
const mails = async () => {
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: ana.email, take: 100 } } })
  return data!.data.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00A0', ' ') }))
}

test('the last part finishes the orders and closes the project', async () => {
  await pay('400.00')
  const first = await left()
  await pay('300.00')
  const second = await left()
  await pay('400.00')
  expect([first, second, await left()]).toEqual([
    [
      ['20000 active 6000', '40000 active 12000', '40000 active 12000'],
      ['1 paid 100000 30000', '2 planned 70000'],
      'Financed',
    ],
    [
      ['20000 active 12000', '40000 active 24000', '40000 active 24000'],
      ['1 paid 100000 30000', '2 paid 70000 30000', '3 planned 40000'],
      'Financed',
    ],
    [
      ['20000 finished 20000', '40000 finished 40000', '40000 finished 40000'],
      ['1 paid 100000 30000', '2 paid 70000 30000', '3 paid 40000 40000'],
      'Closed',
    ],
  ])
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
})

test('the mails name the part and add up the orders of a person', async () => {
  const payments = (await mails()).filter(({ text }) => text.includes('le ha pagado')).map(({ text }) => text)
  const parts = payments.map((text) =>
    [/Es la parte (\d)/, /Capital devuelto: ([\d.,]+)/].map((one) => one.exec(text)?.[1]),
  )
  expect(parts.toSorted()).toEqual([
    ['1', '180,00'],
    ['2', '180,00'],
    ['3', '240,00'],
  ])
})
