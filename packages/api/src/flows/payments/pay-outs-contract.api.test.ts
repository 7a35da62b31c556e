import type { Person } from '@cauce/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectIntact, filesPayments, sandboxPayments, type PayOutWorld } from './testing/pay-out-worlds.ts'

const WORLDS: readonly (readonly [name: string, start: () => Promise<PayOutWorld>])[] = [
  ['banks by their files', filesPayments],
  ['the sandbox', sandboxPayments],
]

describe.each(WORLDS)('%s', (_name, start) => {
  let world: PayOutWorld
  beforeAll(async () => {
    world = await start()
  })
  afterEach(async () => {
    await expectIntact(world)
  })
  afterAll(() => world.stop())

  const paymentOf = async (id: string) =>
    (await world.bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id } } })).data!
  const movementOf = async (id: string) =>
    (await world.bank.maker.client.GET('/v1/bank/matching/{id}', { params: { path: { id } } })).data!
  const walletOf = async (person: Person) => (await world.bank.walletOf(person)).balance
  const accountOf = async ({ client }: Person, id: string) =>
    (await client.GET('/v1/payment/bank-accounts/{id}', { params: { path: { id } } })).data!
  const mailsTo = async (to: string) =>
    (await world.app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data.map(
      ({ subject }) => subject,
    )
  async function sentBack(amount: bigint) {
    const id = await world.receive(amount)
    const { client } = world.bank.maker
    const params = { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } }
    await client.POST('/v1/bank/matching/{id}/send-back', { params, body: { reason: 'No es cliente' } })
    const query = { kind: 'return_transfer', state: 'queued' } as const
    const { data } = await client.GET('/v1/bank/payments', { params: { query } })
    return { movementId: id, payment: data!.data.find(({ movementId }) => movementId === id)! }
  }

  test('accepts a payment and executes it by its statement, once', async () => {
    const { owner, payment, transactionId } = await world.bank.withdrawal('60.00')
    const { batchId } = await world.pay([payment.paymentId])
    expect(await world.bank.readBatch(batchId)).toMatchObject({ state: 'answered' })
    world.decide(payment, 'succeeded')
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'accepted' })
    await world.tell()
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'executed' })
    expect(await world.bank.readBatch(batchId)).toMatchObject({ state: 'executed' })
    await world.repeat()
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'executed' })
    expect(await walletOf(owner)).toBe('940.00')
    expect((await world.bank.transactionOf(owner, transactionId)).transfer).toMatchObject({ stage: 'executed' })
  })

  test('refuses one of two payments, which is given back and mailed, and pays the other', async () => {
    const email = `refused-${crypto.randomUUID()}@example.org`
    const [good, bad] = [await world.bank.withdrawal('30.00'), await world.bank.withdrawal('40.00', { email })]
    const { batchId } = await world.pay([good.payment.paymentId, bad.payment.paymentId])
    world.decide(good.payment, 'succeeded')
    world.decide(bad.payment, 'failed', 'AC04')
    await world.tell()
    expect(await paymentOf(bad.payment.paymentId)).toMatchObject({ state: 'refused', reasonCode: 'AC04' })
    expect(await paymentOf(good.payment.paymentId)).toMatchObject({ state: 'executed' })
    expect(await world.bank.readBatch(batchId)).toMatchObject({ state: 'executed' })
    await world.repeat()
    expect([await walletOf(good.owner), await walletOf(bad.owner)]).toEqual(['970.00', '1000.00'])
    expect((await mailsTo(email)).filter((subject) => subject === 'El banco ha rechazado su retirada')).toHaveLength(1)
    expect(await accountOf(bad.owner, bad.bankAccountId)).toMatchObject({ state: 'error' })
    expect(await accountOf(good.owner, good.bankAccountId)).toMatchObject({ state: 'valid' })
  })

  test('gives back a payment whose execution was not reported before its return', async () => {
    const { owner, payment } = await world.bank.withdrawal('15.00')
    await world.pay([payment.paymentId])
    world.decide(payment, 'succeeded')
    world.decide(payment, 'reversed', 'AC01')
    await world.tell()
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'returned', reasonCode: 'AC01' })
    expect(await walletOf(owner)).toBe('1000.00')
  })

  test('sends a transfer back, executed by the statement', async () => {
    const { movementId, payment } = await sentBack(12_345n)
    await world.pay([payment.paymentId])
    world.decide(payment, 'succeeded')
    await world.tell()
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'executed' })
    expect(await movementOf(movementId)).toMatchObject({ state: 'sent_back' })
  })

  test('refuses to send a transfer back, which awaits a decision again', async () => {
    const { movementId, payment } = await sentBack(5_000n)
    await world.pay([payment.paymentId])
    world.decide(payment, 'failed', 'AC04')
    await world.tell()
    await world.repeat()
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'refused' })
    expect((await movementOf(movementId)).state).toBe('open')
  })

  test('gives back a payment that returns weeks later, once', async () => {
    const email = `returned-${crypto.randomUUID()}@example.org`
    const { owner, payment, bankAccountId } = await world.bank.withdrawal('80.00', { email })
    await world.pay([payment.paymentId])
    world.decide(payment, 'succeeded')
    await world.tell()
    world.app.clock.advance({ days: 25 })
    world.decide(payment, 'reversed', 'AC06')
    await world.tell()
    expect(await paymentOf(payment.paymentId)).toMatchObject({ state: 'returned', reasonCode: 'AC06' })
    await world.repeat()
    expect(await walletOf(owner)).toBe('1000.00')
    expect(await accountOf(owner, bankAccountId)).toMatchObject({ state: 'error' })
    expect((await mailsTo(email)).filter((subject) => subject === 'El banco ha devuelto su retirada')).toHaveLength(1)
  })
})
