import { given, sample, testApp, type Person, type ProjectReference, placeOrder } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { payDistribution } from '../../../flows/distribute/index.ts'
import { WITHHELD_ACCOUNT } from '../../wallet/ledger/index.ts'
import { settleFinancing } from '../../../flows/finance-project.ts'

const app = testApp()
let ada: Person
let bea: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const invest = (person: Person, project: ProjectReference, amount: string) => placeOrder(person, project, amount)

const TERMS = {
  financingAmount: '1000.00',
  minimumInvestment: '100.00',
  targetProfitability: 1000,
  projectDuration: 6,
  deliveryFeePeriod: 'quarterly',
  managerFee: 400,
  withdrawMoneyFinanced: true,
} as const

/** Sessions expire as days pass. */
async function renewSessions() {
  ada = { ...ada, ...(await given(app).session(ada.userId)) }
  bea = { ...bea, ...(await given(app).session(bea.userId)) }
}

async function settledProject(amounts: readonly string[] = ['333.33', '333.33', '333.34'], terms = {}) {
  const project = await given(app).project({ ...TERMS, ...terms })
  const people = await Promise.all(amounts.map((wallet) => given(app).investor({ wallet })))
  for (const [index, person] of people.entries()) await invest(person, project, amounts[index]!)
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, project.projectId)
  await renewSessions()
  return { project, people }
}
const schedule = async (project: ProjectReference) =>
  (
    await ada.client.GET('/v1/project/distributions', {
      params: { query: { projectId: project.projectId, orderBy: 'dueDate', orderSide: 'asc' } },
    })
  ).data!.data.toSorted((one, other) => one.part - other.part)
const record = (id: string, amount: string) =>
  ada.client.POST('/v1/project/distributions/{id}/record', {
    params: { path: { id } },
    body: { amount, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true },
  })
const confirm = (id: string, by = bea) =>
  by.client.POST('/v1/project/distributions/{id}/confirm', { params: { path: { id } }, body: { seen: sample.SEEN } })
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

describe('settling the financing', () => {
  it('pays the promoter and draws up the schedule once, and not while an order can be revoked', async () => {
    const project = await given(app).project(TERMS)
    await invest(await given(app).investor({ wallet: '1000.00' }), project, '1000.00')
    await settleFinancing(app.kernel, project.projectId)
    expect(await balanceOf(project.projectId)).toBe('100000')
    expect(await schedule(project)).toEqual([])
    app.clock.set('2026-11-25T09:00:00Z')
    await renewSessions()
    for (let time = 0; time < 2; time += 1) await settleFinancing(app.kernel, project.projectId)
    expect(await balanceOf(project.projectId)).toBe('0')
    const planned = await schedule(project)
    expect(
      planned.map(({ number, dueDate, interestDue, principalDue, status }) => [
        ...[number, dueDate, interestDue, principalDue, status],
      ]),
    ).toEqual([
      [1, '2027-02-25', '50.00', '0.00', 'planned'],
      [2, '2027-05-25', '50.00', '1000.00', 'planned'],
    ])
  })

  it('leaves the money in escrow if the terms say so, which blocks recording a payment', async () => {
    const { project } = await settledProject(undefined, { withdrawMoneyFinanced: false })
    expect(await balanceOf(project.projectId)).toBe('100000')
    const [first] = await schedule(project)
    expect(first).toMatchObject({ status: 'planned', interestDue: '50.00' })
    expect((await record(first!.distributionId, '50.00')).error).toMatchObject({ code: 'schedule-unavailable' })
  })
})

describe('a distribution', () => {
  it('counts a person with two orders once, and records the balance after each movement with reserved money', async () => {
    const ana = await given(app).investor({ wallet: '1100.00' })
    const project = await given(app).project({ ...TERMS, projectDuration: 3, managerFee: 0 })
    await given(app).withdrawal(ana, '100.00')
    await invest(ana, project, '400.00')
    app.clock.advance({ seconds: 1 })
    await invest(ana, project, '600.00')
    app.clock.set('2026-11-25T09:00:00Z')
    await settleFinancing(app.kernel, project.projectId)
    await renewSessions()
    await pay((await schedule(project))[0]!.distributionId, '500.00')
    expect(await schedule(project)).toMatchObject([{ shareCount: 2, investorCount: 1 }, { shareCount: 0 }])
    const query = { userId: ana.userId, issuerName: 'project_fee' } as const
    const { data } = await ada.client.GET('/v1/wallet/transactions', { params: { query } })
    expect(data!.data.map(({ amount, balanceAfter }) => [amount, balanceAfter]).toSorted()).toEqual([
      ['192.40', '292.40'],
      ['288.60', '581.00'],
    ])
    const parts = {
      ...{ number: 1, part: 1, count: 1, periodStart: '2026-11-25', periodEnd: '2027-02-24' },
      ...{ isPartial: true, daysLate: 0, fee: '0.00', withholdingRate: 19 },
    }
    expect(data!.data.map(({ amount, payment }) => [amount, payment]).toSorted()).toEqual([
      ['192.40', { ...parts, principal: '160.00', interest: '40.00', withheld: '7.60' }],
      ['288.60', { ...parts, principal: '240.00', interest: '60.00', withheld: '11.40' }],
    ])
    const { data: others } = await ada.client.GET('/v1/wallet/transactions', {
      params: { query: { userId: ana.userId, issuerName: 'project_order' } },
    })
    expect(others!.data.map(({ payment }) => payment)).toEqual([null, null])
  })

  it('is drafted to the cent, confirmed, and credited once less the fee and the tax', async () => {
    const { project, people } = await settledProject()
    const [first] = await schedule(project)
    expect((await record(first!.distributionId, '50.00')).data).toMatchObject({
      status: 'draft',
      interest: '50.00',
      principal: '0.00',
      fee: '1.98',
      withheld: '9.51',
      net: '38.51',
      shareCount: 3,
      investorCount: 3,
    })
    const shares = (
      await ada.client.GET('/v1/project/distributions/{id}/shares', { params: { path: { id: first!.distributionId } } })
    ).data!.data
    expect(shares.map(({ interest, fee, withheld, net }) => [interest, fee, withheld, net]).toSorted()).toEqual([
      ['16.66', '0.66', '3.17', '12.83'],
      ['16.67', '0.66', '3.17', '12.84'],
      ['16.67', '0.66', '3.17', '12.84'],
    ])
    expect(shares.map(({ invested }) => invested).toSorted()).toEqual(['333.33', '333.33', '333.34'])
    expect(shares[0]).toMatchObject({ withholdingRate: 19, withholdingReason: 'residentIndividual' })
    const withheldBefore = BigInt(await balanceOf(WITHHELD_ACCOUNT))
    expect((await confirm(first!.distributionId)).response.status).toBe(202)
    await payDistribution(app.kernel, first!.distributionId)
    await Promise.all([1, 2].map(() => payDistribution(app.kernel, first!.distributionId)))
    expect((await confirm(first!.distributionId)).error!.code).toBe('state-forbids')
    const balances = await Promise.all(people.map(({ walletId }) => balanceOf(walletId)))
    expect(balances.map(Number).reduce((sum, balance) => sum + balance, 0)).toBe(5_000 - 198 - 951)
    expect(BigInt(await balanceOf(WITHHELD_ACCOUNT)) - withheldBefore).toBe(951n)
    const fees = await ada.client.GET('/v1/project/fees', { params: { query: { projectId: project.projectId } } })
    expect(fees.data).toMatchObject({ total: 3, data: [{ percentage: 4, amount: '0.66' }, {}, {}] })
    const query = { userId: people[0]!.userId, issuerName: 'project_fee' } as const
    const { data: credits } = await ada.client.GET('/v1/wallet/transactions', { params: { query } })
    expect(credits!.data.map(({ payment }) => payment)).toMatchObject([{ isPartial: false, principal: '0.00' }])
  })

  it('can be recorded only when all earlier ones are paid in full', async () => {
    const { project } = await settledProject()
    const [first, last] = await schedule(project)
    const outOfOrder = async () => (await record(last!.distributionId, '1050.00')).error
    const firstIsUnpaid = { code: 'earlier-payment-unpaid', params: { number: 1, dueDate: '2027-02-25' } }
    expect(await outOfOrder()).toMatchObject(firstIsUnpaid)
    await record(first!.distributionId, '20.00')
    expect(await outOfOrder()).toMatchObject(firstIsUnpaid)
    await confirm(first!.distributionId)
    await payDistribution(app.kernel, first!.distributionId)
    expect(await outOfOrder()).toMatchObject(firstIsUnpaid)
    // The rest keeps its due date.
    const rest = (await schedule(project)).find(({ number, part }) => number === 1 && part === 2)!
    expect(rest).toMatchObject({ interestDue: '30.00', status: 'planned', dueDate: '2027-02-25' })
    await pay(rest.distributionId, '30.00')
    expect((await record(last!.distributionId, '1050.00')).data).toMatchObject({ status: 'draft' })
  })

  it('of the last principal finishes orders and project, and until then unrepaid principal counts as invested', async () => {
    const { project, people } = await settledProject()
    const ana = app.client((await given(app).session(people[0]!.userId)).token)
    const order = async () => (await ana.GET('/v1/project/orders')).data!.data[0]!
    const projectNow = async () =>
      (await app.client().GET('/v1/project/projects/{id}', { params: { path: { id: project.projectId } } })).data!
    const months = async (client: Person['client'], query: { userId?: string; projectId?: string }) =>
      (await client.GET('/v1/project/orders/summary', { params: { query } })).data!.data
    const [first, last] = await schedule(project)
    await pay(first!.distributionId, '50.00')
    expect(await order()).toMatchObject({ amount: '333.33', outstanding: '333.33' })
    expect((await projectNow()).paidBack).toEqual({ interest: '50.00', principal: '0.00' })
    await pay(last!.distributionId, '650.00')
    expect(await order()).toMatchObject({
      outstanding: '133.33',
      returned: expect.stringMatching(/^225\.6[4-7]$/),
    })
    expect(await months(ada.client, { projectId: project.projectId })).toEqual([
      { period: '2026-11-01', invested: '1000.00', disinvested: '0.00', repaid: '600.00', outstanding: '400.00' },
    ])
    expect(await months(ana, {})).toMatchObject([{ invested: '333.33', repaid: '200.00', outstanding: '133.33' }])
    expect(await months(ana, { userId: people[1]!.userId })).toEqual([])
    const others = await given(app).project()
    expect(await months(ana, { projectId: others.projectId })).toEqual([])
    expect(await months(ada.client, { userId: people[0]!.userId })).toEqual(await months(ana, {}))
    const rest = (await schedule(project)).find(({ status }) => status === 'planned')!
    await pay(rest.distributionId, '400.00')
    expect(await order()).toMatchObject({ status: 'finished', outstanding: '0.00' })
    expect(await projectNow()).toMatchObject({
      phaseName: 'Closed',
      paidBack: { interest: '100.00', principal: '1000.00' },
    })
    const balances = await Promise.all(people.map(({ walletId }) => balanceOf(walletId)))
    expect(balances.reduce((sum, balance) => sum + BigInt(balance), 0n)).toBe(110_000n - 399n - 1_902n)
    app.clock.set('2027-01-10T09:00:00Z')
    const later = app.client((await given(app).session(ada.userId)).token)
    expect((await months(later, { projectId: project.projectId })).map(({ outstanding }) => outstanding)).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ])
  })

  it('shows upcoming payments only to their investor', async () => {
    const { project, people } = await settledProject()
    const [ana, stranger] = [
      app.client((await given(app).session(people[0]!.userId)).token),
      await given(app).investor(),
    ]
    const { data } = await ana.GET('/v1/project/distributions/payments', { params: { query: { orderSide: 'asc' } } })
    expect(
      data!.data.map(({ dueDate, interest, fee, withheld, principal, net }) => [
        ...[dueDate, interest, fee, withheld],
        ...[principal, net],
      ]),
    ).toEqual([
      ['2027-02-25', '16.66', '0.66', '3.17', '0.00', '12.83'],
      ['2027-05-25', '16.66', '0.67', '3.17', '333.33', '346.15'],
    ])
    expect(
      data!.data.map(({ number, part, count, periodStart, periodEnd, paidAt }) => [
        number,
        part,
        count,
        periodStart,
        periodEnd,
        paidAt,
      ]),
    ).toEqual([
      [1, 1, 2, '2026-11-25', '2027-02-24', null],
      [2, 1, 2, '2027-02-25', '2027-05-24', null],
    ])
    const [{ orderId }] = data!.data as [{ orderId: string }, ...unknown[]]
    const ofOrder = async (id: string) =>
      (await ada.client.GET('/v1/project/distributions/payments', { params: { query: { orderId: id } } })).data!
    expect((await ofOrder(orderId)).data.map((row) => row.orderId)).toEqual([orderId, orderId])
    expect(await ofOrder(project.projectId)).toEqual({ data: [], total: 0 })
    const paymentsOf = async (userId: string) =>
      (await ada.client.GET('/v1/project/distributions/payments', { params: { query: { userId } } })).data!
    expect((await paymentsOf(people[0]!.userId)).total).toBe(2)
    expect(await paymentsOf(stranger.userId)).toEqual({ data: [], total: 0 })
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
  async function quietMonth() {
    app.clock.set('2028-03-10T09:00:00Z')
    const project = await given(app).project({ cancellationFee: 250, dateEnd: '2028-12-31' })
    const people = await Promise.all(['300.00', '500.00', '200.00'].map((wallet) => given(app).investor({ wallet })))
    const amounts = ['300.00', '500.00', '200.00']
    const made = []
    for (const [index, person] of people.entries()) made.push((await invest(person, project, amounts[index]!)).data!)
    await app.kernel.database.$client.query("update orders set status = 'active' where project_id = $1", [
      project.projectId,
    ])
    for (const index of [0, 1])
      await people[index]!.client.POST('/v1/project/orders/{id}/disinvest', {
        params: { path: { id: made[index]!.orderId } },
      })
    ada = await given(app).administrator()
  }

  it('sum movements by period, including empty ones', async () => {
    await quietMonth()
    const query = { groupBy: 'month', fromDate: '2028-01-01', toDate: '2028-03-31' } as const
    const { data } = await ada.client.GET('/v1/project/order-movements/summary', { params: { query } })
    const nothing = { invested: '0.00', disinvested: '0.00', penalties: '0.00', count: 0 }
    expect(data!.data).toEqual([
      { period: '2028-01-01', ...nothing },
      { period: '2028-02-01', ...nothing },
      { period: '2028-03-01', invested: '1000.00', disinvested: '800.00', penalties: '20.00', count: 5 },
    ])
  })

  it('sum fees by period, including its first and last day', async () => {
    const { project } = await settledProject(['200.00', '300.00', '500.00'])
    const [first] = await schedule(project)
    app.clock.set('2028-06-30T21:59:00Z')
    ada = await given(app).administrator()
    bea = await given(app).administrator()
    await pay(first!.distributionId, '50.00')
    const sums = async (fromDate: string, toDate: string) => {
      const query = { groupBy: 'quarter', fromDate, toDate } as const
      const { data } = await ada.client.GET('/v1/project/fees/summary', { params: { query } })
      return data!.data.map(({ period, amount, count }) => [period, amount, count])
    }
    expect(await sums('2028-04-01', '2028-06-30')).toEqual([['2028-04-01', '2.00', 3]])
    expect(await sums('2028-06-30', '2028-07-01')).toEqual([
      ['2028-04-01', '2.00', 3],
      ['2028-07-01', '0.00', 0],
    ])
    expect(await sums('2028-04-01', '2028-06-29')).toEqual([['2028-04-01', '0.00', 0]])
  })
})
