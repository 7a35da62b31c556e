import { buildApp, type ApiApp } from '@cauce/api'
import { given, movableClock, startTestApp, type Person, type ProjectReference, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../reconciliation/index.ts'
import { activateDueOrders } from './orders.jobs.ts'

let app: TestApp
/** A second process on the same database, whose clock is five days ahead. */
let later: ApiApp
beforeAll(async () => {
  app = await startTestApp()
  later = await buildApp({
    settings: app.kernel.settings,
    databaseUrl: app.databaseUrl,
    clock: movableClock('2026-11-25T09:00:00Z'),
  })
  await later.ready()
})
afterAll(async () => {
  await later.close()
  await app.stop()
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const ROUNDS = Array.from({ length: 8 }, (_, round) => round + 1)
const invest = ({ client, userId }: Person, project: ProjectReference, amount: string) =>
  client.POST('/v1/project/orders', { body: { ...project, amount, orderType: 'invest', userId, acceptsTerms: true } })
const orderOf = async (orderId: string) => {
  const { rows } = await app.kernel.database.$client.query('select status from orders where order_id = $1', [orderId])
  return rows[0].status as string
}
const projectOf = async (project: ProjectReference) => {
  const { rows } = await app.kernel.database.$client.query(
    'select p.phase, p.amount_invested::text as invested, a.balance::text as escrow from projects p join ledger_accounts a on a.account_id = p.project_id where p.project_id = $1',
    [project.projectId],
  )
  return rows[0] as { phase: string; invested: string; escrow: string }
}
const expectBalanced = async () => expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })

describe('a revocation against the activation of the same order', () => {
  it.each(ROUNDS)('ends as one of the two, round %i', async () => {
    const [ana, project] = [await given(app).investor({ wallet: '500.00' }), await given(app).project()]
    const { orderId } = (await invest(ana, project, '500.00')).data!
    const [revoked] = await Promise.all([
      ana.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: orderId } } }),
      activateDueOrders(later.kernel),
    ])
    expect(await orderOf(orderId)).toBe(revoked.response.status === 200 ? 'cancelled' : 'active')
    expect((await projectOf(project)).escrow).toBe(revoked.response.status === 200 ? '0' : '50000')
    await expectBalanced()
  })
})

describe('leaving against the last euro', () => {
  it.each(ROUNDS)('never leaves a financed project short, round %i', async () => {
    const [ana, bea] = [
      await given(app).investor({ wallet: '500.00' }),
      await given(app).investor({ wallet: '500.00' }),
    ]
    const project = await given(app).project({ financingAmount: '1000.00' })
    const { orderId } = (await invest(ana, project, '500.00')).data!
    await app.kernel.database.$client.query("update orders set status = 'active' where order_id = $1", [orderId])
    const [left, last] = await Promise.all([
      ana.client.POST('/v1/project/orders/{id}/disinvest', { params: { path: { id: orderId } } }),
      invest(bea, project, '500.00'),
    ])
    expect(last.response.status).toBe(201)
    const hasLeft = left.response.status === 200
    expect(await projectOf(project)).toEqual(
      hasLeft
        ? { phase: 'Investment', invested: '50000', escrow: '50000' }
        : { phase: 'Financed', invested: '100000', escrow: '100000' },
    )
    await expectBalanced()
  })
})

describe('closing with refund against people who invest', () => {
  it.each([1, 2, 3])('leaves nothing in the project and nobody short, round %i', async () => {
    const [administrator, project] = [await given(app).administrator(), await given(app).project()]
    const people = await Promise.all(Array.from({ length: 32 }, () => given(app).investor({ wallet: '100.00' })))
    await Promise.all([
      ...people.slice(0, 16).map((person) => invest(person, project, '100.00')),
      administrator.client.POST('/v1/project/projects/{id}/refund', {
        params: { path: { id: project.projectId } },
        body: { reason: 'Sin licencia' },
      }),
      ...people.slice(16).map((person) => invest(person, project, '100.00')),
    ])
    expect(await projectOf(project)).toEqual({ phase: 'Closed', invested: '0', escrow: '0' })
    const { rows } = await app.kernel.database.$client.query(
      'select distinct balance::text from ledger_accounts where account_id = any ($1)',
      [people.map(({ walletId }) => walletId)],
    )
    expect(rows).toEqual([{ balance: '10000' }])
    await expectBalanced()
  })
})

describe('64 approvals of one income', () => {
  it('credit it once', async () => {
    const ana = await given(app).investor()
    const administrators = await Promise.all(Array.from({ length: 64 }, () => given(app).administrator()))
    const asked = await administrators[0]!.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '250.00', userId: ana.userId },
    })
    const file = new File(['%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF'], 'justificante.pdf')
    const answers = await Promise.all(
      administrators.map(({ token }) =>
        app.client(token).PATCH('/v1/wallet/transactions/{id}', {
          params: { path: { id: asked.data!.transactionId } },
          body: { status: 'completed', file },
        }),
      ),
    )
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    const { data } = await ana.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: ana.walletId } } })
    expect(data).toMatchObject({ balance: '250.00' })
  })
})
