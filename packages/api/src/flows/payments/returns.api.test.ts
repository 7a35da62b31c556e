import { given, givenBankLines, testApp } from '@cauce/testing'
import { exceptionsOf } from '@cauce/testing/bank-files'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { givenPayments } from './testing/payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenPayments(app)
})
afterEach(async () => {
  const broken = await exceptionsOf(app)
  if (broken.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`)
})

const code = (answer: { error?: unknown }) => (answer.error as { code?: string } | undefined)?.code
const lines = async (...all: Parameters<typeof givenBankLines>[2][]) => {
  const ids = await givenBankLines(app, bank.maker, ...all)
  await app.runJobs()
  return ids
}
const read = async (id: string) =>
  (await bank.maker.client.GET('/v1/bank/matching/{id}', { params: { path: { id } } })).data!
const match = (movementId: string, paymentId: string, amount: string) =>
  bank.maker.client.POST('/v1/bank/matching', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      movements: [{ movementId }],
      targets: [{ kind: 'payment', id: paymentId, amount }],
    },
  })
const undo = (id: string) =>
  bank.maker.client.POST('/v1/bank/matching/{id}/undo', {
    params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { reason: 'Era de otro pago' },
  })
const own = async () => {
  const { rows } = await app.kernel.database.$client.query("select balance from ledger_accounts where kind = 'own'")
  return BigInt(rows[0].balance)
}
async function executed(amount: string) {
  const withdrawal = await bank.withdrawal(amount)
  const { endToEndId, paymentId } = withdrawal.payment
  await bank.atBank([paymentId])
  await lines({ amount: `-${amount}`, endToEndId })
  expect(await bank.paymentOf(withdrawal.transactionId)).toMatchObject({ state: 'executed' })
  return { ...withdrawal, paymentId, endToEndId }
}
const returned = (endToEndId: string, amount: string) =>
  lines({ amount, endToEndId, kind: 'return', returnReason: 'AC04' })

describe('a matched return', () => {
  test.each([
    ['whole', '500.00'],
    ['less a fee', '495.00'],
  ])('(%s) can be undone: the wallet is debited, the payment is executed and the line waits', async (_title, came) => {
    const { owner, paymentId, endToEndId, transactionId } = await executed('500.00')
    const before = await own()
    const [line] = await returned(endToEndId, came)
    if (came !== '500.00') await match(line!, paymentId, came)
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    expect((await undo(line!)).data).toMatchObject({ movementId: line })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '500.00' })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed', reasonCode: null })
    expect(await own()).toBe(before)
    expect((await read(line!)).state).not.toBe('matched')
    const { data } = await owner.client.GET('/v1/wallet/transactions')
    expect(data!.data.filter(({ type }) => type === 'withdraw')).toContainEqual(
      expect.objectContaining({ issuerName: 'payment', amount: '500.00' }),
    )
    expect((await match(line!, paymentId, came)).response.status).toBe(200)
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
  })

  test('cannot be undone once its money is spent', async () => {
    const { owner, endToEndId, transactionId, bankAccountId } = await executed('500.00')
    // Not a fault of the account, or it would be blocked for withdrawals.
    const [line] = await lines({ amount: '500.00', endToEndId, kind: 'return', returnReason: 'MS03' })
    const asked = { type: 'withdraw', amount: '600.00', bankAccountId } as const
    expect((await owner.client.POST('/v1/wallet/transactions', { body: asked })).response.status).toBe(201)
    expect(code(await undo(line!))).toBe('match-money-spent')
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'returned' })
  })

  test('cannot be undone for a closed account, which is owed the money by a new payment', async () => {
    const { owner, endToEndId } = await executed('1000.00')
    const { client } = await given(app).session(owner.userId)
    const params = { path: { id: owner.userId } }
    expect((await client.DELETE('/v1/account/users/{id}', { params })).response.status).toBe(204)
    const [line] = await returned(endToEndId, '1000.00')
    expect((await read(line!)).state).toBe('matched')
    expect(code(await undo(line!))).toBe('return-not-undone')
  })

  test('must be undone before its debit', async () => {
    const { endToEndId, paymentId } = await executed('70.00')
    const { data } = await bank.maker.client.GET('/v1/bank/matching', {
      params: { query: { state: 'matched', orderBy: 'createdAt', orderSide: 'desc', take: 1 } },
    })
    const debit = data!.data[0]!
    expect(debit.allocations[0]).toMatchObject({ id: paymentId })
    await returned(endToEndId, '70.00')
    expect(code(await undo(debit.movementId))).toBe('state-forbids')
  })
})
