import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const app = testApp()
let teresa: Person
let alvaro: Person
let customer: Person
beforeAll(async () => {
  teresa = await given(app).administrator({ name: 'Teresa', surname: 'Vidal' })
  alvaro = await given(app).administrator()
})
beforeEach(async () => {
  customer = await given(app).investor({ wallet: '500.00' })
})

type Client = Person['client']
const kinds: Record<string, () => Promise<(client: Client) => Promise<{ error?: unknown }>>> = {
  async 'an income'() {
    const bankAccountId = await given(app).bankAccount(customer)
    const body = { type: 'income', amount: '90.00', bankAccountId } as const
    const { data } = await customer.client.POST('/v1/wallet/transactions', { body })
    const params = { path: { id: data!.transactionId } }
    const { updatedAt } = data!
    return (client) =>
      client.PATCH('/v1/wallet/transactions/{id}', {
        params,
        body: { status: 'completed', file: sample.pdf(), updatedAt },
      })
  },
  async 'a bank account'() {
    const body = { alias: 'Nómina', account: 'ES7921000813610123456789', document: sample.pdf() }
    const { data } = await customer.client.POST('/v1/payment/bank-accounts', { body })
    const params = { path: { id: data!.bankAccountId } }
    const { updatedAt } = data!
    return (client) => client.PATCH('/v1/payment/bank-accounts/{id}', { params, body: { state: 'valid', updatedAt } })
  },
  async 'a tax detail'() {
    const body = { kind: 'residence', country: 'DE', validFrom: '2026-01-01', ...sample.ABROAD } as const
    const { data } = await customer.client.POST('/v1/tax/tax-details', { body })
    const params = { path: { id: data!.taxDetailId } }
    return (client) => client.PATCH('/v1/tax/tax-details/{id}', { params, body: { state: 'valid' } })
  },
}

describe('who decides second reads who decided, what and when', () => {
  it.each(Object.keys(kinds))('on %s', async (kind) => {
    const decide = await kinds[kind]!()
    expect((await decide(teresa.client)).error).toBeUndefined()
    const { error } = await decide(alvaro.client)
    expect(error).toMatchObject({
      params: { by: 'Teresa Vidal', at: app.clock.now().toISOString() },
      title: expect.stringMatching(/^Teresa Vidal (lo aprobó|approved it) /) as string,
    })
  })
})
