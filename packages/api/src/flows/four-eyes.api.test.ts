import { settleFinancing } from '@cauce/api/flows/finance-project'
import { given, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** The threshold of the tests is 10,000.00 EUR. */
const MUCH = '10000.00'

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

/** Sessions end while days pass: everybody logs in for each call. */
const clientOf = async ({ userId }: Person) => app.client((await given(app).session(userId)).token)
/** Raw SQL as the application: its connections take its role, which does not own the tables. */
const asApplication = (statement: string, values: readonly unknown[]) =>
  app.kernel.database.$client.query(statement, [...values])
const refusedBy = (constraint: string) => ({ code: '23514', constraint })
const expired = () => app.clock.advance({ hours: 48, seconds: 1 })

/** A project that one person has financed. */
async function financed(amount = MUCH) {
  const project = await given(app).project({
    financingAmount: amount,
    targetProfitability: 1000,
    projectDuration: 3,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  })
  const investor = await given(app).investor({ wallet: amount })
  await investor.client.POST('/v1/project/orders', {
    body: { ...project, amount, orderType: 'invest', userId: investor.userId, acceptsTerms: true },
  })
  return { ...project, investor }
}

describe('a movement that an administrator entered', () => {
  const enter = async () =>
    (await ada.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: MUCH, userId: (await given(app).investor()).userId },
    }))!.data!
  const approve = async (by: Person, id: string) =>
    (await clientOf(by)).PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id } },
      body: { status: 'completed', file: sample.pdf() },
    })

  it('carries its first approval, and waits for a second administrator', async () => {
    const { transactionId, firstApproval } = await enter()
    expect(firstApproval).toMatchObject({ adminId: ada.userId, expiresAt: '2026-11-22T09:00:00.000Z' })
    expect((await approve(ada, transactionId)).error!.code).toBe('maker-is-checker')
    expect((await approve(bea, transactionId)).data).toMatchObject({ status: 'completed' })
  })

  it('needs two approvals again once that has expired', async () => {
    const { transactionId } = await enter()
    expired()
    expect((await approve(bea, transactionId)).data).toMatchObject({
      status: 'pending',
      firstApproval: { adminId: bea.userId },
    })
    expect((await approve(ada, transactionId)).data).toMatchObject({ status: 'completed' })
  })

  it('cannot be completed by its maker in the database either', async () => {
    const { transactionId } = await enter()
    const complete =
      "update transactions set status = 'completed', four_eyes = true, admin_id = $2 where transaction_id = $1"
    await expect(asApplication(complete, [transactionId, ada.userId])).rejects.toMatchObject(
      refusedBy('transactions_two_administrators'),
    )
  })
})

describe('a distribution', () => {
  async function recorded() {
    const project = await financed()
    app.clock.set('2026-11-25T09:00:00Z')
    await settleFinancing(app.kernel, project.projectId)
    const client = await clientOf(ada)
    const { data } = await client.GET('/v1/project/distributions', {
      params: { query: { projectId: project.projectId } },
    })
    const params = { path: { id: data!.data[0]!.distributionId } }
    const draft = await client.POST('/v1/project/distributions/{id}/record', {
      params,
      body: { amount: '11000.00', paidOn: '2026-11-25', file: sample.pdf() },
    })
    return draft.data!
  }
  const confirm = async (by: Person, id: string) =>
    (await clientOf(by)).POST('/v1/project/distributions/{id}/confirm', { params: { path: { id } } })

  it('shows who recorded it and until when a second administrator can confirm', async () => {
    const { distributionId, firstApproval } = await recorded()
    expect(firstApproval).toMatchObject({ adminId: ada.userId, expiresAt: '2026-11-27T09:00:00.000Z' })
    expect((await confirm(ada, distributionId)).error!.code).toBe('maker-is-checker')
    expect((await confirm(bea, distributionId)).data).toMatchObject({ status: 'confirming', confirmedBy: bea.userId })
  })

  it('needs two approvals again once the first has expired, and pays no investor before', async () => {
    const { distributionId } = await recorded()
    expired()
    expect((await confirm(bea, distributionId)).data).toMatchObject({
      status: 'draft',
      firstApproval: { adminId: bea.userId },
      confirmedBy: null,
    })
    expect((await confirm(bea, distributionId)).error!.code).toBe('maker-is-checker')
    expect((await confirm(ada, distributionId)).data).toMatchObject({ status: 'confirming', confirmedBy: ada.userId })
  })

  it('is not confirmed by an administrator who gets a part of it', async () => {
    const { distributionId } = await recorded()
    await asApplication('update distribution_shares set user_id = $2 where distribution_id = $1', [
      distributionId,
      bea.userId,
    ])
    expect((await confirm(bea, distributionId)).error!.code).toBe('own-money')
  })

  it.each([
    {
      who: 'its maker',
      statement: "update distributions set status = 'confirming', confirmed_by = $2 where distribution_id = $1",
    },
    {
      who: 'an administrator without a first approval',
      statement:
        "update distributions set status = 'confirming', first_approved_by = null, confirmed_by = $2 where distribution_id = $1",
    },
  ])('cannot be confirmed by $who in the database either', async ({ statement }) => {
    const { distributionId } = await recorded()
    await expect(asApplication(statement, [distributionId, ada.userId])).rejects.toMatchObject(
      refusedBy('distributions_two_administrators'),
    )
  })
})

describe('a refund', () => {
  const refund = async (by: Person, id: string) =>
    (await clientOf(by)).POST('/v1/project/projects/{id}/refund', {
      params: { path: { id } },
      body: { reason: 'Sin licencia' },
    })

  it('shows who requested it and until when it is valid, and starts over once it has expired', async () => {
    const { projectId } = await financed()
    expect((await refund(ada, projectId)).data!.pendingRefund).toMatchObject({
      reason: 'Sin licencia',
      firstApproval: { adminId: ada.userId, expiresAt: '2026-11-22T09:00:00.000Z' },
    })
    expired()
    expect((await refund(bea, projectId)).data).toMatchObject({
      phaseName: 'Financed',
      pendingRefund: { firstApproval: { adminId: bea.userId } },
    })
    expect((await refund(ada, projectId)).data).toMatchObject({ phaseName: 'Closed', pendingRefund: null })
  })

  it('goes on telling of a request that has expired, until it is done or impossible', async () => {
    const { projectId } = await financed()
    await refund(ada, projectId)
    app.clock.advance({ days: 5 })
    const read = async () =>
      (await (await clientOf(bea)).GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })).data!
    expect((await read()).pendingRefund).toMatchObject({ firstApproval: { expiresAt: '2026-11-22T09:00:00.000Z' } })
    await settleFinancing(app.kernel, projectId)
    expect(await read()).toMatchObject({ pendingRefund: null, amountInEscrow: '0.00' })
    expect((await refund(bea, projectId)).error!.code).toBe('state-forbids')
  })

  it('keeps who asked and who did it, and the database refuses the same person', async () => {
    const { projectId } = await financed()
    await refund(ada, projectId)
    const complete = 'update refunds set refunded_by = $2, refunded_at = now() where project_id = $1'
    await expect(asApplication(complete, [projectId, ada.userId])).rejects.toMatchObject(
      refusedBy('refunds_two_administrators'),
    )
    await refund(bea, projectId)
    const { rows } = await asApplication('select * from refunds where project_id = $1', [projectId])
    expect(rows).toMatchObject([{ four_eyes: true, first_approved_by: ada.userId, refunded_by: bea.userId }])
  })

  it('is not for an administrator who has invested in the project', async () => {
    const { projectId } = await financed()
    await asApplication('update orders set user_id = $2 where project_id = $1', [projectId, ada.userId])
    expect((await refund(ada, projectId)).error!.code).toBe('own-money')
  })

  it('needs one person below the threshold, who is kept too', async () => {
    const { projectId } = await financed('9999.99')
    expect((await refund(ada, projectId)).data).toMatchObject({ phaseName: 'Closed' })
    const { rows } = await asApplication('select * from refunds where project_id = $1', [projectId])
    expect(rows).toMatchObject([{ four_eyes: false, first_approved_by: ada.userId, refunded_by: ada.userId }])
  })
})
