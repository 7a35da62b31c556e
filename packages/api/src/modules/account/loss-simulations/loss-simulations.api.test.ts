import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const path = '/v1/account/loss-simulations'
const result = { amount: '4260.00', referenceDate: '2025-12-31', toolVersion: 1 } as const
const send = ({ client }: Person, body: object = {}) => client.POST(path, { body: { ...result, ...body } })
const sent = async ({ client }: Person) => (await client.GET(path)).data!

test('a result is kept as sent, with its review date', async () => {
  const ana = await given(app).person()
  const { data, response } = await send(ana)
  expect(response.status).toBe(201)
  const kept = { ...result, reviewOn: '2027-11-20', createdAt: '2026-11-20T09:00:00.000Z' }
  expect(data).toEqual({ ...kept, id: data!.lossSimulationId, lossSimulationId: expect.any(String) })
  expect(await sent(ana)).toEqual({ total: 1, data: [data] })
})

test('a result of zero is accepted', async () => {
  expect((await send(await given(app).person(), { amount: '0.00' })).data).toMatchObject({ amount: '0.00' })
})

test('lists the latest result first and keeps the earlier ones', async () => {
  const ana = await given(app).person()
  await send(ana)
  app.clock.set('2026-11-20T09:10:00Z')
  await send(ana, { amount: '50.00' })
  expect((await sent(ana)).data.map(({ amount }) => amount)).toEqual(['50.00', '4260.00'])
})

test('a notification confirms the receipt and contains only the result', async () => {
  const ana = await given(app).person()
  await send(ana)
  await app.runJobs()
  const { data } = await ana.client.GET('/v1/account/notifications')
  const { title, paragraphs } = data!.data[0]!
  expect(title).toBe('Hemos recibido el resultado de su simulación')
  expect(paragraphs.join(' ').replaceAll('\u00a0', ' ')).toContain(
    'podría soportar una pérdida de 4.260,00 €, según datos del 31/12/2025 (versión 1',
  )
})

test.each([
  [{ referenceDate: '2025-12-30' }, 'referenceDate', 'date-too-early'],
  [{ referenceDate: '2026-11-21' }, 'referenceDate', 'date-too-late'],
  [{ toolVersion: 2 }, 'toolVersion', 'choice-invalid'],
  [{ amount: '-0.01' }, 'amount', 'amount-negative'],
  [{ earnings: '28640.00' }, 'earnings', 'unknown-field'],
])('%o is refused at %s: %s', async (body, field, code) => {
  const ana = await given(app).person()
  const { error } = await send(ana, body)
  const codes = [error, ...((error as { errors?: object[] }).errors ?? [])]
  expect(codes).toContainEqual(expect.objectContaining({ code }))
  expect(JSON.stringify(error)).toContain(field)
  expect(await sent(ana)).toMatchObject({ total: 0 })
})

test('nobody else can see a result, and staff cannot send one', async () => {
  const [ana, bea] = [await given(app).person(), await given(app).person()]
  const { lossSimulationId: id } = (await send(ana)).data!
  const params = { path: { id } }
  expect((await bea.client.GET(`${path}/{id}`, { params })).error).toMatchObject({ status: 404 })
  expect(await sent(bea)).toMatchObject({ total: 0 })
  for (const staff of [await given(app).administrator(), await given(app).manager()])
    expect((await staff.client.GET(path)).error).toMatchObject({ status: 403 })
  expect((await app.client().POST(path, { body: result })).error).toMatchObject({ status: 401 })
})

test('closing the account erases it', async () => {
  const ana = await given(app).person()
  await send(ana)
  const admin = await given(app).administrator()
  await admin.client.DELETE('/v1/account/users/{id}', { params: { path: { id: ana.userId } } })
  const { rows } = await app.kernel.database.$client.query('select 1 from loss_simulations where user_id = $1', [
    ana.userId,
  ])
  expect(rows).toEqual([])
})
