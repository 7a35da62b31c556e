import { given, testApp } from '@cauce/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { statusReportText } from '../../modules/bank/payments/testing/status-report.ts'
import { code, expectIntactBooks, givenMatching } from './testing/match-payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

describe('a returned payment', () => {
  it('is given back automatically when the whole amount has returned', async () => {
    const { owner, payment, transactionId } = await bank.sent('100.00')
    await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00' })
    const back = { amount: '100.00', kind: 'return', endToEndId: payment.endToEndId, returnReason: 'AC04' } as const
    const [line] = await bank.lines(back)
    expect(await bank.read(line!)).toMatchObject({
      state: 'matched',
      allocations: [{ kind: 'payment', reasons: ['is-return', 'payment-named', 'amount-exact'] }],
    })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'returned', reasonCode: 'AC04' })
    const [again] = await bank.lines(back)
    expect(await bank.read(again!)).toMatchObject({ state: 'open', reasons: ['is-return'] })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    expect((await bank.undo(bank.maker, line!)).response.status).toBe(200)
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00' })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed', reasonCode: null })
  })

  it('shows its owner each stage with its day, also after its return is undone', async () => {
    const { owner, payment, transactionId } = await bank.withdrawal('100.00')
    const transferOf = async () => (await bank.transactionOf(owner, transactionId)).transfer!
    const at = '2026-11-20T09:00:00.000Z'
    const { endToEndId, remittance } = payment
    const facts = { endToEndId, remittance, approvedAt: at, reasonCode: null, cancelReason: null }
    const nothing = { batchedAt: null, releasedAt: null, sentAt: null, executionDay: null, executedOn: null }
    expect(await transferOf()).toMatchObject({ stage: 'approved', ...facts, ...nothing, returnedOn: null })
    const { batchId, sha256, executionDay } = (await bank.batch([payment.paymentId])).data!
    const batched = { ...facts, batchedAt: at, executionDay, executedOn: null }
    expect(await transferOf()).toMatchObject({ stage: 'batched', ...batched, releasedAt: null, sentAt: null })
    app.clock.set('2026-11-20T09:10:00Z')
    await bank.release(batchId, sha256)
    const releasedAt = '2026-11-20T09:10:00.000Z'
    expect(await transferOf()).toMatchObject({ stage: 'released', ...batched, releasedAt, sentAt: null })
    app.clock.set('2026-11-20T09:20:00Z')
    await bank.handOver(batchId)
    const sent = { ...batched, releasedAt, sentAt: '2026-11-20T09:20:00.000Z' }
    expect(await transferOf()).toMatchObject({ stage: 'sent', ...sent })
    const [out] = await bank.lines({ amount: '-100.00', endToEndId })
    const executedOn = (await bank.read(out!)).bookingDay
    expect(await transferOf()).toMatchObject({ stage: 'executed', ...sent, executedOn, returnedOn: null })
    const [line] = await bank.lines({ amount: '100.00', kind: 'return', endToEndId, returnReason: 'AC04' })
    const returnedOn = (await bank.read(line!)).bookingDay
    expect(await transferOf()).toMatchObject({ stage: 'returned', reasonCode: 'AC04', executedOn, returnedOn })
    await bank.undo(bank.maker, line!)
    expect(await transferOf()).toMatchObject({ stage: 'executed', ...sent, executedOn, returnedOn: null })
  })

  it('waits for the line of its execution, whether or not the bank accepted it', async () => {
    for (const isAccepted of [false, true]) {
      const { owner, payment, messageId } = await bank.sent('100.00')
      if (isAccepted) await bank.report(statusReportText({ messageId, group: 'ACCP' }))
      const [line] = await bank.lines({ amount: '100.00', kind: 'return', endToEndId: payment.endToEndId })
      expect(await bank.read(line!)).toMatchObject({
        state: 'suggested',
        tier: 'high',
        reasons: ['is-return', 'payment-named', 'amount-exact'],
        suggestions: [{ kind: 'payment', id: payment.paymentId }],
      })
      expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00' })
      await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
      expect(await bank.read(line!)).toMatchObject({ state: 'matched' })
      expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    }
  })

  it("less a bank fee is given back in full by hand, at the company's expense", async () => {
    const { owner, payment, transactionId } = await bank.sent('100.00')
    await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    const own = await bank.balance('own')
    const [line, more, transfer] = await bank.lines(
      { amount: '98.00', kind: 'return', endToEndId: payment.endToEndId, returnReason: 'AC01' },
      { amount: '100.01', kind: 'return' },
      { amount: '98.00' },
    )
    expect(await bank.read(line!)).toMatchObject({
      state: 'suggested',
      tier: 'high',
      reasons: ['is-return', 'payment-named', 'amount-differs'],
    })
    expect((await bank.candidatesOf(line!))[0]).toMatchObject({ id: payment.paymentId, reasons: ['payment-named'] })
    const by = (id: string, amount: string) =>
      bank.match(bank.maker, id, { kind: 'payment', id: payment.paymentId, amount })
    expect(code(await by(more!, '100.01'))).toBe('match-not-possible')
    expect(code(await by(transfer!, '98.00'))).toBe('match-not-possible')
    const income = { kind: 'wallet', id: owner.walletId, amount: '98.00' } as const
    expect(code(await bank.match(bank.maker, line!, income))).toBe('return-not-income')
    expect((await by(line!, '98.00')).data).toMatchObject({ movements: [{ state: 'matched' }] })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'returned', reasonCode: 'AC01' })
    expect(await bank.balance('own')).toBe(own - 200)
  })
})

describe('a transfer sent back to its sender', () => {
  const sentBack = async () => {
    const [line] = await bank.lines({
      amount: '80.00',
      counterpartyName: 'Eva Sanz',
      counterpartyIban: 'ES9121000418450200051332',
    })
    const params = { path: { id: line! } }
    const { data } = await bank.maker.client.POST('/v1/bank/matching/{id}/send-back', {
      params,
      body: { reason: 'No es cliente' },
    })
    expect(data).toMatchObject({ state: 'sent_back', stateReason: 'No es cliente' })
    return { line: line!, paymentId: data!.allocations[0]!.id }
  }

  it('leaves with a batch and is executed by a debit', async () => {
    const { line, paymentId } = await sentBack()
    const unassigned = await bank.balance('unassigned')
    await bank.atBank([paymentId])
    const [debit] = await bank.lines({ amount: '-80.00', counterpartyIban: 'ES9121000418450200051332' })
    const target = { kind: 'payment', id: paymentId, amount: '80.00' } as const
    expect((await bank.match(bank.checker, debit!, target)).data).toMatchObject({
      movements: [{ state: 'matched', allocations: [{ name: 'Eva Sanz', userId: null }] }],
    })
    expect(code(await bank.undo(bank.maker, line))).toBe('state-forbids')
    // Its return is a credit like any other.
    const payment = { params: { path: { id: paymentId } } }
    const { endToEndId } = (await bank.maker.client.GET('/v1/bank/payments/{id}', payment)).data!
    const [back] = await bank.lines({ amount: '80.00', kind: 'return', endToEndId })
    expect(code(await bank.match(bank.maker, back!, target))).toBe('match-not-possible')
    expect(await bank.balance('unassigned')).toBe(unassigned + 8_000)
    const { walletId: id } = await given(app).investor()
    expect(code(await bank.matchByTwo(back!, { kind: 'wallet', id, amount: '80.00' }))).toBeUndefined()
  })

  it('is open again when its payment is cancelled', async () => {
    const unassigned = await bank.balance('unassigned')
    const { line, paymentId } = await sentBack()
    expect(await bank.balance('unassigned')).toBe(unassigned)
    expect((await bank.cancel(paymentId)).data).toMatchObject({ state: 'cancelled' })
    expect(await bank.balance('unassigned')).toBe(unassigned + 8_000)
    expect(await bank.read(line)).toMatchObject({
      state: 'open',
      stateReason: null,
      allocations: [{ undoneByName: 'Álvaro Sanchis', undoneAt: expect.any(String) as unknown }],
    })
  })
})
