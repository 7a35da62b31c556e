import { given, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let ada: Person
beforeAll(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
})

const path = '/v1/project/outcome-statements'
const publish = (body: object = {}, by = ada) =>
  by.client.POST(path, { body: { year: 2024, assumptions: 'Según los libros', ...body } })

test('of two concurrent publications one is the first version, and the other needs a correction', async () => {
  let answers: Awaited<ReturnType<typeof publish>>[] = []
  let publishing: Promise<unknown> | undefined
  const statement = `select pg_advisory_xact_lock(hashtextextended('outcome 2024', 0))`
  await whileLocked(app, { statement }, async () => {
    publishing = Promise.all([publish(), publish()]).then((all) => (answers = all))
    await untilWaiting(app, 2)
  })
  await publishing
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 422])
  const { data } = await app.client().GET(path)
  expect(data!.data.map(({ version }) => version)).toEqual([1])
})

test('a correction is stored in both languages, and empty texts are not stored', async () => {
  const texts = { assumptionsEn: 'By the books', correction: 'Faltaba un préstamo', correctionEn: 'A loan was missing' }
  expect((await publish({ year: 2023 })).data).toMatchObject({ correction: null, correctionEn: null })
  expect((await publish({ year: 2023, ...texts })).data).toMatchObject({ version: 2, ...texts })
  const empty = { assumptionsEn: '', correctionEn: '' }
  expect((await publish({ year: 2023, ...texts, ...empty })).data).toMatchObject({
    ...{ version: 3, assumptionsEn: null, correctionEn: null },
  })
})
