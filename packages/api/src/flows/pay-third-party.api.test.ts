import { parseAmount } from '@cauce/contract'
import { given, givenPostings, KNOWN_PASSWORD, placeOrder, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { hashPassword } from '../modules/auth/passwords/index.ts'
import { CLEARING_ACCOUNT } from '../modules/wallet/ledger/index.ts'
import { givenPayments } from './payments/testing/payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
let owner: Person
let bankAccountId: string
beforeAll(async () => {
  bank = await givenPayments(app)
})
beforeEach(async () => {
  owner = await given(app).investor({ wallet: '300.00' })
  bankAccountId = await given(app).bankAccount(owner)
})

type Kind = 'estate' | 'garnishment' | 'guardianship'
const params = () => ({ path: { id: owner.userId } })
const file = () => sample.pdf()
let references = 0

async function hold(kind: Kind, amount?: string, by = bank.maker) {
  const reference = `EMB-${(references += 1)}`
  const body = { kind, party: 'Agencia Tributaria', reference, orderedOn: '2026-11-01', reason: 'Consta' }
  const { data, error } = await by.client.POST('/v1/account/diligence/{id}/holds', {
    params: params(),
    body: { ...body, ...(amount && { amount }), file: file() },
  })
  if (error) return error.code
  return data.holds.find((one) => one.reference === reference)!
}
const held = async (kind: Kind, amount?: string) => {
  const placed = await hold(kind, amount)
  if (typeof placed === 'string') throw new Error(placed)
  return placed
}
const readHold = async (id: string) => {
  const { data } = await bank.maker.client.GET('/v1/account/diligence/{id}', { params: params() })
  return data!.holds.find(({ accountHoldId }) => accountHoldId === id)!
}
async function step(id: string, action: 'propose' | 'lift', by: Person) {
  const { updatedAt } = await readHold(id)
  return by.client.POST('/v1/account/diligence/{id}/holds/{holdId}/steps', {
    params: { path: { id: owner.userId, holdId: id } },
    body: { action, reason: 'Se ha resuelto', updatedAt },
  })
}
const lift = async (id: string) => {
  await step(id, 'propose', bank.maker)
  return step(id, 'lift', bank.checker)
}
let keys = 0
const PAYEE = { payeeName: 'Delegación de Hacienda', payeeIban: sample.spanishIban(77), note: 'Ordena su pago' }
const propose = (accountHoldId: string, amount: string, { by = bank.maker, others = {} } = {}) =>
  by.client.POST('/v1/wallet/transactions/third-party', {
    params: { header: { 'Idempotency-Key': `third-party-${(keys += 1)}` } },
    body: { accountHoldId, amount, ...PAYEE, ...others, file: file() },
  })
const hashOf = async (id: string) => {
  const { rows } = await sqlOf(
    'select sha256 from files join transactions on document_id = file_id where transaction_id = $1',
    id,
  )
  return rows[0].sha256 as string
}
const approve = async (id: string, by = bank.third, seen?: string) =>
  by.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'completed', seen: seen ?? (await hashOf(id)) },
  })
const withdraw = (amount: string) =>
  owner.client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount, bankAccountId } })
const order = async (amount = '100.00') =>
  (await placeOrder(owner, await given(app).project({ financingAmount: '100000.00' }), amount)).error?.code
const wallet = async () => {
  const { balance, available, reserved, garnished } = await bank.walletOf(owner)
  return { balance, available, reserved, garnished }
}
const receive = (amount: string) =>
  inTransaction(app.kernel.database, (tx) =>
    givenPostings(
      tx,
      [
        {
          kind: 'income',
          debitAccountId: CLEARING_ACCOUNT,
          creditAccountId: owner.walletId,
          amount: parseAmount(amount),
        },
      ],
      app.clock.now(),
    ),
  )
const sqlOf = (text: string, ...values: unknown[]) => app.kernel.database.$client.query(text, values)

/** The books by themselves: postings, open garnishments, what is free. */
async function expectTied() {
  const { rows } = await sqlOf(
    `select a.balance, a.available, a.garnished, r.balance as reserved,
       (select coalesce(sum(case when account_id = credit_account_id then amount else -amount end), 0) from ledger_transfers, lateral (values (debit_account_id), (credit_account_id)) l (account_id) where account_id = a.account_id)::bigint as posted,
       (select coalesce(sum(greatest(h.amount - coalesce((select sum(t.amount) from transactions t left join payments p using (transaction_id) where t.account_hold_id = h.account_hold_id and t.status in ('pending', 'completed') and p.given_back_id is null), 0), 0)), 0)
        from account_holds h where h.user_id = w.user_id and h.kind = 'garnishment' and h.state <> 'lifted')::bigint as open
     from wallets w join ledger_accounts a on a.account_id = w.wallet_id join ledger_accounts r on r.account_id = w.reserved_account_id where w.user_id = $1`,
    owner.userId,
  )
  const of = (name: string) => BigInt(rows[0][name])
  const [balance, garnished] = [of('balance'), of('garnished')]
  expect({ balance, garnished }).toEqual({ balance: of('posted'), garnished: of('open') })
  expect(of('available')).toBe(balance > garnished ? balance - garnished : 0n)
  expect(await bank.brokenInvariants()).toEqual([])
}

describe('a garnishment', () => {
  test('takes its amount from what is available, and leaves the rest free', async () => {
    await held('garnishment', '200.00')
    expect(await wallet()).toEqual({ balance: '300.00', available: '100.00', reserved: '0.00', garnished: '200.00' })
    expect((await withdraw('100.01')).error).toMatchObject({ code: 'money-garnished' })
    expect(await order('200.00')).toBe('above-available-balance')
    expect((await withdraw('100.00')).error).toBeUndefined()
    await expectTied()
  })

  test('larger than the balance takes what comes until it is reached; two add up', async () => {
    await held('garnishment', '250.00')
    const second = await held('garnishment', '150.00')
    expect(await wallet()).toMatchObject({ available: '0.00', garnished: '400.00' })
    await receive('50.00')
    expect(await wallet()).toMatchObject({ balance: '350.00', available: '0.00' })
    await receive('80.00')
    expect(await wallet()).toMatchObject({ balance: '430.00', available: '30.00' })
    await lift(second.accountHoldId)
    expect(await wallet()).toMatchObject({ available: '180.00', garnished: '250.00' })
    await expectTied()
  })

  test('stops a withdrawal that waits, and one that has not left, while it is not covered', async () => {
    const gone = (await withdraw('100.00')).data!
    await bank.approve(gone.transactionId)
    const payment = (await bank.paymentOf(gone.transactionId))!
    const waits = (await withdraw('50.00')).data!
    await held('garnishment', '500.00')
    expect((await bank.approve(waits.transactionId)).error).toMatchObject({ code: 'money-garnished' })
    expect((await bank.batch([payment.paymentId])).error).toMatchObject({ code: 'account-under-review' })
    expect((await bank.cancel(payment.paymentId)).error).toBeUndefined()
    await expectTied()
  })

  test('is paid to the authority by two people, and falls by what is paid or on its way', async () => {
    const { accountHoldId } = await held('garnishment', '500.00')
    expect((await propose(accountHoldId, '500.01')).error).toMatchObject({ code: 'above-outstanding' })
    expect((await propose(accountHoldId, '300.01')).error).toMatchObject({ code: 'above-available-balance' })
    const { transactionId, number } = (await propose(accountHoldId, '300.00')).data!
    expect(await wallet()).toEqual({ balance: '300.00', available: '0.00', reserved: '300.00', garnished: '200.00' })
    expect((await approve(transactionId, bank.maker)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await approve(transactionId, bank.third, 'a'.repeat(64))).error).toMatchObject({ code: 'document-changed' })
    const unseen = { params: { path: { id: transactionId } }, body: { status: 'completed' } } as const
    expect((await bank.third.client.PATCH('/v1/wallet/transactions/{id}', unseen)).error).toMatchObject({
      code: 'required',
    })
    expect((await approve(transactionId)).data).toMatchObject({
      status: 'completed',
      thirdParty: { name: PAYEE.payeeName },
    })
    const payment = (await bank.paymentOf(transactionId))!
    expect(payment).toMatchObject({
      beneficiary: PAYEE.payeeName,
      iban: PAYEE.payeeIban,
      amount: '300.00',
      problems: [],
    })
    const { batchId, sha256 } = (await bank.batch([payment.paymentId], {}, bank.checker)).data!
    expect((await bank.release(batchId, sha256, bank.maker)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await bank.release(batchId, sha256, bank.third)).error).toBeUndefined()
    const { rows } = await sqlOf('select content from payment_batches where batch_id = $1', batchId)
    for (const named of ['Delegacion de Hacienda', PAYEE.payeeIban, number!]) expect(rows[0].content).toContain(named)
    expect(await readHold(accountHoldId)).toMatchObject({ outstanding: '200.00' })
    await expectTied()
  })

  test('is whole again when the payment is rejected, or comes back', async () => {
    const { accountHoldId } = await held('garnishment', '300.00')
    const first = (await propose(accountHoldId, '120.00')).data!
    const body = { status: 'rejected', rejectReason: 'Otro IBAN' } as const
    await bank.third.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: first.transactionId } },
      body,
    })
    expect(await wallet()).toEqual({ balance: '300.00', available: '0.00', reserved: '0.00', garnished: '300.00' })
    const second = (await propose(accountHoldId, '120.00')).data!
    await approve(second.transactionId)
    await bank.cancel((await bank.paymentOf(second.transactionId))!.paymentId)
    expect(await wallet()).toEqual({ balance: '300.00', available: '0.00', reserved: '0.00', garnished: '300.00' })
    await expectTied()
  })

  test('that is revoked meanwhile pays nobody', async () => {
    const { accountHoldId } = await held('garnishment', '300.00')
    const { transactionId } = (await propose(accountHoldId, '120.00')).data!
    await lift(accountHoldId)
    expect((await approve(transactionId)).error).toMatchObject({ code: 'bank-account-not-valid' })
    await expectTied()
  })

  test('is not paid twice by two administrators at once', async () => {
    const { accountHoldId } = await held('garnishment', '200.00')
    const both = await Promise.all([
      propose(accountHoldId, '200.00'),
      propose(accountHoldId, '200.00', { by: bank.checker }),
    ])
    expect(both.map(({ error }) => error?.code).toSorted()).toEqual(['above-outstanding', undefined])
    const { transactionId } = both.find(({ data }) => data)!.data!
    const approvals = await Promise.all([approve(transactionId), approve(transactionId)])
    expect(approvals.filter(({ data }) => data)).toHaveLength(1)
    await expectTied()
  })
})

describe('the death of the holder', () => {
  test('ends the access, stops what the person does and lets money arrive; heirs are paid by two', async () => {
    const { rows } = await sqlOf(
      'update users set password_hash = $2 where user_id = $1 returning email',
      owner.userId,
      await hashPassword(KNOWN_PASSWORD),
    )
    const waits = (await withdraw('50.00')).data!
    const { accountHoldId } = await held('estate')
    expect((await owner.client.GET('/v1/wallet/wallets')).error).toMatchObject({ status: 401 })
    const login = await app
      .client()
      .POST('/v1/auth/login', { body: { email: rows[0].email, password: KNOWN_PASSWORD } })
    expect(login.error).toMatchObject({ code: 'holder-deceased' })
    expect((await bank.approve(waits.transactionId)).error).toMatchObject({ code: 'holder-deceased' })
    await receive('20.00')
    const paid = (await propose(accountHoldId, '270.00')).data!
    expect((await approve(paid.transactionId)).error).toBeUndefined()
    const payment = (await bank.paymentOf(paid.transactionId))!
    expect((await bank.batch([payment.paymentId], {}, bank.checker)).error).toBeUndefined()
    expect(await bank.brokenInvariants()).toEqual([])
  })

  test('that is also under sanctions pays nobody', async () => {
    const { accountHoldId } = await held('estate')
    const { transactionId } = (await propose(accountHoldId, '10.00')).data!
    await bank.maker.client.POST('/v1/account/diligence/{id}/screenings', {
      params: params(),
      body: {
        ...{ subject: 'Aurora Sanz', listKind: 'sanctions', listName: 'Lista consolidada', listDate: '2026-11-01' },
        ...{ checkedOn: '2026-11-20', result: 'confirmed', reason: 'Coincide todo' },
      },
    })
    expect((await approve(transactionId)).error).toMatchObject({ code: 'account-under-review' })
    expect((await propose(accountHoldId, '10.00')).error).toMatchObject({ code: 'account-under-review' })
  })
})

describe('a guardianship', () => {
  const consent = (id: string, consentUntil: string, by = bank.checker) =>
    by.client.POST('/v1/account/diligence/{id}/holds/{holdId}/consents', {
      params: { path: { id: owner.userId, holdId: id } },
      body: { consentUntil, file: file() },
    })

  test('stops what the person does until the guardian consents, and again afterwards', async () => {
    const { accountHoldId } = await held('guardianship')
    const missing = { code: 'guardian-consent-missing' }
    expect((await withdraw('10.00')).error).toMatchObject(missing)
    expect(await order()).toBe(missing.code)
    const account = { alias: 'Nueva', account: sample.spanishIban(78), document: file() }
    expect((await owner.client.POST('/v1/payment/bank-accounts', { body: account })).error).toMatchObject(missing)
    const today = app.clock.now().toISOString().slice(0, 10)
    expect((await consent(accountHoldId, '2020-01-01')).error).toMatchObject({ code: 'date-too-early' })
    expect((await consent(accountHoldId, today)).error).toBeUndefined()
    const { transactionId } = (await withdraw('10.00')).data!
    expect(await order()).toBeUndefined()
    expect((await bank.approve(transactionId, bank.checker)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await bank.approve(transactionId)).error).toBeUndefined()
    await sqlOf(
      `insert into guardian_consents select gen_random_uuid(), account_hold_id, consent_until - 1, document_id, recorded_by, created_at + interval '1 second'
        from guardian_consents where account_hold_id = $1`,
      accountHoldId,
    )
    expect((await withdraw('10.00')).error).toMatchObject(missing)
    const { paymentId } = (await bank.paymentOf(transactionId))!
    expect((await bank.batch([paymentId])).error).toBeUndefined()
    expect(await bank.brokenInvariants()).toEqual([])
  })

  test('keeps each consent with its document, and who recorded one that counts approves nothing', async () => {
    const { accountHoldId } = await held('guardianship')
    const today = app.clock.now().toISOString().slice(0, 10)
    await consent(accountHoldId, today)
    const { holds } = (await consent(accountHoldId, today, bank.maker)).data!
    const { consents } = holds.find((one) => one.accountHoldId === accountHoldId)!
    const documents = consents.map(({ document }) => document.fileId)
    expect([consents.length, new Set(documents).size]).toEqual([2, 2])
    for (const { consentId, document } of consents) {
      const { data } = await bank.maker.client.GET('/v1/account/diligence/{id}/holds/{holdId}/url', {
        params: { path: { id: owner.userId, holdId: accountHoldId }, query: { consentId } },
      })
      expect(data!.url).toContain(document.fileId)
    }
    const { transactionId } = (await withdraw('10.00')).data!
    for (const by of [bank.maker, bank.checker])
      expect((await bank.approve(transactionId, by)).error).toMatchObject({ code: 'maker-is-checker' })
  })
})

describe('a hold that staff record', () => {
  test('is raised by one on another person, once, and lifted by two', async () => {
    const { accountHoldId } = await held('guardianship')
    await step(accountHoldId, 'propose', bank.maker)
    expect((await step(accountHoldId, 'lift', bank.maker)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await step(accountHoldId, 'lift', bank.checker)).error).toBeUndefined()
    const taken = { kind: 'estate', party: 'Su hija', orderedOn: '2026-11-01', reason: 'Certificado' } as const
    const place = () =>
      bank.maker.client.POST('/v1/account/diligence/{id}/holds', { params: params(), body: { ...taken, file: file() } })
    await place()
    expect((await place()).error).toMatchObject({ code: 'hold-exists' })
  })

  test('is what a third party is paid for: no other hold, no lifted one, no other person, no manager', async () => {
    const { accountHoldId } = await held('guardianship')
    const manager = await given(app).manager()
    expect((await propose(accountHoldId, '1.00', { by: manager })).error).toMatchObject({ code: 'forbidden' })
    expect((await propose(accountHoldId, '1.00', { by: owner })).error).toMatchObject({ code: 'forbidden' })
    await lift(accountHoldId)
    expect((await propose(accountHoldId, '1.00')).error).toMatchObject({ code: 'state-forbids' })
  })

  test('is shown to its customer, unlike what is secret', async () => {
    await held('garnishment', '30.00')
    await sqlOf(
      `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, updated_at) values (gen_random_uuid(), $1, 'exposure', 'active', $2, $2)`,
      owner.userId,
      app.clock.now(),
    )
    const { holds } = await bank.walletOf(owner)
    expect(holds).toMatchObject([{ kind: 'garnishment', party: 'Agencia Tributaria', outstanding: '30.00' }])
    expect(holds).toHaveLength(1)
  })
})

describe('the database', () => {
  test('pays no other third party than two administrators have approved', async () => {
    const { accountHoldId } = await held('estate')
    const { transactionId } = (await propose(accountHoldId, '10.00')).data!
    const elsewhere = sqlOf(
      'update transactions set payee_iban = $2 where transaction_id = $1',
      transactionId,
      sample.spanishIban(79),
    )
    await expect(elsewhere).rejects.toThrow('stays who it is')
    await approve(transactionId)
    const payment = sqlOf(
      'update payments set iban = $2 where transaction_id = $1',
      transactionId,
      sample.spanishIban(79),
    )
    await expect(payment).rejects.toThrow('as two administrators have approved')
  })
})
