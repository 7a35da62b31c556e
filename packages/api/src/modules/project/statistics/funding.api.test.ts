import { given, testApp, type Person } from '@cauce/testing'
import { expect, it } from 'vitest'

const app = testApp()
let ada: Person

async function invest(project: { projectId: string; projectPhaseId: string }, amount: string) {
  const investor = await given(app).investor({ wallet: amount })
  const { data } = await investor.client.POST('/v1/project/orders', {
    body: {
      ...project,
      amount,
      orderType: 'invest',
      userId: investor.userId,
      acceptsTerms: true,
      consentsAboveGuidance: true,
    },
  })
  return { ...investor, orderId: data!.orderId }
}

const fundingOf = async (who: Person, id: string) =>
  (await who.client.GET('/v1/project/statistics/funding/{id}', { params: { path: { id } } })).data!
const shown = ({ points }: Awaited<ReturnType<typeof fundingOf>>) =>
  points.map(({ period, invested, disinvested, total, count }) => [period, invested, disinvested, total, count])

it('shows each open day of a project in Madrid time, including money that left', async () => {
  app.clock.set('2028-03-01T09:00:00Z')
  const project = await given(app).project({ financingAmount: '9000.00' })
  const other = await given(app).project()
  const first = await invest(project, '500.00')
  await invest(other, '700.00')
  // The third in Madrid.
  app.clock.set('2028-03-02T23:30:00Z')
  await invest(project, '250.00')
  const { client } = await given(app).session(first.userId)
  await client.POST('/v1/project/orders/{id}/revoke', {
    params: { path: { id: first.orderId } },
    headers: { 'idempotency-key': 'revoke-once' },
  })
  app.clock.set('2028-03-04T09:00:00Z')
  ada = await given(app).administrator()
  const funding = await fundingOf(ada, project.projectId)
  expect(funding).toMatchObject({ goal: '9000.00', step: 'day' })
  expect(shown(funding)).toEqual([
    ['2028-03-01', '500.00', '0.00', '500.00', 1],
    ['2028-03-02', '0.00', '0.00', '500.00', 0],
    ['2028-03-03', '250.00', '500.00', '250.00', 2],
    ['2028-03-04', '0.00', '0.00', '250.00', 0],
  ])
})

it('groups a long financing by week, then by month, into at most 400 points', async () => {
  app.clock.set('2030-01-01T09:00:00Z')
  const project = await given(app).project({ dateEnd: '2049-12-31' })
  await invest(project, '500.00')
  const after = async (days: number) => {
    app.clock.set('2030-01-01T09:00:00Z')
    app.clock.advance({ days })
    ada = await given(app).administrator()
    const { step, points } = await fundingOf(ada, project.projectId)
    return { step, points: points.length, total: points.at(-1)!.total }
  }
  expect(await after(398)).toEqual({ step: 'day', points: 399, total: '500.00' })
  expect(await after(399)).toMatchObject({ step: 'week', total: '500.00' })
  const mostWeeks = await after(398 * 7)
  expect(mostWeeks.step).toBe('week')
  expect(mostWeeks.points).toBeLessThanOrEqual(400)
  expect(await after(398 * 7 + 1)).toMatchObject({ step: 'month', total: '500.00' })
})

it('is empty before the first investment, and limited to staff', async () => {
  const project = await given(app).project()
  const manager = await given(app).manager()
  expect((await fundingOf(manager, project.projectId)).points).toEqual([])
  const customer = await given(app).person()
  const path = { id: project.projectId }
  const { error } = await customer.client.GET('/v1/project/statistics/funding/{id}', { params: { path } })
  expect(error).toMatchObject({ status: 403, code: 'forbidden' })
  const unknown = await manager.client.GET('/v1/project/statistics/funding/{id}', {
    params: { path: { id: '01890000-0000-7000-8000-00000000dead' } },
  })
  expect(unknown.error).toMatchObject({ status: 404 })
})
