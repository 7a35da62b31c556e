import { given, testApp, type Person } from '@cauce/testing'
import { expect, test } from 'vitest'

const app = testApp()

test('staff see how many texts of a project are in English, and can filter by completeness', async () => {
  const { projectId: id } = await given(app).project()
  const admin = await given(app).administrator()
  const { client } = admin
  const read = async (person: Pick<Person, 'client'>) =>
    (await person.client.GET('/v1/project/projects/{id}', { params: { path: { id } } })).data!.englishTexts
  const listed = async (person: Pick<Person, 'client'>, isWholeInEnglish: boolean) =>
    (await person.client.GET('/v1/project/projects', { params: { query: { ids: [id], isWholeInEnglish } } })).data!
      .total
  const found = async () => [await listed(admin, true), await listed(admin, false)]
  const before = (await read(admin))!

  await client.POST('/v1/project/projects/{id}/timeline', {
    params: { path: { id } },
    body: { date: '2026-12-01', title: 'Licencia', titleEn: 'Permit', description: null, descriptionEn: 'Granted' },
  })
  expect(await read(admin)).toEqual({ written: before.written + 1, total: before.total + 1 })
  await client.POST('/v1/project/project-descriptions', {
    body: { projectId: id, title: 'La obra', titleEn: '', description: 'Dura un año', descriptionEn: 'One year' },
  })
  expect(await read(admin)).toEqual({ written: before.written + 2, total: before.total + 3 })
  expect(await found()).toEqual([0, 1])
  await client.PATCH('/v1/project/projects/{id}', {
    params: { path: { id } },
    body: { promoterDescription: 'Promueve', promoterDescriptionEn: 'Develops' },
  })
  expect(await read(admin)).toEqual({ written: before.written + 3, total: before.total + 4 })

  const visitor = { client: app.client() }
  expect(await read(visitor)).toBeNull()
  expect([await listed(visitor, true), await listed(visitor, false)]).toEqual([0, 0])
})
