import { parseAmount } from '@cauce/contract'
import { given, givenBankLines, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settleFinancing } from '../finance-project.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { givenPayments } from './testing/payments.ts'

/** Regulations on sanctions freeze at once and without notice (Ley 10/2010, article 42). */
const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenPayments>>
let owner: Person
let bankAccountId: string
beforeAll(async () => {
  bank = await givenPayments(app)
})
beforeEach(async () => {
  owner = await given(app).investor({ wallet: '1000.00' })
  bankAccountId = await given(app).bankAccount(owner)
})

const REVIEWED = { code: 'account-under-review' }

async function asked(amount: string) {
  const body = { type: 'withdraw', amount, bankAccountId } as const
  return (await owner.client.POST('/v1/wallet/transactions', { body })).data!
}
async function approved(amount: string) {
  const { transactionId } = await asked(amount)
  await bank.approve(transactionId)
  return (await bank.paymentOf(transactionId))!
}
async function batchOf(...paymentIds: string[]) {
  const { data } = await bank.batch(paymentIds)
  return data!
}
const released = async (...paymentIds: string[]) => {
  const batch = await batchOf(...paymentIds)
  await bank.release(batch.batchId, batch.sha256)
  return batch
}
const confirmHit = ({ userId } = owner) =>
  bank.maker.client.POST('/v1/account/diligence/{id}/screenings', {
    params: { path: { id: userId } },
    body: {
      ...{ subject: 'Aurora Sanz', listKind: 'sanctions', listName: 'Lista consolidada', listDate: '2026-11-01' },
      ...{ checkedOn: '2026-11-20', result: 'confirmed', reason: 'Coincide todo' },
    },
  })
const disable = ({ userId } = owner) =>
  bank.maker.client.PATCH('/v1/account/users/{id}', { params: { path: { id: userId } }, body: { disabled: true } })
const read = async (id: string) =>
  (await bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id } } })).data!
const stateOf = async (id: string) => {
  const { state, problems } = await read(id)
  return [state, ...problems]
}
const mailsTo = async ({ userId }: Person) => {
  await app.runJobs()
  const { rows } = await app.kernel.database.$client.query('select email from users where user_id = $1', [userId])
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: rows[0].email } } })
  return data!.data
}
const placeUnseen = ({ userId } = owner) =>
  app.kernel.database.$client.query(
    `insert into account_holds (account_hold_id, user_id, kind, state, placed_at, updated_at) values (gen_random_uuid(), $1, 'exposure', 'active', $2, $2)`,
    [userId, app.clock.now()],
  )

test('a confirmed hit stops what waits, takes it out of drafts and takes its releases back', async () => {
  const [queued, drafted, out] = [await approved('111.00'), await approved('112.00'), await approved('113.00')]
  const pending = await asked('114.00')
  const [other, neighbour] = [(await bank.withdrawal()).payment, (await bank.withdrawal()).payment]
  const draft = await batchOf(drafted.paymentId, other.paymentId)
  const gone = await released(out.paymentId, neighbour.paymentId)
  const mails = await mailsTo(owner)
  await confirmHit()
  for (const { paymentId } of [queued, drafted, out])
    expect(await stateOf(paymentId)).toEqual(['queued', 'account-under-review'])
  expect(await stateOf(other.paymentId)).toEqual(['batched'])
  expect(await stateOf(neighbour.paymentId)).toEqual(['queued'])
  expect(await bank.readBatch(draft.batchId)).toMatchObject({ state: 'draft', count: 1, total: '100.00' })
  expect(await bank.readBatch(gone.batchId)).toMatchObject({ state: 'cancelled' })
  expect((await bank.release(draft.batchId, draft.sha256)).error).toMatchObject({ code: 'batch-changed' })
  expect((await bank.approve(pending.transactionId)).error).toMatchObject(REVIEWED)
  expect((await bank.batch([neighbour.paymentId, queued.paymentId])).error).toMatchObject({
    ...REVIEWED,
    errors: [{ path: 'paymentIds.1' }],
  })
  expect(await mailsTo(owner)).toEqual(mails)
  expect(await bank.brokenInvariants()).toEqual([])
})

test('no step towards the bank goes on for a person who is held meanwhile', async () => {
  const [drafted, out, sent] = [await approved('112.00'), await approved('113.00'), await approved('115.00')]
  const [draft, waiting] = [await batchOf(drafted.paymentId), await released(out.paymentId)]
  const handed = await bank.atBank([sent.paymentId])
  await placeUnseen()
  expect((await bank.release(draft.batchId, draft.sha256)).error).toMatchObject(REVIEWED)
  expect((await bank.handOver(waiting.batchId)).error).toMatchObject(REVIEWED)
  expect((await bank.file(handed.batchId)).error).toMatchObject(REVIEWED)
})

test('administrators are asked to recall what a bank already has, and nobody else', async () => {
  const sent = await approved('115.00')
  await bank.atBank([sent.paymentId])
  const mails = await mailsTo(owner)
  await confirmHit()
  const [mail] = await mailsTo(bank.checker)
  expect(mail!.text).toContain(sent.endToEndId)
  expect(await stateOf(sent.paymentId)).toEqual(['released'])
  expect(await mailsTo(owner)).toEqual(mails)
})

test('nothing is sent back to a listed person, also if it waited already', async () => {
  const query = { userId: owner.userId }
  const { data: accounts } = await bank.maker.client.GET('/v1/payment/bank-accounts', { params: { query } })
  const iban = accounts!.data[0]!.account
  const line = { amount: '400.00', counterpartyIban: iban, counterpartyName: 'Aurora Sanz' }
  const [first, second] = await givenBankLines(app, bank.maker, line, line)
  const sendBack = (id: string) =>
    bank.maker.client.POST('/v1/bank/matching/{id}/send-back', {
      params: { path: { id }, header: { 'Idempotency-Key': id } },
      body: { reason: 'No es cliente' },
    })
  expect((await sendBack(first!)).error).toBeUndefined()
  const { data } = await bank.maker.client.GET('/v1/bank/payments', { params: { query: { kind: 'return_transfer' } } })
  const { paymentId } = data!.data[0]!
  await batchOf(paymentId)
  await confirmHit()
  expect((await sendBack(second!)).error).toMatchObject(REVIEWED)
  expect(await stateOf(paymentId)).toEqual(['queued', 'account-under-review'])
})

test('a disabled person is paid by two administrators with a reason, and by nothing less', async () => {
  const before = await approved('110.00')
  const { transactionId } = await asked('120.00')
  await batchOf(before.paymentId)
  await disable()
  expect(await stateOf(before.paymentId)).toEqual(['queued', 'account-under-review'])
  expect((await bank.approve(transactionId)).error).toMatchObject({
    errors: [{ path: 'reason', code: 'reason-required' }],
  })
  const approve = ({ client }: Person) =>
    client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: transactionId } },
      body: { status: 'completed', reason: 'Lo pide el juzgado', file: sample.pdf() },
    })
  expect((await approve(bank.third)).data).toMatchObject({ status: 'pending' })
  expect((await approve(bank.third)).error).toMatchObject({ code: 'maker-is-checker' })
  expect((await approve(bank.checker)).data).toMatchObject({ status: 'completed' })
  const { paymentId } = (await bank.paymentOf(transactionId))!
  expect(await stateOf(paymentId)).toEqual(['queued'])
  const { batchId } = await bank.atBank([paymentId])
  expect((await bank.file(batchId)).error).toBeUndefined()
  await confirmHit()
  expect((await bank.file(batchId)).error).toMatchObject(REVIEWED)
})

test('a held person neither adds nor changes a bank account', async () => {
  await confirmHit()
  const body = { alias: 'Otra', account: sample.spanishIban(41_234), document: sample.pdf() }
  expect((await owner.client.POST('/v1/payment/bank-accounts', { body })).error).toMatchObject(REVIEWED)
  const path = '/v1/payment/bank-accounts/{id}'
  const edit = (change: object) => owner.client.PATCH(path, { params: { path: { id: bankAccountId } }, body: change })
  expect((await edit({ alias: 'Otra' })).error).toMatchObject(REVIEWED)
  expect((await edit({ main: true })).error).toMatchObject(REVIEWED)
})

async function invested() {
  const terms = { financingAmount: '400.00', projectDuration: 12, withdrawMoneyFinanced: true, managerFee: 0 }
  const project = await given(app).project({ ...terms, deliveryFeePeriod: 'annual' })
  const other = await given(app).investor({ wallet: '200.00' })
  for (const one of [owner, other]) await placeOrder(one, project, '200.00')
  await confirmHit()
  return { ...project, other }
}
const balancesOf = async (other: Person) => [(await bank.walletOf(owner)).balance, (await bank.walletOf(other)).balance]

test('a refund reaches a frozen person and everybody else, and stays frozen', async () => {
  const { projectId, other } = await invested()
  const body = { reason: 'Sin licencia' }
  await bank.maker.client.POST('/v1/project/projects/{id}/refund', { params: { path: { id: projectId } }, body })
  expect(await balancesOf(other)).toEqual(['1000.00', '200.00'])
  const again = { type: 'withdraw', amount: '10.00', bankAccountId } as const
  expect((await owner.client.POST('/v1/wallet/transactions', { body: again })).error).toMatchObject(REVIEWED)
})

test('a payment of a project reaches a frozen person and everybody else', async () => {
  const { projectId, other } = await invested()
  app.clock.advance({ days: 5 })
  await settleFinancing(app.kernel, projectId)
  const { rows } = await app.kernel.database.$client.query(
    "select distribution_id as id from distributions where project_id = $1 and status = 'planned'",
    [projectId],
  )
  const params = { path: { id: rows[0].id } }
  const body = { amount: '400.00', paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
  await bank.maker.client.POST('/v1/project/distributions/{id}/record', { params, body })
  await bank.checker.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  await app.runJobs()
  const [balance, others] = (await balancesOf(other)).map(parseAmount) as [bigint, bigint]
  expect(others).toBeGreaterThan(15_000n)
  expect(balance).toBe(80_000n + others)
})
