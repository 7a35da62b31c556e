import { given, testApp, withIrregularity, type Person, placeOrder } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { lapseSuspensions } from './lapse-suspensions.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let ada: Person
beforeEach(async () => {
  app.clock.set('2026-11-25T08:40:00Z')
  ada = await given(app).administrator()
})

async function suspended() {
  const project = await given(app).project()
  const investor = await given(app).investor({ wallet: '500.00' })
  await placeOrder(investor, project, '500.00')
  return { ...project, investor, irregularityId: await withIrregularity(ada, project.projectId) }
}
const stateOf = async (id: string) => {
  const { data } = await ada.client.GET('/v1/project/irregularities/{id}', { params: { path: { id } } })
  return data!
}
const phaseOf = async (id: string) =>
  (await ada.client.GET('/v1/project/projects/{id}', { params: { path: { id } } })).data!.phaseName
const noticesOf = async ({ client }: Person) => {
  await app.runJobs()
  const { data } = await client.GET('/v1/account/notifications')
  return data!.data.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n').replaceAll('\u00a0', ' '))
}

test('an offer not corrected within 30 days is cancelled by the platform and refunded', async () => {
  const { projectId, investor, irregularityId } = await suspended()
  app.clock.set('2026-12-25T22:59:00Z')
  await lapseSuspensions(app.kernel)
  expect(await phaseOf(projectId)).toBe('Investment')
  app.clock.set('2026-12-25T23:10:00Z')
  await Promise.all([lapseSuspensions(app.kernel), lapseSuspensions(app.kernel)])
  expect(await phaseOf(projectId)).toBe('Closed')
  expect(await stateOf(irregularityId)).toMatchObject({ state: 'cancelled', endedBy: null, endedByName: null })
  const { data: wallets } = await investor.client.GET('/v1/wallet/wallets')
  expect(wallets!.data[0]).toMatchObject({ balance: '500.00' })
  const [notice] = await noticesOf(investor)
  expect(notice).toContain('no se corrigió en el plazo, que terminó el 25/12/2026')
  expect(notice).toContain('500,00 €')
  const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { projectId } } })
  for (const operation of ['irregularities.cancel', 'projects.refund'])
    expect(data!.data).toContainEqual(expect.objectContaining({ operation, actorRole: 'platform' }))
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
})

test('only administrators are notified, once, seven days before', async () => {
  const { irregularityId, investor } = await suspended()
  const manager = await given(app).manager()
  const endings = async (person: Person) =>
    (await noticesOf(person)).filter((notice) => notice.includes('La suspensión de')).length
  app.clock.set('2026-12-17T23:05:00Z')
  await lapseSuspensions(app.kernel)
  await lapseSuspensions(app.kernel)
  expect(await endings(ada)).toBe(1)
  expect(await endings(manager)).toBe(0)
  expect(await endings(investor)).toBe(0)
  expect(await stateOf(irregularityId)).toMatchObject({ updatedAt: '2026-11-25T08:40:00.000Z' })
})

test('a correction and the expiry at the same moment have one outcome', async () => {
  const { projectId, irregularityId } = await suspended()
  app.clock.set('2026-12-25T22:59:59Z')
  const correct = () =>
    ada.client.PATCH('/v1/project/irregularities/{id}', {
      params: { path: { id: irregularityId } },
      body: { correction: 'Consta' },
    })
  const corrected = correct()
  app.clock.set('2026-12-25T23:00:00Z')
  const [{ response }] = await Promise.all([corrected, lapseSuspensions(app.kernel)])
  const isCorrected = response.status === 200
  expect(await phaseOf(projectId)).toBe(isCorrected ? 'Investment' : 'Closed')
  expect(await stateOf(irregularityId)).toMatchObject({ state: isCorrected ? 'corrected' : 'cancelled' })
})
