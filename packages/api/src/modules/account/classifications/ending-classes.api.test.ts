import { THRESHOLD_CONSENT_VERSION, UNDERSTOOD } from '@cauce/contract'
import { classRequest, given, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { endClasses } from './index.ts'

const app = testApp()
let people = 0
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const at = (id: string) => ({ params: { path: { id } } })
const again = async (who: Person) => ({ ...who, client: (await given(app).session(who.userId)).client })
const openProject = () => given(app).project({ financingAmount: '90000.00', minimumInvestment: '0.01' })
const invest = ({ client, userId }: Person, project: ProjectReference, amount = '5000.00', consents: object = {}) =>
  client.POST('/v1/project/orders', { body: { ...project, amount, orderType: 'invest', userId, ...consents } })

async function approved(body = classRequest(['ownFunds'])) {
  const email = `fin${(people += 1)}@example.org`
  const company = await given(app).investor({
    kind: 'company',
    companyName: 'Arroyo, S. L.',
    wallet: '40000.00',
    lossResult: null,
    email,
  })
  const ada = await given(app).administrator()
  const { data } = await company.client.POST('/v1/account/classifications', { body })
  const id = data!.classificationId
  await ada.client.PATCH('/v1/account/classifications/{id}', { ...at(id), body: { state: 'approved' } })
  return { company, email, id }
}

async function mailsAfterJob(email: string, instant: string) {
  app.clock.set(instant)
  // Concurrently, as by two processes.
  await Promise.all([endClasses(app.kernel), endClasses(app.kernel)])
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  return data!.data.map(({ subject }) => subject).filter((subject) => /(termina pronto|ha terminado)$/.test(subject))
}

describe('an order of a sophisticated investor', () => {
  test('needs neither consent nor proof, and keeps the class', async () => {
    const [{ company }, project] = [await approved(), await openProject()]
    const { data } = await invest(company, project)
    expect(data).toMatchObject({ investorClass: 'sophisticated', thresholdAmount: null })
    expect((await company.client.GET('/v1/project/orders/{id}', at(data!.orderId))).data).toEqual(data)
  })

  test('needs consent once the class is given up, even if the dialog was already open', async () => {
    const [{ company, id }, project] = [await approved(), await openProject()]
    const query = { projectId: project.projectId }
    const threshold = await company.client.GET('/v1/project/orders/threshold', { params: { query } })
    expect(threshold.data).toMatchObject({ investorClass: 'sophisticated', isWarningOwed: false })
    await company.client.POST('/v1/account/classifications/{id}/give-up', at(id))
    expect((await invest(company, project)).error).toMatchObject({ code: 'threshold-consent-missing' })
    const consents = { thresholdConsent: THRESHOLD_CONSENT_VERSION, understanding: UNDERSTOOD }
    expect((await invest(company, project, '5000.00', consents)).data).toMatchObject({
      investorClass: 'nonSophisticated',
      thresholdTotal: '5000.00',
    })
  })

  test('is decided by the class either before or after its end', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [{ company, id }, project] = [await approved(), await openProject()]
      const orders = Array.from({ length: 4 }, () => invest(company, project, '1500.00'))
      const [ended, ...answers] = await Promise.all([
        company.client.POST('/v1/account/classifications/{id}/give-up', at(id)),
        ...orders,
      ])
      expect(ended.response.status).toBe(200)
      for (const { data, error } of answers)
        expect(data?.investorClass ?? error?.code).toMatch(/^(sophisticated|threshold-consent-missing)$/)
      expect((await invest(company, project, '1500.00')).error).toMatchObject({ code: 'threshold-consent-missing' })
    }
  })
})

describe('a class that lasts two years', () => {
  test('ends on its day even before any job has run, and the risk warning is due again', async () => {
    const [{ company }, project] = [await approved(), await openProject()]
    app.clock.set('2028-11-19T22:59:00Z')
    expect((await (await again(company)).client.GET('/v1/account/knowledge')).data).toMatchObject({
      investorClass: 'sophisticated',
      isWarningOwed: false,
    })
    app.clock.set('2028-11-19T23:00:00Z')
    const later = await again(company)
    expect((await later.client.GET('/v1/account/knowledge')).data).toMatchObject({
      investorClass: 'nonSophisticated',
      isWarningOwed: true,
    })
    expect((await invest(later, project)).error).toMatchObject({ code: 'threshold-consent-missing' })
  })

  test('sends one mail 60 days before its end and one when it has ended', async () => {
    const { company, email, id } = await approved()
    app.clock.set('2026-11-25T09:00:00Z')
    const later = await approved()
    expect(await mailsAfterJob(email, '2028-09-19T09:00:00Z')).toEqual([])
    const announced = ['Su categoría de inversor termina pronto']
    expect(await mailsAfterJob(email, '2028-09-20T09:00:00Z')).toEqual(announced)
    expect(await mailsAfterJob(later.email, '2028-09-24T09:00:00Z')).toEqual([])
    expect(await mailsAfterJob(later.email, '2028-09-25T09:00:00Z')).toEqual(announced)
    expect(await mailsAfterJob(email, '2028-11-19T22:59:00Z')).toEqual(announced)
    const both = ['Su categoría de inversor ha terminado', ...announced]
    expect((await mailsAfterJob(email, '2028-11-19T23:00:00Z')).toSorted()).toEqual(both.toSorted())
    expect(await mailsAfterJob(email, '2028-11-21T09:00:00Z')).toHaveLength(2)
    const { client } = await again(company)
    expect((await client.GET('/v1/account/classifications/{id}', at(id))).data).toMatchObject({
      state: 'expired',
      isInForce: false,
    })
  })

  test('sends no mail while a renewal waits', async () => {
    const { company, email } = await approved()
    app.clock.set('2028-09-30T09:00:00Z')
    const body = classRequest(['ownFunds'])
    await (await again(company)).client.POST('/v1/account/classifications', { body })
    expect(await mailsAfterJob(email, '2028-10-01T09:00:00Z')).toEqual([])
  })

  test('does not end for a professional client', async () => {
    const { company, email } = await approved(classRequest(['publicBody'], 'professional'))
    expect(await mailsAfterJob(email, '2036-11-21T09:00:00Z')).toEqual([])
    const { client } = await again(company)
    expect((await client.GET('/v1/account/knowledge')).data).toMatchObject({ investorClass: 'professional' })
  })
})
