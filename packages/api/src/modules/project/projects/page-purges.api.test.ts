import { PROMOTION_TYPE_IDS } from '@cauce/contract'
import { given, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_PURGE_CHANNEL } from '../../../platform/page-purge.ts'

let app: TestApp
let admin: Person
let listener: pg.Client
let notifications: string[] = []
beforeAll(async () => {
  app = await startTestApp()
  admin = await given(app).administrator()
  listener = new pg.Client({ connectionString: app.databaseUrl })
  await listener.connect()
  await listener.query(`listen ${PAGE_PURGE_CHANNEL}`)
  listener.on('notification', ({ payload }) => notifications.push(payload!))
})
afterAll(async () => {
  await listener.end()
  await app.stop()
})

/** The purge notifications of a call. They arrive before the answer of a later query. */
async function purgedBy(work: () => Promise<unknown>): Promise<string[]> {
  notifications = []
  await work()
  await listener.query('select 1')
  return [...new Set(notifications.flatMap((payload) => payload.split(',')))].toSorted()
}

test('every write that a public page shows purges the page caches, and a refused one does not', async () => {
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

test('a promotion purges them when it is written, when it begins and when it ends', async () => {
  const body = {
    promotionTypeId: PROMOTION_TYPE_IDS.Retail,
    title: 'Sin comisión',
    startsAt: '2026-11-21T09:00:00.000Z',
    endsAt: '2026-11-21T20:00:00.000Z',
    images: [sample.png(), sample.png()],
  }
  const tags = ['home', 'promotions']
  expect(await purgedBy(() => admin.client.POST('/v1/promotion/promotions', { body }))).toEqual(tags)
  for (const { instant, purged } of [
    { instant: '2026-11-21T08:59:00.000Z', purged: [] },
    { instant: '2026-11-21T09:00:00.000Z', purged: tags },
    { instant: '2026-11-21T19:59:00.000Z', purged: [] },
    { instant: '2026-11-21T20:00:00.000Z', purged: tags },
  ] as const) {
    app.clock.set(instant)
    expect(await purgedBy(app.runJobs), instant).toEqual(purged)
  }
})
