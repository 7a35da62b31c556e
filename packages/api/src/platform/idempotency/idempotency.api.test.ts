import { payDistribution } from '@cauce/api/flows/distribute/index'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { given, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOldAnswers } from './idempotency.service.ts'

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

let keys = 0
const header = () => ({ 'Idempotency-Key': `a-key-of-a-dialog-${(keys += 1)}` })
interface Answered {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** Makes a call twice with the same key: the second answers what the first did, says so, and moves nothing. */
async function expectOnce(call: () => Promise<Answered>): Promise<void> {
  const first = await call()
  expect(first.error).toBeUndefined()
  const postings = await countPostings()
  const second = await call()
  expect(second.data).toEqual(first.data)
  expect(second.response.status).toBe(first.response.status)
  expect([first, second].map(({ response }) => response.headers.get('idempotency-hit'))).toEqual([null, 'true'])
  expect(await countPostings()).toBe(postings)
}
const countPostings = async () => {
  const { rows } = await app.kernel.database.$client.query('select count(*)::integer as count from ledger_transfers')
  return rows[0].count as number
}
async function financed(amount: string) {
  const investor = await given(app).investor({ wallet: amount })
  const project = await given(app).project({ financingAmount: amount, withdrawMoneyFinanced: true })
  const { data } = await investor.client.POST('/v1/project/orders', {
    body: { ...project, amount, orderType: 'invest', userId: investor.userId, acceptsTerms: true },
  })
  return { ...project, investor, orderId: data!.orderId }
}

describe('a repeated key', () => {
  it('asks for an income once and approves it once', async () => {
    const investor = await given(app).investor()
    const { userId } = investor
    const bankAccountId = await given(app).bankAccount(investor)
    const asking = header()
    const ask = () =>
      ada.client.POST('/v1/wallet/transactions', {
        params: { header: asking },
        body: { type: 'income', amount: '50.00', userId, bankAccountId },
      })
    await expectOnce(ask)
    const { data } = await ask()
    const params = { header: header(), path: { id: data!.transactionId } }
    const file = sample.pdf()
    await expectOnce(() =>
      bea.client.PATCH('/v1/wallet/transactions/{id}', { params, body: { status: 'completed', file } }),
    )
  })

  it('revokes an order once', async () => {
    const { investor, orderId } = await financed('500.00')
    const params = { header: header(), path: { id: orderId } }
    await expectOnce(() => investor.client.POST('/v1/project/orders/{id}/revoke', { params }))
  })

  it('refunds a project once', async () => {
    const { projectId } = await financed('500.00')
    const params = { header: header(), path: { id: projectId } }
    const body = { reason: 'Sin licencia' }
    await expectOnce(() => ada.client.POST('/v1/project/projects/{id}/refund', { params, body }))
  })

  it('records a payment once and confirms it once', async () => {
    const { projectId } = await financed('500.00')
    app.clock.set('2026-11-25T09:00:00Z')
    await settleFinancing(app.kernel, projectId)
    const client = app.client((await given(app).session(ada.userId)).token)
    const { data } = await client.GET('/v1/project/distributions', {
      params: { query: { projectId, take: 1, orderSide: 'asc' } },
    })
    const path = { id: data!.data[0]!.distributionId }
    const body = { amount: '1.00', paidOn: '2026-11-25', file: sample.pdf() }
    const recording = { header: header(), path }
    await expectOnce(() => client.POST('/v1/project/distributions/{id}/record', { params: recording, body }))
    const confirming = { header: header(), path }
    const confirm = () => client.POST('/v1/project/distributions/{id}/confirm', { params: confirming })
    await confirm()
    await payDistribution(app.kernel, path.id)
    const postings = await countPostings()
    // What was confirmed is still what is answered, though it has been paid meanwhile.
    expect((await confirm()).data).toMatchObject({ status: 'confirming' })
    await payDistribution(app.kernel, path.id)
    expect(await countPostings()).toBe(postings)
  })
})

describe('a key that was used', () => {
  async function ask() {
    const ana = await given(app).investor()
    const { data } = await ana.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '50.00', bankAccountId: await given(app).bankAccount(ana) },
    })
    return data!.transactionId
  }
  const approve = (id: string, key: object, file = sample.pdf()) =>
    ada.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { header: key, path: { id } },
      body: { status: 'completed', file },
    })
  const refusal = { status: 422, code: 'idempotency-key-reused' }

  it('is refused for another record', async () => {
    const [one, other, key] = [await ask(), await ask(), header()]
    expect((await approve(one, key)).response.status).toBe(200)
    expect((await approve(other, key)).error).toMatchObject(refusal)
    expect((await approve(other, header())).data).toMatchObject({ status: 'completed' })
  })

  it('is refused with another file', async () => {
    const [id, key] = [await ask(), header()]
    expect((await approve(id, key)).response.status).toBe(200)
    expect((await approve(id, key, sample.pdf('documento.pdf', 'Otro justificante'))).error).toMatchObject(refusal)
    expect((await approve(id, key)).response.headers.get('idempotency-hit')).toBe('true')
  })

  it('is free for another person', async () => {
    const [id, key] = [await ask(), header()]
    await approve(id, key)
    const params = { header: key, path: { id } }
    const bea = await given(app).administrator()
    const body = { status: 'completed', file: sample.pdf() } as const
    expect((await bea.client.PATCH('/v1/wallet/transactions/{id}', { params, body })).error).toMatchObject({
      code: 'state-forbids',
    })
  })
})

it('leaves no key behind when the call was refused, so that it may be tried again', async () => {
  const investor = await given(app).investor({ wallet: '50.00' })
  const { client, userId } = investor
  const bankAccountId = await given(app).bankAccount(investor)
  const project = await given(app).project()
  const params = { header: header() }
  const invest = () =>
    client.POST('/v1/project/orders', {
      params,
      body: { ...project, amount: '100.00', orderType: 'invest', userId, acceptsTerms: true },
    })
  expect((await invest()).error!.code).toBe('wallet-insufficient')
  const income = await client.POST('/v1/wallet/transactions', {
    body: { type: 'income', amount: '50.00', bankAccountId },
  })
  await ada.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: income.data!.transactionId } },
    body: { status: 'completed', file: sample.pdf() },
  })
  expect((await invest()).response.status).toBe(201)
})

it('keeps an answer for a day longer than its key is valid, and then deletes it', async () => {
  const ana = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(ana)
  const body = { type: 'income', amount: '10.00', bankAccountId } as const
  await ana.client.POST('/v1/wallet/transactions', { params: { header: header() }, body })
  const kept = async () => {
    await forgetOldAnswers(app.kernel)
    const statement = 'select count(*)::integer as count from idempotency_keys where user_id = $1'
    return (await app.kernel.database.$client.query(statement, [ana.userId])).rows[0].count as number
  }
  app.clock.advance({ hours: 47, minutes: 59 })
  expect(await kept()).toBe(1)
  app.clock.advance({ minutes: 2 })
  expect(await kept()).toBe(0)
})
