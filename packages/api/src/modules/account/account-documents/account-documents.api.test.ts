import { given, sample, testApp, type Person } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const pdf = (name = 'contrato.pdf') => sample.pdf(name)
const add = (who: Person, body: { accountId?: string; ownerId?: string; visible?: boolean }, file: File = pdf()) =>
  who.client.POST('/v1/account/account-documents', { body: { ...body, file } })
const list = async (who: Person, query: object = {}) =>
  (await who.client.GET('/v1/account/account-documents', { params: { query } })).data!
const remove = (who: Person, id: string) =>
  who.client.DELETE('/v1/account/account-documents/{id}', { params: { path: { id } } })
const address = (who: Person, id: string) =>
  who.client.GET('/v1/account/account-documents/url/{id}', { params: { path: { id } } })

describe('a document of a customer', () => {
  test('is added by the customer, and served from a signed address', async () => {
    const person = await given(app).person({ name: 'Ana', surname: 'Ruiz' })
    const { data, response } = await add(person, {})
    expect(response.status).toBe(201)
    expect(data).toMatchObject({
      accountId: person.userId,
      ownerId: person.userId,
      ownerName: 'Ana Ruiz',
      visible: true,
      document: { name: 'contrato.pdf', contentType: 'application/pdf' },
    })
    const { url } = (await address(person, data!.accountDocumentId)).data!
    const bytes = await app.app.inject({ url, cookies: { session: person.token } })
    expect(bytes.statusCode).toBe(200)
    expect(bytes.payload).toContain('%PDF-1.7')
  })

  test('is added by an administrator, visible to the customer or hidden', async () => {
    const manager = await given(app).manager()
    const person = await given(app).person({ managerId: manager.userId })
    const shown = (await add(administrator, { accountId: person.userId, visible: true })).data!
    const hidden = (await add(administrator, { accountId: person.userId, visible: false })).data!
    expect((await list(person)).data.map(({ accountDocumentId }) => accountDocumentId)).toEqual([
      shown.accountDocumentId,
    ])
    expect((await address(person, hidden.accountDocumentId)).error).toMatchObject({ status: 404, code: 'not-found' })
    for (const who of [manager, administrator]) {
      expect((await list(who, { accountId: person.userId })).total).toBe(2)
      expect((await address(who, hidden.accountDocumentId)).response.status).toBe(200)
    }
    expect((await list(administrator, { accountId: person.userId, visible: false })).data).toMatchObject([
      { accountDocumentId: hidden.accountDocumentId },
    ])
    const [record] = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, hidden.accountDocumentId))
    expect(record).toMatchObject({ operation: 'accountDocuments.create', userId: person.userId })
  })

  test('is deleted by its owner or an administrator, and a document added by staff only by staff', async () => {
    const person = await given(app).person()
    const own = (await add(person, {})).data!
    const colleague = await given(app).administrator()
    const staffs = (await add(colleague, { accountId: person.userId })).data!
    expect((await remove(person, own.accountDocumentId)).response.status).toBe(204)
    expect((await remove(person, staffs.accountDocumentId)).error).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await remove(administrator, staffs.accountDocumentId)).response.status).toBe(204)
    const { rows } = await app.kernel.database.$client.query('select file_id from files where uploaded_by = any ($1)', [
      [person.userId, colleague.userId],
    ])
    expect(rows).toEqual([])
    expect((await remove(administrator, staffs.accountDocumentId)).error?.status).toBe(404)
  })
})
