import { given, givenBankLines, givenPayee, placeOrder, sample, testApp, type ProjectReference } from '@cauce/testing'
import { exceptionsOf } from '@cauce/testing/bank-files'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { payDistribution } from './distribute/index.ts'
import { settleFinancing } from './finance-project.ts'
import { givenPayments } from './payments/testing/payments.ts'
import { LONG_SESSIONS } from './testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeAll(async () => {
  bank = await givenPayments(app)
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

async function investor(project: ProjectReference, country?: string) {
  const person = await given(app).investor({ wallet: '1000.00' })
  if (country) {
    const body = { kind: 'residence', country, validFrom: '2026-01-01', ...sample.ABROAD } as const
    const { data } = await person.client.POST('/v1/tax/tax-details', { body })
    const params = { path: { id: data!.taxDetailId } }
    await bank.maker.client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })
  }
  await placeOrder(person, project, '1000.00')
}

async function projectOfTwo() {
  const project = await given(app).project({
    financingAmount: '2000.00',
    minimumInvestment: '100.00',
    targetProfitability: 1000,
    projectDuration: 6,
    deliveryFeePeriod: 'quarterly',
    managerFee: 0,
    withdrawMoneyFinanced: true,
  })
  await investor(project)
  await investor(project, 'PE')
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, project.projectId)
  return project
}

async function credit(projectId: string, index: number, paidOn: string, amount = '100.00') {
  app.clock.set(`${paidOn}T09:00:00Z`)
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await bank.maker.client.GET('/v1/project/distributions', { params: { query } })
  const id = data!.data[index]!.distributionId
  const params = { path: { id } }
  const body = { amount, paidOn, file: sample.pdf(), creditsBeforeReceipt: true }
  const recorded = await bank.maker.client.POST('/v1/project/distributions/{id}/record', { params, body })
  expect(recorded.error).toBeUndefined()
  await bank.checker.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  await payDistribution(app.kernel, id)
  return { id, amount }
}

async function matchByTwo(target: { readonly id: string; readonly amount: string }) {
  const [movementId] = (await givenBankLines(app, bank.maker, { amount: target.amount })) as [string]
  const body = { movements: [{ movementId }], targets: [{ kind: 'distribution' as const, ...target }] }
  for (const { client } of [bank.maker, bank.checker]) await client.POST('/v1/bank/matching', { body })
  return movementId
}
const pay = async (...payment: Parameters<typeof credit>) => matchByTwo(await credit(...payment))

const handOver = (fromDay: string) => bank.maker.client.POST('/v1/tax/withholdings/pay-over', { body: { fromDay } })
const quarter = async (fromDay: string) =>
  (await bank.maker.client.GET('/v1/tax/withholdings')).data!.data.find((one) => one.fromDay === fromDay)!
const paymentsOf = async () => {
  const query = { kind: 'tax', orderSide: 'asc' } as const
  return (await bank.maker.client.GET('/v1/bank/payments', { params: { query } })).data!.data
}
const formsOf = async (projectId: string) =>
  (
    await app.kernel.database.$client.query<object>(
      `select s.withholding_reason as reason, h.form from distribution_shares s
       join distributions d using (distribution_id) join tax_handovers h using (handover_id)
       where d.project_id = $1 order by h.form`,
      [projectId],
    )
  ).rows

it('is queued by form after the quarter, needs two administrators, and is handed over by statement', async () => {
  const project = await projectOfTwo()
  await pay(project.projectId, 0, '2027-02-25')
  expect((await handOver('2027-01-01')).error).toMatchObject({
    code: 'date-too-late',
    params: { latest: '2026-10-01' },
  })
  app.clock.set('2027-04-02T09:00:00Z')
  expect((await handOver('2027-01-15')).error).toMatchObject({ code: 'date-invalid' })
  expect((await handOver('2026-10-01')).error).toMatchObject({ code: 'nothing-to-hand-over' })
  expect(await quarter('2027-01-01')).toMatchObject({ isOver: true, open: '19.00', underWay: '0.00', handovers: [] })

  const both = await Promise.all([handOver('2027-01-01'), handOver('2027-01-01')])
  expect(both.map(({ error }) => error?.code).toSorted()).toEqual(['nothing-to-hand-over', undefined])
  const queued = await paymentsOf()
  expect(queued.map(({ amount, iban, state }) => [amount, iban, state])).toEqual([
    ['9.50', null, 'queued'],
    ['9.50', null, 'queued'],
  ])
  expect(queued.map(({ remittance }) => remittance.replace(/.*, (.*), .*/, '$1')).toSorted()).toEqual([
    'modelo 123',
    'modelo 216',
  ])
  expect(await formsOf(project.projectId)).toEqual([
    { reason: 'residentIndividual', form: '123' },
    { reason: 'noCertificate', form: '216' },
  ])
  expect(await quarter('2027-01-01')).toMatchObject({ open: '0.00', underWay: '19.00', handedOver: '0.00' })
  expect(await exceptionsOf(app)).toEqual([])

  const [first, second] = queued
  const params = { path: { id: first!.paymentId }, header: { 'Idempotency-Key': crypto.randomUUID() } }
  const cancelled = await bank.maker.client.POST('/v1/bank/payments/{id}/cancel', { params, body: { reason: 'Sobra' } })
  expect(cancelled.error).toMatchObject({ code: 'payout-stays-owed' })
  const office = { kind: 'taxOffice', beneficiary: 'Agencia Tributaria', iban: sample.spanishIban(777) } as const
  const proposer = await given(app).administrator()
  await givenPayee(proposer, office)
  const paid = { iban: office.iban, beneficiary: office.beneficiary, problems: [] }
  expect(await paymentsOf()).toMatchObject([paid, paid])
  const { batchId, sha256 } = (await bank.batch(queued.map(({ paymentId }) => paymentId))).data!
  expect((await bank.release(batchId, sha256, bank.maker)).error).toMatchObject({ code: 'maker-is-checker' })
  expect((await bank.release(batchId, sha256, proposer)).error).toMatchObject({ code: 'maker-is-checker' })
  expect((await bank.release(batchId, sha256)).error).toBeUndefined()
  await bank.handOver(batchId)
  await givenBankLines(app, bank.maker, { amount: '-9.50', endToEndId: first!.endToEndId })
  await app.runJobs()
  expect(await quarter('2027-01-01')).toMatchObject({ open: '0.00', underWay: '9.50', handedOver: '9.50' })
  await givenBankLines(app, bank.maker, { amount: '-9.50', endToEndId: second!.endToEndId })
  await app.runJobs()
  expect(await quarter('2027-01-01')).toMatchObject({ underWay: '0.00', handedOver: '19.00' })
  expect(await exceptionsOf(app)).toEqual([])

  // Returned: the same money is queued again, without a second handover.
  await givenBankLines(app, bank.maker, {
    ...{ amount: '9.50', endToEndId: second!.endToEndId },
    ...{ kind: 'return', returnReason: 'AC04' },
  })
  await app.runJobs()
  expect(await quarter('2027-01-01')).toMatchObject({ open: '0.00', underWay: '9.50', handedOver: '9.50' })
  expect((await handOver('2027-01-01')).error).toMatchObject({ code: 'nothing-to-hand-over' })
  expect((await paymentsOf()).map(({ state }) => state).toSorted()).toEqual(['executed', 'queued', 'returned'])
  expect(await exceptionsOf(app)).toEqual([])
})

it('goes to a promoter who pays the tax, and a later payment is handed over separately', async () => {
  const project = await projectOfTwo()
  const body = { agent: 'promoter', validFrom: '2027-01-01', source: 'Contrato con los promotores' } as const
  const { data } = await bank.maker.client.POST('/v1/tax/withholding-agents', { body })
  const params = { path: { id: data!.withholdingAgentId } }
  await bank.checker.client.PATCH('/v1/tax/withholding-agents/{id}', { params, body: { state: 'active' } })
  await pay(project.projectId, 0, '2027-02-25', '60.00')
  app.clock.set('2027-04-02T09:00:00Z')
  expect((await handOver('2027-01-01')).error).toBeUndefined()
  expect((await paymentsOf()).filter(({ amount }) => amount === '11.40')).toMatchObject([
    { kind: 'tax', projectId: null, state: 'queued' },
  ])
  // The rest is paid late but accrued in the same quarter.
  await pay(project.projectId, 1, '2027-04-10', '40.00')
  expect(await quarter('2027-01-01')).toMatchObject({ open: '7.60', underWay: '20.90' })
  const { data: own } = await handOver('2027-01-01')
  expect(own!.handovers.slice(-2)).toMatchObject([
    { agent: 'promoter', form: null, projectId: project.projectId, amount: '11.40' },
    { agent: 'promoter', form: null, projectId: project.projectId, amount: '7.60' },
  ])
  expect(await exceptionsOf(app)).toEqual([])
  const { rows } = await app.kernel.database.$client.query(
    "select count(*)::integer as audited from audit_records where operation = 'withholdings.payOver'",
  )
  expect(rows).toEqual([{ audited: 4 }])
})

it('shows the unpaid interest of the quarter from the day after its due date', async () => {
  const first = await projectOfTwo()
  app.clock.set('2026-11-20T09:00:00Z')
  await projectOfTwo()
  const unpaid = async () => Number((await quarter('2027-01-01')).unpaidInterest)
  app.clock.set('2027-02-25T09:00:00Z')
  const before = await unpaid()
  app.clock.set('2027-02-26T09:00:00Z')
  expect((await unpaid()) - before).toBe(200)
  await pay(first.projectId, 0, '2027-02-26')
  expect((await unpaid()) - before).toBe(100)
})

it('of a payment that is on no statement waits for its line', async () => {
  const project = await projectOfTwo()
  await credit(project.projectId, 0, '2027-02-25')
  app.clock.set('2027-04-02T09:00:00Z')
  await handOver('2027-01-01')
  expect(await formsOf(project.projectId)).toEqual([])
})

it('of a payment that is reversed is advanced by the company, and deducted from the next handover', async () => {
  const project = await projectOfTwo()
  const credits = async () => {
    const { rows } = await app.kernel.database.$client.query<{ own: string }>(
      "select balance::text as own from ledger_accounts where kind = 'own'",
    )
    return Number(rows[0]!.own)
  }
  const { id, amount } = await credit(project.projectId, 0, '2027-02-25')
  const line = await matchByTwo({ id, amount })
  app.clock.set('2027-04-02T09:00:00Z')
  await handOver('2027-01-01')
  const own = await credits()
  await bank.checker.client.POST('/v1/bank/matching/{id}/undo', {
    params: { path: { id: line } },
    body: { reason: 'Era de otro proyecto' },
  })
  for (const { client } of [bank.maker, bank.checker]) {
    const body = { reason: 'Era de otro proyecto' }
    const { error } = await client.POST('/v1/project/distributions/{id}/reverse', { params: { path: { id } }, body })
    expect(error).toBeUndefined()
  }
  expect(await credits()).toBe(own - 1_900)
  expect(await quarter('2027-01-01')).toMatchObject({ reversed: '19.00', credited: '0.00' })
  expect(await exceptionsOf(app)).toEqual([])
  // Paid as it was, with less interest: what was handed over is more than what is owed now.
  const before = await quarter('2027-01-01')
  await pay(project.projectId, 1, '2027-04-10', '80.00')
  const { data: after } = await handOver('2027-01-01')
  expect(after!.handovers.at(-1)).toMatchObject({ amount: '0.00', credited: '15.20', paymentId: null })
  expect(after).toMatchObject({ open: before.open, credited: '15.20', underWay: before.underWay })
  expect(await credits()).toBe(own - 380)
  expect((await bank.maker.client.GET('/v1/tax/withholdings')).data).toMatchObject({ toDeduct: '3.80' })
  expect(await exceptionsOf(app)).toEqual([])
})
