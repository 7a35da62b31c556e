import { given, startTestApp, type Person, type ProjectReference, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payDistribution } from '../../../flows/distribute/pay-distribution.ts'
import { settleFinancing } from '../../../flows/finance-project.ts'

let app: TestApp
let ada: Person
let bea: Person
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const pdf = () =>
  new File(['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'], 'pago.pdf', {
    type: 'application/pdf',
  })
const invest = (person: Person, project: ProjectReference, amount: string) =>
  person.client.POST('/v1/project/orders', {
    body: { ...project, amount, orderType: 'invest', userId: person.userId, acceptsTerms: true },
  })

/** A project of 1,000.00 EUR with three investors, financed and settled: two payments of 50.00, then the principal. */
async function settledProject(amounts: readonly string[] = ['333.33', '333.33', '333.34'], terms = {}) {
  const project = await given(app).project({
    financingAmount: '1000.00',
    minimumInvestment: '100.00',
    targetProfitability: 1000,
    projectDuration: 6,
    deliveryFeePeriod: 'quarterly',
    managerFee: 400,
    withdrawMoneyFinanced: true,
    ...terms,
  })
  const people = await Promise.all(amounts.map((wallet) => given(app).investor({ wallet })))
  for (const [index, person] of people.entries()) await invest(person, project, amounts[index]!)
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, project.projectId)
  ada = { ...ada, client: app.client((await given(app).session(ada.userId)).token) }
  bea = { ...bea, client: app.client((await given(app).session(bea.userId)).token) }
  return { project, people }
}
const schedule = async (project: ProjectReference) =>
  (
    await ada.client.GET('/v1/project/distributions', {
      params: { query: { projectId: project.projectId, orderBy: 'dueDate', orderSide: 'asc' } },
    })
  ).data!.data
const record = (id: string, amount: string) =>
  ada.client.POST('/v1/project/distributions/{id}/record', {
    params: { path: { id } },
    body: { amount, paidOn: '2026-11-25', file: pdf() },
  })
const confirm = (id: string, by = bea) =>
  by.client.POST('/v1/project/distributions/{id}/confirm', { params: { path: { id } } })
async function pay(id: string, amount: string) {
  await record(id, amount)
  await confirm(id)
  await payDistribution(app.kernel, id)
}
const balanceOf = async (accountId: string) => {
  const { rows } = await app.kernel.database.$client.query(
    'select balance::text from ledger_accounts where account_id = $1',
    [accountId],
  )
  return rows[0].balance as string
}

describe('settling', () => {
  it('pays the promoter and draws up the schedule once, after the last reflection period', async () => {
    const { project } = await settledProject()
    await settleFinancing(app.kernel, project.projectId)
    expect(await balanceOf(project.projectId)).toBe('0')
    expect(
      (await schedule(project)).map(({ number, dueDate, interestDue, principalDue, status }) => [
        number,
        dueDate,
        interestDue,
        principalDue,
        status,
      ]),
    ).toEqual([
      [1, '2027-02-25', '50.00', '0.00', 'planned'],
      [2, '2027-05-25', '50.00', '1000.00', 'planned'],
    ])
  })

  it('waits while an order may be revoked', async () => {
    const project = await given(app).project({
      financingAmount: '100.00',
      minimumInvestment: '100.00',
      withdrawMoneyFinanced: true,
    })
    await invest(await given(app).investor({ wallet: '100.00' }), project, '100.00')
    await settleFinancing(app.kernel, project.projectId)
    expect(await balanceOf(project.projectId)).toBe('10000')
    expect(await schedule(project)).toEqual([])
  })
})

describe('a distribution', () => {
  it('is drafted to the cent, confirmed, and credited less the fee', async () => {
    const { project, people } = await settledProject()
    const [first] = await schedule(project)
    expect((await record(first!.distributionId, '50.00')).data).toMatchObject({
      status: 'draft',
      interest: '50.00',
      principal: '0.00',
      fee: '2.01',
      shareCount: 3,
    })
    const shares = (
      await ada.client.GET('/v1/project/distributions/{id}/shares', { params: { path: { id: first!.distributionId } } })
    ).data!.data
    expect(shares.map(({ interest, fee, net }) => [interest, fee, net]).toSorted()).toEqual([
      ['16.66', '0.67', '15.99'],
      ['16.67', '0.67', '16.00'],
      ['16.67', '0.67', '16.00'],
    ])
    expect((await confirm(first!.distributionId)).response.status).toBe(202)
    await payDistribution(app.kernel, first!.distributionId)
    const balances = await Promise.all(people.map(({ walletId }) => balanceOf(walletId)))
    expect(balances.map(Number).reduce((sum, balance) => sum + balance, 0)).toBe(5_000 - 201)
    const fees = await ada.client.GET('/v1/project/fees', { params: { query: { projectId: project.projectId } } })
    expect(fees.data).toMatchObject({ total: 3, data: [{ percentage: 4, amount: '0.67' }, {}, {}] })
  })

  it('is credited once, however often paying is repeated', async () => {
    const { project, people } = await settledProject()
    const [first] = await schedule(project)
    await pay(first!.distributionId, '50.00')
    await Promise.all([
      payDistribution(app.kernel, first!.distributionId),
      payDistribution(app.kernel, first!.distributionId),
    ])
    expect(await balanceOf(people[0]!.walletId)).toMatch(/^(1599|1600)$/)
    expect((await confirm(first!.distributionId)).error!.code).toBe('state-forbids')
  })

  it('paid in part leaves the rest due, as late as it was', async () => {
    const { project } = await settledProject()
    const [first] = await schedule(project)
    await pay(first!.distributionId, '20.00')
    const rows = (await schedule(project)).filter(({ number }) => number === 1)
    expect(
      rows.map(({ part, interestDue, status, dueDate }) => [part, interestDue, status, dueDate]).toSorted(),
    ).toEqual([
      [1, '50.00', 'paid', '2027-02-25'],
      [2, '30.00', 'planned', '2027-02-25'],
    ])
  })

  it('refuses more than is due, naming it at the amount', async () => {
    const { project } = await settledProject()
    const [first] = await schedule(project)
    expect((await record(first!.distributionId, '50.01')).error).toMatchObject({
      code: 'distribution-amount-mismatch',
      errors: [{ path: 'amount', params: { expected: '50.00' } }],
    })
  })

  it('is late when its day has passed, and the project with it', async () => {
    const { project } = await settledProject()
    app.clock.set('2027-03-04T09:00:00Z')
    const { data } = await app
      .client()
      .GET('/v1/project/projects/{id}', { params: { path: { id: project.projectId } } })
    expect(data!.daysLate).toBe(7)
  })

  it('returns the principal with the last, finishes the orders and closes the project', async () => {
    const { project, people } = await settledProject()
    const [first, last] = await schedule(project)
    await pay(first!.distributionId, '50.00')
    await pay(last!.distributionId, '1050.00')
    const { data } = await app
      .client()
      .GET('/v1/project/projects/{id}', { params: { path: { id: project.projectId } } })
    expect(data!.phaseName).toBe('Closed')
    const ana = app.client((await given(app).session(people[0]!.userId)).token)
    const { data: orders } = await ana.GET('/v1/project/orders')
    expect(orders!.data[0]).toMatchObject({ status: 'finished' })
    const total = (await Promise.all(people.map(({ walletId }) => balanceOf(walletId))))
      .map(BigInt)
      .reduce((sum, balance) => sum + balance, 0n)
    expect(total).toBe(100_000n + 10_000n - 402n)
  })

  it('needs a second administrator from the threshold on', async () => {
    const { project } = await settledProject(['10000.00'], { financingAmount: '10000.00' })
    const last = (await schedule(project)).at(-1)!
    await record(last.distributionId, '10500.00')
    expect((await confirm(last.distributionId, ada)).error!.code).toBe('maker-is-checker')
    expect((await confirm(last.distributionId, bea)).response.status).toBe(202)
  })

  it('shows an investor, and no other person, what they will be paid', async () => {
    const { project, people } = await settledProject()
    const [ana, stranger] = [
      app.client((await given(app).session(people[0]!.userId)).token),
      await given(app).investor(),
    ]
    const { data } = await ana.GET('/v1/project/distributions/payments', { params: { query: { orderSide: 'asc' } } })
    expect(
      data!.data.map(({ dueDate, interest, fee, principal, net }) => [dueDate, interest, fee, principal, net]),
    ).toEqual([
      ['2027-02-25', '16.66', '0.67', '0.00', '15.99'],
      ['2027-05-25', '16.66', '0.67', '333.33', '349.32'],
    ])
    expect(
      (await stranger.client.GET('/v1/project/distributions', { params: { query: { projectId: project.projectId } } }))
        .data!.total,
    ).toBe(0)
    expect(
      (await ana.GET('/v1/project/distributions', { params: { query: { projectId: project.projectId } } })).data!.total,
    ).toBe(2)
  })
})

describe('summaries', () => {
  it('sum fees and movements by period, empty ones included', async () => {
    const { data } = await ada.client.GET('/v1/project/order-movements/summary', {
      params: { query: { groupBy: 'month', fromDate: '2026-09-01', toDate: '2026-11-30' } },
    })
    expect(data!.data.map(({ period }) => period)).toEqual(['2026-09-01', '2026-10-01', '2026-11-01'])
    expect(data!.data[0]).toMatchObject({ invested: '0.00', count: 0 })
    expect(data!.data[2]!.count).toBeGreaterThan(0)
    const fees = await ada.client.GET('/v1/project/fees/summary', { params: { query: { groupBy: 'quarter' } } })
    expect(fees.response.status).toBe(200)
  })
})
