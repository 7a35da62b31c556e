import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

const path = '/v1/project/project-types'
const create = (fields: { name: string }) =>
  admin.client.POST(path, { body: { description: 'Viviendas para alquilar', image: sample.png(), ...fields } })
const edit = (id: string, body: object, by = admin) =>
  by.client.PATCH(`${path}/{id}`, { params: { path: { id } }, body })
const read = (id: string) => app.client().GET(`${path}/{id}`, { params: { path: { id } } })

test('a project type has a name, description and picture visible to everybody', async () => {
  const { data, response } = await create({ name: 'Préstamo promotor' })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    name: 'Préstamo promotor',
    image: { widthPixels: 8, heightPixels: 6, description: 'Préstamo promotor' },
  })
  expect((await read(data!.projectTypeId)).data).toEqual(data)
  const picture = await app.app.inject({ method: 'GET', url: `${data!.image!.src}/480.webp` })
  expect(picture.headers['content-type']).toBe('image/webp')
})

test('two types cannot have the same name in any spelling', async () => {
  await create({ name: 'Rehabilitación' })
  const { error } = await create({ name: 'REHABILITACION' })
  expect(error).toMatchObject({ status: 409, code: 'name-exists', errors: [{ path: 'name', code: 'name-exists' }] })
})

test('a new picture replaces the old one, whose file is deleted', async () => {
  const type = (await create({ name: 'Oficinas' })).data!
  const { data } = await edit(type.projectTypeId, { image: sample.png('otra.png'), updatedAt: type.updatedAt })
  expect(data!.image!.src).not.toBe(type.image!.src)
  expect(data).toMatchObject({ name: 'Oficinas', description: type.description })
  expect((await app.app.inject({ method: 'GET', url: `${type.image!.src}/480.avif` })).statusCode).toBe(404)
})

test('a type in use cannot be deleted, an unused one can', async () => {
  const remove = (id: string) => admin.client.DELETE(`${path}/{id}`, { params: { path: { id } } })
  const projectTypeId = await given(app).projectType()
  await given(app).project({ projectTypeId })
  expect((await remove(projectTypeId)).error).toMatchObject({ status: 409, code: 'still-referenced' })
  const unused = await given(app).projectType()
  expect((await remove(unused)).response.status).toBe(204)
  expect((await read(unused)).response.status).toBe(404)
  expect((await remove(unused)).response.status).toBe(404)
})
