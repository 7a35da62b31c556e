import { MAXIMUM_CENTS } from '@cauce/contract'
import { given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { uuidv7 } from '../../../ids.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderMovements, orders } from '../../../database/schema/orders.ts'
import { transactions } from '../../../database/schema/wallet.ts'

const app = testApp({ maximumIncome: 100_000n, maximumWallet: 150_000n })
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const HUGE = MAXIMUM_CENTS * 1_000n
const HUGE_ON_THE_WIRE = '999999999999990.00'

describe('a wallet, a movement and an order above every limit', () => {
  let rich: Person
  let ids: { readonly transactionId: string; readonly orderId: string; readonly projectId: string }
  beforeAll(async () => {
    rich = await given(app).investor({ wallet: HUGE_ON_THE_WIRE })
    await given(app).investor({ wallet: '12.00' })
    const { projectId, projectPhaseId } = await given(app).project()
    const [transactionId, orderId, now] = [uuidv7(), uuidv7(), app.clock.now()]
    const { userId, walletId } = rich
    const row = { userId, amount: HUGE, createdAt: now, updatedAt: now }
    await app.kernel.database.insert(transactions).values({
      ...row,
      transactionId,
      walletId,
      type: 'income',
      issuerName: 'payment',
      status: 'completed',
      balanceAfter: HUGE,
    })
    await app.kernel.database.insert(orders).values({
      ...row,
      orderId,
      projectId,
      projectPhaseId,
      walletId,
      orderType: 'invest',
      status: 'active',
      returned: HUGE,
      reflectionEndsAt: now,
    })
    await app.kernel.database
      .insert(orderMovements)
      .values({ ...row, orderMovementId: uuidv7(), orderId, projectId, type: 'invest', penaltyAmount: HUGE })
    ids = { transactionId, orderId, projectId }
  })

  it.each(['balance', 'available', 'createdAt'] as const)('are shown in the wallets ordered by %s', async (orderBy) => {
    const { data } = await administrator.client.GET('/v1/wallet/wallets', { params: { query: { orderBy } } })
    expect(data!.data.find(({ walletId }) => walletId === rich.walletId)).toMatchObject({ balance: HUGE_ON_THE_WIRE })
    expect(data!.total).toBe(3)
  })

  it('are shown one by one', async () => {
    const read = { params: { path: { id: rich.walletId } } }
    expect((await rich.client.GET('/v1/wallet/wallets/{id}', read)).data).toMatchObject({ available: HUGE_ON_THE_WIRE })
    const movement = { params: { path: { id: ids.transactionId } } }
    expect((await rich.client.GET('/v1/wallet/transactions/{id}', movement)).data).toMatchObject({
      amount: HUGE_ON_THE_WIRE,
      balanceAfter: HUGE_ON_THE_WIRE,
    })
    const order = { params: { path: { id: ids.orderId } } }
    expect((await rich.client.GET('/v1/project/orders/{id}', order)).data).toMatchObject({
      amount: HUGE_ON_THE_WIRE,
      outstanding: HUGE_ON_THE_WIRE,
    })
  })

  it('are shown in every other list and sum', async () => {
    const { client } = administrator
    const query = { orderBy: 'amount' } as const
    const filter = { amount: HUGE_ON_THE_WIRE, amountComparison: 'gte' } as const
    const amounts = await Promise.all([
      client.GET('/v1/wallet/transactions', { params: { query: { ...query, ...filter } } }),
      client.GET('/v1/project/orders', { params: { query: { ...query, ...filter } } }),
      client.GET('/v1/project/order-movements', { params: { query } }),
    ])
    for (const { data } of amounts) expect(data!.data[0]).toMatchObject({ amount: HUGE_ON_THE_WIRE })
    const months = { params: { query: { projectId: ids.projectId } } }
    expect((await client.GET('/v1/project/orders/summary', months)).data!.data[0]).toMatchObject({
      outstanding: HUGE_ON_THE_WIRE,
    })
    const summary = await client.GET('/v1/project/order-movements/summary')
    expect(summary.data!.data.at(-1)).toMatchObject({ invested: HUGE_ON_THE_WIRE })
  })
})

describe('an income', () => {
  const ask = async (person: Person, amount: string, bankAccountId: string) =>
    person.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount, bankAccountId } })

  it('is refused above its maximum, or if balance, reserved money and pending incomes would exceed the maximum of the wallet', async () => {
    const ana = await given(app).investor({ wallet: '800.00' })
    const { bankAccountId: account } = await given(app).withdrawal(ana, '300.00')
    expect((await ask(ana, '1000.01', account)).error).toMatchObject({
      code: 'above-income-maximum',
      status: 422,
      errors: [{ path: 'amount', params: { maximum: '1000.00' } }],
    })
    const { data } = await ask(ana, '500.00', account)
    expect((await ask(ana, '200.01', account)).error).toMatchObject({
      code: 'above-wallet-maximum',
      errors: [{ path: 'amount', params: { maximum: '200.00' } }],
    })
    await administrator.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: data!.transactionId } },
      body: { status: 'rejected', rejectReason: 'Sin justificante' },
    })
    expect((await ask(ana, '700.01', account)).error).toMatchObject({ params: { maximum: '700.00' } })
    expect((await ask(ana, '700.00', account)).data).toMatchObject({ status: 'pending' })
  })
})

describe('a person whose e-mail is not confirmed', () => {
  const codeOf = async (answer: Promise<{ error?: { code: string } }>) => (await answer).error?.code

  it('can read, but cannot move money', async () => {
    const ana = await given(app).investor({ wallet: '500.00', emailConfirmedAt: null })
    const bankAccountId = await given(app).bankAccount(ana)
    const project = await given(app).project({ minimumInvestment: '100.00' })
    const attempts = () => [
      codeOf(ana.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount: '1.00', bankAccountId } })),
      codeOf(ana.client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount: '1.00', bankAccountId } })),
      codeOf(
        ana.client.POST('/v1/payment/bank-accounts', {
          body: { alias: 'Otra', account: spanishIban(990_001), document: sample.pdf() },
        }),
      ),
      codeOf(placeOrder(ana, project, '100.00')),
    ]
    expect(await Promise.all(attempts())).toEqual(Array(4).fill('email-not-confirmed'))
    const me = await ana.client.GET('/v1/account/users/me')
    expect(me.data).toMatchObject({ isEmailConfirmed: false })
    const starter = await given(app).person({ emailConfirmedAt: null })
    expect(await codeOf(starter.client.POST('/v1/account/verifications'))).toBe('email-not-confirmed')
  })
})
