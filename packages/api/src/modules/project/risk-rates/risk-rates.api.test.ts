import { given, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'

const app = testApp()
let ada: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
})

const path = '/v1/project/risk-rates'
const set = (change: object = {}, by = ada) =>
  by.client.POST(path, {
    body: { category: 'B', expectedRate: 3, validFrom: '2026-11-20', method: 'Con hipoteca', ...change },
  })
const expectedOf = async (projectId: string) =>
  (await app.client().GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })).data!
    .expectedDefaultRate

test('a project shows the current rate of its category, and a new rate does not change the past', async () => {
  const { projectId } = await given(app).project({ riskCategory: 'B' })
  const none = await given(app).project({ riskCategory: null })
  expect(await expectedOf(projectId)).toBeNull()
  expect((await set({ validFrom: '2024-01-01' })).response.status).toBe(201)
  expect((await set({ validFrom: '2026-12-01', expectedRate: 4.5 })).response.status).toBe(201)
  expect(await expectedOf(projectId)).toBe(3)
  expect(await expectedOf(none.projectId)).toBeNull()
  app.clock.set('2026-12-01T09:00:00Z')
  expect(await expectedOf(projectId)).toBe(4.5)
  const { data } = await app.client().GET(path, { params: { query: { category: 'B' } } })
  expect(data!.data.map(({ validFrom, expectedRate }) => [validFrom, expectedRate])).toEqual([
    ['2026-12-01', 4.5],
    ['2024-01-01', 3],
  ])
})

test('a rate cannot begin in the past, nor can two begin on one day', async () => {
  await set({ category: 'A', validFrom: '2024-01-01' })
  expect((await set({ category: 'A', validFrom: '2026-11-19' })).error).toMatchObject({ code: 'date-too-early' })
  let answers: Awaited<ReturnType<typeof set>>[] = []
  let setting: Promise<unknown> | undefined
  const statement = `select pg_advisory_xact_lock(hashtextextended('risk rates A', 0))`
  await whileLocked(app, { statement }, async () => {
    setting = Promise.all([set({ category: 'A' }), set({ category: 'A' })]).then((all) => (answers = all))
    await untilWaiting(app, 2)
  })
  await setting
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 422])
})
