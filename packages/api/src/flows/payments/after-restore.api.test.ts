import { markRestored, PrimaryClient } from '@cauce/api/database'
import { given, testApp } from '@cauce/testing'
import { importFile, statementFile, type SomeMovement } from '@cauce/testing/bank-files'
import { beforeAll, expect, it } from 'vitest'
import { givenPayments } from './testing/payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeAll(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenPayments(app, IBAN)
})

const IBAN = 'ES9121000418450200051332'
const code = (answer: { error?: unknown }) => (answer.error as { code?: string } | undefined)?.code
const stateOf = async (transactionId: string) => (await bank.paymentOf(transactionId))!.state

async function restore(): Promise<void> {
  const owner = new PrimaryClient({ connectionString: app.ownerUrl })
  await owner.connect()
  const [copiedAt, restoredAt] = [new Date('2026-11-20T09:30:00Z'), new Date('2026-11-20T16:00:00Z')]
  await markRestored(owner, { copiedAt, restoredAt }).finally(() => owner.end())
}

async function logInAgain(...people: object[]): Promise<void> {
  for (const person of people)
    Object.assign(person, await given(app).session((person as { readonly userId: string }).userId))
}

let balance = 0n
async function state(from: string, to: string, ...movements: SomeMovement[]): Promise<void> {
  const imported = await importFile(bank.maker, statementFile({ iban: IBAN, from, to, opening: balance, movements }))
  expect(imported.error).toBeUndefined()
  balance += movements.reduce((sum, { amount }) => sum + amount, 0n)
  await app.runJobs()
}

const debit = (bookingDay: string, { amount, endToEndId }: { amount: string; endToEndId?: string }): SomeMovement => ({
  bookingDay,
  amount: -BigInt(amount.replace('.', '')),
  ...(endToEndId !== undefined && { endToEndId }),
})

it('after a restore no payment leaves until statements show those that left since the backup', async () => {
  await state('2026-11-01', '2026-11-19', { bookingDay: '2026-11-02', amount: 1_000_000n })
  const [queued, drafted, released, unpaid] = [
    await bank.withdrawal('10.00'),
    await bank.withdrawal('20.00'),
    await bank.withdrawal('30.00'),
    await bank.withdrawal('40.00'),
  ]
  const draft = (
    await bank.batch([drafted.payment.paymentId, unpaid.payment.paymentId], { executionDay: '2026-11-25' })
  ).data!
  const file = (await bank.batch([released.payment.paymentId])).data!
  await bank.release(file.batchId, file.sha256)

  await restore()
  expect(code(await bank.batch([queued.payment.paymentId]))).toBe('session-expired')
  await logInAgain(bank.maker, bank.checker, bank.third, queued.owner)
  const missing = {
    code: 'statements-missing-since-restore',
    params: { iban: IBAN, from: '2026-11-20', until: '2026-11-23' },
  }
  expect((await bank.batch([queued.payment.paymentId])).error).toMatchObject(missing)
  expect((await bank.release(draft.batchId, draft.sha256)).error).toMatchObject(missing)
  expect((await bank.handOver(file.batchId)).error).toMatchObject(missing)
  expect((await bank.file(file.batchId)).error).toMatchObject(missing)
  expect((await bank.cancel(queued.payment.paymentId)).error).toMatchObject(missing)
  expect(code(await bank.cancelOwn(queued.owner, queued.transactionId))).toBe('transfers-being-checked')

  const unknown = debit('2026-11-20', { amount: '50.00' })
  await state(
    '2026-11-20',
    '2026-11-20',
    debit('2026-11-20', queued.payment),
    debit('2026-11-20', drafted.payment),
    unknown,
  )
  expect((await bank.batch([unpaid.payment.paymentId])).error).toMatchObject({
    ...missing,
    params: { from: '2026-11-23' },
  })
  app.clock.set('2026-11-24T09:00:00Z')
  await logInAgain(bank.maker, bank.checker)
  await state('2026-11-23', '2026-11-23', debit('2026-11-23', released.payment))
  for (const paid of [queued, drafted, released]) expect(await stateOf(paid.transactionId)).toBe('executed')
  expect(await bank.readBatch(file.batchId)).toMatchObject({ state: 'executed' })
  expect(code(await bank.batch([queued.payment.paymentId]))).toBe('debits-open-since-restore')

  const { data: open } = await bank.maker.client.GET('/v1/bank/matching', { params: { query: {} } })
  const [{ movementId: id }] = open!.data as unknown as [{ movementId: string }]
  await bank.maker.client.POST('/v1/bank/matching/{id}/set-aside', {
    params: { path: { id } },
    body: { reason: 'Comisión del banco' },
  })
  for (const paid of [queued, drafted, released])
    expect(code(await bank.batch([paid.payment.paymentId]))).toBe('state-forbids')
  const left = await bank.readBatch(draft.batchId)
  expect(left).toMatchObject({ state: 'draft', count: 1, total: '40.00' })
  expect((await bank.release(left.batchId, left.sha256)).error).toBeUndefined()
  expect((await bank.handOver(left.batchId)).error).toBeUndefined()
  expect(await bank.brokenInvariants()).toEqual([])
})

it('a match that proves wrong puts the payment back into the queue', async () => {
  const { data } = await bank.maker.client.GET('/v1/bank/payments', {
    params: { query: { state: 'executed', orderBy: 'createdAt', orderSide: 'asc' } },
  })
  const payment = data!.data.find(({ batchId }) => batchId === null)!
  const { rows } = await app.kernel.database.$client.query<{ id: string }>(
    'select movement_id as id from bank_allocations where payment_id = $1',
    [payment.paymentId],
  )
  const undone = await bank.maker.client.POST('/v1/bank/matching/{id}/undo', {
    params: { path: { id: rows[0]!.id } },
    body: { reason: 'Era de otro pago' },
  })
  expect(undone.error).toBeUndefined()
  expect(await stateOf(payment.transactionId!)).toBe('queued')
  expect(await bank.brokenInvariants()).toEqual([])
})
