import { given, testApp, type GivenProject, type Person, placeOrder } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'
import { activateDueOrders } from '../modules/project/orders/index.ts'
import { reconcile } from '../modules/wallet/reconciliation/index.ts'
import { LONG_SESSIONS } from './testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

async function invested(amounts: readonly string[], terms: GivenProject = {}) {
  const ana = await given(app).investor({ wallet: '1000.00' })
  const project = await given(app).project(terms)
  const orderIds: string[] = []
  for (const amount of amounts) {
    orderIds.push((await placeOrder(ana, project, amount)).data!.orderId)
  }
  return { ana, orderIds, projectId: project.projectId }
}
const leave = async ({ client }: Person, id: string, verb: 'revoke' | 'disinvest') => {
  const { response } = await client.POST(`/v1/project/orders/{id}/${verb}`, { params: { path: { id } } })
  expect(response.status).toBe(200)
}
const totalsOf = async (projectId: string) => {
  const { data } = await app.client().GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })
  return [data!.amountInvested, data!.investorCount]
}

test('a person counts as an investor until their last order is gone', async () => {
  const { ana, orderIds, projectId } = await invested(['100.00', '200.00'])
  const totals = [await totalsOf(projectId)]
  for (const orderId of orderIds) {
    await leave(ana, orderId, 'revoke')
    totals.push(await totalsOf(projectId))
  }
  expect(totals).toEqual([
    ['300.00', 1],
    ['200.00', 1],
    ['0.00', 0],
  ])
})

test('a fee of the whole payment credits nothing to the wallet', async () => {
  const { ana, orderIds, projectId } = await invested(['100.00'], { cancellationFee: 10_000 })
  app.clock.advance({ days: 5 })
  await activateDueOrders(app.kernel)
  await leave(ana, orderIds[0]!, 'disinvest')
  expect(await totalsOf(projectId)).toEqual(['0.00', 0])
  const { data } = await ana.client.GET('/v1/wallet/transactions')
  expect(data!.data.map(({ type, amount }) => [type, amount])).toEqual([['withdraw', '100.00']])
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
})

test('history and wallet say whether the money was revoked, disinvested or refunded', async () => {
  const { ana, orderIds, projectId } = await invested(['100.00', '200.00', '300.00'], { cancellationFee: 0 })
  await leave(ana, orderIds[0]!, 'revoke')
  app.clock.advance({ days: 5 })
  await activateDueOrders(app.kernel)
  await leave(ana, orderIds[1]!, 'disinvest')
  const { client } = await given(app).administrator()
  const refund = { params: { path: { id: projectId } }, body: { reason: 'Sin licencia' } }
  expect((await client.POST('/v1/project/projects/{id}/refund', refund)).response.status).toBe(200)
  const query = { orderBy: 'amount', orderSide: 'asc' } as const
  const departures = ['100.00 revoke', '200.00 disinvest', '300.00 refund']
  for (const path of ['/v1/project/order-movements', '/v1/wallet/transactions'] as const) {
    const { data } = await ana.client.GET(path, { params: { query } })
    const rows: readonly { readonly amount: string; readonly departure: string | null }[] = data!.data
    expect(rows.flatMap(({ amount, departure }) => (departure ? `${amount} ${departure}` : []))).toEqual(departures)
  }
})
