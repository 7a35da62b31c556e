import { eq } from 'drizzle-orm'
import { given, givenKnownPerson, sample, testApp, type Person } from '@cauce/testing'
import { screened } from '@cauce/testing/given-diligence'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'
import { carryOutRetention } from '../../../flows/retention/index.ts'

/** Decision data-retention. */
const app = testApp()
let admin: Person
let closed: Person
let company: Person
beforeAll(async () => {
  admin = await given(app).administrator()
  closed = await closedPerson({ name: 'Águeda', surname: 'Lorca Ruiz', taxNumber: '12345678Z' }, examine)
  company = await closedPerson({ kind: 'company', companyName: 'Arroyo, S. L.', taxNumber: 'B98765431' }, withPapers)
})

const path = '/v1/account/kept-identities'
const list = async (query: object = {}, { client } = admin) => (await client.GET(path, { params: { query } })).data!
const read = (id: string, { client } = admin) => client.GET(`${path}/{id}`, { params: { path: { id } } })
const open = (id: string, reason: string, { client } = admin) =>
  client.POST(`${path}/{id}/open`, { params: { path: { id } }, body: { reason } })

async function closedPerson(
  identity: Parameters<typeof givenKnownPerson>[1],
  before: (person: Person) => Promise<void>,
): Promise<Person> {
  const person = await givenKnownPerson(app, identity)
  const { client } = person
  const { data: started } = await client.POST('/v1/account/verifications')
  const params = { path: { id: started!.verificationId } }
  await client.POST('/v1/account/verifications/{id}/sandbox', { params, body: { outcome: 'Approved' } })
  await app.runJobs()
  await before(person)
  await admin.client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
  await app.runJobs()
  return person
}

async function withPapers({ client }: Person): Promise<void> {
  const account = { alias: 'Nómina', account: 'ES9121000418450200051332', document: sample.pdf() }
  const { data } = await client.POST('/v1/payment/bank-accounts', { body: account })
  const params = { path: { id: data!.bankAccountId } }
  await admin.client.PATCH('/v1/payment/bank-accounts/{id}', { params, body: { state: 'valid' } })
  const certificate = { kind: 'certificate', country: 'DE', validFrom: '2026-01-01', validUntil: '2026-12-31' } as const
  await client.POST('/v1/tax/tax-details', { body: { ...certificate, document: sample.pdf() } })
}

async function examine({ userId }: Person): Promise<void> {
  await screened({ customer: { userId } as Person, administrator: admin })
  const body = { level: 'high', reason: 'Cargo público' } as const
  await admin.client.POST('/v1/account/diligence/{id}/assessments', { params: { path: { id: userId } }, body })
}
async function recordedOf({ userId }: Person): Promise<number> {
  const of = (table: string) => `(select count(*) from ${table} where user_id = $1)`
  const sum = ['screenings', 'risk_assessments', 'account_holds'].map(of).join(' + ')
  const { rows } = await app.kernel.database.$client.query<{ sum: string }>(`select ${sum} as sum`, [userId])
  return Number(rows[0]!.sum)
}

describe('a closed account', () => {
  test('is found by part of the name, with its erasure date, and without numbers and documents', async () => {
    const { data, total } = await list({ search: 'agueda lor' })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      userId: closed.userId,
      state: 'kept',
      kind: 'individual',
      name: 'Águeda Lorca Ruiz',
      erasedAt: null,
    })
    expect(data[0]!.eraseOn!.slice(0, 4)).toBe(String(Number(data[0]!.closedAt.slice(0, 4)) + 10))
    expect(data[0]!.documentCount).toBeGreaterThan(0)
    expect(await list({ search: 'nadie así' })).toMatchObject({ total: 0 })
    expect(await list({ search: 'agueda', state: 'erased' })).toMatchObject({ total: 0 })
    expect((await read(closed.userId)).data).toEqual(data[0])
    expect(JSON.stringify(await list())).not.toMatch(/12345678Z|\/view\//)
  })

  test('is opened with a reason: names, numbers, documents that can be read, and an audit record', async () => {
    expect((await open(closed.userId, '  ')).error).toMatchObject({ status: 422, errors: [{ path: 'reason' }] })
    const { data } = await open(closed.userId, 'Requerimiento del SEPBLAC 7/2026')
    expect(data).toMatchObject({ name: 'Águeda', surname: 'Lorca Ruiz', taxNumber: '12345678Z' })
    expect(new Set(data!.documents.map(({ source }) => source))).toEqual(new Set(['verification']))
    const { address, file } = data!.documents[0]!
    const { statusCode, rawPayload } = await app.app.inject({
      url: address.url.replace(/^https?:\/\/[^/]+/, ''),
      cookies: { session: admin.token },
    })
    expect([statusCode, rawPayload.length]).toEqual([200, file.sizeBytes])
    const records = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.operation, 'keptIdentities.open'))
    expect(records).toMatchObject([
      {
        actorId: admin.userId,
        recordId: closed.userId,
        userId: closed.userId,
        reason: 'Requerimiento del SEPBLAC 7/2026',
      },
    ])
  })

  test('shows the name of a company and every kind of kept document', async () => {
    const { data } = await open(company.userId, 'Requerimiento del SEPBLAC 8/2026')
    const sources = data!.documents.map(({ source }) => source)
    expect(new Set(sources)).toEqual(new Set(['verification', 'bankAccount', 'taxDetail']))
    const [row] = (await list({ search: 'arroyo' })).data
    expect(row).toMatchObject({ userId: company.userId, name: 'Arroyo, S. L.', documentCount: sources.length })
  })

  test('does not include people with an open account', async () => {
    const { userId } = await given(app).investor()
    expect((await read(userId)).error).toMatchObject({ status: 404 })
    expect((await open(userId, 'Curiosidad')).error).toMatchObject({ status: 404 })
  })

  test('is erased at once for a person who was never identified', async () => {
    const { userId } = await given(app).person({ verificationStatus: 'NotVerified' })
    await admin.client.DELETE('/v1/account/users/{id}', { params: { path: { id: userId } } })
    expect((await read(userId)).data).toMatchObject({ state: 'erased', name: null, eraseOn: null, documentCount: 0 })
    expect((await open(userId, 'Curiosidad')).error).toMatchObject({ status: 404 })
  })

  // Last, because ten years end every session.
  test('is erased after ten years, with its date shown and nothing left to open', async () => {
    const other = await given(app).investor()
    await examine(other)
    expect(await recordedOf(closed)).toBe(3)
    app.clock.advance({ days: 3660 })
    await carryOutRetention(app.kernel)
    expect([await recordedOf(closed), await recordedOf(other)]).toEqual([0, 3])
    admin = { ...admin, ...(await given(app).session(admin.userId)) }
    const { data } = await read(closed.userId)
    expect(data).toMatchObject({ state: 'erased', name: null, kind: null, documentCount: 0, eraseOn: null })
    expect(data!.erasedAt).not.toBeNull()
    expect((await open(closed.userId, 'Tarde')).error).toMatchObject({ status: 404 })
    expect(await list({ search: 'agueda' })).toMatchObject({ total: 0 })
    expect((await list({ state: 'erased' })).total).toBeGreaterThan(0)
  })
})
