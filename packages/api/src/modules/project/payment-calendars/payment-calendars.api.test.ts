import { given, placeOrder, testApp, type Person } from '@cauce/testing'
import { settleFinancing } from '../../../flows/finance-project.ts'
import { expect, test } from 'vitest'

const app = testApp()

const path = '/v1/project/payment-calendars/me'
const read = async ({ client }: Person) => (await client.GET(path)).data!.createdAt
const make = async ({ client }: Person) => (await client.POST(path)).data!
/** Without a session. */
const open = (token: string) =>
  app.client().GET('/v1/project/payment-calendars/{token}', { params: { path: { token } } })

async function invested() {
  const [ana, bea] = [await given(app).investor({ wallet: '900.00' }), await given(app).investor({ wallet: '100.00' })]
  const project = await given(app).project({
    ...{ name: 'Molino', financingAmount: '1000.00', targetProfitability: 1000, projectDuration: 6 },
    ...{ deliveryFeePeriod: 'quarterly', managerFee: 400, withdrawMoneyFinanced: true },
  })
  await placeOrder(ana, project, '900.00')
  await placeOrder(bea, project, '100.00')
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, project.projectId)
  return { ...ana, ...(await given(app).session(ana.userId)) }
}

test('the address gives only the upcoming net payments of its person, in order', async () => {
  const ana = await invested()
  expect(await read(ana)).toBeNull()
  const { token, createdAt } = await make(ana)
  expect(await read(ana)).toBe(createdAt)
  const { data } = await open(token)
  expect(Object.keys(data!)).toEqual(['language', 'payments'])
  expect(data!.payments.map(({ projectName, number, count, net }) => [projectName, number, count, net])).toEqual([
    ['Molino', 1, 2, '34.65'],
    ['Molino', 2, 2, '934.65'],
  ])
  const { data: own } = await ana.client.GET('/v1/project/distributions/payments')
  expect(data!.payments.map(({ dueDate }) => dueDate)).toEqual(own!.data.map(({ dueDate }) => dueDate).toSorted())
})

test('a new address replaces the previous one, and can be removed', async () => {
  const person = await given(app).investor()
  const [before, after] = [(await make(person)).token, (await make(person)).token]
  expect((await open(before)).error).toMatchObject({ status: 404, code: 'not-found' })
  expect((await open(after)).data!.payments).toEqual([])
  expect((await person.client.DELETE(path)).response.status).toBe(204)
  expect((await open(after)).error?.status).toBe(404)
  expect(await read(person)).toBeNull()
})

test('neither the address of a disabled account nor an unknown one works', async () => {
  const person = await given(app).investor()
  const { token } = await make(person)
  const { client } = await given(app).administrator()
  const params = { path: { id: person.userId } }
  await client.PATCH('/v1/account/users/{id}', { params, body: { disabled: true } })
  expect((await open(token)).error?.status).toBe(404)
  expect((await open('A'.repeat(43))).error?.status).toBe(404)
})

test('the address is not stored', async () => {
  const { token } = await make(await given(app).investor())
  const { rows } = await app.kernel.database.$client.query('select * from payment_calendars')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})
