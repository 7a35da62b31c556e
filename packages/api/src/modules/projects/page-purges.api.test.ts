import { given, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_PURGE_CHANNEL } from '../../page-purge.ts'

let app: TestApp
let admin: Person
let listener: pg.Client
let heard: string[] = []
beforeAll(async () => {
  app = await startTestApp()
  admin = await given(app).administrator()
  listener = new pg.Client({ connectionString: app.databaseUrl })
  await listener.connect()
  await listener.query(`listen ${PAGE_PURGE_CHANNEL}`)
  listener.on('notification', ({ payload }) => heard.push(payload!))
})
afterAll(async () => {
  await listener.end()
  await app.stop()
})

/** What the page caches hear of a call. A notification arrives before the answer of a later query. */
async function purgedBy(work: () => Promise<unknown>): Promise<string[]> {
  heard = []
  await work()
  await listener.query('select 1')
  return [...new Set(heard.flatMap((payload) => payload.split(',')))].toSorted()
}

test('every write that a public page shows tells the page caches, and a refused one does not', async () => {
  const { projectId } = await given(app).project({ phase: 'Next_Opening' })
  const tags = ['home', `project:${projectId}`, 'projects']
  const byId = { params: { path: { id: projectId } } }
  const edit = (body: object) => admin.client.PATCH('/v1/project/projects/{id}', { ...byId, body })
  expect(await purgedBy(() => edit({ name: 'Otro nombre' }))).toEqual(tags)
  expect(await purgedBy(() => edit({ updatedAt: '2020-01-01T00:00:00.000Z', name: 'Otro' }))).toEqual([])

  const text = { projectId, title: 'Título', description: 'Texto' }
  expect(await purgedBy(() => admin.client.POST('/v1/project/project-descriptions', { body: text }))).toEqual(tags)
  const picture = { projectId, description: 'Fachada', file: sample.png() }
  expect(await purgedBy(() => admin.client.POST('/v1/project/project-media-files', { body: picture }))).toEqual(tags)
  const event = { ...byId, body: { date: '2026-12-01', title: 'Licencia' } }
  expect(await purgedBy(() => admin.client.POST('/v1/project/projects/{id}/timeline', event))).toEqual(tags)
  const type = { name: 'Nueva', description: 'Tipo', image: sample.png() }
  expect(await purgedBy(() => admin.client.POST('/v1/project/project-types', { body: type }))).toEqual([
    'home',
    'projects',
    'types',
  ])
})
