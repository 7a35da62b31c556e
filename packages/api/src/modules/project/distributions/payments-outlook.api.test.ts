import { given, givenPaid, testApp, placeOrder } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { settleFinancing } from '../../../flows/finance-project.ts'
import { paymentsOutlook } from './payments-outlook.ts'

const app = testApp()
let userId: string
let small: { projectId: string; projectName: string }
let large: typeof small
beforeAll(async () => {
  const investor = await given(app).investor({ wallet: '1500.00' })
  userId = investor.userId
  const invested = async (name: string, amounts: readonly string[], financingAmount: string) => {
    const project = await given(app).project({
      ...{ name, financingAmount, targetProfitability: 1200, projectDuration: 6 },
      ...{ deliveryFeePeriod: 'quarterly', managerFee: 0, withdrawMoneyFinanced: true },
    })
    for (const amount of amounts) await placeOrder({ client: investor.client, userId }, project, amount)
    return { projectId: project.projectId, projectName: name }
  }
  small = await invested('Molino', ['300.00', '200.00'], '500.00')
  large = await invested('Presa', ['1000.00'], '1000.00')
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, small.projectId)
  app.clock.advance({ seconds: 1 })
  await settleFinancing(app.kernel, large.projectId)
})

const outlookOn = (today: string, of = userId) => paymentsOutlook(app.kernel.database, of, today)

test('the next payment is of one project and day over all orders, and late money that of all projects', async () => {
  const next = { dueDate: '2027-02-25', ...small, net: 2_430n }
  expect(await outlookOn('2027-02-24')).toEqual({ nextPayment: next, late: null })
  expect(await outlookOn('2027-02-25')).toEqual({ nextPayment: next, late: null })
  const last = { dueDate: '2027-05-25', ...small, net: 52_430n }
  expect(await outlookOn('2027-02-26')).toEqual({
    nextPayment: last,
    late: { since: '2027-02-25', ...small, net: 7_290n },
  })
  expect(await outlookOn('2027-05-26')).toEqual({
    nextPayment: null,
    late: { since: '2027-02-25', ...small, net: 7_290n + 52_430n + 104_860n },
  })
})

test('a paid distribution, even an early one, is neither upcoming nor late', async () => {
  await givenPaid(app, small.projectId, [1], '2027-02-01')
  expect(await outlookOn('2027-02-02')).toEqual({
    nextPayment: { dueDate: '2027-02-25', ...large, net: 4_860n },
    late: null,
  })
  expect((await outlookOn('2027-02-26')).late).toEqual({ since: '2027-02-25', ...large, net: 4_860n })
  await givenPaid(app, small.projectId, [2], '2027-02-01')
  await givenPaid(app, large.projectId, [1, 2], '2027-02-01')
  expect(await outlookOn('2027-02-02')).toEqual({ nextPayment: null, late: null })
})

test('a manager sees the payments of their own customers only', async () => {
  const [rosa, luis] = [await given(app).manager(), await given(app).manager()]
  await app.kernel.database.$client.query('update users set manager_id = $1 where user_id = $2', [rosa.userId, userId])
  const paymentsFor = async (viewerId: string) => {
    const { client } = await given(app).session(viewerId)
    return (await client.GET('/v1/project/distributions/payments')).data!
  }
  const { data, total } = await paymentsFor(rosa.userId)
  expect(total).toBe(6)
  expect(data.map(({ orderId, dueDate }) => [orderId, dueDate])).toEqual(
    (await paymentsFor(userId)).data.map(({ orderId, dueDate }) => [orderId, dueDate]),
  )
  expect(await paymentsFor(luis.userId)).toEqual({ data: [], total: 0 })
})
