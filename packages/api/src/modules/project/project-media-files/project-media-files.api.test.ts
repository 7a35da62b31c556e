import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp()
let manager: Person
let projectId: string
beforeAll(async () => {
  manager = await given(app).manager()
})
beforeEach(async () => {
  projectId = (await given(app).project({ managerId: manager.userId })).projectId
})

const path = '/v1/project/project-media-files'
const byId = (id: string) => ({ params: { path: { id } } })
const add = (fields: object = {}, by = manager) =>
  by.client.POST(path, { body: { projectId, description: 'La fachada', file: sample.png(), ...fields } })
const edit = (id: string, body: object, by = manager) => by.client.PATCH(`${path}/{id}`, { ...byId(id), body })
const remove = (id: string, by = manager) => by.client.DELETE(`${path}/{id}`, byId(id))
const list = async () => (await app.client().GET(path, { params: { query: { projectId } } })).data!
const coverOf = async () => (await app.client().GET('/v1/project/projects/{id}', byId(projectId))).data!.cover

test('the first picture is the cover, even after a move to the front', async () => {
  expect(await coverOf()).toBeNull()
  const front = (await add({ description: 'Fachada', userId: manager.userId })).data!
  const back = (await add({ description: 'Patio' })).data!
  expect(front).toMatchObject({ order: 0, userId: manager.userId })
  expect(await coverOf()).toEqual(front.picture)
  expect((await edit(back.projectMediaFileId, { order: 0 })).data).toMatchObject({ order: 0, description: 'Patio' })
  expect(await coverOf()).toEqual(back.picture)
  expect((await list()).data.map(({ description, order }) => `${order} ${description}`)).toEqual([
    '0 Patio',
    '1 Fachada',
  ])
  const { data } = await app.client().GET(path, { params: { query: { ids: [back.projectMediaFileId] } } })
  expect(data!.data.map(({ description }) => description)).toEqual(['Patio'])
})

test('a deleted picture disappears from the project and its address', async () => {
  const { projectMediaFileId, picture } = (await add()).data!
  expect((await app.app.inject({ url: `${picture.src}/960.avif` })).statusCode).toBe(200)
  expect((await remove(projectMediaFileId)).response.status).toBe(204)
  expect(await list()).toEqual({ data: [], total: 0 })
  expect((await app.app.inject({ url: `${picture.src}/480.avif` })).statusCode).toBe(404)
})

test('the original is available only to those who can change it', async () => {
  const { projectMediaFileId } = (await add()).data!
  const url = (client: Person['client']) => client.GET(`${path}/{id}/url`, byId(projectMediaFileId))
  const { data } = await url(manager.client)
  const original = await app.app.inject({ url: data!.url, cookies: { session: manager.token } })
  expect(original.rawPayload).toEqual(sample.pngBytes())
  const [investor, other] = [await given(app).investor(), await given(app).manager()]
  expect((await url(investor.client)).response.status).toBe(403)
  expect((await url(other.client)).response.status).toBe(404)
  expect((await url(app.client())).response.status).toBe(401)
})

test('a picture that cannot be read is refused, and so is a video without one', async () => {
  const torn = new File([sample.pngBytes().subarray(0, 60)], 'foto.png')
  expect((await add({ file: torn })).error).toMatchObject({
    status: 422,
    code: 'picture-unreadable',
    errors: [{ path: 'file' }],
  })
  expect((await add({ file: undefined, video: sample.mp4() })).error).toMatchObject({
    errors: [{ path: 'file', code: 'required' }],
  })
  expect((await list()).total).toBe(0)
})

test('managers can add pictures only to their own projects', async () => {
  const other = await given(app).manager()
  const { projectMediaFileId } = (await add()).data!
  expect((await add({ userId: other.userId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'userId' }],
  })
  expect((await add({}, other)).error).toMatchObject({ code: 'reference-unknown', errors: [{ path: 'projectId' }] })
  expect((await edit(projectMediaFileId, { order: 0 }, other)).response.status).toBe(404)
  expect((await remove(projectMediaFileId, other)).response.status).toBe(404)
})

test('a video has a poster picture, is served in ranges and is deleted with its record', async () => {
  expect((await add()).data!.video).toBeNull()
  const { data } = await add({ description: 'La obra desde el aire', video: sample.mp4() })
  const bytes = sample.mp4Bytes()
  expect(data!.video).toEqual({
    src: expect.stringMatching(/^\/media\/[\w-]{24}\/video\.mp4$/),
    sizeBytes: bytes.length,
  })
  expect((await list()).data.map(({ video }) => video !== null)).toEqual([false, true])
  const get = (range?: string) =>
    app.app.inject({ url: data!.video!.src, headers: range === undefined ? {} : { range } })
  const whole = await get()
  expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const part = await get('bytes=4-7')
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${bytes.length}`,
  ])
  expect((await get('bytes=9999-')).statusCode).toBe(416)
  await remove(data!.projectMediaFileId)
  await app.runJobs()
  expect((await get()).statusCode).toBe(404)
})
