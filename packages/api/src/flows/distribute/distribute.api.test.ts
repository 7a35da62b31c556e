import { calendarDateOf } from '@cauce/contract'
import { given, sample, testApp, type GivenProject, type Person, placeOrder } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { settleFinancing } from '../finance-project.ts'
import { listConfirming, listUnsettledProjects } from './distribute.queries.ts'
import { payDistribution } from './index.ts'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const TERMS = { financingAmount: '100.00', projectDuration: 3, deliveryFeePeriod: 'quarterly' } as const
const run = (statement: string, id: string) => app.kernel.database.$client.query(statement, [id])

async function invested(amount: string, terms: GivenProject = {}): Promise<string> {
  const project = await given(app).project({ ...TERMS, withdrawMoneyFinanced: true, ...terms })
  await granted(placeOrder(await given(app).investor({ wallet: amount }), project, amount))
  return project.projectId
}

async function due(terms: GivenProject = {}): Promise<string> {
  const projectId = await invested('100.00', terms)
  await run("update orders set status = 'active' where project_id = $1", projectId)
  return projectId
}

async function settled(terms: GivenProject = {}): Promise<string> {
  const projectId = await due(terms)
  await settleFinancing(app.kernel, projectId)
  return projectId
}

async function lent(...orders: readonly (readonly [Person, string])[]): Promise<string> {
  const project = await given(app).project({
    ...{ financingAmount: '1000.00', projectDuration: 12, deliveryFeePeriod: 'annual', targetProfitability: 1000 },
    ...{ withdrawMoneyFinanced: true, managerFee: 0 },
  })
  for (const [person, amount] of orders) await granted(placeOrder(person, project, amount))
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, project.projectId)
  return project.projectId
}

async function record(projectId: string, amount: string, { client }: Person) {
  const query = { projectId, status: 'planned' } as const
  const { data } = await granted(client.GET('/v1/project/distributions', { params: { query } }))
  const params = { path: { id: data[0]!.distributionId } }
  const paidOn = calendarDateOf(app.clock.now())
  const body = { amount, paidOn, file: sample.pdf(), creditsBeforeReceipt: true }
  await granted(client.POST('/v1/project/distributions/{id}/record', { params, body }))
  return params
}

const isListed = async (projectId: string) => (await listUnsettledProjects(app.kernel.database)).includes(projectId)
const dropSchedule = (projectId: string) => run('delete from distributions where project_id = $1', projectId)

describe('a financed project is listed for settlement', () => {
  test('while its promoter awaits the money, or it has no schedule', async () => {
    const unpaid = await due()
    const planned = await settled({ withdrawMoneyFinanced: false })
    const [paid, paidOnly] = [await settled(), await settled()]
    await dropSchedule(paidOnly)
    const found = [unpaid, planned, paid, paidOnly].map(isListed)
    expect(await Promise.all(found)).toEqual([true, false, false, true])
    // Even with a schedule.
    await run('update projects set withdraw_money_financed = true where project_id = $1', planned)
    expect(await isListed(planned)).toBe(true)
  })

  test('but not while an order may be revoked, before it is financed, or without money', async () => {
    const [pending, open, empty] = [await invested('100.00'), await invested('100.00', {}), await given(app).project()]
    await run("update projects set phase = 'Investment' where project_id = $1", open)
    await run("update projects set phase = 'Financed' where project_id = $1", empty.projectId)
    expect(await Promise.all([pending, open, empty.projectId].map(isListed))).toEqual([false, false, false])
  })
})

test('a distribution that is only planned is not listed for payment, and a discarded draft leaves it as it was', async () => {
  const projectId = await settled()
  const rows = async () => {
    const { rows: found } = await app.kernel.database.execute(sql`
      select d.*, (select count(*)::integer from distribution_shares s where s.distribution_id = d.distribution_id) as shares
      from distributions d where d.project_id = ${projectId}`)
    return found.map(({ updated_at: _at, ...row }) => row)
  }
  const before = await rows()
  expect(await listConfirming(app.kernel.database)).not.toContain(before[0]!['distribution_id'])
  const administrator = await given(app).administrator()
  const { client } = administrator
  const params = await record(projectId, '50.00', administrator)
  expect(await rows()).toMatchObject([{ status: 'draft', shares: 1 }])
  expect((await client.POST('/v1/project/distributions/{id}/discard', { params })).response.status).toBe(200)
  expect(await rows()).toEqual(before)
  const query = { recordId: params.path.id }
  const { data: earlier } = await client.GET('/v1/misc/earlier-documents', { params: { query } })
  expect(earlier).toMatchObject({ data: [{ noun: 'distributions', document: { contentType: 'application/pdf' } }] })
})

test.each([
  { who: 'another administrator', by: async () => ({ third: await given(app).administrator(), seen: undefined }) },
  { who: 'the same, with the hash,', by: () => Promise.resolve({ third: undefined, seen: sample.SEEN }) },
])('a payment that is confirmed unseen is taken, and credited once $who confirms it', async ({ by }) => {
  const investor = await given(app).investor({ wallet: '1000.00' })
  const projectId = await lent([investor, '1000.00'])
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const params = await record(projectId, '100.00', one)
  const confirm = ({ client }: Person, seen?: string) =>
    client.POST('/v1/project/distributions/{id}/confirm', { params, body: { ...(seen !== undefined && { seen }) } })
  const available = async () => {
    await payDistribution(app.kernel, params.path.id)
    const ofInvestor = { params: { path: { id: investor.walletId! } } }
    return (await granted(one.client.GET('/v1/wallet/wallets/{id}', ofInvestor))).balance
  }
  expect((await confirm(other, 'f'.repeat(64))).error).toMatchObject({ status: 409, code: 'document-changed' })
  for (let time = 0; time < 2; time += 1) {
    expect((await confirm(other)).data).toMatchObject({ status: 'awaiting', isUnseen: true })
    expect(await available()).toBe('0.00')
  }
  const { third = other, seen } = await by()
  expect((await confirm(third, seen)).data).toMatchObject({ status: 'confirming', isUnseen: false })
  expect(await available()).toBe('81.00')
})

test('the last of three parts finishes the orders and closes the project; each mail adds up the orders of a person', async () => {
  const email = 'partes@example.org'
  const ana = await given(app).investor({ wallet: '600.00', email })
  const bea = await given(app).investor({ wallet: '400.00' })
  const projectId = await lent([ana, '200.00'], [ana, '400.00'], [bea, '400.00'])
  const [one, other] = [await given(app).administrator(), await given(app).administrator()]
  const pay = async (amount: string) => {
    const params = await record(projectId, amount, one)
    const body = { seen: sample.SEEN }
    await granted(other.client.POST('/v1/project/distributions/{id}/confirm', { params, body }))
    await app.runJobs()
  }
  const left = async () => {
    const { rows: orders } = await app.kernel.database.execute<{ said: string }>(sql`
      select concat_ws(' ', o.amount, o.status, (select sum(s.principal) from distribution_shares s where s.order_id = o.order_id and s.paid_at is not null)) as said
      from orders o where o.project_id = ${projectId} order by o.created_at, o.order_id`)
    const { rows: parts } = await app.kernel.database.execute<{ said: string }>(sql`
      select concat_ws(' ', part, status, principal_due, principal) as said from distributions where project_id = ${projectId} order by part`)
    const { rows: phases } = await app.kernel.database.execute<{ phase: string }>(
      sql`select phase from projects where project_id = ${projectId}`,
    )
    return [orders.map(({ said }) => said).toSorted(), parts.map(({ said }) => said), phases[0]!.phase]
  }
  await pay('400.00')
  expect(await left()).toEqual([
    ['20000 active 6000', '40000 active 12000', '40000 active 12000'],
    ['1 paid 100000 30000', '2 planned 70000'],
    'Financed',
  ])
  await pay('300.00')
  expect(await left()).toEqual([
    ['20000 active 12000', '40000 active 24000', '40000 active 24000'],
    ['1 paid 100000 30000', '2 paid 70000 30000', '3 planned 40000'],
    'Financed',
  ])
  await pay('400.00')
  expect(await left()).toEqual([
    ['20000 finished 20000', '40000 finished 40000', '40000 finished 40000'],
    ['1 paid 100000 30000', '2 paid 70000 30000', '3 paid 40000 40000'],
    'Closed',
  ])
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })

  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email, take: 100 } } })
  const texts = data!.data.map(({ text }) => text.replaceAll('\u00A0', ' '))
  const parts = texts
    .filter((text) => text.includes('le ha pagado'))
    .map((text) => [/Es la parte (\d)/, /Capital devuelto: ([\d.,]+)/].map((pattern) => pattern.exec(text)?.[1]))
  expect(parts.toSorted()).toEqual([
    ['1', '180,00'],
    ['2', '180,00'],
    ['3', '240,00'],
  ])
})
