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
/** Stored for the books, in no answer. */
const storedOf = async (id: string) => {
  const statement = 'select four_eyes, created_by, note from transactions where transaction_id = $1'
  return (await app.kernel.database.$client.query(statement, [id])).rows[0] as object
}

describe('an income', () => {
  it('credits the wallet once an administrator approves it with its proof', async () => {
    const [ana, administrator] = [await given(app).investor(), await given(app).administrator()]
    const { data: asked } = await ask(ana, 'income', '250.00', await validBankAccount(ana))
    expect(asked).toMatchObject({ status: 'pending', issuerName: 'user-wallet', bankAccount: { alias: 'Nómina' } })
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

  it('is not approved without proof', async () => {
    const [ana, administrator] = [await given(app).investor(), await given(app).administrator()]
    const { data: asked } = await ask(ana, 'income', '250.00', await validBankAccount(ana))
    const { error } = await approve(administrator, asked!.transactionId, false)
    expect(error).toMatchObject({ code: 'proof-required', errors: [{ path: 'file' }] })
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

  it('needs two administrators from the threshold on', async () => {
    const [ana, ada, bea] = [
      await given(app).investor(),
      await given(app).administrator(),
      await given(app).administrator(),
    ]
    const { data: asked } = await ask(ana, 'income', '10000.00', await validBankAccount(ana))
    const { data: half } = await approve(ada, asked!.transactionId)
    expect(half).toMatchObject({
      status: 'pending',
      firstApproval: { adminId: ada.userId, expiresAt: '2026-11-22T09:00:00.000Z' },
    })
    expect((await approve(ada, asked!.transactionId)).error!.code).toBe('maker-is-checker')
    expect((await approve(bea, asked!.transactionId)).data).toMatchObject({
      status: 'completed',
      balanceAfter: '10000.00',
    })
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

  it('counts as the first approval and names the administrator who entered it', async () => {
    const [ana, ada, bea] = [
      await given(app).investor(),
      await given(app).administrator(),
      await given(app).administrator(),
    ]
    const bankAccountId = await given(app).bankAccount(ana)
    const enter = (by: Person, fields: object) =>
      by.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount: '20.00', bankAccountId, ...fields } })
    const { data: entered } = await enter(ada, { userId: ana.userId, issuerName: 'admin-backoffice', note: 'Ingreso' })
    expect(entered).toMatchObject({ issuerName: 'admin-backoffice', firstApproval: { adminId: ada.userId } })
    const { data: records } = await ada.client.GET('/v1/misc/audit', {
      params: { query: { recordId: entered!.transactionId } },
    })
    expect(records!.data).toMatchObject([
      { operation: 'transactions.create', actorId: ada.userId, userId: ana.userId, reason: 'Ingreso' },
    ])
    expect((await approve(ada, entered!.transactionId)).error!.code).toBe('maker-is-checker')
    expect((await approve(bea, entered!.transactionId)).data).toMatchObject({ status: 'completed' })
    expect(await storedOf(entered!.transactionId)).toEqual({ four_eyes: true, created_by: ada.userId, note: 'Ingreso' })
    for (const [by, issuerName] of [
      [ana, 'admin-backoffice'],
      [ada, 'user-wallet'],
    ] as const)
      expect((await enter(by, { userId: ana.userId, issuerName })).error).toMatchObject({
        code: 'choice-invalid',
        errors: [{ path: 'issuerName' }],
      })
    const { data: own } = await enter(ana, { issuerName: 'user-wallet' })
    expect(own).toMatchObject({ issuerName: 'user-wallet', firstApproval: null })
  })

  it('cannot be decided from an outdated version, and names its approvers', async () => {
    const [ana, ada] = [await given(app).investor(), await given(app).administrator()]
    const { data: asked } = await ask(ana, 'income', '250.00', await given(app).bankAccount(ana))
    const params = { path: { id: asked!.transactionId } }
    const decide = (updatedAt: string) =>
      ada.client.PATCH('/v1/wallet/transactions/{id}', {
        params,
        body: { status: 'completed', updatedAt, file: pdf() },
      })
    expect((await decide('2026-11-20T08:59:00.000Z')).error).toMatchObject({ code: 'edit-conflict' })
    expect((await decide(asked!.updatedAt)).data).toMatchObject({ adminId: ada.userId })
    expect(await storedOf(asked!.transactionId)).toEqual({ four_eyes: false, created_by: ana.userId, note: null })
  })

  it('from a bank account awaiting validation is not approved by its document', async () => {
    const ana = await given(app).investor()
    const { bankAccountId } = await addBankAccount(ana)
    const { transactionId } = (await ask(ana, 'income', '250.00', bankAccountId)).data!
    const { error } = await approve(await given(app).administrator(), transactionId)
    expect(error).toMatchObject({ code: 'bank-account-not-valid' })
  })

  it('is refused for zero with the words of handbook rule 18.10', async () => {
    const ana = await given(app).investor()
    const { error } = await ask(ana, 'income', '0.00', await validBankAccount(ana))
    expect(error!.errors).toMatchObject([{ path: 'amount', code: 'amount-not-positive' }])
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
  it.each(['income', 'withdraw'] as const)('is refused for %s, and moves no money', async (type) => {
    const [ana, bea] = [
      await given(app).investor({ wallet: '300.00' }),
      await given(app).investor({ wallet: '300.00' }),
    ]
    const [own, foreign] = [await given(app).bankAccount(ana), await given(app).bankAccount(bea)]
    const send = async (body: { bankAccountId: string; walletId?: string; userId?: string }) =>
      (await ana.client.POST('/v1/wallet/transactions', { body: { type, amount: '100.00', ...body } })).error?.code
    expect(await send({ walletId: bea.walletId, bankAccountId: own })).toBe('customer-not-accessible')
    expect(await send({ walletId: bea.walletId, bankAccountId: foreign })).toBe('customer-not-accessible')
    expect(await send({ userId: bea.userId, bankAccountId: foreign })).toBe('customer-not-accessible')
    expect(await send({ bankAccountId: foreign })).toBe('bank-account-not-valid')
    const administrator = await given(app).administrator()
    const { error } = await administrator.client.POST('/v1/wallet/transactions', {
      body: { type, amount: '100.00', userId: ana.userId, bankAccountId: foreign },
    })
    expect(error!.code).toBe('bank-account-not-valid')
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

describe('a list of transactions', () => {
  it('filters by type, state, origin, wallet and amount', async () => {
    const [ana, administrator] = [
      await given(app).investor({ wallet: '300.00', name: 'Begoña', surname: 'Núñez Muñoz' }),
      await given(app).administrator(),
    ]
    const bankAccountId = await given(app).bankAccount(ana)
    await ask(ana, 'income', '10.00', bankAccountId)
    const { data: rejected } = await ask(ana, 'income', '20.00', bankAccountId)
    await reject(administrator, rejected!.transactionId, 'Sin justificante')
    const { data: withdrawal } = await ask(ana, 'withdraw', '30.00', bankAccountId)
    await administrator.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '40.00', userId: ana.userId, bankAccountId },
    })
    const found = async (query: object) => {
      const params = { query: { userId: ana.userId, ...query } }
      const { data } = await administrator.client.GET('/v1/wallet/transactions', { params })
      return data!.data.map(({ amount }) => amount).toSorted()
    }
    expect(await found({})).toEqual(['10.00', '20.00', '30.00', '40.00'])
    expect(await found({ type: 'withdraw' })).toEqual(['30.00'])
    expect(await found({ type: 'income', status: 'pending' })).toEqual(['10.00', '40.00'])
    expect(await found({ status: 'rejected' })).toEqual(['20.00'])
    expect(await found({ issuerName: 'admin-backoffice' })).toEqual(['40.00'])
    expect(await found({ walletId: ana.walletId, type: 'withdraw' })).toEqual(['30.00'])
    expect(await found({ walletId: administrator.walletId })).toEqual([])
    expect(await found({ transactionId: rejected!.transactionId })).toEqual(['20.00'])
    expect(await found({ ids: [rejected!.transactionId] })).toEqual(['20.00'])
    expect(await found({ amount: '20.00', amountComparison: 'gte' })).toEqual(['20.00', '30.00', '40.00'])
    expect(await found({ awaitsMyApproval: true })).toEqual(['10.00', '30.00'])
    expect(await found({ q: '20 €' })).toEqual(['20.00'])
    const number = withdrawal!.number!
    const serial = number.slice(number.lastIndexOf('-') + 1)
    for (const q of [number, number.replaceAll('-', ' ').toLowerCase(), number.slice(3)])
      expect(await found({ q }), q).toEqual(['30.00'])
    // Her document may have these digits too.
    for (const q of [serial, String(Number(serial))]) expect(await found({ q }), q).toContain('30.00')
    expect(await found({ q: `9${serial}` })).toEqual([])
    expect(await found({ q: 'nunez muñoz, Begoña' })).toHaveLength(4)
    expect(await found({ q: 'Núñez, Nadie' })).toEqual([])
    const sumsOf = async (query: object) => {
      const params = { query: { userId: ana.userId, getSums: true, take: 1, ...query } }
      return (await administrator.client.GET('/v1/wallet/transactions', { params })).data!.sums
    }
    expect(await sumsOf({})).toEqual({ incoming: '50.00', outgoing: '30.00' })
    expect(await sumsOf({ status: 'rejected' })).toEqual({ incoming: '0.00', outgoing: '0.00' })
    expect(await sumsOf({ amount: '40.00', skip: 9 })).toEqual({ incoming: '40.00', outgoing: '0.00' })
  })
})

describe('the sums of a list', () => {
  // From counters without a filter or by kind or amount; from rows by person.
  it.each([{}, { issuerName: 'user-wallet' }, { amount: '7.00', amountComparison: 'gte' }, 'person'] as const)(
    'include requested movements but not rejected ones, with the filter %o',
    async (filter) => {
      const [ana, administrator] = [await given(app).investor({ wallet: '900.00' }), await given(app).administrator()]
      const bankAccountId = await given(app).bankAccount(ana)
      const asked = filter === 'person' ? { userId: ana.userId } : filter
      const cents = (amount = '') => BigInt(amount.replace('.', ''))
      const read = async () => {
        const params = { query: { ...asked, getSums: true, take: 1 } }
        const { incoming, outgoing } = (await administrator.client.GET('/v1/wallet/transactions', { params })).data!
          .sums!
        return [cents(incoming), cents(outgoing)] as const
      }
      const before = await read()
      const grown = async () => (await read()).map((sum, index) => sum - before[index]!)
      await ask(ana, 'income', '10.00', bankAccountId)
      const { data: income } = await ask(ana, 'income', '20.00', bankAccountId)
      await ask(ana, 'withdraw', '40.00', bankAccountId)
      const { data: withdrawal } = await ask(ana, 'withdraw', '80.00', bankAccountId)
      expect(await grown()).toEqual([3000n, 12_000n])
      await reject(administrator, income!.transactionId, 'Sin justificante')
      await reject(administrator, withdrawal!.transactionId, 'Sin justificante')
      expect(await grown()).toEqual([1000n, 4000n])
    },
  )
})

describe('a session without a code', () => {
  it('can request an income but not a withdrawal', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const bankAccountId = await given(app).bankAccount(ana)
    const trusted = { ...ana, ...(await given(app).session(ana.userId, 'trusted')) }
    expect((await ask(trusted, 'income', '100.00', bankAccountId)).response.status).toBe(201)
    expect((await ask(trusted, 'withdraw', '100.00', bankAccountId)).error).toMatchObject({
      status: 403,
      code: 'code-required',
    })
    expect(await walletOf(ana)).toMatchObject({ available: '300.00' })
    expect((await ask(ana, 'withdraw', '100.00', bankAccountId)).response.status).toBe(201)
  })
})

describe('permissions', () => {
  it('hides movements and wallets from strangers and from managers without assignment', async () => {
    const [ana, bea, manager] = [await given(app).investor(), await given(app).investor(), await given(app).manager()]
    const { data: asked } = await ask(ana, 'income', '250.00', await validBankAccount(ana))
    for (const other of [bea, manager]) {
      expect(
        (await other.client.GET('/v1/wallet/transactions/{id}', { params: { path: { id: asked!.transactionId } } }))
          .response.status,
      ).toBe(404)
      expect(
        (await other.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: ana.walletId } } })).response.status,
      ).toBe(404)
      expect(
        (await other.client.GET('/v1/wallet/transactions', { params: { query: { userId: ana.userId } } })).data!.total,
      ).toBe(0)
    }
  })

  it('shows them to the manager of the customer, who cannot decide', async () => {
    const manager = await given(app).manager()
    const ana = await given(app).investor({ managerId: manager.userId })
    const { data: asked } = await ask(ana, 'income', '250.00', await validBankAccount(ana))
    expect(
      (await manager.client.GET('/v1/wallet/transactions/{id}', { params: { path: { id: asked!.transactionId } } }))
        .data,
    ).toMatchObject({ managerId: manager.userId })
    expect((await approve(manager, asked!.transactionId)).error).toMatchObject({ code: 'forbidden', status: 403 })
  })

  it('does not let an administrator approve their own money', async () => {
    const administrator = await given(app).administrator({ verificationStatus: 'Approved' })
    const { data: asked } = await administrator.client.POST('/v1/wallet/transactions', {
      body: { type: 'income', amount: '10.00', bankAccountId: await validBankAccount(administrator) },
    })
    expect((await approve(administrator, asked!.transactionId)).error!.code).toBe('own-money')
  })
})

describe('bank accounts', () => {
  it('refuse a wrong IBAN, a missing certificate and a second account with the same IBAN at their fields', async () => {
    const ana = await given(app).investor()
    const send = (account: string, document?: File) =>
      ana.client.POST('/v1/payment/bank-accounts', {
        body: { alias: 'Nómina', account, ...(document && { document }) },
      })
    expect((await send('ES00 1234', pdf())).error!.errors).toMatchObject([{ path: 'account', code: 'iban-invalid' }])
    const good = iban()
    expect((await send(good)).error!.errors).toMatchObject([{ path: 'document', code: 'required' }])
    await send(good, pdf())
    expect((await send(good, pdf())).error).toMatchObject({ code: 'iban-exists', errors: [{ path: 'account' }] })
    expect((await send(iban(), new File(['hello'], 'a.pdf'))).error).toMatchObject({ code: 'file-kind', status: 415 })
  })

  it('need approved identity, and a message when an administrator refuses them', async () => {
    const [bea, ana, administrator] = [
      await given(app).person(),
      await given(app).investor(),
      await given(app).administrator(),
    ]
    const { error } = await bea.client.POST('/v1/payment/bank-accounts', {
      body: { alias: 'Nómina', account: iban(), document: pdf() },
    })
    expect(error!.code).toBe('identity-not-approved')
    const { bankAccountId } = await addBankAccount(ana)
    const decide = (body: { state: 'error'; errorMessage?: string }) =>
      administrator.client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path: { id: bankAccountId } }, body })
    expect((await decide({ state: 'error' })).error!.errors).toMatchObject([
      { path: 'errorMessage', code: 'reason-required' },
    ])
    expect((await decide({ state: 'error', errorMessage: 'Certificado ilegible' })).data).toMatchObject({
      state: 'error',
      errorMessage: 'Certificado ilegible',
    })
    expect(
      (
        await ana.client.PATCH('/v1/payment/bank-accounts/{id}', {
          params: { path: { id: bankAccountId } },
          body: { state: 'valid' },
        })
      ).error!.code,
    ).toBe('forbidden')
  })
})
