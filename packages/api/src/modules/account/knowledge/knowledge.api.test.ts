import { KNOWLEDGE_NAMES, KNOWLEDGE_QUESTIONS, RISK_WARNING_VERSION, type KnowledgeQuestion } from '@cauce/contract'
import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const path = '/v1/account/knowledge'
const answersWith = (other: Partial<Record<KnowledgeQuestion, string[] | null>> = {}) =>
  KNOWLEDGE_NAMES.flatMap((question) => {
    const { choices, gaps } = KNOWLEDGE_QUESTIONS[question]
    const fit = choices.find((choice) => !(gaps as readonly string[]).includes(choice))!
    const chosen = question in other ? other[question]! : [fit]
    return chosen === null ? [] : [{ question, chosen }]
  })
const state = async ({ client }: Person) => (await client.GET(path)).data!
const answer = ({ client }: Person, answers: { question: KnowledgeQuestion; chosen: string[] }[] = answersWith()) =>
  client.POST(`${path}/tests`, { body: { version: 1, answers } })
const acknowledge = ({ client }: Person) =>
  client.POST(`${path}/acknowledgements`, { body: { warningVersion: RISK_WARNING_VERSION } })

test('a newcomer without answers must acknowledge the risk warning', async () => {
  const ana = await given(app).person()
  const nothing = {
    investorClass: 'nonSophisticated',
    answeredAt: null,
    version: null,
    reviewOn: null,
    acknowledgedAt: null,
  }
  expect(await state(ana)).toEqual({ ...nothing, standing: 'unanswered', isWarningOwed: true, gaps: [] })
  expect((await acknowledge(ana)).response.status).toBe(201)
  const acknowledgedAt = '2026-11-20T09:00:00.000Z'
  expect(await state(ana)).toMatchObject({ standing: 'unanswered', isWarningOwed: false, acknowledgedAt })
})

test('answers without gaps are sufficient for two years', async () => {
  const ana = await given(app).person()
  const { data } = await answer(ana)
  expect(data).toMatchObject({
    standing: 'sufficient',
    isWarningOwed: false,
    gaps: [],
    version: 1,
    reviewOn: '2028-11-20',
  })
  expect(await state(ana)).toEqual(data)
})

test('answers with gaps list them, and require the warning to be acknowledged again', async () => {
  const ana = await given(app).person()
  await acknowledge(ana)
  app.clock.set('2026-11-20T09:01:00Z')
  const { data } = await answer(ana, answersWith({ exit: ['unknown'], aim: null }))
  expect(data).toMatchObject({ standing: 'insufficient', isWarningOwed: true, gaps: ['aim', 'exit'] })
  app.clock.set('2026-11-20T09:02:00Z')
  expect((await acknowledge(ana)).data).toMatchObject({ standing: 'insufficient', isWarningOwed: false })
})

test('the latest answers count', async () => {
  const ana = await given(app).person()
  await answer(ana, [])
  expect(await state(ana)).toMatchObject({ standing: 'insufficient', gaps: KNOWLEDGE_NAMES })
  app.clock.set('2026-11-20T09:05:00Z')
  await answer(ana)
  expect(await state(ana)).toMatchObject({ standing: 'sufficient' })
})

test('an order is accepted without a knowledge test', async () => {
  const ana = await given(app).investor({ wallet: '100.00' })
  const project = await given(app).project()
  const { response } = await ana.client.POST('/v1/project/orders', {
    body: { ...project, amount: '100.00', orderType: 'invest', userId: ana.userId },
  })
  expect(response.status).toBe(201)
})
