import { inTransaction } from '@cauce/api/database'
import { calendarDateOf, formatAmount, parseAmount } from '@cauce/contract'
import { given, givenLoan, placeOrder, sample, testApp, type Person, type ProjectReference } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settleFinancing } from '../../../flows/finance-project.ts'

const app = testApp()
let investor: Person
let recorder: Person
let confirmer: Person

/** Sessions expire as days pass. */
async function enter() {
  investor = await given(app).investor({ wallet: '50000.00' })
  recorder = await given(app).administrator()
  confirmer = await given(app).administrator()
}

const figures = async () => (await app.client().GET('/v1/project/figures')).data!
const invest = (project: ProjectReference, amount: string) => placeOrder(investor, project, amount)

/** Next due amount, or a part of it. */
async function payNext(projectId: string, part?: string) {
  const query = { projectId, status: 'planned', orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await recorder.client.GET('/v1/project/distributions', { params: { query } })
  const { distributionId, interestDue, principalDue } = data!.data[0]!
  const params = { path: { id: distributionId } }
  const amount = part ?? formatAmount(parseAmount(interestDue) + parseAmount(principalDue))
  const body = { amount, paidOn: calendarDateOf(app.clock.now()), file: sample.pdf(), creditsBeforeReceipt: true }
  const { response } = await recorder.client.POST('/v1/project/distributions/{id}/record', { params, body })
  expect(response.status).toBeLessThan(300)
  await confirmer.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  await app.runJobs()
}

test('the figures follow the books from the first order to the last payment, dated by the clock', async () => {
  await enter()
  const terms = { financingAmount: '1000.00', projectDuration: 6, withdrawMoneyFinanced: true } as const
  const project = await given(app).project(terms)
  expect(await figures()).toEqual({
    countedAt: app.clock.now().toISOString(),
    funded: { amount: '0.00', projectCount: 0 },
    returned: { principal: '0.00', interest: '0.00', projectCount: 0 },
    onTime: { amount: '0.00', projectCount: 0 },
    late: { amount: '0.00', projectCount: 0 },
    unrecovered: { amount: '0.00', projectCount: 0, share: null },
    raising: { amount: '0.00', projectCount: 0 },
    expectedAnnualReturn: null,
    lowestMinimum: '100.00',
  })

  await invest(project, '400.00')
  const other = await given(app).project({ minimumInvestment: '50.00' })
  const { data: leaving } = await invest(other, '300.00')
  await investor.client.POST('/v1/project/orders/{id}/revoke', { params: { path: { id: leaving!.orderId } } })
  expect(await figures()).toMatchObject({
    funded: { amount: '400.00', projectCount: 1 },
    raising: { amount: '400.00', projectCount: 1 },
    lowestMinimum: '50.00',
  })

  await invest(project, '600.00')
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, project.projectId)
  expect(await figures()).toMatchObject({
    funded: { amount: '1000.00', projectCount: 1 },
    onTime: { amount: '1000.00', projectCount: 1 },
    raising: { amount: '0.00', projectCount: 0 },
    expectedAnnualReturn: 21.76,
  })

  app.clock.advance({ days: 92 })
  expect(await figures()).toMatchObject({ onTime: { projectCount: 1 }, late: { projectCount: 0 } })
  app.clock.advance({ days: 1 })
  await enter()
  expect(await figures()).toMatchObject({
    onTime: { amount: '0.00', projectCount: 0 },
    late: { amount: '1000.00', projectCount: 1 },
  })

  await payNext(project.projectId)
  const half = await figures()
  expect(half).toMatchObject({ onTime: { amount: '1000.00', projectCount: 1 }, late: { projectCount: 0 } })
  expect(half.returned).toMatchObject({ principal: '0.00', interest: '52.23' })

  await payNext(project.projectId)
  const whole = await figures()
  expect(whole).toMatchObject({
    funded: { amount: '1000.00', projectCount: 1 },
    returned: { principal: '1000.00', interest: '104.45', projectCount: 1 },
    onTime: { amount: '0.00', projectCount: 0 },
    unrecovered: { amount: '0.00', projectCount: 0, share: 0 },
  })
})

test('a loan in default is owed late, its return is not expected, and once written off it is unrecovered', async () => {
  await enter()
  const before = await figures()
  const { projectId } = await givenLoan(app)
  const onTime = await figures()
  expect(onTime.onTime).toEqual({ amount: '1000.00', projectCount: 1 })
  expect(onTime.expectedAnnualReturn).not.toBe(before.expectedAnnualReturn)
  await enter()
  const body = { projectId, reason: 'Concurso de acreedores' }
  const { data } = await recorder.client.POST('/v1/project/loan-defaults', { body })
  expect(await figures()).toMatchObject({
    onTime: { amount: '0.00', projectCount: 0 },
    late: { amount: '1000.00', projectCount: 1 },
    expectedAnnualReturn: before.expectedAnnualReturn,
  })
  await recorder.client.PATCH('/v1/project/loan-defaults/{id}', {
    params: { path: { id: data!.loanDefaultId } },
    body: { state: 'written-off', reason: 'Sin masa activa' },
  })
  expect(await figures()).toMatchObject({ late: before.late, unrecovered: { amount: '1000.00', projectCount: 1 } })
})

test('a private project is in no figure', async () => {
  await enter()
  const before = await figures()
  const hidden = await given(app).project({ minimumInvestment: '1.00' })
  await invest(hidden, '700.00')
  expect((await figures()).funded).not.toEqual(before.funded)
  await inTransaction(app.kernel.database, (tx) =>
    tx.execute(sql`update projects set private = true where project_id = ${hidden.projectId}`),
  )
  expect(await figures()).toEqual(before)
})
