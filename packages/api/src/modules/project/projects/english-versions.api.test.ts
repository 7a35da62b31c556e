import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
let projectId: string
beforeAll(async () => {
  admin = await given(app).administrator()
  projectId = (await given(app).project()).projectId
})

test('a project has its type name and promoter description in both languages', async () => {
  const { data: type } = await admin.client.POST('/v1/project/project-types', {
    body: { name: 'Energía', nameEn: 'Energy', description: 'Sol', image: sample.png() },
  })
  const byId = { params: { path: { id: projectId } } }
  await admin.client.PATCH('/v1/project/projects/{id}', {
    ...byId,
    body: { projectTypeId: type!.projectTypeId, promoterDescription: 'Promueve', promoterDescriptionEn: 'Develops' },
  })
  const { data } = await app.client().GET('/v1/project/projects/{id}', byId)
  expect(data).toMatchObject({
    ...{ projectTypeName: 'Energía', projectTypeNameEn: 'Energy' },
    ...{ promoterDescription: 'Promueve', promoterDescriptionEn: 'Develops', guaranteeAgentDescriptionEn: null },
  })
})

test('staff see how many texts of a project are in English, and can filter by completeness', async () => {
  const { projectId: id } = await given(app).project()
  const client = admin.client
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
