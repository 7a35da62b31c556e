import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { warnOfEndingCertificates } from './index.ts'

const app = testApp()
let ana: Person
let ada: Person
let email: string
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  email = address()
  ana = await given(app).person({ email })
  ada = await given(app).administrator()
})

const RESIDENCE = { kind: 'residence', country: 'DE', validFrom: '2026-01-01', ...sample.ABROAD } as const
const CERTIFICATE = { kind: 'certificate', country: 'DE', validFrom: '2026-01-01', validUntil: '2026-12-31' } as const
const declare = (who = ana, more: object = {}) =>
  who.client.POST('/v1/tax/tax-details', { body: { ...RESIDENCE, ...more } })
const certify = (who = ana, more: object = {}) =>
  who.client.POST('/v1/tax/tax-details', { body: { ...CERTIFICATE, ...more, document: sample.pdf() } })
const decide = (id: string, body: { state: 'valid' } | { state: 'refused'; reason?: string }, who = ada) =>
  who.client.PATCH('/v1/tax/tax-details/{id}', { params: { path: { id } }, body })
const withdraw = (id: string, who = ana) =>
  who.client.POST('/v1/tax/tax-details/{id}/withdraw', { params: { path: { id } } })
const statusOf = async (who = ana) =>
  (await who.client.GET('/v1/tax/tax-details/status/{id}', { params: { path: { id: ana.userId } } })).data
const validated = async (answer: ReturnType<typeof declare>) =>
  decide((await answer).data!.taxDetailId, { state: 'valid' })
const mailsTo = async (to: string) => {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to, orderSide: 'asc' } } })
  return data!.data.map(({ subject }) => subject)
}
let people = 0
const address = () => `fiscal${(people += 1)}@example.org`

describe('tax residence', () => {
  it('takes effect once validated, and nothing is withheld with its certificate', async () => {
    const { data } = await declare()
    expect(data).toMatchObject({ state: 'pending', country: 'DE', document: null, decidedBy: null })
    expect(await statusOf()).toMatchObject({
      country: 'ES',
      residentSince: null,
      rate: 19,
      reason: 'residentIndividual',
    })
    await decide(data!.taxDetailId, { state: 'valid' })
    expect(await statusOf()).toMatchObject({
      country: 'DE',
      residentSince: '2026-01-01',
      rate: 19,
      reason: 'noCertificate',
    })
    await validated(certify())
    expect(await statusOf()).toMatchObject({ certificateUntil: '2026-12-31', rate: 0, reason: 'unionResident' })
    app.clock.set('2027-01-01T09:00:00Z')
    ada = { ...ada, client: app.client((await given(app).session(ada.userId)).token) }
    expect(await statusOf(ada)).toMatchObject({ certificateUntil: null, rate: 19, reason: 'noCertificate' })
  })

  it('accepts one of several concurrent declarations, and the others stay in the history', async () => {
    await Promise.all([declare(), declare(ana, { country: 'FR' }), declare(ana, { country: 'IT' })])
    const { data } = await ana.client.GET('/v1/tax/tax-details')
    expect(data!.data.map(({ state }) => state).toSorted()).toEqual(['pending', 'replaced', 'replaced'])
  })
})

describe('a waiting tax detail', () => {
  it('is confirmed by mail when it is received', async () => {
    await declare()
    await certify()
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
    const received = data!.data.filter(({ subject }) => subject === 'Hemos recibido sus datos fiscales')
    expect(received.map(({ text }) => text)).toEqual(Array(2).fill(expect.stringContaining('desde el 01/01/2026')))
  })

  it('can be withdrawn by its sender, stays in the history and has no effect', async () => {
    await validated(declare())
    await validated(certify())
    const id = (await certify(ana, { validFrom: '2026-11-01', validUntil: '2027-10-31' })).data!.taxDetailId
    app.clock.set('2026-11-20T09:10:00Z')
    const { data } = await withdraw(id)
    expect(data).toMatchObject({ state: 'withdrawn', decidedBy: null, updatedAt: '2026-11-20T09:10:00.000Z' })
    const query = { state: 'withdrawn' as const }
    expect((await ada.client.GET('/v1/tax/tax-details', { params: { query } })).data!.data).toContainEqual(data)
    expect((await decide(id, { state: 'valid' })).error).toMatchObject({ code: 'state-forbids' })
    expect((await withdraw(id)).error).toMatchObject({ code: 'state-forbids' })
    expect(await statusOf()).toMatchObject({ certificateUntil: '2026-12-31' })
    expect((await certify(ana, { validFrom: '2026-11-01', validUntil: '2027-10-31' })).response.status).toBe(201)
  })

  it('is either withdrawn or decided, never both', async () => {
    const id = (await declare()).data!.taxDetailId
    const answers = await Promise.all([decide(id, { state: 'valid' }), withdraw(id)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  })
})

describe('a decision on a tax detail', () => {
  it('is mailed, with the reason of a refusal', async () => {
    const first = (await certify()).data!.taxDetailId
    expect((await decide(first, { state: 'refused' })).error).toMatchObject({ code: 'reason-required' })
    const refused = await decide(first, { state: 'refused', reason: 'Es de otro año' })
    expect(refused.data).toMatchObject({ state: 'refused', reason: 'Es de otro año', decidedBy: ada.userId })
    await validated(certify())
    await validated(declare())
    const second = (await declare(ana, { country: 'FR' })).data!.taxDetailId
    await decide(second, { state: 'refused', reason: 'Vive en Alemania' })
    expect(await mailsTo(email)).toEqual(
      expect.arrayContaining([
        'No hemos podido validar su certificado de residencia fiscal',
        'Su certificado de residencia fiscal está validado',
        'Su residencia fiscal está validada',
        'No hemos podido validar su residencia fiscal',
      ]),
    )
    expect((await decide(first, { state: 'valid' })).error).toMatchObject({ code: 'state-forbids' })
  })

  it('exempts a company from withholding by its evidence', async () => {
    const to = address()
    const company = await given(app).person({ kind: 'company', companyName: 'Fundación Ribera', email: to })
    const { data } = await company.client.POST('/v1/tax/tax-details', {
      body: { kind: 'exemption', validFrom: '2026-01-01', document: sample.pdf() },
    })
    const path = { id: company.userId }
    const status = async () => (await ada.client.GET('/v1/tax/tax-details/status/{id}', { params: { path } })).data
    expect(await status()).toMatchObject({ isExempt: false, reason: 'residentCompany', rate: 19 })
    await decide(data!.taxDetailId, { state: 'valid' })
    expect(await status()).toMatchObject({ isExempt: true, reason: 'exemptEntity', rate: 0 })
    await decide(data!.taxDetailId, { state: 'refused', reason: 'Ya no lo es' })
    expect(await status()).toMatchObject({ isExempt: false, reason: 'residentCompany' })
    const subjects = await mailsTo(to)
    expect(subjects).toContain('Su exención de retención está validada')
    expect(subjects).toContain('No hemos podido validar su exención de retención')
  })
})

describe('a certificate that ends soon', () => {
  const SUBJECT = 'Su certificado de residencia fiscal caduca pronto'
  const warned = async () => {
    await warnOfEndingCertificates(app.kernel)
    return (await mailsTo(email)).filter((subject) => subject === SUBJECT).length
  }

  const NEXT = { validFrom: '2026-11-01', validUntil: '2027-10-31' }
  const warnAgain = () =>
    app.kernel.database.$client.query('update tax_details set reminded_at = null where user_id = $1', [ana.userId])

  it('is announced to its holder once, from 45 days before its end to its last day', async () => {
    await validated(certify())
    app.clock.set('2027-01-01T09:00:00Z')
    expect(await warned()).toBe(0)
    app.clock.set('2026-11-15T09:00:00Z')
    expect(await warned()).toBe(0)
    app.clock.set('2026-11-16T23:30:00Z')
    expect(await warned()).toBe(1)
    expect(await warned()).toBe(1)
    await warnAgain()
    app.clock.set('2026-12-31T09:00:00Z')
    expect(await warned()).toBe(2)
  })

  it('is announced unless the next one waits or is validated', async () => {
    await validated(certify())
    const withdrawn = (await certify(ana, NEXT)).data!.taxDetailId
    app.clock.set('2026-11-18T09:00:00Z')
    expect(await warned()).toBe(0)
    await withdraw(withdrawn)
    expect(await warned()).toBe(1)
    await warnAgain()
    const { taxDetailId } = (await certify(ana, NEXT)).data!
    await decide(taxDetailId, { state: 'valid' })
    expect(await warned()).toBe(1)
    await decide(taxDetailId, { state: 'refused', reason: 'Es de otro año' })
    expect(await warned()).toBe(2)
  })

  it('is not announced while waiting, when refused, or when the account is closed', async () => {
    const waiting = (await certify()).data!.taxDetailId
    app.clock.set('2026-11-18T09:00:00Z')
    expect(await warned()).toBe(0)
    await decide(waiting, { state: 'refused', reason: 'Es de otro año' })
    expect(await warned()).toBe(0)
    const { $client: pool } = app.kernel.database
    await pool.query(`update tax_details set state = 'valid' where tax_detail_id = $1`, [waiting])
    await pool.query('update users set deleted_at = now() where user_id = $1', [ana.userId])
    expect(await warned()).toBe(0)
  })
})
