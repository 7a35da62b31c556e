import { buildApp } from '@cauce/api'
import {
  answersWithoutGap,
  KNOWLEDGE_VERSION,
  THRESHOLD_CONSENT_VERSION,
  UNDERSTOOD,
  type UnderstandingAnswer,
} from '@cauce/contract'
import { given, injectClient, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

interface Consents {
  thresholdConsent?: typeof THRESHOLD_CONSENT_VERSION
  understanding?: UnderstandingAnswer
}
const CONSENT = { thresholdConsent: THRESHOLD_CONSENT_VERSION, understanding: UNDERSTOOD } as const

const newcomer = (lossResult: string | null = null) => given(app).investor({ wallet: '9000.00', lossResult })
const openProject = () => given(app).project({ financingAmount: '20000.00', minimumInvestment: '0.01' })
const invest = ({ client, userId }: Person, project: ProjectReference, amount: string, consents: Consents = {}) =>
  client.POST('/v1/project/orders', { body: { ...project, amount, orderType: 'invest', userId, ...consents } })
const answerTest = ({ client }: Person) =>
  client.POST('/v1/account/knowledge/tests', { body: { version: KNOWLEDGE_VERSION, answers: answersWithoutGap() } })
const thresholdOf = async ({ client }: Person, { projectId }: ProjectReference) =>
  (await client.GET('/v1/project/orders/threshold', { params: { query: { projectId } } })).data
const keptOf = async ({ userId }: Person) => {
  const { rows } = await app.kernel.database.$client.query(
    `select amount, threshold_amount, threshold_total, threshold_result, threshold_version, understanding_proof
    from orders where user_id = $1 order by threshold_total nulls first, amount`,
    [userId],
  )
  return rows
}
const kept = (amount: string, total: string, proof: string, threshold = '100000', result: string | null = null) => ({
  amount,
  threshold_amount: threshold,
  threshold_total: total,
  threshold_result: result,
  threshold_version: THRESHOLD_CONSENT_VERSION,
  understanding_proof: proof,
})

describe('above 1,000 EUR in one project (2020/1503, article 21(7))', () => {
  test('an order is refused at the field of the missing consent or proof, and stores what it needed', async () => {
    const [ana, project] = [await newcomer(), await openProject()]
    await invest(ana, project, '600.00', CONSENT)
    const params = { total: '1000.01', threshold: '1000.00' }
    expect((await invest(ana, project, '400.01')).error).toMatchObject({
      ...{ status: 422, code: 'threshold-consent-missing' },
      errors: [{ path: 'thresholdConsent', code: 'threshold-consent-missing', params }],
    })
    const unproven = await invest(ana, project, '900.00', { thresholdConsent: THRESHOLD_CONSENT_VERSION })
    expect(unproven.error).toMatchObject({
      ...{ status: 422, code: 'understanding-not-shown' },
      errors: [{ path: 'understanding', code: 'understanding-not-shown' }],
    })
    const { data } = await invest(ana, project, '900.00', CONSENT)
    expect(data).toMatchObject({ thresholdAmount: '1000.00', thresholdTotal: '1500.00' })
    expect(await keptOf(ana)).toMatchObject([
      { amount: '60000', threshold_amount: null, threshold_version: null },
      kept('90000', '150000', 'answer'),
    ])
    const byId = { params: { path: { id: data!.orderId } } }
    expect((await ana.client.GET('/v1/project/orders/{id}', byId)).data).toEqual(data)
  })

  test('a sufficient knowledge test is the proof', async () => {
    const [ana, project] = [await newcomer(), await openProject()]
    await answerTest(ana)
    await invest(ana, project, '1500.00', { thresholdConsent: THRESHOLD_CONSENT_VERSION })
    expect(await keptOf(ana)).toEqual([kept('150000', '150000', 'test')])
  })

  test('each project counts separately, and revoked orders no longer count', async () => {
    const [ana, project] = [await newcomer(), await openProject()]
    const { data } = await invest(ana, project, '1000.00')
    expect((await invest(ana, await openProject(), '1000.00')).response.status).toBe(201)
    await ana.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: data!.orderId } } })
    expect((await invest(ana, project, '1000.00')).response.status).toBe(201)
  })
})

describe('with a result of the simulation', () => {
  test('the threshold is half of it, and the order stores the result', async () => {
    const [ana, project] = [await newcomer('4260.00'), await openProject()]
    expect((await invest(ana, project, '2130.00')).response.status).toBe(201)
    await invest(ana, project, '0.01', CONSENT)
    const other = await openProject()
    expect((await invest(ana, other, '2130.01')).error).toMatchObject({ params: { threshold: '2130.00' } })
    await invest(ana, other, '2130.01', CONSENT)
    expect((await keptOf(ana)).at(-1)).toEqual(kept('213001', '213001', 'answer', '213000', '426000'))
  })

  test('the result is valid for one year, and the test for two', async () => {
    const [ana, project] = [await newcomer('4260.00'), await openProject()]
    await answerTest(ana)
    const day = async (instant: string) => {
      app.clock.set(instant)
      const { client } = await given(app).session(ana.userId)
      return thresholdOf({ ...ana, client }, project)
    }
    expect(await day('2027-11-19T22:59:00Z')).toMatchObject({ threshold: '2130.00', resultOn: '2026-11-20' })
    expect(await day('2027-11-19T23:00:00Z')).toMatchObject({ threshold: '1000.00', result: null, resultOn: null })
    expect(await day('2028-11-19T22:59:00Z')).toMatchObject({ isUnderstandingShown: true, isWarningOwed: false })
    expect(await day('2028-11-19T23:00:00Z')).toMatchObject({ isUnderstandingShown: false, isWarningOwed: true })
  })
})

test('people can read their threshold and invested amount, and staff have none', async () => {
  const [ana, project] = [await newcomer('4260.00'), await openProject()]
  await invest(ana, project, '500.00')
  expect(await thresholdOf(ana, project)).toEqual({
    threshold: '2130.00',
    result: '4260.00',
    resultOn: '2026-11-20',
    held: '500.00',
    invested: '500.00',
    knowledge: 'unanswered',
    isUnderstandingShown: false,
    isWarningOwed: true,
    investorClass: 'nonSophisticated',
  })
  expect(await thresholdOf(ana, await openProject())).toMatchObject({ held: '0.00', invested: '500.00' })
  const query = { projectId: project.projectId }
  const { client } = await given(app).administrator()
  expect((await client.GET('/v1/project/orders/threshold', { params: { query } })).error).toMatchObject({ status: 403 })
})

test('concurrent orders never exceed the threshold together, also through two processes', async () => {
  const { kernel, databaseUrl, limits, clock } = app
  const other = await buildApp({ settings: kernel.settings, databaseUrl, limits, clock })
  await other.ready()
  try {
    for (let round = 0; round < 4; round += 1) {
      const [here, project] = [await newcomer(), await openProject()]
      const there = { ...here, client: injectClient(other, { cookie: `session=${here.token}` }) }
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => invest(index % 2 ? here : there, project, '400.00')),
      )
      const outcomes = answers.map(({ error, response }) => error?.code ?? response.status)
      expect(outcomes.toSorted()).toEqual([201, 201, ...Array(4).fill('threshold-consent-missing')])
    }
  } finally {
    await other.close()
  }
})
