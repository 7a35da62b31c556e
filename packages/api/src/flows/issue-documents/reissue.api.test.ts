import { formatAmount, parseAmount } from '@cauce/contract'
import { given, placeOrder, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { activateDueOrders } from '../../modules/project/orders/index.ts'
import { settleFinancing } from '../finance-project.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { issueDocuments } from './index.ts'

const app = testApp(LONG_SESSIONS)
const EMAIL = 'ana.ruiz@ejemplo.es'
let ana: Person

/** A loan that was repaid in 2027. */
beforeAll(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  ana = await given(app).investor({ wallet: '1000.00', name: 'Ana', surname: 'Ruis', email: EMAIL })
  const terms = {
    financingAmount: '1000.00',
    projectDuration: 3,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  } as const
  const { projectId, ...project } = await given(app).project({ ...terms, targetProfitability: 1000 })
  await placeOrder(ana, { projectId, ...project }, '1000.00')
  app.clock.set('2026-12-06T09:00:00Z')
  await activateDueOrders(app.kernel)
  await settleFinancing(app.kernel, projectId)
  app.clock.set('2027-03-05T09:00:00Z')
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const { data } = await one.client.GET('/v1/project/distributions', { params: { query: { projectId } } })
  const { distributionId: id, interestDue, principalDue } = data!.data[0]!
  const amount = formatAmount(parseAmount(interestDue) + parseAmount(principalDue))
  const body = { amount, paidOn: '2027-03-05', file: sample.pdf(), creditsBeforeReceipt: true }
  await one.client.POST('/v1/project/distributions/{id}/record', { params: { path: { id } }, body })
  const seen = { params: { path: { id } }, body: { seen: sample.SEEN } }
  await other.client.POST('/v1/project/distributions/{id}/confirm', seen)
  await app.runJobs()
  app.clock.set('2028-01-15T09:00:00Z')
  await issueDocuments(app.kernel, ana.userId)
})

const path = '/v1/account/issued-documents'
const certificates = async () =>
  (await ana.client.GET(path, { params: { query: { kind: 'taxCertificate' } } })).data!.data
const reissue = ({ client }: Pick<Person, 'client'>, id: string) =>
  client.POST(`${path}/{id}/reissue`, { params: { path: { id } } })
const check = async ({ number, sha256 }: { readonly number: string; readonly sha256: string }) =>
  (await app.client().GET(`${path}/check`, { params: { query: { number, sha256 } } })).data

test('a certificate is replaced once its data have changed, and the former one stays', async () => {
  const [staff, manager] = [await given(app).administrator(), await given(app).manager()]
  const [wrong] = await certificates()
  const id = wrong!.issuedDocumentId
  expect((await reissue(staff, id)).error).toMatchObject({ status: 409, code: 'document-unchanged' })
  for (const nobody of [manager, ana]) expect((await reissue(nobody, id)).response.status).toBe(403)
  const body = { surname: 'Ruiz' }
  await staff.client.PATCH('/v1/account/users/{id}', { params: { path: { id: ana.userId } }, body })
  const answers = await Promise.all([1, 2, 3].map(() => reissue(staff, id)))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409, 409])
  const right = answers.find(({ data }) => data)!.data!
  expect(right).toMatchObject({ kind: 'taxCertificate', year: 2027, replaces: wrong!.number, replacedBy: null })
  expect((await certificates()).map(({ number, replacedBy }) => [number, replacedBy]).toSorted()).toEqual(
    [
      [wrong!.number, right.number],
      [right.number, null],
    ].toSorted(),
  )
  expect(await check(wrong!)).toEqual({
    ...{ isGenuine: true, kind: 'taxCertificate', madeOn: '2028-01-15', withdrawnOn: '2028-01-15' },
  })
  expect(await check(right)).toMatchObject({ isGenuine: true, withdrawnOn: null })
  expect((await reissue(staff, id)).error!.code).toBe('document-unchanged')
  await issueDocuments(app.kernel, ana.userId)
  expect(await certificates()).toHaveLength(2)
  await app.runJobs()
  const outbox = await app.client().GET('/v1/misc/outbox', { params: { query: { to: EMAIL } } })
  const mails = outbox.data!.data.filter(({ text }) => text.includes(right.number) && text.includes(wrong!.number))
  expect(mails).toHaveLength(1)
})

test('other documents are not replaced', async () => {
  const staff = await given(app).administrator()
  const { data } = await staff.client.GET(path, { params: { query: { userId: ana.userId, kind: 'orderContract' } } })
  expect((await reissue(staff, data!.data[0]!.issuedDocumentId)).error!.code).toBe('document-unchanged')
})

test('a payment that is reversed leaves the certificate of its year, and statements show it as it moved', async () => {
  app.clock.set('2028-01-20T09:00:00Z')
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const query = 'select distribution_id as id from distribution_shares where user_id = $1'
  const { rows } = await app.kernel.database.$client.query<{ id: string }>(query, [ana.userId])
  const reversal = { params: { path: { id: rows[0]!.id } }, body: { reason: 'Lo pagó otro promotor' } }
  for (const { client } of [one, other])
    expect((await client.POST('/v1/project/distributions/{id}/reverse', reversal)).error).toBeUndefined()
  const last = (await certificates()).find(({ replacedBy }) => replacedBy === null)!
  const { data: empty } = await reissue(one, last.issuedDocumentId)
  expect(empty).toMatchObject({ year: 2027, replaces: last.number })
  const stated = 'select stated from issued_documents where issued_document_id = $1'
  const { rows: facts } = await app.kernel.database.$client.query(stated, [empty!.issuedDocumentId])
  expect(facts[0].stated).toMatchObject({ interest: '0', withheld: '0', lines: '[]' })
  app.clock.set('2028-02-02T09:00:00Z')
  await issueDocuments(app.kernel, ana.userId)
  const statements = (await ana.client.GET(path, { params: { query: { kind: 'monthlyStatement' } } })).data!.data
  expect(statements.map(({ periodStart }) => periodStart)).toContain('2028-01-01')
})
