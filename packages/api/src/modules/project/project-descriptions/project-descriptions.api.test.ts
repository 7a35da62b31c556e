import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp()
let admin: Person
let manager: Person
let projectId: string
beforeAll(async () => {
  admin = await given(app).administrator()
  manager = await given(app).manager()
})
beforeEach(async () => {
  projectId = (await given(app).project({ managerId: manager.userId })).projectId
})

const path = '/v1/project/project-descriptions'
const add = (fields: object = {}, by = manager) =>
  by.client.POST(path, { body: { projectId, title: 'La obra', description: 'Dieciocho viviendas', ...fields } })
const byId = (id: string) => ({ params: { path: { id } } })
const edit = (id: string, body: object, by = manager) => by.client.PATCH(`${path}/{id}`, { ...byId(id), body })
const list = async (query: object = {}, client = app.client()) =>
  (await client.GET(path, { params: { query: { projectId, ...query } } })).data!
const titles = async () => (await list()).data.map(({ title, order }) => `${order} ${title}`)

test('texts are in the order of creation or at their position, moving one shifts the others, and none leaves a gap', async () => {
  const [uno, tres] = [await add({ title: 'Uno' }), await add({ title: 'Tres' })]
  await add({ title: 'Dos', order: 1 })
  expect(await titles()).toEqual(['0 Uno', '1 Dos', '2 Tres'])
  await edit(tres.data!.projectDescriptionId, { order: 0 })
  expect(await titles()).toEqual(['0 Tres', '1 Uno', '2 Dos'])
  await edit(tres.data!.projectDescriptionId, { order: 1000 })
  expect(await titles()).toEqual(['0 Uno', '1 Dos', '2 Tres'])
  await admin.client.DELETE(`${path}/{id}`, byId(uno.data!.projectDescriptionId))
  expect(await titles()).toEqual(['0 Dos', '1 Tres'])
})

test('moving one text causes no edit conflict for the texts that shift', async () => {
  const first = (await add({ title: 'Uno' })).data!
  const second = (await add({ title: 'Dos' })).data!
  await edit(second.projectDescriptionId, { order: 0, updatedAt: second.updatedAt })
  const { data } = await edit(first.projectDescriptionId, { title: 'Uno bis', updatedAt: first.updatedAt })
  expect(data).toMatchObject({ title: 'Uno bis', order: 1 })
})

test('managers can write texts only in their own projects, others do not exist for them', async () => {
  const other = await given(app).manager()
  const { projectDescriptionId } = (await add()).data!
  expect((await add({}, other)).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'projectId', code: 'reference-unknown' }],
  })
  expect((await edit(projectDescriptionId, { title: 'Mío' }, other)).response.status).toBe(404)
  expect((await other.client.DELETE(`${path}/{id}`, byId(projectDescriptionId))).response.status).toBe(404)
  expect((await other.client.GET(`${path}/{id}`, byId(projectDescriptionId))).response.status).toBe(200)
  expect((await edit(projectDescriptionId, { title: 'Del administrador' }, admin)).response.status).toBe(200)
})

test('texts of a draft are visible to staff only', async () => {
  const draft = await given(app).project({ phase: 'Draft', managerId: manager.userId })
  const { projectDescriptionId } = (await add({ projectId: draft.projectId })).data!
  const investor = await given(app).investor()
  for (const client of [app.client(), investor.client]) {
    expect((await list({ projectId: draft.projectId }, client)).total).toBe(0)
    expect((await client.GET(`${path}/{id}`, byId(projectDescriptionId))).response.status).toBe(404)
  }
  expect((await list({ projectId: draft.projectId }, admin.client)).total).toBe(1)
})
