import { given, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import { examiner } from '@cauce/testing/given-examinations'
import { beforeEach, expect, test } from 'vitest'

const app = testApp()
let ada: Person
beforeEach(async () => {
  ada = await given(app).administrator({ name: 'Ada', surname: 'Soler' })
  await examiner(app, ada)
})

const path = '/v1/account/examinations'
const of = (id: string) => ({ params: { path: { id } } })
const list = async ({ client } = ada) => (await client.GET(path)).data!.examinations
const read = async (id: string, { client } = ada) => (await client.GET(`${path}/{id}`, of(id))).data!
async function begin(): Promise<string> {
  app.clock.advance({ seconds: 1 })
  const { userId } = await given(app).investor()
  return (await ada.client.POST(path, { body: { userId, reason: 'Ingresos de terceros' } })).data!.examinationId
}
const conclude = (id: string, body: object = {}) =>
  ada.client.POST(`${path}/{id}/conclude`, { ...of(id), body: { text: 'Sin indicios', isReported: false, ...body } })

test('names the administrator who began it and those who have read the list since', async () => {
  const bea = await given(app).administrator({ name: 'Bea', surname: 'Luz' })
  await examiner(app, bea)
  await list()
  const id = await begin()
  app.clock.advance({ seconds: 1 })
  await list(bea)
  app.clock.advance({ seconds: 1 })
  const { begunByName, records } = await read(id, bea)
  expect(begunByName).toBe('Ada Soler')
  expect(records.map(({ act, actorName }) => [act, actorName])).toEqual([
    ['opened', 'Bea Luz'],
    ['listed', 'Bea Luz'],
    ['created', 'Ada Soler'],
  ])
})

test('only one of two concurrent conclusions succeeds', async () => {
  const id = await begin()
  let answers: Awaited<ReturnType<typeof conclude>>[] = []
  let concluding: Promise<unknown> | undefined
  const statement = 'select from examinations where examination_id = $1 for update'
  await whileLocked(app, { statement, values: [id] }, async () => {
    concluding = Promise.all([conclude(id), conclude(id)]).then((all) => (answers = all))
    await untilWaiting(app, 2)
  })
  await concluding
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  expect((await read(id)).entries).toHaveLength(1)
})
