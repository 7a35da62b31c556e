import { buildApp, type ApiApp } from '@cauce/api'
import {
  given,
  movableClock,
  sample,
  startTestApp,
  type Person,
  type ProjectReference,
  type TestApp,
  placeOrder,
} from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { activateDueOrders } from '../../modules/project/orders/index.ts'

let app: TestApp
/** Its clock is five days ahead. */
let later: ApiApp
beforeAll(async () => {
  app = await startTestApp()
  later = await buildApp({
    settings: app.kernel.settings,
    databaseUrl: app.databaseUrl,
    limits: app.limits,
    clock: movableClock('2026-11-25T09:00:00Z'),
  })
  await later.ready()
})
afterAll(async () => {
  await later.close()
  await app.stop()
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const invest = ({ client, userId }: Person, project: ProjectReference, amount: string) =>
  placeOrder({ client, userId }, project, amount)
const outcomeOf = ({ error, response }: { error?: { code: string }; response: Response }) =>
  error?.code ?? response.status
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

describe('64 revocations racing with the activation of the same orders', () => {
  it.each([1, 2])('leave each order either cancelled and refunded or active, round %i', async () => {
    const project = await given(app).project({ financingAmount: '100000.00' })
    const people = await Promise.all(Array.from({ length: 64 }, () => given(app).investor({ wallet: '100.00' })))
    const made = await Promise.all(people.map((person) => invest(person, project, '100.00')))
    const orderIds = made.map(({ data }) => data!.orderId)
    const revoke = (person: Person, id: string) =>
      person.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id } } })
    const [answers] = await Promise.all([
      Promise.all(people.map((person, index) => revoke(person, orderIds[index]!))),
      activateDueOrders(later.kernel),
    ])
    for (const answer of answers) expect(outcomeOf(answer)).toBeOneOf([200, 'state-forbids'])
    const isRevoked = answers.map(({ response }) => response.status === 200)
    expect(await Promise.all(orderIds.map(orderOf))).toEqual(isRevoked.map((is) => (is ? 'cancelled' : 'active')))
    const kept = isRevoked.filter((is) => !is).length * 10_000
    expect(await projectOf(project)).toMatchObject({ invested: String(kept), escrow: String(kept) })
    await expectBalanced()
  })
})

describe('63 people leaving while the last euro is invested', () => {
  it.each([1, 2])('never leave a financed project short, round %i', async (round) => {
    const project = await given(app).project({ financingAmount: '6400.00' })
    const people = await Promise.all(Array.from({ length: 64 }, () => given(app).investor({ wallet: '100.00' })))
    const [newcomer, ...holders] = people
    const made = await Promise.all(holders.map((person) => invest(person, project, '100.00')))
    await app.kernel.database.$client.query("update orders set status = 'active' where project_id = $1", [
      project.projectId,
    ])
    const leaveAll = () =>
      Promise.all(
        holders.map(({ client }, index) =>
          client.POST('/v1/project/orders/{id}/disinvest', { params: { path: { id: made[index]!.data!.orderId } } }),
        ),
      )
    // Alternates: the first asked wins more often.
    const lastFirst = round % 2 === 0 ? invest(newcomer!, project, '100.00') : undefined
    const [answers, last] = await Promise.all([leaveAll(), lastFirst ?? invest(newcomer!, project, '100.00')])
    expect(last.response.status).toBe(201)
    const left = answers.filter(({ response }) => response.status === 200).length
    const rest = String((64 - left) * 10_000)
    expect(await projectOf(project)).toEqual({
      phase: left === 0 ? 'Financed' : 'Investment',
      invested: rest,
      escrow: rest,
    })
    const refusals = answers.flatMap(({ error }) => (error ? [error.code] : []))
    expect(refusals.filter((code) => code !== 'disinvestment-not-possible')).toEqual([])
    await expectBalanced()
  })
})

describe('closing with refund while people invest', () => {
  it('empties the project and pays every investor back', async () => {
    const [administrator, project] = [await given(app).administrator(), await given(app).project()]
    const people = await Promise.all(Array.from({ length: 64 }, () => given(app).investor({ wallet: '100.00' })))
    const answers = await Promise.all([
      ...people.slice(0, 32).map((person) => invest(person, project, '100.00')),
      administrator.client.POST('/v1/project/projects/{id}/refund', {
        params: { path: { id: project.projectId } },
        body: { reason: 'Sin licencia' },
      }),
      ...people.slice(32).map((person) => invest(person, project, '100.00')),
    ])
    const outcomes = answers.map((answer) => outcomeOf(answer))
    expect(outcomes.filter((outcome) => ![200, 201, 'investing-not-possible'].includes(outcome))).toEqual([])
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
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
    const asked = await ana.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '250.00', bankAccountId: await given(app).bankAccount(ana) },
    })
    const file = sample.pdf('justificante.pdf')
    const answers = await Promise.all(
      administrators.map(({ token }) =>
        app.client(token).PATCH('/v1/wallet/transactions/{id}', {
          params: { path: { id: asked.data!.transactionId } },
          body: { status: 'completed', file },
        }),
      ),
    )
    const outcomes = answers.map((answer) => outcomeOf(answer))
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'state-forbids')).toHaveLength(63)
    const { data } = await ana.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: ana.walletId } } })
    expect(data).toMatchObject({ balance: '250.00' })
  })
})
