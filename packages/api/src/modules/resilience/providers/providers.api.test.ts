import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp({ sessionIdleMinutes: 5_000_000, sessionMaximumHours: 90_000 })
let admin: Person
beforeAll(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  admin = await given(app).administrator()
})

const body = {
  ...{ name: 'Alojamientos del Norte', taxNumber: 'B95000001', country: 'ES', service: 'Alojamiento' },
  ...{ functionSupported: 'Toda la plataforma', isCritical: true, dataLocation: 'Bilbao', startsOn: '2025-01-01' },
}
const path = '/v1/resilience/providers'
const at = (id: string) => ({ params: { path: { id } } })
const enter = async (more: object = {}) => (await admin.client.POST(path, { body: { ...body, ...more } })).data!
const record = (fields: object) =>
  admin.client.POST('/v1/resilience/duty-records', {
    body: { doneAt: '2026-11-20T09:00:00Z', document: sample.pdf(), ...fields } as never,
  })
/** What of it the inbox of an administrator says is due. */
const dueOf = async (id: string) => {
  const { data } = await admin.client.GET('/v1/misc/inbox', { params: { query: { kind: 'review', take: 100 } } })
  return data!.data.find(({ recordId }) => recordId === id)?.dueOn
}

test('the register is written by administrators and read by managers', async () => {
  const { providerId, updatedAt } = await enter()
  const [manager, person] = [await given(app).manager(), await given(app).person()]
  expect((await manager.client.GET(`${path}/{id}`, at(providerId))).data!.name).toBe(body.name)
  expect((await person.client.GET(path)).response.status).toBe(403)
  for (const { client } of [manager, person]) expect((await client.POST(path, { body })).response.status).toBe(403)
  const edit = (change: object) => admin.client.PATCH(`${path}/{id}`, { ...at(providerId), body: change })
  expect((await edit({ noticeDays: 90, updatedAt })).data).toMatchObject({ noticeDays: 90 })
  expect((await edit({ noticeDays: 60, updatedAt })).error).toMatchObject({ code: 'edit-conflict' })
  expect((await edit({ taxNumber: null })).error).toMatchObject({ errors: [{ path: 'taxNumber', code: 'required' }] })
  expect((await edit({ endsOn: '2024-12-31' })).error).toMatchObject({ code: 'end-before-start' })
})

test('a review is due a year after the last one, or after the entry, until the contract has ended', async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  const { providerId, reviewDueOn } = await enter({ endsOn: '2028-12-31' })
  expect(reviewDueOn).toBe('2027-11-20')
  app.clock.set('2027-11-19T12:00:00Z')
  expect(await dueOf(providerId)).toBeUndefined()
  app.clock.set('2027-11-20T12:00:00Z')
  expect(await dueOf(providerId)).toBe('2027-11-20')
  const reviewed = { kind: 'providerReview', providerId, result: 'passed', doneAt: '2027-11-20T12:00:00Z' }
  expect((await record(reviewed)).data).toMatchObject({ subject: body.name, result: 'passed', dueAt: null })
  await record({ kind: 'exitPlan', providerId, doneAt: '2027-10-01T12:00:00Z' })
  expect((await admin.client.GET(`${path}/{id}`, at(providerId))).data).toMatchObject({
    ...{ reviewedOn: '2027-11-20', reviewDueOn: '2028-11-20', exitPlannedOn: '2027-10-01' },
  })
  app.clock.set('2028-11-20T12:00:00Z')
  expect(await dueOf(providerId)).toBe('2028-11-20')
  app.clock.set('2029-01-01T12:00:00Z')
  expect(await dueOf(providerId)).toBeUndefined()
})

test.each([
  [{ kind: 'providerReview', result: 'passed' }, 'providerId', 'required'],
  [{ kind: 'providerReview' }, 'result', 'required'],
  [{ kind: 'exitPlan', result: 'passed' }, 'result', 'choice-invalid'],
  [{ kind: 'exitPlan', incidentId: '01890000-0000-7000-8000-00000000dead' }, 'incidentId', 'choice-invalid'],
])('evidence %j is refused at %s: %s', async (fields, field, code) => {
  const { providerId } = await enter()
  const named = field === 'providerId' ? {} : { providerId }
  expect((await record({ ...named, ...fields })).error).toMatchObject({ errors: [{ path: field, code }] })
})

test('evidence about an unknown provider is refused', async () => {
  const providerId = '01890000-0000-7000-8000-00000000dead'
  expect((await record({ kind: 'exitPlan', providerId })).error).toMatchObject({ code: 'reference-unknown' })
})
