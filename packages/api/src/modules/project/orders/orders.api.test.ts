import { buildApp } from '@cauce/api'
import { GUIDANCE_CONSENT_VERSION } from '@cauce/contract'
import { given, injectClient, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { activateDueOrders } from './index.ts'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

let keys = 0
const key = () => `test-key-${(keys += 1)}`
const bodyOf = (person: Person, project: ProjectReference, amount: string) =>
  ({
    ...project,
    amount,
    orderType: 'invest',
    userId: person.userId,
    acceptsTerms: true,
    penaltyAmount: 0,
    penalty: 0,
  }) as const
const invest = (person: Person, project: ProjectReference, amount: string, idempotencyKey = key()) =>
  person.client.POST('/v1/project/orders', {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    body: bodyOf(person, project, amount),
  })
const leave = (person: Person, orderId: string, verb: 'revoke' | 'disinvest') =>
  person.client.POST(`/v1/project/orders/{id}/${verb}`, {
    params: { path: { id: orderId }, header: { 'Idempotency-Key': key() } },
  })
const walletOf = async (person: Person) =>
  (await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })).data!
const projectOf = async (project: ProjectReference) =>
  (await app.client().GET('/v1/project/projects/{id}', { params: { path: { id: project.projectId } } })).data!
const escrowOf = async (project: ProjectReference) => {
  const { rows } = await app.kernel.database.$client.query(
    'select balance::text from ledger_accounts where account_id = $1',
    [project.projectId],
  )
  return rows[0].balance as string
}

describe('investing', () => {
  it('moves the money from the wallet into the escrow and shows it everywhere', async () => {
    const [ana, project] = [await given(app).investor({ wallet: '1000.00' }), await given(app).project()]
    const { data, response } = await invest(ana, project, '600.00')
    expect(response.status).toBe(201)
    expect(data).toMatchObject({
      amount: '600.00',
      status: 'pending',
      reflectionEndsAt: '2026-11-24T23:00:00.000Z',
      projectName: 'Ribera del Turia',
    })
    const read = await ana.client.GET('/v1/project/orders/{id}', { params: { path: { id: data!.orderId } } })
    expect(data).toEqual(read.data)
    expect(await walletOf(ana)).toMatchObject({ balance: '400.00', available: '400.00' })
    expect(await escrowOf(project)).toBe('60000')
    expect(await projectOf(project)).toMatchObject({
      amountInvested: '600.00',
      percentageInvested: 6,
      amountRemaining: '9400.00',
      investorCount: 1,
    })
    const movements = await ana.client.GET('/v1/project/order-movements', {
      params: { query: { orderId: data!.orderId } },
    })
    expect(movements.data).toMatchObject({ total: 1, data: [{ type: 'invest', amount: '600.00' }] })
    const disinvested = await ana.client.GET('/v1/project/order-movements', {
      params: { query: { orderId: data!.orderId, type: 'disinvest' } },
    })
    expect(disinvested.data).toEqual({ data: [], total: 0 })
    const transactions = await ana.client.GET('/v1/wallet/transactions', { params: { query: { userId: ana.userId } } })
    expect(transactions.data!.data[0]).toMatchObject({
      type: 'withdraw',
      issuerName: 'project_order',
      amount: '600.00',
      balanceAfter: '400.00',
      status: 'completed',
      reflectionEndsAt: data!.reflectionEndsAt,
    })
  })

  it('is returned in whole by its revocation, and balances after both include reserved money', async () => {
    const [ana, project] = [await given(app).investor({ wallet: '1000.00' }), await given(app).project()]
    await given(app).withdrawal(ana, '100.00')
    const { data: order } = await invest(ana, project, '600.00')
    app.clock.advance({ seconds: 1 })
    const { data: revoked } = await leave(ana, order!.orderId, 'revoke')
    expect(revoked).toMatchObject({ status: 'cancelled', departure: 'revoke', penaltyAmount: '0.00' })
    expect(await walletOf(ana)).toMatchObject({ balance: '1000.00', available: '900.00' })
    expect(await projectOf(project)).toMatchObject({ amountInvested: '0.00', investorCount: 0 })
    const query = { projectId: project.projectId, orderSide: 'asc' } as const
    const { data } = await ana.client.GET('/v1/wallet/transactions', { params: { query } })
    expect(data!.data.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
      ['withdraw', '600.00', '400.00'],
      ['income', '600.00', '1000.00'],
    ])
  })

  it('is refused on behalf of another person', async () => {
    const [ana, bea, project] = [
      await given(app).investor({ wallet: '1000.00' }),
      await given(app).investor(),
      await given(app).project(),
    ]
    const { response } = await bea.client.POST('/v1/project/orders', { body: bodyOf(ana, project, '300.00') })
    expect(response.status).toBe(404)
  })

  it('counts all earlier orders of the person in the project', async () => {
    const [ana, project] = [
      await given(app).investor({ wallet: '1000.00' }),
      await given(app).project({ maximumInvestment: '1000.00' }),
    ]
    await invest(ana, project, '200.00')
    await invest(ana, project, '300.00')
    expect((await invest(ana, project, '500.01')).error).toMatchObject({
      code: 'above-project-maximum',
      errors: [{ path: 'amount', params: { maximum: '500.00' } }],
    })
    expect((await invest(ana, project, '500.00')).response.status).toBe(201)
  })

  it('finances the project with the last euro, whose revocation reopens it', async () => {
    const [ana, project] = [await given(app).investor({ wallet: '10000.00' }), await given(app).project()]
    const { data: order } = await invest(ana, project, '10000.00')
    expect(await projectOf(project)).toMatchObject({ phaseName: 'Financed', percentageInvested: 100 })
    const { error } = await invest(ana, project, '100.00')
    expect(error!.code).toBe('investing-not-possible')
    await leave(ana, order!.orderId, 'revoke')
    expect(await projectOf(project)).toMatchObject({ phaseName: 'Investment', amountInvested: '0.00' })
  })
})

it('above 10,000 EUR of one person in all projects needs a consent, which is stored with its total and version', async () => {
  const ana = await given(app).investor({ wallet: '20000.00' })
  const [project, other] = [await given(app).project({ financingAmount: '30000.00' }), await given(app).project()]
  const { data: first } = await invest(ana, project, '9900.00')
  expect(await invest(ana, project, '100.01')).toMatchObject({
    response: { status: 422 },
    error: {
      code: 'guidance-consent-missing',
      errors: [{ path: 'consentsAboveGuidance', params: { total: '10000.01', cap: '10000.00' } }],
    },
  })
  expect(await walletOf(ana)).toMatchObject({ balance: '10100.00' })
  expect((await invest(ana, project, '100.00')).data).toMatchObject({ consentedTotal: null })
  expect((await invest(ana, other, '100.00')).error).toMatchObject({ params: { total: '10100.00' } })
  const body = { ...bodyOf(ana, other, '100.00'), consentsAboveGuidance: true }
  const { data } = await ana.client.POST('/v1/project/orders', { body })
  expect(data).toMatchObject({ amount: '100.00', consentedTotal: '10100.00' })
  const params = { path: { id: data!.orderId } }
  expect((await ana.client.GET('/v1/project/orders/{id}', { params })).data).toEqual(data)
  const consented = 'select consent_version from orders where order_id = $1'
  const { rows } = await app.kernel.database.$client.query(consented, [data!.orderId])
  expect(rows).toEqual([{ consent_version: GUIDANCE_CONSENT_VERSION }])
  await leave(ana, first!.orderId, 'revoke')
  expect((await invest(ana, project, '9800.00')).data).toMatchObject({ consentedTotal: null })
})

describe('races', () => {
  function expectOne(answers: readonly Awaited<ReturnType<typeof invest>>[], ...refusals: readonly string[]) {
    const outcomes = answers.map(({ error, response }) => error?.code ?? String(response.status))
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome !== '201' && !refusals.includes(outcome))).toEqual([])
  }

  it('spend the last euro of a wallet once', async () => {
    const [ana, project] = [await given(app).investor({ wallet: '100.00' }), await given(app).project()]
    const answers = await Promise.all(Array.from({ length: 64 }, () => invest(ana, project, '100.00')))
    expectOne(answers, 'wallet-insufficient')
    expect(await walletOf(ana)).toMatchObject({ balance: '0.00' })
  })

  it('give the last investor place to one', async () => {
    const project = await given(app).project({ maxInvestorNumber: 1 })
    const people = await Promise.all(Array.from({ length: 32 }, () => given(app).investor({ wallet: '100.00' })))
    const answers = await Promise.all(people.map((person) => invest(person, project, '100.00')))
    expectOne(answers, 'investor-places-taken')
    expect((await projectOf(project)).investorCount).toBe(1)
  })
})

describe('two processes on one database', () => {
  const openSecondProcess = () => {
    const { kernel, databaseUrl, limits, clock } = app
    return buildApp({ settings: kernel.settings, databaseUrl, limits, clock })
  }

  it('count together what one person invests through both in different projects', async () => {
    const other = await openSecondProcess()
    await other.ready()
    try {
      for (let round = 0; round < 2; round += 1) {
        const here = await given(app).investor({ wallet: '20000.00' })
        const there = { ...here, client: injectClient(other, { cookie: `session=${here.token}` }) }
        const projects = await Promise.all(Array.from({ length: 6 }, () => given(app).project()))
        const answers = await Promise.all(
          projects.map((project, index) => invest(index % 2 ? here : there, project, '3000.00')),
        )
        expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(3)
        const refusals = answers.flatMap(({ error }) => (error ? [error.code] : []))
        expect(refusals).toEqual(Array(3).fill('guidance-consent-missing'))
      }
    } finally {
      await other.close()
    }
  })

  it('keep the limits together, even with the same idempotency keys', async () => {
    const other = await openSecondProcess()
    await other.ready()
    try {
      const project = await given(app).project({ financingAmount: '1000.00', minimumInvestment: '100.00' })
      const people = await Promise.all(Array.from({ length: 32 }, () => given(app).investor({ wallet: '100.00' })))
      const answers = await Promise.all(
        people.flatMap((person) => {
          const sameKey = key()
          const elsewhere = { ...person, client: injectClient(other, { cookie: `session=${person.token}` }) }
          return [invest(person, project, '100.00', sameKey), invest(elsewhere, project, '100.00', sameKey)]
        }),
      )
      const orderIds = new Set(answers.flatMap(({ data }) => (data ? [data.orderId] : [])))
      expect(orderIds.size).toBe(10)
      const refusals = answers.flatMap(({ error }) => (error ? [error.code] : []))
      const expected = ['idempotency-in-progress', 'investing-not-possible', 'above-project-remainder']
      expect(refusals.filter((code) => !expected.includes(code))).toEqual([])
      expect(await escrowOf(project)).toBe('100000')
      expect(await projectOf(project)).toMatchObject({ phaseName: 'Financed', investorCount: 10 })
    } finally {
      await other.close()
    }
  })
})

const statusOf = async (orderId: string) => {
  const { rows } = await app.kernel.database.$client.query('select status from orders where order_id = $1', [orderId])
  return rows[0].status as string
}

describe('leaving a project', () => {
  it('costs the cancellation fee after the reflection period', async () => {
    const [ana, project] = [await given(app).investor({ wallet: '1000.00' }), await given(app).project()]
    const { data: order } = await invest(ana, project, '400.00')
    app.clock.set('2026-11-24T22:59:59.999Z')
    await activateDueOrders(app.kernel)
    expect(await statusOf(order!.orderId)).toBe('pending')
    app.clock.set('2026-11-24T23:00:00.000Z')
    await activateDueOrders(app.kernel)
    const { token } = await given(app).session(ana.userId)
    const later = { ...ana, client: app.client(token) }
    expect((await leave(later, order!.orderId, 'revoke')).error!.code).toBe('state-forbids')
    const { data } = await leave(later, order!.orderId, 'disinvest')
    expect(data).toMatchObject({ status: 'cancelled', penaltyAmount: '10.00', penalty: 2.5 })
    expect(await walletOf(later)).toMatchObject({ balance: '990.00' })
    expect(await escrowOf(project)).toBe('0')
  })
})

it('closing with refund returns every euro to its investor once, and touches no other order', async () => {
  const [ana, bea, administrator] = [
    await given(app).investor({ wallet: '1000.00' }),
    await given(app).investor({ wallet: '500.00' }),
    await given(app).administrator(),
  ]
  const [project, other] = [await given(app).project(), await given(app).project()]
  await given(app).withdrawal(ana, '50.00')
  const { data: revoked } = await invest(ana, project, '200.00')
  await leave(ana, revoked!.orderId, 'revoke')
  await invest(ana, other, '400.00')
  await invest(ana, project, '300.00')
  app.clock.advance({ seconds: 1 })
  await invest(ana, project, '200.00')
  await invest(bea, project, '500.00')
  const refund = () =>
    administrator.client.POST('/v1/project/projects/{id}/refund', {
      params: { path: { id: project.projectId }, header: { 'Idempotency-Key': key() } },
      body: { reason: 'Sin licencia' },
    })
  expect((await refund()).data).toMatchObject({
    phaseName: 'Closed',
    closedOn: '2026-11-20',
    amountInvested: '0.00',
  })
  expect((await refund()).error!.code).toBe('state-forbids')
  expect(await walletOf(ana)).toMatchObject({ balance: '600.00', available: '550.00' })
  expect(await walletOf(bea)).toMatchObject({ balance: '500.00' })
  expect([await escrowOf(project), await escrowOf(other)]).toEqual(['0', '40000'])
  expect(await projectOf(other)).toMatchObject({ amountInvested: '400.00', investorCount: 1 })
  const { data: kept } = await ana.client.GET('/v1/project/orders', {
    params: { query: { projectId: other.projectId } },
  })
  expect(kept!.data).toMatchObject([{ status: 'pending' }])
  const { data: paid } = await ana.client.GET('/v1/wallet/transactions', {
    params: { query: { issuerName: 'payment' } },
  })
  expect(paid!.data.map(({ balanceAfter }) => balanceAfter).toSorted()).toEqual(['400.00', '600.00'])
  const audited = "select after from audit_records where operation = 'projects.refund' and record_id = $1"
  const { rows } = await app.kernel.database.$client.query(audited, [project.projectId])
  expect(rows).toMatchObject([{ after: { refundedOrders: 3 } }])
})
