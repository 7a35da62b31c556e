import { given, listenForPurges, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

const path = '/v1/misc/document-types'
const byId = (id: string) => ({ params: { path: { id } } })
const create = (name: string, by = admin) => by.client.POST(path, { body: { name, description: 'Descripción' } })
const edit = (id: string, body: object, by = admin) => by.client.PATCH(`${path}/{id}`, { ...byId(id), body })

test('administrators can edit document types, and everybody can list them by name', async () => {
  const folleto = (await create('Folleto')).data!
  await create('Contrato')
  const { data } = await app.client().GET(path, { params: { query: { skip: 0, take: 100 } } })
  expect(data).toMatchObject({ total: 2, data: [{ name: 'Contrato' }, { name: 'Folleto' }] })
  expect((await app.client().GET(`${path}/{id}`, byId(folleto.documentTypeId))).data).toEqual(folleto)
  expect((await edit(folleto.documentTypeId, { name: 'Folleto informativo' })).data).toMatchObject({
    name: 'Folleto informativo',
    description: 'Descripción',
  })
  expect((await admin.client.DELETE(`${path}/{id}`, byId(folleto.documentTypeId))).response.status).toBe(204)
  expect((await app.client().GET(`${path}/{id}`, byId(folleto.documentTypeId))).response.status).toBe(404)
})

test('a name is unique', async () => {
  await create('Tasación')
  expect((await create('tasacion')).error).toMatchObject({
    status: 409,
    code: 'name-exists',
    errors: [{ path: 'name' }],
  })
})

test('others cannot edit document types', async () => {
  const { documentTypeId } = (await create('Poder')).data!
  for (const person of [await given(app).manager(), await given(app).investor()]) {
    expect((await create('Otro', person)).response.status).toBe(403)
    expect((await edit(documentTypeId, { name: 'Otro' }, person)).response.status).toBe(403)
    expect((await person.client.DELETE(`${path}/{id}`, byId(documentTypeId))).response.status).toBe(403)
  }
})

test('a new name purges the pages that show it', async () => {
  const { documentTypeId } = (await create('Escritura')).data!
  const pages = await listenForPurges(app)
  try {
    expect(await pages.purgedBy(() => edit(documentTypeId, { name: 'Escritura pública' }))).toEqual(['types'])
  } finally {
    await pages.stop()
  }
})
