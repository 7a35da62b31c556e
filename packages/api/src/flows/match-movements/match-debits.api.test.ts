import { given, sample, testApp } from '@cauce/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { statusReportText } from '../../modules/bank/payments/testing/status-report.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { code, expectIntactBooks, givenMatching, givenPayoutOf } from './testing/match-payments.ts'

const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeAll(async () => {
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

/** States of a line after each of two administrators has matched it with a payment. */
async function settledByTwo(movementId: string, id: string, amount: string) {
  const body = { movements: [{ movementId }], targets: [{ kind: 'payment' as const, id, amount }], reason: 'Pagada' }
  const states = []
  for (const { client } of [bank.maker, bank.checker])
    states.push((await client.POST('/v1/bank/matching', { body })).data?.movements[0]!.state)
  return states
}

const linesOf = async (transactionId: string) => {
  const { data } = await bank.maker.client.GET('/v1/bank/movements', { params: { query: { transactionId } } })
  expect(data!.total).toBe(data!.data.length)
  return data!.data.map(({ movementId, matchedWith }) => [movementId, ...matchedWith.map((one) => one.transactionId)])
}
async function mailsTo(to: string, subject: string) {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })
  return data!.data.filter((mail) => mail.subject === subject)
}

const payoutOf = async (amount: string) => givenPayoutOf(app, await given(app).investor({ wallet: amount }), amount)

async function owedOf(amount: string) {
  const { owner, payment } = await bank.sent(amount, { wallet: amount })
  await bank.lines({ amount: `-${amount}`, endToEndId: payment.endToEndId })
  await owner.client.DELETE('/v1/account/users/{id}', { params: { path: { id: owner.userId } } })
  await bank.lines({ amount, kind: 'return', endToEndId: payment.endToEndId, returnReason: 'AC04' })
  const { rows } = await app.kernel.database.$client.query<{ payment_id: string }>(
    "update payments set iban = $2 where user_id = $1 and state = 'queued' returning payment_id",
    [owner.userId, sample.spanishIban(78)],
  )
  return rows[0]!.payment_id
}

describe('a debit', () => {
  it('executes the payment that it references, once', async () => {
    const { owner, transactionId, payment, batchId } = await bank.sent('100.00')
    expect(await linesOf(transactionId)).toEqual([])
    const [line] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    expect(await linesOf(transactionId)).toEqual([[line, transactionId]])
    expect(await bank.read(line!)).toMatchObject({
      state: 'matched',
      allocations: [
        {
          kind: 'payment',
          id: payment.paymentId,
          amount: '100.00',
          automatic: true,
          userId: owner.userId,
          name: expect.stringContaining('Nombre') as unknown,
          reasons: ['payment-named', 'amount-exact'],
        },
      ],
    })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed' })
    const { data: listed } = await bank.maker.client.GET('/v1/bank/movements/{id}', { params: { path: { id: line! } } })
    expect(listed!.matchedWith).toEqual([
      {
        kind: 'payment',
        name: payment.userName,
        userId: payment.userId,
        transactionId,
        amount: '100.00',
        automatic: true,
      },
    ])
    expect(await bank.readBatch(batchId)).toMatchObject({ state: 'executed' })
    const [again] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    expect(await bank.read(again!)).toMatchObject({ state: 'open', tier: 'none', reasons: ['nothing-found'] })
    expect(
      code(await bank.match(bank.maker, again!, { kind: 'payment', id: payment.paymentId, amount: '100.00' })),
    ).toBe('state-forbids')
  })

  it('that pays what the bank had refused is held, and settled by two: what was given back leaves the wallet', async () => {
    const { payment, owner, messageId, transactionId } = await bank.sent('100.00')
    await bank.reportByTwo(statusReportText({ messageId, group: 'RJCT' }))
    const [line] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    expect(await bank.read(line!)).toMatchObject({
      ...{ state: 'held', stateReason: 'payment-refused', tier: 'hold' },
      suggestions: [{ kind: 'payment', id: payment.paymentId, userId: payment.userId }],
    })
    const available = async () =>
      (await owner.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: owner.walletId } } })).data!.available
    const before = Number(await available())
    const target = { kind: 'payment', id: payment.paymentId, amount: '100.00' } as const
    expect(code(await bank.match(bank.maker, line!, target))).toBe('reason-required')
    const body = { movements: [{ movementId: line! }], targets: [target], reason: 'El banco la ha pagado' }
    const settle = (by: typeof bank.maker) => by.client.POST('/v1/bank/matching', { body })
    await settle(bank.maker)
    expect(code(await settle(bank.maker))).toBe('maker-is-checker')
    expect(await bank.read(line!)).toMatchObject({ state: 'held', firstDecision: { action: 'pay_refused' } })
    expect((await settle(bank.checker)).error).toBeUndefined()
    expect(await bank.read(line!)).toMatchObject({ state: 'matched' })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed' })
    expect(Number(await available())).toBe(before - 100)
  })

  it('is settled so too where the wallet was spent: the difference is a claim, of which all administrators are told', async () => {
    const { payment, owner, messageId } = await bank.sent('100.00')
    await bank.reportByTwo(statusReportText({ messageId, group: 'RJCT' }))
    const accounts = (await owner.client.GET('/v1/payment/bank-accounts')).data!.data
    const { bankAccountId } = accounts[0]!
    await owner.client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount: '940.00', bankAccountId } })
    const own = await bank.balance('own')
    const [line] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    expect(await settledByTwo(line!, payment.paymentId, '100.00')).toEqual(['held', 'matched'])
    expect(await bank.walletOf(owner)).toMatchObject({ available: '0.00' })
    expect(await bank.balance('own')).toBe(own - 4_000)
    const { rows } = await app.kernel.database.$client.query('select email from users where user_id = $1', [
      bank.third.userId,
    ])
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: rows[0].email } } })
    expect(data!.data[0]!.text).toContain('40,00')
  })

  it.each(['payout', 'debt to a closed account'])(
    'that paid a refused %s settles what was queued again',
    async (what) => {
      const id = what === 'payout' ? await payoutOf('40.00') : await owedOf('40.00')
      const read = async (paymentId: string) =>
        (await bank.maker.client.GET('/v1/bank/payments/{id}', { params: { path: { id: paymentId } } })).data!
      const { messageId } = await bank.atBank([id])
      await bank.reportByTwo(statusReportText({ messageId, group: 'RJCT' }))
      const { endToEndId, projectId, userId } = await read(id)
      const query = { state: 'queued', ...(projectId ? { projectId } : { userId: userId! }) } as const
      const queued = async () => (await bank.maker.client.GET('/v1/bank/payments', { params: { query } })).data!.data
      const [again, ...others] = await queued()
      expect(others).toEqual([])
      const [line] = await bank.lines({ amount: '-40.00', endToEndId })
      expect(await settledByTwo(line!, id, '40.00')).toEqual(['held', 'matched'])
      expect([(await read(id)).state, (await read(again!.paymentId)).state]).toEqual(['refused', 'executed'])
      expect(await queued()).toEqual([])
    },
  )

  it('mails the owner once that their withdrawal is paid, with its number, also when it is undone and matched again', async () => {
    const email = 'pagada@example.org'
    const { payment, owner, transactionId } = await bank.sent('100.00', { email })
    const [line] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    await app.runJobs()
    await bank.undo(bank.checker, line!)
    const again = await bank.match(bank.maker, line!, { kind: 'payment', id: payment.paymentId, amount: '100.00' })
    expect(again.data).toMatchObject({ movements: [{ state: 'matched' }] })
    const [mail, ...more] = await mailsTo(email, 'Su retirada está pagada')
    expect(more).toEqual([])
    const { number } = await bank.transactionOf(owner, transactionId)
    expect(payment.remittance).toContain(number)
    for (const words of [`Número: ${number}`, payment.remittance, `/user/withdrawals/${transactionId}`])
      expect(mail!.text).toContain(words)
    expect(mail!.text).not.toContain(payment.iban)
  })

  it('of a whole batch executes each of its payments', async () => {
    const [one, two] = [await bank.withdrawal('10.00'), await bank.withdrawal('20.00')]
    const { messageId } = await bank.atBank([one.payment.paymentId, two.payment.paymentId])
    const [line] = await bank.lines({ amount: '-30.00', batchReference: messageId })
    const { state, allocations } = await bank.read(line!)
    expect([state, allocations.map(({ amount }) => amount).toSorted()]).toEqual(['matched', ['10.00', '20.00']])
    for (const { transactionId } of [one, two])
      expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed' })
  })

  it('to another account than the one released is held with an alarm, and two match it with a reason', async () => {
    const email = 'alarma@example.org'
    await given(app).administrator({ email })
    const { payment, transactionId } = await bank.sent('100.00')
    const counterpartyIban = sample.spanishIban(31)
    const [line] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId, counterpartyIban })
    expect(await bank.read(line!)).toMatchObject({
      ...{ state: 'held', tier: 'hold', stateReason: 'payee-differs' },
      suggestions: [{ kind: 'payment', id: payment.paymentId }],
    })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
    const alarms = await mailsTo(email, 'El banco ha pagado a otra cuenta')
    expect(alarms).toHaveLength(1)
    expect(alarms[0]!.text).toContain(counterpartyIban.slice(-4))
    const target = { kind: 'payment', id: payment.paymentId, amount: '100.00' } as const
    expect(code(await bank.match(bank.maker, line!, target))).toBe('reason-required')
    expect(await settledByTwo(line!, payment.paymentId, '100.00')).toEqual(['held', 'matched'])
  })

  it('with another amount than its payment is only suggested, and cannot be matched by hand', async () => {
    const { payment, transactionId } = await bank.sent('100.00')
    const [line] = await bank.lines({ amount: '-99.00', endToEndId: payment.endToEndId })
    expect(await bank.read(line!)).toMatchObject({
      state: 'suggested',
      tier: 'high',
      reasons: ['payment-named', 'amount-differs'],
      suggestions: [{ kind: 'payment', id: payment.paymentId, amount: '100.00', isBooked: true }],
    })
    const by = (amount: string) => bank.match(bank.maker, line!, { kind: 'payment', id: payment.paymentId, amount })
    expect(code(await by('99.00'))).toBe('match-not-possible')
    expect(code(await by('100.00'))).toBe('match-sums-differ')
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
  })

  it("without a reference is matched by hand with a payment at the bank, but never one's own", async () => {
    const [one, other] = [await bank.sent('70.00'), await bank.sent('80.00')]
    const waiting = await bank.withdrawal('70.00')
    const iban = one.payment.iban!
    const [line] = await bank.lines({ amount: '-70.00', counterpartyIban: iban })
    expect(await bank.read(line!)).toMatchObject({ state: 'suggested', reasons: ['account-known', 'amount-exact'] })
    const found = await bank.candidatesOf(line!)
    expect(found[0]).toMatchObject({
      kind: 'payment',
      id: one.payment.paymentId,
      userId: one.owner.userId,
      account: iban,
      reasons: ['account-known', 'amount-exact'],
    })
    const ids = found.map(({ id }) => id)
    expect(ids).toContain(other.payment.paymentId)
    expect(ids).not.toContain(waiting.payment.paymentId)
    for (const search of [other.payment.endToEndId.toLowerCase(), other.payment.iban!, '80,00'])
      expect(
        (await bank.candidatesOf(line!, search)).map(({ id }) => id),
        search,
      ).toEqual([other.payment.paymentId])
    expect(await bank.candidatesOf(line!, 'Nadie')).toEqual([])
    const target = { kind: 'payment', id: one.payment.paymentId, amount: '70.00' } as const
    expect(code(await bank.match(bank.maker, line!, { ...target, id: crypto.randomUUID() }))).toBe('reference-unknown')
    expect(code(await bank.match(bank.maker, line!, { ...target, id: waiting.payment.paymentId }))).toBe(
      'state-forbids',
    )
    await app.kernel.database.$client.query(`update users set role = 'admin' where user_id = $1`, [one.owner.userId])
    const own = { ...one.owner, ...(await given(app).session(one.owner.userId)) }
    expect(code(await bank.match(own, line!, target))).toBe('own-money')
    expect((await bank.match(bank.maker, line!, target)).data).toMatchObject({ movements: [{ state: 'matched' }] })
  })

  it('that is undone leaves its payment at the bank and its amount unexplained', async () => {
    const { payment, transactionId, batchId } = await bank.sent('100.00')
    const before = await bank.balance('unexplained')
    const [line] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
    expect(await bank.balance('unexplained')).toBe(before)
    expect((await bank.undo(bank.checker, line!)).data).toMatchObject({
      state: 'open',
      tier: 'high',
      allocations: [{ undoneByName: expect.any(String) as unknown }],
    })
    expect(await bank.balance('unexplained')).toBe(before - 10_000)
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
    expect(await bank.readBatch(batchId)).toMatchObject({ state: 'answered', finishedAt: null })
    expect(
      (await bank.match(bank.maker, line!, { kind: 'payment', id: payment.paymentId, amount: '100.00' })).data,
    ).toMatchObject({ movements: [{ state: 'matched' }] })
  })
})

describe('a returned payment', () => {
  it('is given back automatically when the whole amount has returned', async () => {
    const { owner, payment, transactionId } = await bank.sent('100.00')
    const [debit] = await bank.lines({ amount: '-100.00', endToEndId: payment.endToEndId })
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
    expect(code(await bank.undo(bank.maker, debit!))).toBe('state-forbids')
    expect((await bank.undo(bank.maker, line!)).response.status).toBe(200)
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00' })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed', reasonCode: null })
  })

  it('that is matched cannot be undone once its money is spent', async () => {
    const { owner, payment, transactionId, bankAccountId } = await bank.sent('500.00')
    const { endToEndId } = payment
    await bank.lines({ amount: '-500.00', endToEndId })
    // Not a fault of the account, or it would be blocked for withdrawals.
    const [line] = await bank.lines({ amount: '500.00', endToEndId, kind: 'return', returnReason: 'MS03' })
    const asked = { type: 'withdraw', amount: '600.00', bankAccountId } as const
    expect((await owner.client.POST('/v1/wallet/transactions', { body: asked })).response.status).toBe(201)
    expect(code(await bank.undo(bank.maker, line!))).toBe('match-money-spent')
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'returned' })
  })

  it('that is matched cannot be undone for a closed account, which is owed the money by a new payment', async () => {
    const { owner, payment } = await bank.sent('1000.00')
    const { endToEndId } = payment
    await bank.lines({ amount: '-1000.00', endToEndId })
    const params = { path: { id: owner.userId } }
    expect((await owner.client.DELETE('/v1/account/users/{id}', { params })).response.status).toBe(204)
    const [line] = await bank.lines({ amount: '1000.00', endToEndId, kind: 'return', returnReason: 'AC04' })
    expect((await bank.read(line!)).state).toBe('matched')
    expect(code(await bank.undo(bank.maker, line!))).toBe('return-not-undone')
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

  it("less a bank fee is given back in full by hand, at the company's expense, and again after it was undone", async () => {
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
    const named = (await bank.candidatesOf(line!)).find(({ id }) => id === payment.paymentId)
    expect(named).toMatchObject({ reasons: ['payment-named'] })
    const by = (id: string, amount: string) =>
      bank.match(bank.maker, id, { kind: 'payment', id: payment.paymentId, amount })
    expect(code(await by(more!, '100.01'))).toBe('match-not-possible')
    expect(code(await by(transfer!, '98.00'))).toBe('match-not-possible')
    const income = { kind: 'wallet', id: owner.walletId, amount: '98.00' } as const
    expect(code(await bank.match(bank.maker, line!, income))).toBe('return-not-income')
    const params = { path: { id: line! } }
    const aside = { params, body: { reason: 'Lo ha dicho el banco' } }
    for (const { client } of [bank.maker, bank.checker])
      expect(code(await client.POST('/v1/bank/matching/{id}/set-aside', aside))).toBe('return-not-income')
    for (const isAgain of [false, true]) {
      expect((await by(line!, '98.00')).data).toMatchObject({ movements: [{ state: 'matched' }] })
      expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
      expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'returned', reasonCode: 'AC01' })
      expect(await bank.balance('own')).toBe(own - 200)
      if (isAgain) break
      await bank.undo(bank.maker, line!)
      expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00' })
      expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'executed', reasonCode: null })
      expect(await bank.balance('own')).toBe(own)
      expect((await bank.read(line!)).state).not.toBe('matched')
    }
    const { data } = await owner.client.GET('/v1/wallet/transactions')
    expect(data!.data.map(({ type, issuerName, amount }) => `${type} ${issuerName} ${amount}`)).toContain(
      'withdraw payment 100.00',
    )
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

it('an income lists only the lines that it is matched with, and none once its match is undone', async () => {
  const person = await given(app).investor()
  const amounts = ['61.00', '62.00'] as const
  const lines = await bank.lines(...amounts.map((amount) => ({ amount, remittance: 'Sin referencia' })))
  for (const [index, id] of lines.entries())
    await bank.matchByTwo(id, { kind: 'wallet', id: person.walletId, amount: amounts[index]! })
  const { data } = await person.client.GET('/v1/wallet/transactions')
  const incomeOf = new Map(data!.data.map(({ amount, transactionId }) => [amount, transactionId]))
  const [first, second] = amounts.map((amount) => incomeOf.get(amount)!) as [string, string]
  expect([await linesOf(first), await linesOf(second)]).toEqual([[[lines[0], first]], [[lines[1], second]]])
  expect((await bank.undo(bank.checker, lines[0]!)).response.status).toBe(200)
  expect([await linesOf(first), await linesOf(second)]).toEqual([[], [[lines[1], second]]])
})
