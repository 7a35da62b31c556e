import { LATE_AGES, parseAmount } from '@cauce/contract'
import { given, placeOrder, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { foldTallies } from '../../../database/index.ts'
import { settleFinancing } from '../../../flows/finance-project.ts'

const app = testApp()
let ada: Person

async function invest(project: ProjectReference, amount: string) {
  const investor = await given(app).investor({ wallet: amount })
  const { data } = await placeOrder(investor, project, amount)
  return { ...investor, orderId: data!.orderId }
}

const byProject = async (query: { fromDate?: string; toDate?: string }) =>
  (await ada.client.GET('/v1/project/statistics/projects', { params: { query } })).data!

describe('invested amounts by project', () => {
  it('are summed over whole months, by project and type, before and after folding the counts', async () => {
    app.clock.set('2028-01-31T22:30:00Z')
    const [one, other] = [await given(app).project(), await given(app).project()]
    await invest(one, '300.00')
    // February in Madrid.
    app.clock.set('2028-01-31T23:30:00Z')
    await invest(one, '500.00')
    await invest(other, '200.00')
    ada = await given(app).administrator()
    const namesOf = ({ projects }: Awaited<ReturnType<typeof byProject>>) =>
      projects.map(({ projectId, invested, count }) => [projectId, invested, count])
    const check = async () => {
      const all = await byProject({ fromDate: '2028-01-15', toDate: '2028-02-01' })
      expect(all).toMatchObject({ fromDate: '2028-01-01', toDate: '2028-02-29', projectCount: 2 })
      expect(namesOf(all)).toEqual([
        [one.projectId, '800.00', 2],
        [other.projectId, '200.00', 1],
      ])
      expect(namesOf(await byProject({ fromDate: '2028-02-01', toDate: '2028-02-29' }))).toEqual([
        [one.projectId, '500.00', 1],
        [other.projectId, '200.00', 1],
      ])
      expect(await byProject({ fromDate: '2028-03-01', toDate: '2028-03-01' })).toMatchObject({
        projects: [],
        types: [],
        projectCount: 0,
      })
      const sum = (rows: readonly { invested: string }[]) =>
        rows.reduce((total, { invested }) => total + parseAmount(invested), 0n)
      expect(sum(all.types)).toBe(100_000n)
      expect(all.types.reduce((total, { count }) => total + count, 0)).toBe(3)
    }
    await check()
    await foldTallies(app.kernel.database)
    const { rows } = await app.kernel.database.execute(
      sql`select 1 from tally_changes where counted = 'project_movements'`,
    )
    expect(rows).toEqual([])
    await check()
  })
})

describe('late payments', () => {
  it('are summed by age, and move to the next age as days pass', async () => {
    app.clock.set('2029-01-10T09:00:00Z')
    const project = await given(app).project({
      financingAmount: '1000.00',
      projectDuration: 6,
      deliveryFeePeriod: 'quarterly',
      withdrawMoneyFinanced: true,
    })
    await invest(project, '1000.00')
    app.clock.advance({ days: 5 })
    await settleFinancing(app.kernel, project.projectId)
    const { rows } = await app.kernel.database.execute<{ due: string; interest: string }>(
      sql`select due_date::text as due, (interest_due / 100.0)::numeric(12, 2)::text as interest from distributions where project_id = ${project.projectId} order by number`,
    )
    const [first] = rows
    const on = async (days: number) => {
      app.clock.set(`${first!.due}T09:00:00Z`)
      app.clock.advance({ days })
      ada = await given(app).administrator()
      const { data } = await ada.client.GET('/v1/project/statistics/late-payments')
      return data!.ages.filter(({ count }) => count > 0)
    }
    expect(await on(0)).toEqual([])
    const none = { principal: '0.00', interest: '0.00', count: 0, projectCount: 0 }
    const { data: nothing } = await ada.client.GET('/v1/project/statistics/late-payments')
    expect(nothing!.ages).toEqual(LATE_AGES.map((age) => ({ age, ...none })))
    const late = { principal: '0.00', interest: first!.interest, count: 1, projectCount: 1 }
    expect(await on(1)).toEqual([{ age: 'upTo30', ...late }])
    expect(await on(30)).toEqual([{ age: 'upTo30', ...late }])
    expect(await on(31)).toEqual([{ age: 'upTo60', ...late }])
    expect(await on(61)).toEqual([{ age: 'upTo90', ...late }])
    expect((await on(91)).map(({ age }) => age)).toContain('older')
    await app.kernel.database.execute(
      sql`update distributions set status = 'draft' where project_id = ${project.projectId}`,
    )
    expect((await on(1)).map(({ age }) => age)).toEqual(['upTo30'])
  })
})

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
