import { settleFinancing } from '@cauce/api/flows/finance-project'
import { calendarDateOf } from '@cauce/contract'
import { given, type Person } from './given.ts'
import { withIrregularity } from './given-irregularities.ts'
import { granted } from './granted.ts'
import { type GivenProject, placeOrder } from './given-project.ts'
import { pdf, SEEN } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** 1,000 euro by one investor. */
export interface GivenLoan {
  readonly projectId: string
  readonly investor: Person
}

/** Settled five days later. */
export async function givenLoan(
  app: TestApp,
  { private: isPrivate = false, ...terms }: GivenProject = {},
): Promise<GivenLoan> {
  const amount = terms.financingAmount ?? '1000.00'
  const project = await given(app).project({
    projectDuration: 12,
    deliveryFeePeriod: 'annual',
    financingAmount: amount,
    withdrawMoneyFinanced: true,
    ...terms,
  })
  const investor = await given(app).investor({ wallet: amount })
  await granted(placeOrder(investor, project, amount))
  if (isPrivate)
    await app.kernel.database.$client.query('update projects set private = true where project_id = $1', [
      project.projectId,
    ])
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, project.projectId)
  return { projectId: project.projectId, investor: { ...investor, ...(await given(app).session(investor.userId)) } }
}

/** As after a distribution. */
export async function givenPaid(app: TestApp, projectId: string, numbers: readonly number[], day: string) {
  const administrators = [await given(app).administrator(), await given(app).administrator()]
  await app.kernel.database.$client.query(
    `update distributions set status = 'paid', amount = interest_due + principal_due, interest = interest_due,
       principal = principal_due, fee = 0, withheld = 0, withholding_agent = 'platform', paid_on = $3, received_at = now(),
       recorded_by = $4, confirmed_by = $5 where project_id = $1 and number = any ($2)`,
    [projectId, numbers, day, ...administrators.map(({ userId }) => userId)],
  )
}

export async function inTrouble(app: TestApp, administrator: Person, projectId: string) {
  const { client } = administrator
  const body = { projectId, reason: 'Concurso de acreedores' }
  const { loanDefaultId } = await granted(client.POST('/v1/project/loan-defaults', { body }))
  const loans = await granted(client.GET('/v1/project/loan-book/loans'))
  const irregularityId = await withIrregularity(administrator, (await given(app).project()).projectId)
  return {
    'loanDefaults.id': loanDefaultId,
    'loanBook.id': loans.data[0]!.loanId,
    'irregularities.id': irregularityId,
  }
}

/** Returns the distribution and one of its fees. */
export async function payReturn(
  app: TestApp,
  recorder: Person,
  projectId: string,
): Promise<Readonly<Record<string, string>>> {
  await settleFinancing(app.kernel, projectId)
  const administrator = await given(app).session(recorder.userId)
  const colleague = await given(app).administrator()
  const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data } = await granted(administrator.client.GET('/v1/project/distributions', { params: { query } }))
  const { distributionId, interestDue } = data[0]!
  const params = { path: { id: distributionId } }
  const paidOn = calendarDateOf(app.clock.now())
  const body = { amount: interestDue, paidOn, file: pdf(), creditsBeforeReceipt: true }
  await granted(administrator.client.POST('/v1/project/distributions/{id}/record', { params, body }))
  await granted(administrator.client.POST('/v1/project/distributions/{id}/discard', { params }))
  await granted(administrator.client.POST('/v1/project/distributions/{id}/record', { params, body }))
  await granted(colleague.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: SEEN } }))
  await app.runJobs()
  const fees = await granted(administrator.client.GET('/v1/project/fees', { params: { query: { projectId } } }))
  const movements = await granted(
    administrator.client.GET('/v1/project/order-movements', { params: { query: { projectId } } }),
  )
  const quarters = await granted(administrator.client.GET('/v1/tax/withholdings'))
  const audit = await granted(administrator.client.GET('/v1/misc/audit'))
  const claim = await granted(
    administrator.client.POST('/v1/misc/claims', { body: { recordId: distributionId, kind: 'distribution' } }),
  )
  return {
    'claims.id': claim.claimId,
    'distributions.id': distributionId,
    'fees.id': fees.data[0]!.feeId,
    'orderMovements.id': movements.data[0]!.orderMovementId,
    'withholdings.fromDay': quarters.data[0]!.fromDay,
    'audit.id': audit.data[0]!.auditRecordId,
  }
}
