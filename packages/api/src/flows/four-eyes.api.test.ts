import { given, sample, testApp, type Person, type ProjectReference, placeOrder } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { settleFinancing } from './finance-project.ts'
import { LONG_SESSIONS } from './testing/long-sessions.ts'

/** Four-eyes threshold of the tests. */
const MUCH = '10000.00'

const app = testApp(LONG_SESSIONS)
let ada: Person
let bea: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

const asApplication = (statement: string, values: readonly unknown[]) =>
  app.kernel.database.$client.query(statement, [...values])
const expired = () => app.clock.advance({ hours: 48, seconds: 1 })

async function financed(amount = MUCH) {
  const project = await given(app).project({
    financingAmount: amount,
    targetProfitability: 1000,
    projectDuration: 3,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  })
  const investor = await given(app).investor({ wallet: amount })
  await placeOrder(investor, project, amount)
  return { ...project, investor }
}

async function ask(amount: string, by?: Person): Promise<string> {
  const customer = by ?? (await given(app).investor())
  const body = { type: 'income', amount, bankAccountId: await given(app).bankAccount(customer) } as const
  return (await customer.client.POST('/v1/wallet/transactions', { body })).data!.transactionId
}
const approve = ({ client }: Person, id: string) => {
  const body = { status: 'completed', file: sample.pdf() } as const
  return client.PATCH('/v1/wallet/transactions/{id}', { params: { path: { id } }, body })
}
const record = ({ client }: Person, id: string, amount: string) =>
  client.POST('/v1/project/distributions/{id}/record', {
    params: { path: { id } },
    body: { amount, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true },
  })
/** Five days later. */
async function firstDistributionOf({ projectId }: ProjectReference): Promise<string> {
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, projectId)
  const { data } = await ada.client.GET('/v1/project/distributions', { params: { query: { projectId } } })
  return data!.data[0]!.distributionId
}
const refund = ({ client }: Person, id: string) =>
  client.POST('/v1/project/projects/{id}/refund', { params: { path: { id } }, body: { reason: 'Sin licencia' } })
const stored = async (transactionId: string) =>
  (await asApplication('select * from transactions where transaction_id = $1', [transactionId])).rows[0]

describe('incomes of a week', () => {
  it('wait for a second by their sum, and go by the first one once the sum has shrunk', async () => {
    expect((await approve(ada, await ask('6000.00'))).data).toMatchObject({ status: 'completed' })
    app.clock.advance({ days: 6 })
    const other = await ask('5000.00')
    expect((await approve(ada, other)).data).toMatchObject({ status: 'pending' })
    app.clock.advance({ days: 1, seconds: 1 })
    expect((await approve(ada, other)).data).toMatchObject({ status: 'completed' })
    expect(await stored(other)).toMatchObject({ four_eyes: false })
  })

  it('count with what waits for a second, and not twice with what the second has approved', async () => {
    const large = await ask('9000.00')
    expect((await approve(ada, await ask('2000.00'))).data).toMatchObject({ status: 'completed' })
    expect((await approve(ada, large)).data).toMatchObject({ status: 'pending' })
    const small = await ask('500.00')
    expect((await approve(ada, small)).data).toMatchObject({ status: 'pending' })
    for (const id of [large, small]) expect((await approve(bea, id)).data).toMatchObject({ status: 'completed' })
    expect((await approve(ada, await ask('500.00'))).data).toMatchObject({ status: 'completed' })
  })
})

describe('a movement entered by an administrator', () => {
  const enter = async (amount = MUCH, type: 'income' | 'withdraw' = 'income') => {
    const customer = await given(app).investor({ wallet: MUCH })
    const bankAccountId = await given(app).bankAccount(customer)
    const { data } = await ada.client.POST('/v1/wallet/transactions', {
      body: { type, amount, userId: customer.userId, bankAccountId },
    })
    return { ...data!, customer }
  }

  it.each([
    { type: 'income', amount: '0.01' },
    { type: 'withdraw', amount: MUCH },
  ] as const)('is approved by another administrator only: $type of $amount', async ({ type, amount }) => {
    const { transactionId, firstApproval } = await enter(amount, type)
    expect(firstApproval).toMatchObject({ adminId: ada.userId, expiresAt: null })
    expect((await approve(ada, transactionId)).error!.code).toBe('maker-is-checker')
    expired()
    expect((await approve(ada, transactionId)).error!.code).toBe('maker-is-checker')
    expect((await approve(bea, transactionId)).data).toMatchObject({ status: 'completed', adminId: bea.userId })
    expect(await stored(transactionId)).toMatchObject({ four_eyes: true, first_approved_by: ada.userId })
  })

  it('names staff in its history to staff only, and tells its owner what was done with how much', async () => {
    const { transactionId, customer } = await enter('500.00', 'withdraw')
    await approve(bea, transactionId)
    const path = { params: { path: { id: transactionId } } }
    const acts = async ({ client }: Person) =>
      (await client.GET('/v1/wallet/transactions/{id}/context', path)).data!.steps.map(
        ({ act, amount, by }) => [act, amount, by && by.as, by && by.names.length] as const,
      )
    expect(await acts(ada)).toEqual([
      ['request_withdrawal', '500.00', 'staff', 1],
      ['approve_withdrawal', '500.00', 'staff', 2],
    ])
    expect(await acts(customer)).toEqual([
      ['request_withdrawal', '500.00', null, null],
      ['approve_withdrawal', '500.00', null, null],
    ])
    const own = (await customer.client.GET('/v1/wallet/transactions/{id}', path)).data
    expect(own).toMatchObject({ adminId: null, adminName: null, firstApproval: null })
  })

  it('may be rejected by the administrator who entered it', async () => {
    const { transactionId } = await enter()
    const { data } = await ada.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: transactionId } },
      body: { status: 'rejected', rejectReason: 'Entrada por error' },
    })
    expect(data).toMatchObject({ status: 'rejected' })
  })

  it.each([
    { fact: 'whose identity is not approved', isVerified: false, state: 'valid', code: 'customer-not-verified' },
    { fact: 'whose account awaits validation', isVerified: true, state: 'pending', code: 'bank-account-not-valid' },
    { fact: 'whose account was refused', isVerified: true, state: 'error', code: 'bank-account-not-valid' },
  ] as const)('is refused for a customer $fact', async ({ isVerified, state, code }) => {
    const customer = await given(app).person({
      wallet: MUCH,
      verificationStatus: isVerified ? 'Approved' : 'NotVerified',
    })
    const bankAccountId = await given(app).bankAccount(customer)
    await asApplication('update bank_accounts set state = $2 where bank_account_id = $1', [bankAccountId, state])
    for (const type of ['income', 'withdraw'] as const) {
      const body = { type, amount: '5.00', userId: customer.userId, bankAccountId }
      expect((await ada.client.POST('/v1/wallet/transactions', { body })).error!.code).toBe(code)
    }
  })

  it("is refused without an account, with another person's account and above the available balance", async () => {
    const [customer, other] = [await given(app).investor({ wallet: '50.00' }), await given(app).investor()]
    const { userId } = customer
    const bankAccountId = await given(app).bankAccount(customer)
    const enter = async (body: { type: 'income' | 'withdraw'; amount: string; bankAccountId?: string }) =>
      (await ada.client.POST('/v1/wallet/transactions', { body: { userId, ...body } as never })).error!
    const income = { type: 'income', amount: '5.00' } as const
    expect(await enter(income)).toMatchObject({ errors: [{ path: 'bankAccountId', code: 'required' }] })
    expect(await enter({ ...income, bankAccountId: await given(app).bankAccount(other) })).toMatchObject({
      code: 'bank-account-not-valid',
    })
    expect(await enter({ type: 'withdraw', amount: '50.01', bankAccountId })).toMatchObject({
      code: 'above-available-balance',
      params: { available: '50.00' },
      errors: [{ path: 'amount' }],
    })
  })
})

it('a movement requested by a customer takes two administrators from the threshold on, with one proof, as foreseen', async () => {
  const foreseenAndDone = async ({ client }: Person, id: string, file?: File) => {
    const params = { path: { id } }
    const context = await client.GET('/v1/wallet/transactions/{id}/context', { params })
    const body = { status: 'completed', ...(file && { file }) } as const
    const { data, error } = await client.PATCH('/v1/wallet/transactions/{id}', { params, body })
    return [context.data!.forStaff!.verdict, error?.code ?? data!.status]
  }
  const large = await ask(MUCH)
  const proof = sample.pdf('transferencia.pdf')
  expect(await foreseenAndDone(ada, large, proof)).toEqual(['first', 'pending'])
  expect((await foreseenAndDone(ada, large, proof))[1]).toBe('maker-is-checker')
  expect(await foreseenAndDone(bea, large)).toEqual(['goes', 'completed'])
  const ofTwo = { four_eyes: true, first_approved_by: ada.userId, admin_id: bea.userId }
  expect(await stored(large)).toMatchObject({ status: 'completed', ...ofTwo })
  const small = await ask('9999.99')
  expect(await foreseenAndDone(ada, small, proof)).toEqual(['goes', 'completed'])
  const ofOne = { four_eyes: false, first_approved_by: null, admin_id: ada.userId }
  expect(await stored(small)).toMatchObject({ status: 'completed', ...ofOne })
})

describe('a distribution', () => {
  const recorded = async (amount = '11000.00') =>
    (await record(ada, await firstDistributionOf(await financed()), amount)).data!
  const confirm = async (by: Person, id: string, updatedAt?: string) =>
    by.client.POST('/v1/project/distributions/{id}/confirm', {
      params: { path: { id } },
      body: { seen: sample.SEEN, ...(updatedAt !== undefined && { updatedAt }) },
    })
  const storedAs = async (id: string) =>
    (await asApplication('select * from distributions where distribution_id = $1', [id])).rows[0] as unknown

  it('is confirmed by another administrator than its recorder, however small, even days later', async () => {
    const { distributionId, firstApproval } = await recorded('0.01')
    expect(firstApproval).toMatchObject({
      ...{ adminId: ada.userId, adminName: expect.any(String), expiresAt: null },
      approvedAt: '2026-11-25T09:00:00.000Z',
    })
    expect((await confirm(ada, distributionId)).error!.code).toBe('maker-is-checker')
    expired()
    expect((await confirm(ada, distributionId)).error!.code).toBe('maker-is-checker')
    const signed = { recorded_by: ada.userId }
    expect(await storedAs(distributionId)).toMatchObject({ ...signed, status: 'draft', confirmed_by: null })
    expect((await confirm(bea, distributionId)).data).toMatchObject({
      ...{ status: 'confirming', confirmedBy: bea.userId },
      firstApproval: { adminId: ada.userId },
    })
    expect(await storedAs(distributionId)).toMatchObject({ ...signed, confirmed_by: bea.userId })
  })

  it('is confirmed by its first recorder once another one has recorded it again', async () => {
    const { distributionId } = await recorded('1.00')
    expect((await record(bea, distributionId, '2.00')).data).toMatchObject({ firstApproval: { adminId: bea.userId } })
    expect((await confirm(bea, distributionId)).error!.code).toBe('maker-is-checker')
    expect((await confirm(ada, distributionId)).data).toMatchObject({ status: 'confirming', amount: '2.00' })
  })

  it('is not confirmed on a stale version, read before it was recorded again', async () => {
    const { distributionId, updatedAt } = await recorded('1.00')
    app.clock.advance({ seconds: 1 })
    const { data } = await record(ada, distributionId, '2.00')
    expect((await confirm(bea, distributionId, updatedAt)).error!.code).toBe('edit-conflict')
    expect(await storedAs(distributionId)).toMatchObject({ status: 'draft', confirmed_by: null })
    expect((await confirm(bea, distributionId, data!.updatedAt)).data).toMatchObject({ amount: '2.00' })
  })

  it('is confirmed by an administrator who gets a part of another distribution only', async () => {
    const one = await recorded()
    app.clock.set('2026-11-20T09:00:00Z')
    const other = await recorded()
    await asApplication('update distribution_shares set user_id = $2 where distribution_id = $1', [
      other.distributionId,
      bea.userId,
    ])
    expect((await confirm(bea, one.distributionId)).data).toMatchObject({ status: 'confirming' })
  })
})

describe('a refund', () => {
  it('shows its requester and expiry, and starts over once the request has expired', async () => {
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

  it('keeps showing an expired request until it is carried out or impossible', async () => {
    const { projectId } = await financed()
    await refund(ada, projectId)
    app.clock.advance({ days: 5 })
    const read = async () =>
      (await bea.client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })).data!
    expect((await read()).pendingRefund).toMatchObject({ firstApproval: { expiresAt: '2026-11-22T09:00:00.000Z' } })
    await settleFinancing(app.kernel, projectId)
    expect(await read()).toMatchObject({ pendingRefund: null, amountInEscrow: '0.00' })
    expect((await refund(bea, projectId)).error!.code).toBe('state-forbids')
  })

  it('stores requester and executor', async () => {
    const { projectId } = await financed()
    await refund(ada, projectId)
    const other = await financed()
    expect((await refund(ada, other.projectId)).data!.pendingRefund).not.toBeNull()
    await refund(bea, projectId)
    const stored = async (id: string) =>
      (await asApplication('select * from refunds where project_id = $1', [id])).rows as unknown
    const asked = { four_eyes: true, first_approved_by: ada.userId }
    expect(await stored(projectId)).toMatchObject([{ ...asked, refunded_by: bea.userId }])
    expect(await stored(other.projectId)).toMatchObject([{ ...asked, refunded_by: null }])
  })

  it('needs one administrator below the threshold, who is recorded too', async () => {
    const { projectId } = await financed('9999.99')
    expect((await refund(ada, projectId)).data).toMatchObject({ phaseName: 'Closed' })
    const { rows } = await asApplication('select * from refunds where project_id = $1', [projectId])
    expect(rows).toMatchObject([{ four_eyes: false, first_approved_by: ada.userId, refunded_by: ada.userId }])
  })
})

describe("the filter for what awaits the caller's approval", () => {
  const awaited = {
    transactions: async (person: Person, wanted: string) => {
      const query = { awaitsMyApproval: true, ids: [wanted] }
      return (await person.client.GET('/v1/wallet/transactions', { params: { query } })).data!.total
    },
    distributions: async (person: Person, projectId: string) => {
      const query = { awaitsMyApproval: true, projectId }
      return (await person.client.GET('/v1/project/distributions', { params: { query } })).data!.total
    },
    projects: async (person: Person, wanted: string) => {
      const query = { awaitsMyApproval: true, ids: [wanted] }
      return (await person.client.GET('/v1/project/projects', { params: { query } })).data!.total
    },
  }

  it('includes a movement until their first approval, and again once that has expired', async () => {
    const id = await ask(MUCH)
    const counts = async () => [await awaited.transactions(ada, id), await awaited.transactions(bea, id)]
    expect(await counts()).toEqual([1, 1])
    await approve(ada, id)
    expect(await counts()).toEqual([0, 1])
    app.clock.advance({ hours: 48 })
    expect(await counts()).toEqual([0, 1])
    app.clock.advance({ seconds: 1 })
    expect(await counts()).toEqual([1, 1])
    await approve(bea, id)
    await approve(ada, id)
    expect(await counts()).toEqual([0, 0])
  })

  it('excludes what they entered, however small or old, and their own money', async () => {
    const customer = await given(app).investor()
    const bankAccountId = await given(app).bankAccount(customer)
    const { data } = await ada.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '1.00', userId: customer.userId, bankAccountId },
    })
    const own = await ask('1.00', bea)
    expired()
    expect(await awaited.transactions(ada, data!.transactionId)).toBe(0)
    expect(await awaited.transactions(bea, data!.transactionId)).toBe(1)
    expect([await awaited.transactions(bea, own), await awaited.transactions(ada, own)]).toEqual([0, 1])
  })

  it('is empty for managers and customers', async () => {
    const manager = await given(app).manager()
    const customer = await given(app).investor({ managerId: manager.userId })
    const id = await ask('1.00', customer)
    expect([await awaited.transactions(manager, id), await awaited.transactions(customer, id)]).toEqual([0, 0])
  })

  it('includes a distribution recorded by another, without a part of theirs, however small or old', async () => {
    const project = await financed()
    const distributionId = await firstDistributionOf(project)
    expect(await awaited.distributions(bea, project.projectId)).toBe(0)
    await record(ada, distributionId, '0.01')
    const counts = async () =>
      Promise.all([ada, bea, await given(app).manager()].map((one) => awaited.distributions(one, project.projectId)))
    expect(await counts()).toEqual([0, 1, 0])
    expired()
    expect(await counts()).toEqual([0, 1, 0])
    await asApplication('update distribution_shares set user_id = $2 where distribution_id = $1', [
      distributionId,
      bea.userId,
    ])
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('includes a refund requested by another administrator, while it is valid and possible', async () => {
    const { projectId } = await financed()
    const counts = async () => Promise.all([ada, bea].map((one) => awaited.projects(one, projectId)))
    expect(await counts()).toEqual([0, 0])
    await refund(ada, projectId)
    const own = 'update orders set user_id = $2 where project_id = $1 returning user_id'
    const other = await financed()
    await asApplication(own, [other.projectId, bea.userId])
    expect(await counts()).toEqual([0, 1])
    const holder = await asApplication('select user_id from orders where project_id = $1', [projectId])
    await asApplication(own, [projectId, bea.userId])
    expect(await counts()).toEqual([0, 0])
    await asApplication("update orders set status = 'active' where project_id = $1", [projectId])
    expect(await counts()).toEqual([0, 0])
    await asApplication(own, [projectId, holder.rows[0].user_id])
    expired()
    expect(await counts()).toEqual([0, 0])
  })
})
