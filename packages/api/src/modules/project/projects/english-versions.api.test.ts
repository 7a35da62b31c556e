import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
let projectId: string
beforeAll(async () => {
  admin = await given(app).administrator()
  projectId = (await given(app).project()).projectId
})

const title = { title: 'Licencia', description: 'Concedida' }
const titleEn = { titleEn: 'Permit', descriptionEn: 'Granted' }
const name = { name: 'Licencia', description: 'Permisos' }
const nameEn = { nameEn: 'Permit', descriptionEn: 'Permits' }

const nouns = [
  {
    path: '/v1/project/project-descriptions',
    id: 'projectDescriptionId',
    spanish: () => ({ projectId, ...title }),
    english: titleEn,
  },
  {
    path: '/v1/project/project-media-files',
    id: 'projectMediaFileId',
    spanish: () => ({ projectId, description: 'La fachada', file: sample.png() }),
    english: { descriptionEn: 'The front' },
  },
  {
    path: '/v1/project/projects/{project}/timeline',
    id: 'timelineEventId',
    spanish: () => ({ date: '2026-12-01', ...title }),
    english: titleEn,
  },
  { path: '/v1/project/templates', id: 'templateId', spanish: () => name, english: nameEn },
  { path: '/v1/misc/document-types', id: 'documentTypeId', spanish: () => name, english: nameEn },
  {
    path: '/v1/project/project-types',
    id: 'projectTypeId',
    spanish: () => ({ ...name, image: sample.png() }),
    english: nameEn,
  },
] as const

interface AnyClient {
  POST(path: string, init: object): Promise<{ data?: Record<string, string> }>
  PATCH(path: string, init: object): Promise<{ data?: object }>
  GET(path: string, init: object): Promise<{ data?: object }>
}

test.each(nouns)(
  '$path: a request without English still works, and an edit can add English',
  async ({ path, id, spanish, english }) => {
    const client = admin.client as unknown as AnyClient
    const at = path.replace('{project}', projectId)
    const none = Object.fromEntries(Object.keys(english).map((field) => [field, null]))
    const { data: created } = await client.POST(at, { body: spanish() })
    expect(created).toMatchObject(none)
    const one = { params: { path: { id: created![id] } } }
    const { data: changed } = await client.PATCH(`${at}/{id}`, { ...one, body: english })
    expect(changed).toMatchObject(english)
    expect((await client.GET(`${at}/{id}`, one)).data).toMatchObject(english)
    const { data: emptied } = await client.PATCH(`${at}/{id}`, { ...one, body: none })
    expect(emptied).toMatchObject(none)
  },
)

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

test('the count covers only that project, with each text counted even if another is equal', async () => {
  const [one, other] = [await given(app).project(), await given(app).project()]
  const same = { promoterDescription: 'Promueve', promoterDescriptionEn: 'Develops' }
  const agent = { guaranteeAgentDescription: 'Promueve', guaranteeAgentDescriptionEn: 'Develops' }
  const countOf = async (id: string) => {
    const params = { path: { id } }
    return (await admin.client.GET('/v1/project/projects/{id}', { params })).data!.englishTexts
  }
  await admin.client.PATCH('/v1/project/projects/{id}', {
    params: { path: { id: one.projectId } },
    body: { ...same, ...agent },
  })
  const before = await countOf(other.projectId)
  const { client } = admin
  await client.POST('/v1/project/project-descriptions', { body: { projectId: one.projectId, ...title } })
  const picture = { projectId: one.projectId, description: 'La fachada', file: sample.png() }
  await client.POST('/v1/project/project-media-files', { body: picture })
  const { data: type } = await client.POST('/v1/misc/document-types', { body: { ...name, name: 'Tasación' } })
  await client.POST('/v1/project/project-documents', {
    body: {
      ...{ projectId: one.projectId, documentTypeId: type!.documentTypeId },
      ...{ description: 'La tasación', visible: true, file: sample.pdf() },
    },
  })
  await client.POST('/v1/project/projects/{id}/timeline', {
    params: { path: { id: one.projectId } },
    body: { date: '2026-12-01', ...title },
  })
  expect(await countOf(one.projectId)).toEqual({ written: 2, total: 8 })
  expect(await countOf(other.projectId)).toEqual(before)
})

test('a project with all its texts in English is found as complete', async () => {
  const { projectId } = await given(app).project()
  const totals = () =>
    Promise.all(
      [true, false].map(async (isWholeInEnglish) => {
        const query = { ids: [projectId], isWholeInEnglish }
        return (await admin.client.GET('/v1/project/projects', { params: { query } })).data!.total
      }),
    )
  expect(await totals()).toEqual([1, 0])
  const { data: text } = await admin.client.POST('/v1/project/project-descriptions', { body: { projectId, ...title } })
  expect(await totals()).toEqual([0, 1])
  await admin.client.PATCH('/v1/project/project-descriptions/{id}', {
    params: { path: { id: text!.projectDescriptionId } },
    body: titleEn,
  })
  expect(await totals()).toEqual([1, 0])
})
