import { spanishIban } from '@cauce/testing/sample-files'
import { given, sample, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'

const app = testApp()
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const pdf = () => sample.pdf('justificante.pdf')
let ibans = 0
const iban = () => spanishIban((ibans += 1))

const addBankAccount = async (person: Person, main?: boolean) =>
  (
    await person.client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Nómina', account: iban(), document: pdf(), ...(main !== undefined && { main }) },
    })
  ).data!
async function validBankAccount(person: Person) {
  const administrator = await given(app).administrator()
  const { bankAccountId } = await addBankAccount(person)
  await administrator.client.PATCH('/v1/payment/bank-accounts/{id}', {
    params: { path: { id: bankAccountId } },
    body: { state: 'valid' },
  })
  return bankAccountId
}
const ask = (person: Person, type: 'income' | 'withdraw', amount: string, bankAccountId: string) =>
  person.client.POST('/v1/wallet/transactions', { body: { type, amount, bankAccountId } })
const approve = (administrator: Person, id: string, withProof = true) =>
  administrator.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'completed', ...(withProof && { file: pdf() }) },
  })
const reject = (administrator: Person, id: string, rejectReason?: string) =>
  administrator.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'rejected', ...(rejectReason && { rejectReason }) },
  })
const walletOf = async (person: Person) =>
  (await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })).data!

describe('an income', () => {
  it('credits the wallet once an administrator approves it with its proof', async () => {
    const [ana, administrator] = [await given(app).investor(), await given(app).administrator()]
    const { data: asked } = await ask(ana, 'income', '250.00', await validBankAccount(ana))
    expect(asked).toMatchObject({ status: 'pending', issuerName: 'user-wallet', bankAccount: { alias: 'Nómina' } })
    expect((await approve(administrator, asked!.transactionId, false)).error).toMatchObject({
      code: 'proof-required',
      errors: [{ path: 'file' }],
    })
    expect(await walletOf(ana)).toMatchObject({ balance: '0.00' })
    const { data } = await approve(administrator, asked!.transactionId)
    expect(data).toMatchObject({
      status: 'completed',
      balanceAfter: '250.00',
      adminId: administrator.userId,
      document: { name: 'justificante.pdf' },
    })
    expect(await walletOf(ana)).toMatchObject({ balance: '250.00' })
  })

  it('includes reserved money in the balance after it', async () => {
    const [ana, administrator] = [await given(app).investor({ wallet: '300.00' }), await given(app).administrator()]
    const { bankAccountId } = await given(app).withdrawal(ana, '100.00')
    const { data: asked } = await ask(ana, 'income', '250.00', bankAccountId)
    expect((await approve(administrator, asked!.transactionId)).data).toMatchObject({ balanceAfter: '550.00' })
    expect(await walletOf(ana)).toMatchObject({ balance: '550.00', available: '450.00', reserved: '100.00' })
  })

  it('is credited once when two administrators approve it at the same time', async () => {
    const [ana, ada, bea] = [
      await given(app).investor(),
      await given(app).administrator(),
      await given(app).administrator(),
    ]
    const { data: asked } = await ask(ana, 'income', '250.00', await validBankAccount(ana))
    const answers = await Promise.all([
      approve(ada, asked!.transactionId),
      approve(bea, asked!.transactionId),
      approve(ada, asked!.transactionId),
    ])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409])
    expect(await walletOf(ana)).toMatchObject({ balance: '250.00' })
  })

  it('keeps the proof sent with the request, and needs no other', async () => {
    const [ana, administrator] = [await given(app).investor(), await given(app).administrator()]
    const bankAccountId = await given(app).bankAccount(ana)
    const body = {
      type: 'income',
      amount: '250.00',
      bankAccountId,
      note: 'Nómina',
      file: sample.pdf('recibo.pdf'),
    } as const
    const { data: asked } = await ana.client.POST('/v1/wallet/transactions', { body })
    expect(asked).toMatchObject({ document: { name: 'recibo.pdf' } })
    expect((await approve(administrator, asked!.transactionId, false)).data).toMatchObject({
      status: 'completed',
      document: { name: 'recibo.pdf' },
    })
  })

  it('from a bank account awaiting validation is not approved by its document', async () => {
    const ana = await given(app).investor()
    const { bankAccountId } = await addBankAccount(ana)
    const { transactionId } = (await ask(ana, 'income', '250.00', bankAccountId)).data!
    const { error } = await approve(await given(app).administrator(), transactionId)
    expect(error).toMatchObject({ code: 'bank-account-not-valid' })
  })
})

describe('a withdrawal', () => {
  it('is reserved at once, and debited on approval', async () => {
    const [ana, administrator] = [await given(app).investor({ wallet: '300.00' }), await given(app).administrator()]
    const { data: asked } = await ask(ana, 'withdraw', '100.00', await validBankAccount(ana))
    expect(await walletOf(ana)).toMatchObject({ balance: '300.00', available: '200.00', reserved: '100.00' })
    expect((await approve(administrator, asked!.transactionId)).data).toMatchObject({
      status: 'completed',
      balanceAfter: '200.00',
    })
    expect(await walletOf(ana)).toMatchObject({ balance: '200.00', available: '200.00', reserved: '0.00' })
  })

  it('is released on rejection, with its reason', async () => {
    const [ana, administrator] = [await given(app).investor({ wallet: '300.00' }), await given(app).administrator()]
    const { data: asked } = await ask(ana, 'withdraw', '100.00', await validBankAccount(ana))
    expect((await reject(administrator, asked!.transactionId)).error!.code).toBe('reason-required')
    expect((await reject(administrator, asked!.transactionId, 'Titular distinto')).data).toMatchObject({
      status: 'rejected',
      rejectReason: 'Titular distinto',
      balanceAfter: null,
    })
    expect(await walletOf(ana)).toMatchObject({ balance: '300.00', available: '300.00' })
    expect((await approve(administrator, asked!.transactionId)).error!.code).toBe('state-forbids')
  })

  it('never exceeds the available balance under concurrent requests', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const bankAccountId = await validBankAccount(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ana, 'withdraw', '100.00', bankAccountId)))
    const outcomes = answers.map(({ error, response }) => error?.code ?? response.status)
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'above-available-balance')).toHaveLength(7)
    expect(await walletOf(ana)).toMatchObject({ balance: '300.00', available: '0.00' })
  })
})

describe('a body naming a wallet, bank account or person of another customer', () => {
  it('is refused, and moves no money', async () => {
    const [ana, bea] = [
      await given(app).investor({ wallet: '300.00' }),
      await given(app).investor({ wallet: '300.00' }),
    ]
    const [own, foreign] = [await given(app).bankAccount(ana), await given(app).bankAccount(bea)]
    const administrator = await given(app).administrator()
    for (const type of ['income', 'withdraw'] as const) {
      const send = async (body: { bankAccountId: string; walletId?: string; userId?: string }, by = ana) =>
        (await by.client.POST('/v1/wallet/transactions', { body: { type, amount: '100.00', ...body } })).error?.code
      expect(await send({ walletId: bea.walletId, bankAccountId: own })).toBe('customer-not-accessible')
      expect(await send({ walletId: bea.walletId, bankAccountId: foreign })).toBe('customer-not-accessible')
      expect(await send({ userId: bea.userId, bankAccountId: foreign })).toBe('customer-not-accessible')
      expect(await send({ bankAccountId: foreign })).toBe('bank-account-not-valid')
      expect(await send({ userId: ana.userId, bankAccountId: foreign }, administrator)).toBe('bank-account-not-valid')
    }
    expect([await walletOf(ana), await walletOf(bea)]).toMatchObject([
      { balance: '300.00', available: '300.00' },
      { balance: '300.00', available: '300.00' },
    ])
    const { data } = await administrator.client.GET('/v1/wallet/transactions', {
      params: { query: { userId: bea.userId } },
    })
    expect(data!.total).toBe(0)
  })
})

it('a bank account without certificate, or with the IBAN of another of the person, is refused at its field', async () => {
  const ana = await given(app).investor()
  const { account } = await addBankAccount(ana)
  const send = (body: object) =>
    ana.client.POST('/v1/payment/bank-accounts', { body: { alias: 'Nómina', account, ...body } })
  expect((await send({})).error!.errors).toMatchObject([{ path: 'document', code: 'required' }])
  const { error } = await send({ document: pdf() })
  expect(error).toMatchObject({ code: 'iban-exists', errors: [{ path: 'account' }] })
})
