import { createHash } from 'node:crypto'
import { addDays } from '@cauce/contract'
import { inTransaction } from '@cauce/api/database'
import { given, givenPayee, testApp, givenPostings, type Person } from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusReportText } from '../../modules/bank/payments/testing/status-report.ts'
import { CLEARING_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { lockPaymentAndBatch, queuePayment, settlePayment } from '../../modules/bank/payments/index.ts'
import { passAtOnce } from '../../modules/wallet/gate/index.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { givenPayments } from './testing/payments.ts'
import { returnPayment } from './index.ts'

const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeAll(async () => {
  bank = await givenPayments(app)
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const code = (answer: { error?: unknown }) => (answer.error as { code?: string } | undefined)?.code
const settle = (paymentId: string, action: 'execute' | 'reopen' = 'execute') =>
  inTransaction(app.kernel.database, (tx) => settlePayment(app.kernel, tx, paymentId, action))
const comeBack = (paymentId: string, received: bigint, reasonCode: string | null = 'AC04') =>
  inTransaction(app.kernel.database, async (tx) => {
    const { amount, userId: subjectId } = await lockPaymentAndBatch(tx, paymentId)
    const by = { as: 'platform' } as const
    const decisionId = await passAtOnce(app.kernel, tx, { kind: 'return_payment', amount, by, subjectId })
    return returnPayment(app.kernel, tx, paymentId, { reasonCode, received, by, decisionId })
  })
const mailsTo = async (to: string) => {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}
const auditOf = async (recordId: string) =>
  (await bank.maker.client.GET('/v1/misc/audit', { params: { query: { recordId } } })).data!.data

describe('an approved withdrawal', () => {
  test('is queued as a payment to the validated account', async () => {
    const { owner, transactionId, payment } = await bank.withdrawal('250.00', { companyName: 'Peñas, S. L.' })
    expect(payment).toMatchObject({
      kind: 'withdrawal',
      state: 'queued',
      amount: '250.00',
      beneficiary: 'Peñas, S. L.',
      userId: owner.userId,
      problems: [],
      remittance: expect.stringMatching(/^Retirada RT-2026-\d{6} de /),
      endToEndId: expect.stringMatching(/^[0-9A-F]{32}$/),
    })
    expect(await bank.transactionOf(owner, transactionId)).toMatchObject({
      status: 'completed',
      transfer: { stage: 'approved', reasonCode: null },
    })
    expect(await bank.brokenInvariants()).toEqual([])
  })

  test('can be cancelled by its owner until it is released, which credits the wallet', async () => {
    const email = 'se-cancela@example.org'
    const { owner, transactionId, payment } = await bank.withdrawal('100.00', { email })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00', available: '900.00' })
    const cancelled = await bank.cancelOwn(owner, transactionId)
    expect(cancelled.data).toMatchObject({ status: 'completed', transfer: { stage: 'cancelled' } })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00', available: '1000.00' })
    const { data } = await owner.client.GET('/v1/wallet/transactions')
    expect(data!.data.find(({ type }) => type === 'income')).toMatchObject({
      issuerName: 'payment',
      amount: '100.00',
      status: 'completed',
    })
    expect(code(await bank.cancelOwn(owner, transactionId))).toBe('state-forbids')
    expect(code(await bank.batch([payment.paymentId]))).toBe('state-forbids')
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toBe('Su retirada se ha cancelado')
    const { number } = await bank.transactionOf(owner, transactionId)
    for (const words of [`Número: ${number}`, `/user/withdrawals/${transactionId}`]) expect(mail!.text).toContain(words)
    expect(mail!.text).not.toMatch(/Motivo:|a la cuenta/)
    expect(await bank.brokenInvariants()).toEqual([])
  })

  test('cancelled by an administrator shows its owner the reason but no batch', async () => {
    const { owner, transactionId, payment } = await bank.withdrawal('100.00')
    await bank.batch([payment.paymentId])
    expect((await bank.cancel(payment.paymentId, bank.maker, 'Cuenta de otra persona')).error).toBeUndefined()
    expect((await bank.transactionOf(owner, transactionId)).transfer).toMatchObject({
      stage: 'cancelled',
      cancelReason: 'Cuenta de otra persona',
      batchedAt: null,
    })
  })

  test('cannot be cancelled by another person, nor once it is released', async () => {
    const { owner, transactionId, payment } = await bank.withdrawal()
    const stranger = await given(app).investor()
    expect((await bank.cancelOwn(stranger, transactionId)).response.status).toBe(404)
    const { batchId, sha256 } = (await bank.batch([payment.paymentId])).data!
    expect((await bank.transactionOf(owner, transactionId)).transfer).toMatchObject({ stage: 'batched' })
    await bank.release(batchId, sha256)
    expect((await bank.transactionOf(owner, transactionId)).transfer).toMatchObject({ stage: 'released' })
    expect(code(await bank.cancelOwn(owner, transactionId))).toBe('state-forbids')
    expect(code(await bank.cancel(payment.paymentId))).toBe('state-forbids')
    await bank.handOver(batchId)
    expect((await bank.transactionOf(owner, transactionId)).transfer).toMatchObject({ stage: 'sent' })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '900.00' })
  })
})

describe('a batch', () => {
  const waitsFor = async ({ client }: typeof bank.maker, batchId: string) => {
    const query = { awaitsMyApproval: true, ids: [batchId] }
    return (await client.GET('/v1/bank/payment-batches', { params: { query } })).data!.total
  }

  test('is created by one administrator, released by another by its hash, and handed over to the bank', async () => {
    const [one, two] = [await bank.withdrawal('1.15'), await bank.withdrawal('2.20')]
    const made = await bank.batch([one.payment.paymentId, two.payment.paymentId])
    expect(made.data).toMatchObject({ state: 'draft', count: 2, total: '3.35', executionDay: '2026-11-20' })
    const { batchId, sha256, number } = made.data!
    expect(code(await bank.file(batchId))).toBe('state-forbids')
    expect(code(await bank.release(batchId, sha256, bank.maker))).toBe('maker-is-checker')
    expect(code(await bank.release(batchId, 'f'.repeat(64)))).toBe('batch-changed')
    expect(code(await bank.handOver(batchId))).toBe('state-forbids')
    expect((await bank.release(batchId, sha256)).data).toMatchObject({ state: 'released' })
    expect(code(await bank.release(batchId, sha256, bank.third))).toBe('state-forbids')
    expect(code(await bank.file(batchId))).toBe('state-forbids')
    expect((await bank.handOver(batchId)).data).toMatchObject({
      state: 'handed_over',
      handedOverByName: 'Álvaro Sanchis',
    })
    const { data } = await bank.file(batchId)
    expect(createHash('sha256').update(data!.content).digest('hex')).toBe(sha256)
    expect(data!.content).toContain(`<EndToEndId>${one.payment.endToEndId}</EndToEndId>`)
    expect(data!.content).toContain('<CtrlSum>3.35</CtrlSum>')
    expect(code(await bank.cancelBatch(batchId))).toBe('state-forbids')
    expect((await auditOf(batchId)).map(({ operation }) => operation).toSorted()).toEqual([
      'paymentBatches.create',
      'paymentBatches.handOver',
      'paymentBatches.release',
    ])
    const { batchNumber } = (await bank.paymentOf(one.transactionId))!
    expect(batchNumber).toBe(number)
  })

  test('has another hash once it loses a payment, so that the old hash releases nothing', async () => {
    const [one, two] = [await bank.withdrawal('10.00'), await bank.withdrawal('20.00')]
    const { batchId, sha256 } = (await bank.batch([one.payment.paymentId, two.payment.paymentId])).data!
    await bank.cancelOwn(one.owner, one.transactionId)
    const now = await bank.readBatch(batchId)
    expect(now).toMatchObject({ count: 1, total: '20.00', state: 'draft' })
    expect(code(await bank.release(batchId, sha256))).toBe('batch-changed')
    expect((await bank.release(batchId, now.sha256)).data).toMatchObject({ state: 'released' })
    await bank.handOver(batchId)
    expect((await bank.file(batchId)).data!.content).not.toContain(one.payment.endToEndId)
  })

  test('is cancelled when it loses its last payment', async () => {
    const { owner, transactionId, payment } = await bank.withdrawal()
    const { batchId, sha256 } = (await bank.batch([payment.paymentId])).data!
    await bank.cancelOwn(owner, transactionId)
    expect(await bank.readBatch(batchId)).toMatchObject({ state: 'cancelled' })
    expect(code(await bank.release(batchId, sha256))).toBe('state-forbids')
  })

  test('awaits its second administrator until it is released or its day has passed', async () => {
    const { payment } = await bank.withdrawal('100.00')
    const { batchId, sha256 } = (await bank.batch([payment.paymentId])).data!
    expect(await waitsFor(bank.checker, batchId)).toBe(1)
    await bank.release(batchId, sha256)
    expect(await waitsFor(bank.checker, batchId)).toBe(0)
    const other = (await bank.batch([(await bank.withdrawal('50.00')).payment.paymentId])).data!
    app.clock.set(`${addDays(other.executionDay, 1)}T09:00:00Z`)
    expect(await waitsFor(await given(app).administrator(), other.batchId)).toBe(0)
  })

  test('returns its payments to the queue when it is cancelled, released or not', async () => {
    const { payment, transactionId } = await bank.withdrawal()
    for (const isReleased of [false, true]) {
      const { batchId, sha256 } = (await bank.batch([payment.paymentId])).data!
      if (isReleased) await bank.release(batchId, sha256)
      expect((await bank.cancelBatch(batchId)).data).toMatchObject({
        state: 'cancelled',
        cancelReason: 'Fecha equivocada',
      })
      expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'queued', batchId: null })
    }
  })

  test('changes the totals by state, which the counters know as the rows do', async () => {
    const totals = async (query: { amount?: string; amountComparison?: 'gte' }) => {
      const params = { query: { ...query, kind: 'withdrawal', state: 'executed', getTotalByStates: true } } as const
      return (await bank.maker.client.GET('/v1/bank/payments', { params })).data!.totalByStates!
    }
    const before = await totals({})
    await bank.batch([(await bank.withdrawal()).payment.paymentId])
    await bank.withdrawal()
    const after = await totals({})
    expect(after).toEqual({ ...before, queued: before.queued + 1, batched: before.batched + 1 })
    // Counted by rows.
    expect(after).toEqual(await totals({ amount: '0.00', amountComparison: 'gte' }))
  })

  test('takes only queued and complete payments, and a banking day', async () => {
    const { payment } = await bank.withdrawal()
    const ids = [payment.paymentId]
    const day = (executionDay: string) => bank.batch(ids, { executionDay })
    expect(code(await day('2026-11-22'))).toBe('not-a-banking-day')
    expect(code(await day('2026-12-25'))).toBe('date-too-late')
    expect(code(await day('2026-11-19'))).toBe('date-too-early')
    expect(code(await bank.batch([...ids, crypto.randomUUID()]))).toBe('reference-unknown')
    expect(code(await bank.batch(ids, { companyAccountId: crypto.randomUUID() }))).toBe('reference-unknown')
    const project = await given(app).project()
    expect(code(await bank.batch([await givenPayout(project.projectId)]))).toBe('payment-incomplete')
    app.clock.set('2026-11-21T09:00:00Z')
    const made = (await bank.batch(ids)).data!
    expect(made.executionDay).toBe('2026-11-23')
    expect(code(await bank.batch(ids))).toBe('state-forbids')
    app.clock.set('2026-11-24T09:00:00Z')
    expect(code(await bank.release(made.batchId, made.sha256))).toBe('date-too-early')
  })

  test('takes each payment once when two administrators create one at the same moment', async () => {
    const { payment } = await bank.withdrawal()
    const answers = await Promise.all([
      bank.batch([payment.paymentId]),
      bank.batch([payment.paymentId], {}, bank.third),
    ])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
  })
})

async function ownWithdrawal(owner: Awaited<ReturnType<ReturnType<typeof given>['administrator']>>) {
  const { walletId } = owner
  const income = {
    kind: 'income',
    debitAccountId: CLEARING_ACCOUNT,
    creditAccountId: walletId,
    amount: 10_000n,
  } as const
  await inTransaction(app.kernel.database, (tx) => givenPostings(tx, [income], app.clock.now()))
  const asked = await given(app).withdrawal(owner, '50.00')
  await bank.approve(asked.transactionId)
  return asked
}

async function givenPayout(projectId: string): Promise<string> {
  const payment = {
    kind: 'payout',
    projectId,
    amount: 4_800_000n,
    beneficiary: 'Promociones Ribera',
    iban: null,
  } as const
  return inTransaction(app.kernel.database, (tx) =>
    queuePayment(tx, { ...payment, remittance: 'Ribera' }, app.clock.now()),
  )
}

describe('a report of the bank', () => {
  test('accepts one payment, and by two administrators refuses another, which credits the wallet and marks the account', async () => {
    const email = 'rechazada@example.org'
    const [good, bad] = [await bank.withdrawal('30.00'), await bank.withdrawal('40.00', { email })]
    const { messageId, batchId } = await bank.atBank([good.payment.paymentId, bad.payment.paymentId])
    const lines = [{ id: bad.payment.endToEndId, status: 'RJCT', code: 'AC04', text: 'CUENTA CANCELADA' }]
    const text = statusReportText({ messageId, group: 'PART', lines })
    const saidTo = async (by = bank.maker, said = text) =>
      (await bank.report(said, by))
        .data!.batches[0]!.payments.map(({ amount, before, after, reasonCode, isWaiting }) =>
          [amount, before, after, reasonCode, isWaiting].join(' '),
        )
        .toSorted()
    expect(await saidTo()).toEqual(['30.00 released accepted  false', '40.00 released released AC04 true'])
    expect(code(await bank.report(text))).toBe('maker-is-checker')
    const other = statusReportText({ messageId, group: 'PART', lines: [{ ...lines[0]!, code: 'AC01' }] })
    app.clock.advance({ seconds: 1 })
    expect((await saidTo(bank.third, other))[1]).toBe('40.00 released released AC01 true')
    expect(await bank.walletOf(bad.owner)).toMatchObject({ balance: '960.00' })
    const params = { query: { awaitsMyApproval: true } }
    const awaited = async () =>
      (await bank.checker.client.GET('/v1/bank/payment-batches', { params })).data!.data.map((one) => one.batchId)
    expect(await awaited()).toContain(batchId)
    expect(await bank.readBatch(batchId)).toMatchObject({ firstApproval: { adminId: bank.third.userId } })
    expect(await saidTo(bank.checker)).toEqual(['30.00 accepted accepted  false', '40.00 released refused AC04 false'])
    expect(await awaited()).not.toContain(batchId)
    expect(await bank.readBatch(batchId)).toMatchObject({ state: 'answered', firstApproval: null })
    expect(await bank.walletOf(bad.owner)).toMatchObject({ balance: '1000.00' })
    expect(await bank.walletOf(good.owner)).toMatchObject({ balance: '970.00' })
    expect((await bank.transactionOf(bad.owner, bad.transactionId)).transfer).toMatchObject({
      stage: 'refused',
      reasonCode: 'AC04',
      // The bank's text is not for the owner.
      cancelReason: null,
    })
    const account = { params: { path: { id: bad.bankAccountId } } }
    expect((await bad.owner.client.GET('/v1/payment/bank-accounts/{id}', account)).data).toMatchObject({
      state: 'error',
      errorMessage: 'Nuestro banco no ha podido pagar en esta cuenta: la cuenta está cancelada.',
    })
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toBe('El banco ha rechazado su retirada')
    const { number } = await bank.transactionOf(bad.owner, bad.transactionId)
    const told = [`Número: ${number}`, `a la cuenta •••• ${bad.payment.iban!.slice(-4)}`, 'la cuenta está cancelada']
    for (const words of [...told, `/user/withdrawals/${bad.transactionId}`]) expect(mail!.text).toContain(words)
    const { rows } = await app.kernel.database.$client.query<{ by: string }>(
      'select imported_by as by from payment_reports where batch_id = $1',
      [batchId],
    )
    const importers = [bank.maker, bank.third, bank.checker].map(({ userId }) => userId)
    expect(rows.map(({ by }) => by).toSorted()).toEqual(importers.toSorted())
    expect(await saidTo()).toEqual(['30.00 accepted accepted  false', '40.00 refused refused AC04 false'])
    expect(await bank.walletOf(bad.owner)).toMatchObject({ balance: '1000.00' })
    await settle(good.payment.paymentId)
    expect(await bank.readBatch(batchId)).toMatchObject({ state: 'executed' })
    expect((await bank.transactionOf(good.owner, good.transactionId)).transfer).toMatchObject({ stage: 'executed' })
    expect(await bank.brokenInvariants()).toEqual([])
  })

  test('stores the verification of the payee', async () => {
    const { payment, transactionId } = await bank.withdrawal('30.00')
    const { messageId } = await bank.atBank([payment.paymentId])
    const lines = [{ id: payment.endToEndId, status: 'RVMC', text: 'BODEGAS PENAS' }]
    await bank.report(statusReportText({ messageId, group: 'RVCM', lines }))
    expect(await bank.paymentOf(transactionId)).toMatchObject({
      state: 'released',
      payeeVerification: 'close',
      verifiedName: 'BODEGAS PENAS',
    })
  })

  test('answers several payment files at once, or none of them', async () => {
    const [one, two] = [await bank.withdrawal('30.00'), await bank.withdrawal('40.00')]
    const batches = [await bank.atBank([one.payment.paymentId]), await bank.atBank([two.payment.paymentId])]
    const [first = '', second = ''] = batches.map(({ messageId }) => statusReportText({ messageId, group: 'ACCP' }))
    expect(code(await bank.report(`${first}${second}${first.replaceAll(batches[0]!.messageId, 'CAUOTHER')}`))).toBe(
      'status-report-unknown',
    )
    const states = async () =>
      Promise.all([one, two].map(async ({ transactionId }) => (await bank.paymentOf(transactionId))?.state))
    expect(await states()).toEqual(['released', 'released'])
    const { data } = await bank.report(`${second}${first}`)
    expect(data!.batches.map(({ batchId }) => batchId).toSorted()).toEqual(
      batches.map(({ batchId }) => batchId).toSorted(),
    )
    expect(await states()).toEqual(['accepted', 'accepted'])
  })

  test('with any fault changes nothing', async () => {
    const { owner, payment, transactionId } = await bank.withdrawal('30.00')
    const { batchId, sha256, messageId } = (await bank.batch([payment.paymentId])).data!
    const refusal = statusReportText({ messageId, group: 'RJCT' })
    expect(code(await bank.report(refusal))).toBe('status-report-unknown')
    await bank.release(batchId, sha256)
    expect(code(await bank.report(refusal))).toBe('status-report-unknown')
    await bank.handOver(batchId)
    const lines = [{ id: payment.endToEndId, status: 'RJCT' }]
    const mismatch = statusReportText({ messageId, group: 'PART', lines: [...lines, { id: 'OTHER', status: 'ACCP' }] })
    expect(code(await bank.report(mismatch))).toBe('status-report-mismatch')
    expect(code(await bank.report(refusal.replace(/<GrpHdr>.*<.GrpHdr>/, '')))).toBe('status-report-invalid')
    expect(code(await bank.report(refusal.slice(0, 300)))).toBe('status-report-unreadable')
    expect(code(await bank.report('no XML'))).toBe('file-kind')
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '970.00' })
  })

  test('that arrives twice at the same moment gives the money back once', async () => {
    const { owner, payment } = await bank.withdrawal('30.00')
    const { messageId } = await bank.atBank([payment.paymentId])
    const text = statusReportText({ messageId, group: 'RJCT', groupCode: 'AC01' })
    const answers = await Promise.all([bank.report(text), bank.report(text, bank.third)])
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201])
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
  })
})

describe('a returned payment', () => {
  test('less a fee credits the whole amount as a new income, and the withdrawal stays completed', async () => {
    const email = 'vuelve@example.org'
    const { owner, bankAccountId, payment, transactionId } = await bank.withdrawal('1800.00', {
      wallet: '2000.00',
      email,
      language: 'en',
    })
    await bank.atBank([payment.paymentId])
    await settle(payment.paymentId)
    app.clock.set('2026-12-15T09:00:00Z')
    await comeBack(payment.paymentId, 179_500n)
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '2000.00' })
    expect(await bank.transactionOf(owner, transactionId)).toMatchObject({
      status: 'completed',
      transfer: { stage: 'returned', reasonCode: 'AC04' },
    })
    const mails = await mailsTo(email)
    const mail = mails.find(({ subject }) => subject === 'The bank has returned your withdrawal')!
    expect(mail.text).toContain('the account is closed')
    expect(mail.text).toContain(`/user/withdrawals/${transactionId}`)
    const account = { params: { path: { id: bankAccountId } } }
    const { data } = await owner.client.GET('/v1/payment/bank-accounts/{id}', account)
    expect(data).toMatchObject({ errorMessage: 'Our bank could not pay to this account: the account is closed.' })
    await expect(comeBack(payment.paymentId, 179_500n)).rejects.toMatchObject({ code: 'state-forbids' })
    const { rows } = await app.kernel.database.$client.query(
      "select balance::text from ledger_accounts where kind = 'own'",
    )
    expect(rows[0].balance).toBe('-500')
  })

  test('that was recalled is given back and leaves the account valid', async () => {
    const { owner, bankAccountId, payment } = await bank.withdrawal('100.00')
    await bank.atBank([payment.paymentId])
    await settle(payment.paymentId)
    app.clock.set('2026-12-01T09:00:00Z')
    await comeBack(payment.paymentId, 10_000n, 'FOCR')
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    const account = { params: { path: { id: bankAccountId } } }
    const { data } = await owner.client.GET('/v1/payment/bank-accounts/{id}', account)
    expect(data).toMatchObject({ state: 'valid' })
  })

  test('must have been executed, and an execution can be undone', async () => {
    const { payment, transactionId } = await bank.withdrawal('30.00')
    await expect(settle(payment.paymentId)).rejects.toMatchObject({ code: 'state-forbids' })
    const { batchId } = await bank.atBank([payment.paymentId])
    await expect(comeBack(payment.paymentId, 3_000n)).rejects.toMatchObject({ code: 'state-forbids' })
    await settle(payment.paymentId)
    await expect(settle(payment.paymentId)).rejects.toMatchObject({ code: 'state-forbids' })
    await settle(payment.paymentId, 'reopen')
    expect(await bank.readBatch(batchId)).toMatchObject({ state: 'answered', finishedAt: null })
    expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
  })

  test('to a promoter is queued again without the closed account', async () => {
    const { projectId } = await given(app).project()
    const id = await givenPayout(projectId)
    await givenPayee(bank.maker, { projectId })
    expect(code(await bank.cancel(id))).toBe('payout-stays-owed')
    const { messageId } = await bank.atBank([id])
    await bank.reportByTwo(statusReportText({ messageId, group: 'RJCT', groupCode: 'AC01' }))
    const query = { projectId, orderBy: 'state', orderSide: 'asc' } as const
    const { data } = await bank.maker.client.GET('/v1/bank/payments', { params: { query } })
    expect(data!.data.map(({ state, iban, amount, problems }) => [state, iban, amount, problems])).toEqual([
      ['queued', null, '48000.00', ['iban-missing']],
      ['refused', 'ES9121000418450200051332', '48000.00', []],
    ])
  })
})

describe('the account of a person', () => {
  const close = ({ client, userId: id }: Person) =>
    client.DELETE('/v1/account/users/{id}', { params: { path: { id } } })

  test('cannot be closed while a payment is on its way', async () => {
    const { owner, payment } = await bank.withdrawal('50.00', { wallet: '50.00' })
    expect(code(await close(owner))).toBe('payments-under-way')
    const { batchId, sha256 } = (await bank.batch([payment.paymentId])).data!
    await bank.release(batchId, sha256)
    expect(code(await close(owner))).toBe('payments-under-way')
    await bank.handOver(batchId)
    await settle(payment.paymentId)
    expect((await close(owner)).response.status).toBe(204)
  })

  test('is owed a later return once closed, which awaits an account in the same name, without a mail', async () => {
    const email = 'cerrada@example.org'
    const { owner, payment } = await bank.withdrawal('50.00', { wallet: '50.00', email })
    await bank.atBank([payment.paymentId])
    await settle(payment.paymentId)
    expect((await close(owner)).response.status).toBe(204)
    await app.runJobs()
    const mailsBefore = (await app.client().GET('/v1/misc/outbox')).data!.total
    await comeBack(payment.paymentId, 5_000n)
    await app.runJobs()
    expect((await app.client().GET('/v1/misc/outbox')).data!.total).toBe(mailsBefore)
    const wallet = async () =>
      (await bank.maker.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: owner.walletId } } })).data
    expect(await wallet()).toMatchObject({ balance: '0.00' })
    const query = { kind: 'withdrawal', userId: owner.userId } as const
    const all = async () => (await bank.maker.client.GET('/v1/bank/payments', { params: { query } })).data!.data
    // Created at the same moment.
    const payments = await all()
    const first = payments.find(({ paymentId }) => paymentId === payment.paymentId)
    const owed = payments.find(({ paymentId }) => paymentId !== payment.paymentId)
    expect(first).toMatchObject({ state: 'returned' })
    const { beneficiary } = payment
    expect(owed).toMatchObject({ state: 'queued', amount: '50.00', beneficiary, iban: null, isOwnerClosed: true })
    expect(owed!.problems).toEqual(['iban-missing'])
    expect(code(await bank.cancel(owed!.paymentId))).toBe('payout-stays-owed')
    const path = { id: owed!.paymentId }
    const body = { beneficiary: 'Otra persona' }
    expect(code(await bank.maker.client.PATCH('/v1/bank/payments/{id}', { params: { path }, body }))).toBe('read-only')
    const { userId } = owner
    await givenPayee(bank.maker, { kind: 'closedAccount', userId, beneficiary: beneficiary! })
    expect((await all()).find(({ state }) => state === 'queued')).toMatchObject({ beneficiary, problems: [] })
    // Four-eyes; back to the queue if refused.
    await bank.atBank([owed!.paymentId])
    await settle(owed!.paymentId)
    await comeBack(owed!.paymentId, 5_000n)
    const states = (await all()).map(({ state, iban }) => `${state} ${iban === null ? 'without' : 'with'} account`)
    expect(states.toSorted()).toEqual(['queued without account', 'returned with account', 'returned with account'])
  })
})

describe('staff', () => {
  test('cancel a payment with a reason that is mailed to its owner, but not their own payment', async () => {
    const email = 'cancelada@example.org'
    const { owner, payment, transactionId } = await bank.withdrawal('30.00', { email })
    expect((await bank.cancel(payment.paymentId)).data).toMatchObject({
      state: 'cancelled',
      reasonText: 'Lo pide el cliente',
    })
    expect(await bank.walletOf(owner)).toMatchObject({ balance: '1000.00' })
    expect((await bank.transactionOf(owner, transactionId)).transfer).toMatchObject({ stage: 'cancelled' })
    const mails = await mailsTo(email)
    expect(mails.find(({ subject }) => subject === 'Su retirada se ha cancelado')!.text).toContain('Lo pide el cliente')
    expect((await auditOf(payment.paymentId))[0]).toMatchObject({
      operation: 'payments.cancel',
      reason: 'Lo pide el cliente',
    })
    const administrator = await given(app).administrator({ verificationStatus: 'Approved' })
    const own = (await bank.paymentOf((await ownWithdrawal(administrator)).transactionId))!
    expect(code(await bank.cancel(own.paymentId, administrator))).toBe('own-money')
  })

  test('complete missing data of a payment, but never change the payee of a withdrawal', async () => {
    const { payment } = await bank.withdrawal()
    const edit = (body: object) =>
      bank.maker.client.PATCH('/v1/bank/payments/{id}', { params: { path: { id: payment.paymentId } }, body })
    expect(code(await edit({ iban: 'ES9121000418450200051332' }))).toBe('read-only')
    expect(code(await edit({ beneficiary: 'Otra' }))).toBe('read-only')
    const address = { town: 'Zürich', country: 'CH' }
    expect((await edit({ bic: 'POFICHBEXXX', address, updatedAt: payment.updatedAt })).data).toMatchObject({ address })
    expect(code(await edit({ bic: null, updatedAt: payment.updatedAt }))).toBe('edit-conflict')
    await bank.batch([payment.paymentId])
    expect(code(await edit({ bic: null }))).toBe('state-forbids')
  })
})
