import { given, sample, testApp, type GivenProject, placeOrder } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleFinancing } from '../finance-project.ts'
import { listConfirming, listUnsettledProjects } from './distribute.queries.ts'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const TERMS = { financingAmount: '100.00', projectDuration: 3, deliveryFeePeriod: 'quarterly' } as const
const run = (statement: string, id: string) => app.kernel.database.$client.query(statement, [id])

async function invested(amount: string, terms: GivenProject = {}): Promise<string> {
  const project = await given(app).project({ ...TERMS, withdrawMoneyFinanced: true, ...terms })
  const { client, userId } = await given(app).investor({ wallet: amount })
  expect((await placeOrder({ client, userId }, project, amount)).response.status).toBe(201)
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
  })

  test('while its promoter awaits the money, even with a schedule', async () => {
    const projectId = await settled({ withdrawMoneyFinanced: false })
    await run('update projects set withdraw_money_financed = true where project_id = $1', projectId)
    expect(await isListed(projectId)).toBe(true)
  })

  test('but not while an order may be revoked, before it is financed, or without money', async () => {
    const [pending, open, empty] = [await invested('100.00'), await invested('100.00', {}), await given(app).project()]
    await run("update projects set phase = 'Investment' where project_id = $1", open)
    await run("update projects set phase = 'Financed' where project_id = $1", empty.projectId)
    expect(await Promise.all([pending, open, empty.projectId].map(isListed))).toEqual([false, false, false])
  })
})

test('a distribution that is only planned is not listed for payment', async () => {
  const projectId = await settled()
  const { rows } = await run('select distribution_id from distributions where project_id = $1', projectId)
  expect(await listConfirming(app.kernel.database)).not.toContain(rows[0].distribution_id)
})

test('a discarded draft leaves the distribution as it was', async () => {
  const projectId = await settled()
  const rows = async () => {
    const { rows: found } = await app.kernel.database.execute(sql`
      select d.*, (select count(*)::integer from distribution_shares s where s.distribution_id = d.distribution_id) as shares
      from distributions d where d.project_id = ${projectId}`)
    return found.map(({ updated_at: _at, ...row }) => row)
  }
  const before = await rows()
  const { client } = await given(app).administrator()
  const params = { path: { id: String(before[0]!['distribution_id']) } }
  const body = { amount: '50.00', paidOn: '2026-11-20', file: sample.pdf(), creditsBeforeReceipt: true }
  expect((await client.POST('/v1/project/distributions/{id}/record', { params, body })).response.status).toBe(200)
  expect(await rows()).toMatchObject([{ status: 'draft', shares: 1 }])
  expect((await client.POST('/v1/project/distributions/{id}/discard', { params })).response.status).toBe(200)
  expect(await rows()).toEqual(before)
  const query = { recordId: params.path.id }
  const { data: earlier } = await client.GET('/v1/misc/earlier-documents', { params: { query } })
  expect(earlier).toMatchObject({ data: [{ noun: 'distributions', document: { contentType: 'application/pdf' } }] })
})
