import type { DutyRecordKind, IncidentCriterion } from '@cauce/contract'
import { given, sample, testApp, type Person } from '@cauce/testing'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const app = testApp({ sessionIdleMinutes: 100_000, sessionMaximumHours: 2_000 })
let admin: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  admin = await given(app).administrator()
})

const at = (id: string) => ({ params: { path: { id } } })
const noticedAt = '2026-11-20T08:00:00.000Z'
const body = { title: 'Caída', description: 'Sin servicio', noticedAt, services: 'Monederos' }
const enter = async () => (await admin.client.POST('/v1/resilience/incidents', { body })).data!
const read = async (id: string) => (await admin.client.GET('/v1/resilience/incidents/{id}', at(id))).data!
const edit = (id: string, change: object) =>
  admin.client.PATCH('/v1/resilience/incidents/{id}', { ...at(id), body: change })
const classify = (id: string, criteria: IncidentCriterion[]) =>
  admin.client.POST('/v1/resilience/incidents/{id}/steps', {
    ...at(id),
    body: { step: 'classify', criteria, reason: 'Umbrales revisados' },
  })
const close = (id: string) =>
  admin.client.POST('/v1/resilience/incidents/{id}/steps', { ...at(id), body: { step: 'close', reason: 'Resuelto' } })
const report = (incidentId: string, kind: DutyRecordKind, doneAt: string, more: object = {}) =>
  admin.client.POST('/v1/resilience/duty-records', {
    body: { kind, incidentId, doneAt, reference: 'CNMV-1', document: sample.pdf(), ...more } as never,
  })
const MAJOR: IncidentCriterion[] = ['criticalServices', 'clients', 'duration']
/** In the inbox of an administrator, by when. */
const dutyOf = async (id: string) => {
  const { data } = await admin.client.GET('/v1/misc/inbox', { params: { query: { kind: 'incident', take: 100 } } })
  const row = data!.data.find(({ recordId }) => recordId === id)
  return row && [row.code, row.dueOn]
}

describe('the register of incidents', () => {
  test('dates what is owed until the final report is sent, and says what came late', async () => {
    const { incidentId: id, ...entered } = await enter()
    expect(entered).toMatchObject({ state: 'open', duty: 'classification', dueAt: '2026-11-21T08:00:00.000Z' })
    expect((await close(id)).error).toMatchObject({ code: 'state-forbids' })
    expect((await classify(id, MAJOR)).data).toMatchObject({ state: 'major', dueAt: '2026-11-20T13:00:00.000Z' })
    expect(await dutyOf(id)).toEqual(['initialReport', '2026-11-20'])
    expect((await close(id)).error).toMatchObject({ code: 'state-forbids' })
    expect((await report(id, 'finalReport', '2026-11-20T09:00:00Z')).error).toMatchObject({ code: 'state-forbids' })
    const early = await report(id, 'initialReport', '2026-11-20T07:59:59Z')
    expect(early.error).toMatchObject({ code: 'date-too-early' })
    const future = await report(id, 'initialReport', '2026-11-20T09:00:01Z')
    expect(future.error).toMatchObject({ code: 'date-too-late' })
    const bare = await report(id, 'initialReport', '2026-11-20T09:00:00Z', { reference: '' })
    expect(bare.error).toMatchObject({ code: 'input-invalid', errors: [{ path: 'reference', code: 'required' }] })
    app.clock.set('2026-12-20T09:00:00Z')
    expect(await read(id)).toMatchObject({ isLate: true })
    const sent = [
      await report(id, 'initialReport', '2026-11-20T13:00:00Z'),
      await report(id, 'intermediateReport', '2026-11-23T13:00:01Z'),
      await report(id, 'intermediateReport', '2026-11-30T10:00:00Z'),
    ]
    expect(sent.map(({ data }) => [data!.dueAt, data!.isLate])).toEqual([
      ['2026-11-20T13:00:00.000Z', false],
      ['2026-11-23T13:00:00.000Z', true],
      [null, false],
    ])
    expect(await dutyOf(id)).toEqual(['finalReport', '2026-12-30'])
    await report(id, 'finalReport', '2026-12-19T10:00:00Z')
    expect([await dutyOf(id), (await close(id)).data!.state]).toEqual([undefined, 'closed'])
    expect((await edit(id, { title: 'Otra' })).error).toMatchObject({ code: 'state-forbids' })
    const { data: audit } = await admin.client.GET('/v1/misc/audit', { params: { query: { recordId: id } } })
    expect(audit!.data.map(({ operation }) => operation)).toEqual([
      'incidents.decide',
      ...Array.from({ length: 4 }, () => 'incidents.edit'),
      'incidents.decide',
      'incidents.create',
    ])
  })

  test('moves a deadline with the instant at which it was noticed', async () => {
    const { incidentId: id, updatedAt } = await enter()
    const moved = await edit(id, { noticedAt: '2026-11-19T10:00:00Z', updatedAt })
    expect(moved.data).toMatchObject({ dueAt: '2026-11-20T10:00:00.000Z', isLate: false })
    expect((await edit(id, { noticedAt, updatedAt })).error).toMatchObject({ code: 'edit-conflict' })
    expect((await edit(id, { noticedAt: '2026-11-20T09:00:01Z' })).error).toMatchObject({ code: 'date-too-late' })
    expect((await edit(id, { startedAt: noticedAt })).error).toMatchObject({
      errors: [{ path: 'startedAt', code: 'date-too-late' }],
    })
  })

  test('lets an incident that was no major one become it, and owe its reports from then on', async () => {
    const { incidentId: id } = await enter()
    expect((await classify(id, ['clients', 'maliciousAccess'])).data).toMatchObject({ state: 'minor', dueAt: null })
    app.clock.set('2026-11-25T09:00:00Z')
    expect((await classify(id, MAJOR)).data).toMatchObject({ state: 'major', dueAt: '2026-11-25T13:00:00.000Z' })
  })
})

test('the evidence of a report is opened by staff alone, and nobody changes it', async () => {
  const { incidentId } = await enter()
  await classify(incidentId, MAJOR)
  const { dutyRecordId, document } = (await report(incidentId, 'initialReport', '2026-11-20T09:00:00Z')).data!
  const address = (client: Person['client']) =>
    client.GET('/v1/resilience/duty-records/{id}/url', { params: { path: { id: dutyRecordId } } })
  expect((await address((await given(app).manager()).client)).data!.url).toContain(document.fileId)
  expect((await address((await given(app).person()).client)).response.status).toBe(403)
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  onTestFinished(() => owner.end())
  for (const change of [
    "update duty_records set reference = 'x'",
    'delete from duty_records',
    "update files set name = 'x'",
  ])
    await expect(owner.query(change), change).rejects.toMatchObject({ code: '23001' })
})
