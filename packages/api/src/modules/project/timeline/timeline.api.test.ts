import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp()
let manager: Person
let projectId: string
beforeAll(async () => {
  manager = await given(app).manager()
})
beforeEach(async () => {
  projectId = (await given(app).project({ managerId: manager.userId })).projectId
})

const path = '/v1/project/projects/{id}/timeline'
const add = (body: { date: string; title: string; description?: string }, by = manager, id = projectId) =>
  by.client.POST(path, { params: { path: { id } }, body })
const byId = (timelineEventId: string, id = projectId) => ({ params: { path: { id, timelineEventId } } })
const edit = (timelineEventId: string, body: object, by = manager, id = projectId) =>
  by.client.PATCH(`${path}/{timelineEventId}`, { ...byId(timelineEventId, id), body })

test('events are listed in the order of their dates', async () => {
  await add({ date: '2027-06-30', title: 'Entrega' })
  await add({ date: '2026-10-01', title: 'Licencia', description: 'Concedida' })
  const { data } = await app.client().GET(path, { params: { path: { id: projectId } } })
  expect(data).toMatchObject({
    total: 2,
    data: [
      { date: '2026-10-01', title: 'Licencia', description: 'Concedida' },
      { date: '2027-06-30', title: 'Entrega', description: null },
    ],
  })
})

test('an event can be changed only in its own project by the responsible manager', async () => {
  const { timelineEventId, updatedAt } = (await add({ date: '2026-12-01', title: 'Obra' })).data!
  const elsewhere = await given(app).project({ managerId: manager.userId })
  expect((await edit(timelineEventId, { title: 'x' }, manager, elsewhere.projectId)).response.status).toBe(404)
  const other = await given(app).manager()
  expect((await edit(timelineEventId, { title: 'x' }, other)).response.status).toBe(404)
  expect((await add({ date: '2026-12-01', title: 'x' }, other)).response.status).toBe(404)
  expect((await edit(timelineEventId, { title: 'Obra iniciada', updatedAt })).data).toMatchObject({
    title: 'Obra iniciada',
  })
  const administrator = await given(app).administrator()
  const query = { noun: 'timeline', recordId: timelineEventId, operation: 'timeline.edit' } as const
  const audited = await administrator.client.GET('/v1/misc/audit', { params: { query } })
  expect(audited.data!.data).toMatchObject([
    { after: { title: 'Obra iniciada' }, timelineEvent: { projectId, title: 'Obra iniciada', titleEn: null } },
  ])
  const remove = (by: Person) => by.client.DELETE(`${path}/{timelineEventId}`, byId(timelineEventId))
  expect((await remove(other)).response.status).toBe(404)
  expect((await remove(manager)).response.status).toBe(204)
  expect((await remove(manager)).response.status).toBe(404)
})
