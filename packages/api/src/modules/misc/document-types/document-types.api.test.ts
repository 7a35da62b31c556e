import { given, testApp, type Person } from '@cauce/testing'
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
