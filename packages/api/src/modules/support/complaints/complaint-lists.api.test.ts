import { addDays, nearUntil } from '@cauce/contract'
import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp({ isLoginThrottled: false, sessionIdleMinutes: 5_000_000, sessionMaximumHours: 90_000 })
let ada: Person
beforeAll(async () => {
  ada = await given(app).administrator({ name: 'Ada', surname: 'Soler' })
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const path = '/v1/support/complaints/{id}'
const byId = (id: string) => ({ params: { path: { id } } })
let people = 0
async function received() {
  const email = `quien${(people += 1)}@correo.example`
  const body = { name: 'Prat', email, description: 'No me pagan.' }
  const { data } = await app.client().POST('/v1/support/complaints', { body: body as never })
  await app.runJobs()
  const outbox = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  const token = /follow\?token=([\w-]{43})/.exec(outbox.data!.data[0]!.text)![1]!
  return { token, number: data!.number }
}
const list = async (query: object) => (await ada.client.GET('/v1/support/complaints', { params: { query } })).data!
const find = async (search: string) => (await list({ search })).data[0]!
const write = (token: string) =>
  app.client().POST('/v1/support/complaint-links/{token}/messages', {
    params: { path: { token } },
    body: { message: 'Añado el contrato.' } as never,
  })
const answer = (id: string, body: object) =>
  ada.client.POST('/v1/support/complaints/{id}/messages', { ...byId(id), body: { message: 'Lo miramos', ...body } })
const withdraw = (token: string) =>
  app.client().POST('/v1/support/complaint-links/{token}/withdrawal', { params: { path: { token } } })

test('a deadline is near on its day, and passed the day after', async () => {
  const { number } = await received()
  const { admissibilityDueOn } = await find(number)
  const urgencyOn = async (day: string) => {
    app.clock.set(`${day}T09:00:00Z`)
    const totals = { later: 0, near: 0, passed: 0 }
    for (const urgency of ['later', 'near', 'passed'] as const)
      totals[urgency] = (await list({ search: number, urgency })).total
    return Object.entries(totals).flatMap(([urgency, total]) => (total === 1 ? [urgency] : []))
  }
  let firstNear = '2026-11-20'
  while (nearUntil(firstNear) < admissibilityDueOn) firstNear = addDays(firstNear, 1)
  expect(await urgencyOn(addDays(firstNear, -1))).toEqual(['later'])
  expect(await urgencyOn(firstNear)).toEqual(['near'])
  expect(await urgencyOn(admissibilityDueOn)).toEqual(['near'])
  expect(await urgencyOn(addDays(admissibilityDueOn, 1))).toEqual(['passed'])
})

test('a message awaits a reply until the withdrawal and updates the complaint, a staff note after its end does not', async () => {
  const { token, number } = await received()
  const { complaintId, updatedAt } = await find(number)
  app.clock.advance({ minutes: 1 })
  await write(token)
  const written = await find(number)
  expect([written.awaitsReply, written.updatedAt > updatedAt]).toEqual([true, true])
  await withdraw(token)
  const ended = await find(number)
  expect(ended.awaitsReply).toBe(false)
  app.clock.advance({ minutes: 1 })
  expect((await answer(complaintId, { isInternal: true })).response.status).toBe(201)
  expect((await find(number)).updatedAt).toBe(ended.updatedAt)
})

test('an emptied draft and emptied measures become null', async () => {
  const { complaintId } = await find((await received()).number)
  const edit = async (body: object) => (await ada.client.PATCH(path, { ...byId(complaintId), body })).data
  const [draft, measures] = ['Le pagamos…', 'Más personal']
  expect(await edit({ draft, measures })).toMatchObject({ draft, measures })
  expect(await edit({ draft: '' })).toMatchObject({ draft: null, measures })
  expect(await edit({ measures: '' })).toMatchObject({ draft: null, measures: null })
})

test('the bytes of a file are not stored again for a repeated complaint', async () => {
  const body = { name: 'Prat', email: 'dosveces@correo.example', description: 'Dos', documents: [sample.pdf()] }
  const send = () => app.client().POST('/v1/support/complaints', { body: body as never })
  const storedCount = async () => {
    await app.runJobs()
    return (await app.storedKeys()).length
  }
  await send()
  const before = await storedCount()
  expect((await send()).response.status).toBe(201)
  expect(await storedCount()).toBe(before)
})
