import { given, placeOrder, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const app = testApp()
let admin: Person
let manager: Person
let projectId: string
let documentTypeId: string
beforeAll(async () => {
  admin = await given(app).administrator()
  manager = await given(app).manager()
  const type = await admin.client.POST('/v1/misc/document-types', { body: { name: 'Tasación', description: 'Valor' } })
  documentTypeId = type.data!.documentTypeId
})
beforeEach(async () => {
  projectId = (await given(app).project({ managerId: manager.userId })).projectId
})

const path = '/v1/project/project-documents'
const byId = (id: string) => ({ params: { path: { id } } })
const add = (fields: object = {}, by = manager) =>
  by.client.POST(path, {
    body: { projectId, documentTypeId, description: 'Tasación', file: sample.pdf('tasación.pdf'), ...fields },
  })
const list = async (client = app.client(), query: object = {}) =>
  (await client.GET(path, { params: { query: { projectId, ...query } } })).data!
const earlierOf = async (recordId: string) =>
  (await admin.client.GET('/v1/misc/earlier-documents', { params: { query: { recordId } } })).data!
const url = (id: string, client: Person['client']) => client.GET(`${path}/{id}/url`, byId(id))

test('a document is hidden by default, and can be visible from the start', async () => {
  const hidden = (await add()).data!
  expect(hidden).toMatchObject({
    visible: false,
    documentTypeName: 'Tasación',
    userId: manager.userId,
    document: { name: 'tasación.pdf', contentType: 'application/pdf', sizeBytes: sample.pdfBytes().length },
  })
  expect((await add({ userId: admin.userId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'userId' }],
  })
  const shown = (await add({ visible: true, description: 'Folleto', userId: manager.userId })).data!
  const investor = await given(app).investor()
  for (const client of [app.client(), investor.client]) {
    expect(await list(client)).toEqual({ data: [shown], total: 1 })
    expect((await list(client, { visible: false })).total).toBe(0)
    expect((await client.GET(`${path}/{id}`, byId(hidden.projectDocumentId))).response.status).toBe(404)
  }
  expect((await list(admin.client)).total).toBe(2)
  expect((await list(manager.client, { visible: false })).data).toEqual([hidden])
  expect((await list(admin.client, { documentTypeId: projectId })).total).toBe(0)
})

test('everybody can list visible documents, but reading one requires a login', async () => {
  const { projectDocumentId: shown } = (await add({ visible: true, file: sample.pdf('a.pdf', 'abierto') })).data!
  const { projectDocumentId: hidden } = (await add()).data!
  const investor = await given(app).investor()
  const pending = await given(app).session(investor.userId, 'pending')
  expect((await url(shown, app.client())).error).toMatchObject({ status: 401, code: 'not-logged-in' })
  expect((await url(hidden, app.client())).error).toMatchObject({ status: 401, code: 'not-logged-in' })
  expect((await url(shown, pending.client)).error).toMatchObject({ status: 401, code: 'code-owed' })
  expect((await url(hidden, investor.client)).error).toMatchObject({ status: 404, code: 'not-found' })
  expect((await url(hidden, manager.client)).response.status).toBe(200)
  const { data } = await url(shown, investor.client)
  const answer = await app.app.inject({ url: data!.url, cookies: { session: investor.token } })
  expect(answer.rawPayload).toEqual(sample.pdfBytes('abierto'))
  expect(answer.headers['content-disposition']).toContain('attachment')
})

test('documents of a private project are visible to its investors and staff only', async () => {
  const project = await given(app).project({ managerId: manager.userId })
  const { projectId: open } = project
  const { projectDocumentId } = (await add({ projectId: open, visible: true })).data!
  const [investor, stranger] = [await given(app).investor({ wallet: '500.00' }), await given(app).investor()]
  await placeOrder(investor, project, '100.00')
  await admin.client.PATCH('/v1/project/projects/{id}', { ...byId(open), body: { private: true } })
  expect((await url(projectDocumentId, investor.client)).response.status).toBe(200)
  expect((await url(projectDocumentId, stranger.client)).response.status).toBe(404)
  expect((await list(app.client(), { projectId: open })).total).toBe(0)
})

test('a document deleted from a draft can no longer be read at its address', async () => {
  const draft = await given(app).project({ managerId: manager.userId, phase: 'Draft' })
  const { projectDocumentId } = (await add({ projectId: draft.projectId, visible: true })).data!
  const address = (await url(projectDocumentId, admin.client)).data!.url
  const other = await given(app).manager()
  expect((await other.client.DELETE(`${path}/{id}`, byId(projectDocumentId))).response.status).toBe(404)
  expect((await manager.client.DELETE(`${path}/{id}`, byId(projectDocumentId))).response.status).toBe(204)
  expect((await app.app.inject({ url: address, cookies: { session: admin.token } })).statusCode).toBe(404)
  expect((await earlierOf(draft.projectId)).total).toBe(0)
})

test('a document deleted from an announced project is opened by administrators alone', async () => {
  const { projectDocumentId, document } = (await add({ visible: true })).data!
  const investor = await given(app).investor()
  const open = async (address: string, { token }: Person) =>
    (await app.app.inject({ url: address, cookies: { session: token } })).statusCode
  const handedOut = (await url(projectDocumentId, investor.client)).data!.url
  await manager.client.DELETE(`${path}/{id}`, byId(projectDocumentId))
  expect((await url(projectDocumentId, investor.client)).response.status).toBe(404)
  app.clock.advance({ minutes: 6 })
  expect(await open(handedOut, investor)).toBe(422)
  const earlier = (await earlierOf(projectId)).data[0]!
  expect(earlier).toMatchObject({ noun: 'projects', document, userId: null })
  const address = await admin.client.GET('/v1/misc/earlier-documents/{id}/url', byId(earlier.earlierDocumentId))
  expect(await open(address.data!.url, admin)).toBe(200)
})

test('type and project must exist, and a type in use stays', async () => {
  expect((await add({ documentTypeId: projectId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'documentTypeId' }],
  })
  const other = await given(app).manager()
  expect((await add({}, other)).error).toMatchObject({ code: 'reference-unknown', errors: [{ path: 'projectId' }] })
  await add()
  const { error } = await admin.client.DELETE('/v1/misc/document-types/{id}', byId(documentTypeId))
  expect(error).toMatchObject({ status: 409, code: 'still-referenced' })
})

test('a loan has no information sheet beside its published one', async () => {
  const description = 'FICHA DE DATOS FUNDAMENTALES de la inversión, 2026'
  expect((await add({ description })).error).toMatchObject({ code: 'sheet-not-uploaded' })
  const { projectDocumentId } = (await add()).data!
  const renamed = manager.client.PATCH(`${path}/{id}`, { ...byId(projectDocumentId), body: { description } })
  expect((await renamed).error).toMatchObject({ code: 'sheet-not-uploaded' })
  await app.kernel.database.$client.query('update project_types set is_loan = false')
  expect((await add({ description })).response.status).toBe(201)
  await app.kernel.database.$client.query('update project_types set is_loan = true')
})

test('its English description and visibility can be changed by those who can edit the project', async () => {
  const { projectDocumentId, updatedAt, descriptionEn } = (await add({ visible: false })).data!
  expect(descriptionEn).toBeNull()
  const edit = (body: object, { client } = manager) =>
    client.PATCH(`${path}/{id}`, { ...byId(projectDocumentId), body })
  const { data } = await edit({ descriptionEn: 'Appraisal', visible: true, updatedAt })
  expect(data).toMatchObject({ description: 'Tasación', descriptionEn: 'Appraisal', visible: true })
  expect((await list()).data).toMatchObject([{ projectDocumentId, descriptionEn: 'Appraisal' }])
  expect((await edit({ visible: false }, await given(app).manager())).response.status).toBe(404)
  expect((await edit({ descriptionEn: null, updatedAt: data!.updatedAt })).data).toMatchObject({ descriptionEn: null })
})
