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

test('a notification confirms the receipt and contains only the result', async () => {
  const ana = await given(app).person()
  await send(ana)
  await app.runJobs()
  const { data } = await ana.client.GET('/v1/account/notifications')
  const { title, paragraphs } = data!.data[0]!
  expect(title).toBe('Hemos recibido el resultado de su simulación')
  expect(paragraphs.join(' ').replaceAll('\u00a0', ' ')).toContain(
    'podría asumir una pérdida de 4.260,00 €, según datos del 31/12/2025 (versión 1',
  )
})
