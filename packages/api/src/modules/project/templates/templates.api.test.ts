import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

const path = '/v1/project/templates'
const byId = (id: string) => ({ params: { path: { id } } })
const create = (name: string) => admin.client.POST(path, { body: { name, description: 'Texto de partida' } })

test('administrators edit templates, managers read them, and two names differ in more than their spelling', async () => {
  const manager = await given(app).manager()
  const { templateId, updatedAt } = (await create('La garantía')).data!
  expect((await manager.client.GET(path)).data).toMatchObject({ total: 1, data: [{ name: 'La garantía' }] })
  expect((await manager.client.GET(`${path}/{id}`, byId(templateId))).data).toMatchObject({
    description: 'Texto de partida',
  })
  const patch = (body: object) => admin.client.PATCH(`${path}/{id}`, { ...byId(templateId), body })
  expect((await patch({ description: 'Otro texto', updatedAt })).data).toMatchObject({ description: 'Otro texto' })
  expect((await create('la garantia')).error).toMatchObject({ status: 409, code: 'name-exists' })
  expect((await admin.client.DELETE(`${path}/{id}`, byId(templateId))).response.status).toBe(204)
  expect((await manager.client.GET(path)).data).toEqual({ data: [], total: 0 })
})
