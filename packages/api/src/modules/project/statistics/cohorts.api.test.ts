import { given, placeOrder, testApp, type Person } from '@cauce/testing'
import { expect, it } from 'vitest'
import { keepCohorts } from './statistics.queries.ts'

const app = testApp()

async function invest(userId: string, amount: string) {
  const project = await given(app).project({ dateEnd: '2039-12-31' })
  const { client } = await given(app).session(userId)
  return (await placeOrder({ client, userId }, project, amount)).data!.orderId
}
const revoke = async ({ userId }: Person, id: string) => {
  const { client } = await given(app).session(userId)
  const { response } = await client.POST('/v1/project/orders/{id}/revoke', {
    params: { path: { id } },
    headers: { 'idempotency-key': `revoke-${id}` },
  })
  expect(response.status).toBe(200)
}
const keep = () => keepCohorts(app.kernel.database, app.clock.now())
const cohorts = async (query: object) => {
  const { client } = await given(app).administrator()
  return (await client.GET('/v1/project/statistics/cohorts', { params: { query } })).data!
}

it('counts returning investors by month of first order, without cancelled orders, for complete periods', async () => {
  app.clock.set('2031-01-10T09:00:00Z')
  const investor = () => given(app).investor({ wallet: '9000.00' })
  const [eager, slow, fickle] = [await investor(), await investor(), await investor()]
  for (const { userId } of [eager, slow]) await invest(userId, '500.00')
  // The second order is the first that counts.
  await revoke(fickle, await invest(fickle.userId, '700.00'))
  app.clock.set('2031-02-10T09:00:00Z')
  await invest(eager.userId, '200.00')
  // March in Madrid.
  app.clock.set('2031-02-28T23:30:00Z')
  await invest(fickle.userId, '300.00')
  app.clock.set('2031-02-28T23:31:00Z')
  await revoke(fickle, await invest(fickle.userId, '400.00'))
  app.clock.set('2031-04-11T09:00:00Z')
  await invest(slow.userId, '100.00')
  await invest(slow.userId, '150.00')

  app.clock.set('2031-08-01T09:00:00Z')
  expect(await cohorts({ fromDate: '2031-01-01', toDate: '2031-03-31' })).toMatchObject({ keptAt: null, cohorts: [] })
  await keep()
  const { cohorts: found, ...range } = await cohorts({ fromDate: '2031-01-20', toDate: '2031-03-01' })
  expect(range).toEqual({ fromDate: '2031-01-01', toDate: '2031-03-31', keptAt: '2031-08-01T09:00:00.000Z' })
  const again = (months: number, investors: number | null, invested: string | null) => ({ months, investors, invested })
  expect(found).toEqual([
    {
      month: '2031-01-01',
      investors: 2,
      invested: '1000.00',
      again: [again(1, 1, '200.00'), again(3, 1, '200.00'), again(6, 2, '450.00'), again(12, null, null)],
    },
    {
      month: '2031-03-01',
      investors: 1,
      invested: '300.00',
      again: [again(1, 0, '0.00'), again(3, 0, '0.00'), again(6, null, null), again(12, null, null)],
    },
  ])
  expect((await cohorts({ fromDate: '2031-04-01', toDate: '2031-04-30' })).cohorts).toEqual([])
  // Some of January still have time.
  app.clock.set('2031-07-31T09:00:00Z')
  await keep()
  const [january] = (await cohorts({ fromDate: '2031-01-01', toDate: '2031-01-31' })).cohorts
  expect(january!.again[2]).toEqual(again(6, null, null))
})
