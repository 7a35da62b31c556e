import { given, givenCompanyAccount } from '@cauce/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueJob } from '../../jobs/index.ts'
import { orderPaymentsJob } from '../../modules/bank/institution/index.ts'
import { expectIntact, sandboxPayments, type SandboxWorld } from './testing/pay-out-worlds.ts'

/** Failures between platform and institution (decision outgoing-payments). */
let world: SandboxWorld
beforeAll(async () => {
  world = await sandboxPayments()
})
beforeEach(() => {
  Object.assign(world.sandbox.faults, { isDown: false, isSilent: false, failsAfterAccepting: 0 })
})
afterEach(async () => {
  await expectIntact(world)
})
afterAll(() => world.stop())

const code = (answer: { error?: unknown }) => (answer.error as { code?: string } | undefined)?.code
const order = async () => {
  await queueJob(world.app.kernel.database, orderPaymentsJob, {})
  await world.app.runJobs()
}
const released = async (...amounts: string[]) => {
  const withdrawals = []
  for (const amount of amounts) withdrawals.push(await world.bank.withdrawal(amount))
  const { batchId, sha256 } = (await world.bank.batch(withdrawals.map(({ payment }) => payment.paymentId))).data!
  expect((await world.bank.release(batchId, sha256)).data).toMatchObject({ state: 'released', institution: null })
  return { batchId, withdrawals }
}
const stateOf = async (transactionId: string) => (await world.bank.paymentOf(transactionId))!.state
const ordersOf = (paymentId: string) => world.sandbox.books.state.payOuts.filter(({ id }) => id === paymentId)
const fail = async (says: string) => {
  await expect(world.app.runJobs()).rejects.toThrow(says)
  expect(world.app.takeErrors().length).toBeGreaterThan(0)
}

describe('a released batch', () => {
  test('is handed over by the platform, which orders each payment by id with the released data', async () => {
    const { batchId, withdrawals } = await released('12.30', '45.60')
    await world.app.runJobs()
    expect(await world.bank.readBatch(batchId)).toMatchObject({
      state: 'answered',
      institution: 'sandbox',
      handedOverByName: null,
      handedOverAt: expect.stringMatching(/^2026-11-20T09:00:00/),
    })
    for (const { payment } of withdrawals) {
      const { amount, beneficiary, iban, endToEndId, remittance } = payment
      expect(ordersOf(payment.paymentId).map((one) => one.order)).toEqual([
        { amount, beneficiary, iban, endToEndId, remittance },
      ])
    }
    const query = { recordId: batchId }
    const { data } = await world.bank.maker.client.GET('/v1/misc/audit', { params: { query } })
    expect(data!.data[0]).toMatchObject({ operation: 'paymentBatches.handOver', actorRole: 'platform' })
  })

  test('cannot be downloaded as a file, before or after it is ordered', async () => {
    const { batchId, withdrawals } = await released('3.00')
    expect(code(await world.bank.handOver(batchId))).toBe('batch-goes-to-institution')
    await world.app.runJobs()
    expect(code(await world.bank.handOver(batchId))).toBe('batch-goes-to-institution')
    expect(code(await world.bank.file(batchId))).toBe('batch-goes-to-institution')
    expect(await stateOf(withdrawals[0]!.transactionId)).toBe('accepted')
  })

  test('paid from another company account goes to its bank as a file', async () => {
    const iban = await givenCompanyAccount(world.app)
    const { data: accounts } = await world.bank.maker.client.GET('/v1/bank/company-accounts')
    const { companyAccountId } = accounts!.data.find((account) => account.iban === iban)!
    const { payment, transactionId } = await world.bank.withdrawal('8.00')
    const { batchId, sha256 } = (await world.bank.batch([payment.paymentId], { companyAccountId })).data!
    await world.bank.release(batchId, sha256)
    await world.app.runJobs()
    expect(await world.bank.readBatch(batchId)).toMatchObject({ state: 'released', institution: null })
    expect((await world.bank.handOver(batchId)).data).toMatchObject({ state: 'handed_over' })
    expect((await world.bank.file(batchId)).data!.content).toContain(payment.endToEndId)
    await order()
    expect(ordersOf(payment.paymentId)).toEqual([])
    expect(await stateOf(transactionId)).toBe('released')
  })

  test('for a later day waits for that day, and can be cancelled until then', async () => {
    const { payment } = await world.bank.withdrawal('9.00')
    const { batchId, sha256 } = (await world.bank.batch([payment.paymentId], { executionDay: '2026-11-24' })).data!
    await world.bank.release(batchId, sha256)
    await world.app.runJobs()
    expect(ordersOf(payment.paymentId)).toEqual([])
    expect((await world.bank.cancelBatch(batchId)).data).toMatchObject({ state: 'cancelled' })
    await order()
    expect(ordersOf(payment.paymentId)).toEqual([])
  })

  test.each([
    ['isDown', 'answered 503'],
    ['isSilent', 'timeout'],
  ] as const)(
    'waits while the institution has a fault (%s), can be cancelled, and is paid afterwards',
    async (fault, says) => {
      const [waiting, cancelled] = [await released('7.00'), await released('6.00')]
      world.sandbox.faults[fault] = true
      await fail(says)
      expect(code(await world.bank.handOver(waiting.batchId))).toBe('institution-unavailable')
      expect((await world.bank.cancelBatch(cancelled.batchId)).data).toMatchObject({ state: 'cancelled' })
      world.sandbox.faults[fault] = false
      await order()
      expect(await stateOf(waiting.withdrawals[0]!.transactionId)).toBe('accepted')
      expect(ordersOf(cancelled.withdrawals[0]!.payment.paymentId)).toEqual([])
    },
    60_000,
  )

  test('is ordered once although the institution answered 500 after accepting, and the rest follows', async () => {
    const { withdrawals } = await released('1.01', '2.02', '3.03')
    world.sandbox.faults.failsAfterAccepting = 2
    await fail('answered 500')
    await expect(order()).rejects.toThrow('answered 500')
    expect(world.app.takeErrors()).toHaveLength(1)
    await order()
    for (const { payment, transactionId } of withdrawals) {
      expect(ordersOf(payment.paymentId)).toHaveLength(1)
      expect(await stateOf(transactionId)).toBe('accepted')
    }
  })

  test('is ordered once by two processes at the same moment', async () => {
    const { withdrawals } = await released('4.00', '5.00')
    await Promise.all([order(), order()])
    for (const { payment, transactionId } of withdrawals) {
      expect(ordersOf(payment.paymentId)).toHaveLength(1)
      expect(await stateOf(transactionId)).toBe('accepted')
    }
  })
})

describe('an answer of the institution', () => {
  test('whose event was lost is read when the platform asks for events', async () => {
    const { withdrawals } = await released('22.00')
    await world.app.runJobs()
    const [{ owner, payment, transactionId }] = withdrawals as [(typeof withdrawals)[number]]
    world.decide(payment, 'failed', 'AC04')
    world.sandbox.lose()
    await world.minute()
    expect(await stateOf(transactionId)).toBe('refused')
    expect(await world.bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
  })

  test('is its present state and not that of an old event', async () => {
    const { withdrawals } = await released('23.00')
    await world.app.runJobs()
    const [{ payment, transactionId }] = withdrawals as [(typeof withdrawals)[number]]
    world.sandbox.books.notify('pay_out.failed', payment.paymentId)
    await world.tell()
    expect(await stateOf(transactionId)).toBe('accepted')
  })

  test('about an unknown payment changes nothing and holds up no other', async () => {
    const { withdrawals } = await released('24.00')
    await world.app.runJobs()
    const [{ payment, transactionId }] = withdrawals as [(typeof withdrawals)[number]]
    for (const id of [crypto.randomUUID(), 'nonsense']) world.sandbox.books.notify('pay_out.failed', id)
    world.decide(payment, 'failed', 'AC01')
    await world.tell()
    expect(await stateOf(transactionId)).toBe('refused')
    const { data } = await world.bank.maker.client.GET('/v1/bank/institution')
    expect(data).toMatchObject({ waitingEvents: 0 })
  })

  test('that an id has other data is an error, gives nothing back and holds up no other', async () => {
    const { withdrawals } = await released('31.00', '32.00')
    const [first, second] = withdrawals as [(typeof withdrawals)[number], (typeof withdrawals)[number]]
    const { paymentId, amount, iban, endToEndId } = first.payment
    const other = { amount, iban: iban!, endToEndId, beneficiary: 'Otra persona', remittance: '' }
    world.sandbox.books.payOut(paymentId, other)
    await fail('other data')
    expect(await stateOf(second.transactionId)).toBe('accepted')
    expect(await world.bank.walletOf(first.owner)).toMatchObject({ balance: '969.00' })
    world.sandbox.books.state.payOuts.splice(
      world.sandbox.books.state.payOuts.findIndex(({ id }) => id === paymentId),
      1,
    )
    await order()
    expect(await stateOf(first.transactionId)).toBe('accepted')
  })

  test('that refuses an executed payment is an error and gives nothing back', async () => {
    const { withdrawals } = await released('41.00')
    await world.app.runJobs()
    const [{ owner, payment, transactionId }] = withdrawals as [(typeof withdrawals)[number]]
    world.decide(payment, 'succeeded')
    await world.tell()
    expect(await stateOf(transactionId)).toBe('executed')
    ordersOf(payment.paymentId)[0]!.state = 'failed'
    world.sandbox.books.notify('pay_out.failed', payment.paymentId)
    await world.tell()
    expect(world.app.takeErrors()).toHaveLength(1)
    expect(await stateOf(transactionId)).toBe('executed')
    expect(await world.bank.walletOf(owner)).toMatchObject({ balance: '959.00' })
    ordersOf(payment.paymentId)[0]!.state = 'succeeded'
  })
})

test('a credit unknown to the institution is not sent back and awaits a decision again', async () => {
  const id = await world.receive(4_400n)
  const params = { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } }
  await world.bank.maker.client.POST('/v1/bank/matching/{id}/send-back', { params, body: { reason: 'Error' } })
  const query = { kind: 'return_transfer', state: 'queued' } as const
  const { data } = await world.bank.maker.client.GET('/v1/bank/payments', { params: { query } })
  const line = world.sandbox.books.state.lines.at(-1)!
  const bankReference = line.bankReference
  Object.assign(line, { bankReference: 'ANOTHER' })
  await world.pay(data!.data.map(({ paymentId }) => paymentId))
  Object.assign(line, { bankReference })
  const read = { params: { path: { id } } }
  expect((await world.bank.maker.client.GET('/v1/bank/matching/{id}', read)).data).toMatchObject({ state: 'open' })
})

test('staff read which account the institution holds the money on', async () => {
  const { data } = await world.bank.maker.client.GET('/v1/bank/institution')
  expect(data!.account).toMatch(/^ES\d{22}$/)
  const { client } = await given(world.app).administrator()
  const accounts = await client.GET('/v1/bank/company-accounts')
  expect(accounts.data!.data.map(({ iban }) => iban)).toContain(data!.account)
})
