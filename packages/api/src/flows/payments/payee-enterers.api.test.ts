import { inTransaction } from '@cauce/api/database'
import { given, givenPayee, sample, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { statusReportText } from '../../modules/bank/payments/testing/status-report.ts'
import { queuePayment } from '../../modules/bank/payments/index.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { givenPayments } from './testing/payments.ts'

const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeAll(async () => {
  bank = await givenPayments(app)
})

async function givenPayout(projectId?: string): Promise<string> {
  const id = projectId ?? (await given(app).project()).projectId
  const payee = { beneficiary: 'Promociones Ribera', iban: null, remittance: 'Ribera' }
  return inTransaction(app.kernel.database, (tx) =>
    queuePayment(tx, { kind: 'payout', projectId: id, amount: 4_800_000n, ...payee }, app.clock.now()),
  )
}
const payment = async (id: string) =>
  (await bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id } } })).data!
const nameOf = async ({ client }: Person) => {
  const { name, surname } = (await client.GET('/v1/account/users/me')).data!
  return `${name} ${surname}`
}
const enter = (id: string, { client }: Person, body: object) =>
  client.PATCH('/v1/bank/payments/{id}', { params: { path: { id } }, body })
const releases = async (person: Person, { batchId, sha256 }: { readonly batchId: string; readonly sha256: string }) => {
  const query = { awaitsMyApproval: true, ids: [batchId] }
  const { data } = await person.client.GET('/v1/bank/payment-batches', { params: { query } })
  const { error, response } = await bank.release(batchId, sha256, person)
  return [data!.total, response.status, error?.code]
}
const KEPT = [0, 403, 'maker-is-checker']

async function approve(paymentId: string, { client }: Person) {
  const query = { awaitsMyApproval: true, take: 100 } as const
  const waiting = (await client.GET('/v1/bank/payees', { params: { query } })).data!.data
  const id = waiting.find((payee) => payee.paymentId === paymentId)!.payeeId
  return client.PATCH('/v1/bank/payees/{id}', { params: { path: { id } }, body: { state: 'active' } })
}
const [IBAN, OTHER] = ['ES9121000418450200051332', 'ES7921000813610123456789']

test('a payee typed in the queue needs two administrators, and neither of them releases it', async () => {
  const fourth = await given(app).administrator()
  const fifth = await given(app).administrator()
  const id = await givenPayout()
  expect((await enter(id, bank.checker, { iban: IBAN })).data).toMatchObject({ iban: null, problems: ['iban-missing'] })
  expect((await bank.batch([id])).error).toMatchObject({ code: 'payment-incomplete' })
  expect((await approve(id, fourth)).data).toMatchObject({ kind: 'payment', iban: IBAN, document: null })
  await enter(id, bank.third, { bic: 'CAIXESBBXXX' })
  expect(await payment(id)).toMatchObject({ iban: IBAN, bic: 'CAIXESBBXXX', problems: [] })
  const batch = (await bank.batch([id])).data!
  for (const one of [bank.checker, bank.third, fourth]) expect(await releases(one, batch)).toEqual(KEPT)
  expect(await releases(fifth, batch)).toEqual([1, 200, undefined])
})

test('a payout goes to the payee of its project, whose proposer does not release it', async () => {
  const { projectId } = await given(app).project()
  const id = await givenPayout(projectId)
  await givenPayee(bank.third, { projectId, iban: IBAN }, bank.checker)
  expect(await payment(id)).toMatchObject({ beneficiary: 'Levante, S. L.', iban: IBAN, problems: [] })
  await enter(id, bank.maker, { iban: OTHER })
  expect(await payment(id)).toMatchObject({ iban: IBAN })
  const batch = (await bank.batch([id])).data!
  const params = { path: { id: batch.batchId } }
  const { data } = await bank.checker.client.GET('/v1/bank/payment-batches/{id}/payees', { params })
  const [setBy, validatedBy] = await Promise.all([bank.third, bank.checker].map(nameOf))
  const at = expect.stringMatching(/^2026-11-20T/) as unknown
  expect(data!.payees).toMatchObject([
    { iban: IBAN, setByName: setBy, setAt: at, validatedByName: validatedBy, validatedAt: at },
  ])
  expect(await releases(bank.third, batch)).toEqual(KEPT)
  expect(await releases(bank.checker, batch)).toEqual([1, 200, undefined])
})

test('a new payee takes its payments out of drafts and of released batches that have not left, and not from the bank', async () => {
  const { projectId } = await given(app).project()
  await givenPayee(bank.third, { projectId, iban: IBAN })
  const ids = [await givenPayout(projectId), await givenPayout(projectId), await givenPayout(projectId)]
  for (const id of ids) await enter(id, bank.maker, { iban: IBAN, beneficiary: 'Levante, S. L.' })
  const [draft, released, left] = ids as [string, string, string]
  const batches = [(await bank.batch([draft])).data!, (await bank.batch([released])).data!]
  expect(await releases(bank.checker, batches[1]!)).toEqual([1, 200, undefined])
  await bank.atBank([left])
  await givenPayee(bank.third, { projectId, iban: OTHER })
  for (const { batchId } of batches) expect(await bank.readBatch(batchId)).toMatchObject({ state: 'cancelled' })
  for (const id of [draft, released]) expect(await payment(id)).toMatchObject({ state: 'queued', iban: OTHER })
  expect(await payment(left)).toMatchObject({ state: 'released', iban: IBAN })
})

const edit = ({ client }: Person, id: string, body: object) =>
  client.PATCH('/v1/account/users/{id}', { params: { path: { id } }, body })

test('nobody who changed the access or identity of a payee in the last 30 days may release its batch', async () => {
  const { owner, payment } = await bank.withdrawal()
  app.clock.advance({ minutes: 1 })
  await edit(bank.checker, owner.userId, { phone: '+34611222333' })
  const batch = (await bank.batch([payment.paymentId])).data!
  expect(await releases(bank.checker, batch)).toEqual(KEPT)
  expect(await releases(bank.third, batch)).toEqual([1, 200, undefined])
})

test('a payment to an account that was not valid before a change of access enters no batch, and is not released', async () => {
  const [queued, batched] = [await bank.withdrawal(), await bank.withdrawal()]
  const batch = (await bank.batch([batched.payment.paymentId])).data!
  app.clock.advance({ minutes: 1 })
  for (const { owner } of [queued, batched]) await edit(bank.checker, owner.userId, { phone: '+34611222444' })
  const validate = (state: string) =>
    app.kernel.database.$client.query('update bank_accounts set state = $1, updated_at = $2 where user_id = any($3)', [
      state,
      app.clock.now(),
      [queued.owner.userId, batched.owner.userId],
    ])
  await validate('pending')
  await validate('valid')
  expect((await bank.batch([queued.payment.paymentId])).error).toMatchObject({ code: 'payee-too-new' })
  expect((await bank.release(batch.batchId, batch.sha256, bank.third)).error).toMatchObject({ code: 'payee-too-new' })
})

const decideAccount = ({ client }: Person, id: string, body: object) =>
  client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path: { id } }, body })
const withdrawTo = (bankAccountId: string, { client }: Person, others = {}) =>
  client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount: '50.00', bankAccountId, ...others } })
const addAccount = async ({ client }: Person, body: object = {}) => {
  const account = sample.spanishIban((ibans += 1))
  const added = await client.POST('/v1/payment/bank-accounts', {
    body: { alias: 'Nómina', account, document: sample.pdf(), ...body },
  })
  return added.data!.bankAccountId
}
let ibans = 640_000
const paid = async (transactionId: string) => {
  expect((await bank.approve(transactionId, bank.third)).data).toMatchObject({ status: 'completed' })
  return (await bank.paymentOf(transactionId))!
}

test('nobody who validated what a holder entered, for 30 days, or who entered a withdrawal may release its batch', async () => {
  const owner = await given(app).investor({ wallet: '500.00' })
  const bankAccountId = await addAccount(owner)
  await decideAccount(bank.checker, bankAccountId, { state: 'valid', seen: sample.SEEN })
  const asked = await paid((await withdrawTo(bankAccountId, owner)).data!.transactionId)
  const batch = (await bank.batch([asked.paymentId])).data!
  expect(await releases(bank.checker, batch)).toEqual(KEPT)
  expect(await releases(bank.third, batch)).toEqual([1, 200, undefined])

  app.clock.advance({ hours: 24 * 31 })
  const entered = await withdrawTo(bankAccountId, bank.checker, { userId: owner.userId })
  const [late, own] = [
    await paid((await withdrawTo(bankAccountId, owner)).data!.transactionId),
    await paid(entered.data!.transactionId),
  ]
  const [old, other] = [(await bank.batch([late.paymentId])).data!, (await bank.batch([own.paymentId])).data!]
  expect(await releases(bank.checker, old)).toEqual([1, 200, undefined])
  expect(await releases(bank.checker, other)).toEqual(KEPT)
  expect(await releases(bank.third, other)).toEqual([1, 200, undefined])
})

test('an account that one administrator adds as valid is used at once, and paid once another one has confirmed it', async () => {
  const owner = await given(app).investor({ wallet: '500.00' })
  const id = await addAccount(bank.checker, { userId: owner.userId, state: 'valid' })
  const { paymentId, iban: account } = await paid((await withdrawTo(id, owner)).data!.transactionId)
  const problems = async () =>
    (await bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id: paymentId } } })).data!.problems
  const refused = async () => {
    expect(await problems()).toEqual(['payee-unconfirmed'])
    expect((await bank.batch([paymentId])).error).toMatchObject({
      ...{ status: 409, code: 'payee-unconfirmed' },
      errors: [{ path: 'paymentIds.0' }],
    })
  }
  await refused()
  const changes = [
    { state: 'valid' },
    { state: 'pending' },
    { state: 'valid' },
    { account: sample.spanishIban(649_999) },
  ]
  for (const change of changes) {
    expect((await decideAccount(bank.checker, id, change)).response.status).toBe(200)
    await refused()
  }
  await decideAccount(bank.checker, id, { account, state: 'valid', document: sample.pdf() })
  await decideAccount(bank.third, id, { alias: 'Otro nombre' })
  await refused()
  expect((await decideAccount(bank.third, id, { state: 'valid' })).data).toMatchObject({ setAloneBy: null })
  expect(await problems()).toEqual([])
  const batch = (await bank.batch([paymentId])).data!
  expect(await releases(bank.checker, batch)).toEqual(KEPT)
  expect(await releases(bank.third, batch)).toEqual([1, 200, undefined])
})

test('a withdrawal to an account that was refused after it was asked for is not approved', async () => {
  const owner = await given(app).investor({ wallet: '500.00' })
  const id = await addAccount(bank.checker, { userId: owner.userId, state: 'valid' })
  const { transactionId } = (await withdrawTo(id, owner)).data!
  await decideAccount(bank.third, id, { state: 'error', errorMessage: 'Es de otra persona' })
  const refused = { status: 409, code: 'bank-account-not-valid' }
  expect((await bank.approve(transactionId, bank.third)).error).toMatchObject(refused)
})

test('an account that was validated unseen is paid once another administrator has confirmed it, or the same has seen it', async () => {
  for (const confirm of [
    (id: string) => decideAccount(bank.third, id, { state: 'valid' }),
    (id: string) => decideAccount(bank.checker, id, { state: 'valid', seen: sample.SEEN }),
  ]) {
    const owner = await given(app).investor({ wallet: '500.00' })
    const id = await addAccount(owner)
    const validated = await decideAccount(bank.checker, id, { state: 'valid' })
    expect(validated.data).toMatchObject({ state: 'valid', isUnseen: true, setAloneBy: bank.checker.userId })
    const { paymentId } = await paid((await withdrawTo(id, owner)).data!.transactionId)
    await decideAccount(bank.checker, id, { state: 'valid' })
    expect((await bank.batch([paymentId])).error).toMatchObject({ status: 409, code: 'payee-unconfirmed' })
    const other = await decideAccount(bank.third, id, { state: 'valid', seen: 'f'.repeat(64) })
    expect(other.error).toMatchObject({ status: 409, code: 'document-changed' })
    expect((await confirm(id)).data).toMatchObject({ isUnseen: false, setAloneBy: null })
    expect((await bank.batch([paymentId])).response.status).toBe(201)
  }
})

test('a transfer names who its owner was when they asked for it, whatever is edited afterwards', async () => {
  const owner = await given(app).investor({ wallet: '500.00', name: 'Ana', surname: 'Ruiz', taxNumber: '12345678Z' })
  const { transactionId } = await given(app).withdrawal(owner, '50.00')
  await edit(bank.checker, owner.userId, { name: 'Cómplice', surname: 'Falso' })
  const payment = await paid(transactionId)
  expect(payment.beneficiary).toBe('Ana Ruiz')
  const batch = (await bank.batch([payment.paymentId])).data!
  expect(await releases(bank.checker, batch)).toEqual(KEPT)
  await expect(
    app.kernel.database.$client.query('update transactions set payee_name = $1 where transaction_id = $2', [
      'Cómplice Falso',
      transactionId,
    ]),
  ).rejects.toThrow('number and payee of a withdrawal never change')
})

test('a payment queued again with the same account cannot be released by those who entered it', async () => {
  const fourth = await given(app).administrator()
  const id = await givenPayout()
  await enter(id, bank.checker, { iban: IBAN })
  await approve(id, bank.third)
  await enter(id, bank.third, { bic: 'CAIXESBBXXX' })
  const first = (await bank.batch([id])).data!
  await bank.release(first.batchId, first.sha256, fourth)
  await bank.handOver(first.batchId)
  const sent = await payment(id)
  const lines = [{ id: sent.endToEndId, status: 'RJCT', code: 'AM04' }]
  await bank.reportByTwo(statusReportText({ messageId: first.messageId, lines }))
  const query = { state: 'queued' as const, kind: 'payout' as const }
  const { data } = await bank.maker.client.GET('/v1/bank/payments', { params: { query } })
  const again = data!.data.find(({ projectId }) => projectId === sent.projectId)!
  expect(again).toMatchObject({ iban: sent.iban, bic: sent.bic })
  const batch = (await bank.batch([again.paymentId])).data!
  expect(await releases(bank.checker, batch)).toEqual(KEPT)
  expect(await releases(bank.third, batch)).toEqual(KEPT)
  expect(await releases(fourth, batch)).toEqual([1, 200, undefined])
})

test('the people who entered a payee stay recorded whatever is updated', async () => {
  const id = await givenPayout()
  await enter(id, bank.checker, { bic: 'CAIXESBBXXX' })
  const write = (change: string, value: unknown) =>
    app.kernel.database.$client.query(`update payments set ${change} where payment_id = $1`, [id, value])
  await write('entered_by = $2', bank.third.userId)
  const { rows } = await app.kernel.database.$client.query(
    'select entered_by_all from payments where payment_id = $1',
    [id],
  )
  expect(rows).toEqual([{ entered_by_all: [bank.checker.userId, bank.third.userId] }])
  await expect(write('entered_by_all = $2', [bank.third.userId])).rejects.toThrow('who entered a payee stays known')
})
