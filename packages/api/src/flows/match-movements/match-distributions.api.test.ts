import { given, givenPostings, sample, testApp, testSettings, type Person, placeOrder } from '@cauce/testing'
import { formatAmount, parseAmount } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { inTransaction } from '@cauce/api/database'
import { CLEARING_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lockPaymentsOfBatch, mayLeave } from '../../modules/bank/payments/index.ts'
import { alarmOfUnreceived, payDistribution } from '../distribute/index.ts'
import { settleFinancing } from '../finance-project.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { code, expectIntactBooks, givenMatching, givenPayoutOf } from './testing/match-payments.ts'

const app = testApp(LONG_SESSIONS)
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeAll(async () => {
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

async function givenDistribution({ amount = '50.00', projectDuration = 6, targetProfitability = 1000 } = {}) {
  app.clock.set('2026-11-20T09:00:00Z')
  const project = await given(app).project({
    name: `Ribera ${crypto.randomUUID()}`,
    financingAmount: '1000.00',
    minimumInvestment: '100.00',
    targetProfitability,
    projectDuration,
    deliveryFeePeriod: 'quarterly',
    withdrawMoneyFinanced: true,
  })
  const investor = await given(app).investor({ wallet: '1000.00' })
  await placeOrder(investor, project, '1000.00')
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, project.projectId)
  const query = { projectId: project.projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
  const schedule = (await bank.maker.client.GET('/v1/project/distributions', { params: { query } })).data!.data
  const { data } = await bank.maker.client.GET('/v1/project/projects/{id}', {
    params: { path: { id: project.projectId } },
  })
  const payments = schedule.map(({ distributionId: id }) => {
    const params = { path: { id } }
    const record = ({ creditsBeforeReceipt = true } = {}) =>
      bank.maker.client.POST('/v1/project/distributions/{id}/record', {
        params,
        body: { amount, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt },
      })
    const confirm = () =>
      bank.checker.client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
    const discard = () => bank.maker.client.POST('/v1/project/distributions/{id}/discard', { params })
    const read = async () => (await bank.maker.client.GET('/v1/project/distributions/{id}', { params })).data!
    const pay = async () => {
      await confirm()
      await payDistribution(app.kernel, id)
    }
    return { id, record, confirm, discard, read, pay }
  })
  return { ...payments[0]!, payments, name: data!.name, investor }
}

/** Balance, what is available, reserved and not received. */
async function walletOf({ client }: Person): Promise<string[]> {
  const [wallet] = (await client.GET('/v1/wallet/wallets')).data!.data
  return [wallet!.balance, wallet!.available, wallet!.reserved, wallet!.unreceived]
}

async function waysOut(person: Person, amount: string) {
  const { userId, client } = person
  const terms = { phase: 'Preinvestment', preinvestorDateEnd: '2026-12-10', preinvestorAmount: 500_000n } as const
  const open = await given(app).project({ minimumInvestment: '1.00' })
  const { projectId } = await given(app).project({ ...terms, preinvestorMaxNumber: 5, preinvestorDeposit: 4_000n })
  const bankAccountId = await given(app).bankAccount(person)
  const agreed = { userId, acceptsTerms: true } as const
  return {
    order: async () =>
      code(await client.POST('/v1/project/orders', { body: { ...open, ...agreed, amount, orderType: 'invest' } })),
    reserve: async () =>
      code(await client.POST('/v1/project/reservations', { body: { ...agreed, projectId, amount: '1000.00' } })),
    withdraw: async () => {
      const { error } = await client.POST('/v1/wallet/transactions', {
        body: { type: 'withdraw', amount, bankAccountId },
      })
      return error?.errors?.[0]?.code ?? error?.code
    },
  }
}

describe('the payment of a promoter', () => {
  it('is suggested once investors have been paid, and matched by hand, in full and once', async () => {
    const { id, name, record, pay } = await givenDistribution()
    await record()
    const [line] = await bank.lines({ amount: '50.00', counterpartyName: 'PROMOTORA RIBERA SL' })
    expect(await bank.read(line!)).toMatchObject({ state: 'open', suggestions: [] })
    const target = { kind: 'distribution', id, amount: '50.00' } as const
    expect(code(await bank.match(bank.maker, line!, target))).toBe('not-found')
    await pay()
    expect(await bank.read(line!)).toMatchObject({
      tier: 'low',
      reasons: ['promoter-payment'],
      suggestions: [{ kind: 'distribution', id, name, userId: null, amount: '50.00', isBooked: true }],
    })
    for (const search of [name.slice(0, 20).toLowerCase(), '50,00', undefined])
      expect(await bank.candidatesOf(line!, search), search).toMatchObject([{ kind: 'distribution', id }])
    const [other] = await bank.lines({ amount: '49.99' })
    expect(await bank.candidatesOf(other!)).toEqual([])
    expect(code(await bank.match(bank.maker, other!, { ...target, amount: '49.99' }))).toBe('match-not-possible')
    const unassigned = await bank.balance('unassigned')
    expect((await bank.match(bank.maker, line!, target)).data).toMatchObject({
      movements: [{ firstDecision: { action: 'meet_line', adminId: bank.maker.userId } }],
    })
    expect(code(await bank.match(bank.maker, line!, target))).toBe('maker-is-checker')
    expect((await bank.match(bank.checker, line!, target)).data).toMatchObject({
      movements: [
        { state: 'matched', allocations: [{ kind: 'distribution', id, name, userId: null, amount: '50.00' }] },
      ],
    })
    expect(await bank.balance('unassigned')).toBe(unassigned - 5_000)
    const [second] = await bank.lines({ amount: '50.00' })
    expect((await bank.read(second!)).suggestions).toEqual([])
    expect(await bank.candidatesOf(second!, name)).toEqual([])
    expect(code(await bank.match(bank.maker, second!, target))).toBe('not-found')
    expect((await bank.undo(bank.checker, line!)).data).toMatchObject({ state: 'open', tier: 'low' })
    expect(await bank.balance('unassigned')).toBe(unassigned + 5_000)
    expect((await bank.matchByTwo(second!, target)).data).toMatchObject({ movements: [{ state: 'matched' }] })
  })

  it('is not suggested when payments of two projects have its amount', async () => {
    const [one, two] = [await givenDistribution(), await givenDistribution()]
    for (const { record, pay } of [one, two]) {
      await record()
      await pay()
    }
    const [line] = await bank.lines({ amount: '50.00' })
    expect(await bank.read(line!)).toMatchObject({ state: 'open', suggestions: [] })
    expect((await bank.candidatesOf(line!)).map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
  })
  it('is suggested for the oldest due payment of its amount, then for the next', async () => {
    const { payments } = await givenDistribution({ amount: '40.00', projectDuration: 9, targetProfitability: 1200 })
    const [first, second] = [payments[0]!, payments[1]!]
    for (const { record, pay } of [first, second]) {
      await record()
      await pay()
    }
    const [one, another] = await bank.lines({ amount: '40.00' }, { amount: '40.00' })
    const suggested = async (line: string) => (await bank.read(line)).suggestions.map(({ id }) => id)
    expect([await suggested(one!), await suggested(another!)]).toEqual([[first.id], [first.id]])
    const match = (line: string, id: string) => bank.matchByTwo(line, { kind: 'distribution', id, amount: '40.00' })
    expect((await match(another!, first.id)).data).toMatchObject({ movements: [{ state: 'matched' }] })
    expect(await suggested(one!)).toEqual([second.id])
    expect((await match(one!, second.id)).data).toMatchObject({ movements: [{ state: 'matched' }] })
  })

  it('is credited once two administrators match it with its line, and can be spent at once', async () => {
    const { id, record, confirm, discard, read, pay, investor } = await givenDistribution()
    await record({ creditsBeforeReceipt: false })
    expect((await confirm()).data).toMatchObject({ status: 'awaiting', receivedAt: null, paidShareCount: 0 })
    await payDistribution(app.kernel, id)
    expect(await walletOf(investor)).toEqual(['0.00', '0.00', '0.00', '0.00'])
    // A document without a line: nothing was credited, and it is planned again.
    expect((await discard()).data).toMatchObject({ status: 'planned', confirmedBy: null })
    await record({ creditsBeforeReceipt: false })
    await pay()
    const [line] = await bank.lines({ amount: '50.00' })
    expect((await bank.candidatesOf(line!)).find((one) => one.id === id)).toMatchObject({ isBooked: false })
    const target = { kind: 'distribution', id, amount: '50.00' } as const
    await bank.match(bank.maker, line!, target)
    expect(await read()).toMatchObject({ status: 'awaiting' })
    await bank.match(bank.checker, line!, target)
    expect(await read()).toMatchObject({ status: 'confirming', receivedAt: expect.any(String) })
    expect(code(await bank.undo(bank.checker, line!))).toBe('state-forbids')
    await app.runJobs()
    expect(await read()).toMatchObject({ status: 'paid', paidShareCount: 1 })
    expect(await walletOf(investor)).toEqual(['38.50', '38.50', '0.00', '0.00'])
  })

  it('is not matched by an administrator who gets a part of it', async () => {
    const { id, record, confirm } = await givenDistribution()
    await record({ creditsBeforeReceipt: false })
    await confirm()
    await app.kernel.database.$client.query('update distribution_shares set user_id = $2 where distribution_id = $1', [
      id,
      bank.maker.userId,
    ])
    const [line] = await bank.lines({ amount: '50.00' })
    const target = { kind: 'distribution', id, amount: '50.00' } as const
    expect(code(await bank.match(bank.maker, line!, target))).toBe('own-money')
  })

  it('cannot be spent while it was credited before its line, and again once the line turns out to be another one', async () => {
    const { id, record, pay, investor } = await givenDistribution()
    await record()
    await pay()
    expect(await walletOf(investor)).toEqual(['38.50', '0.00', '0.00', '38.50'])
    const { order, reserve, withdraw } = await waysOut(investor, '38.50')
    const refused = ['wallet-insufficient', 'deposit-not-covered', 'above-available-balance']
    expect([await order(), await reserve(), await withdraw()]).toEqual(refused)
    // The database refuses it as well.
    await expect(
      inTransaction(app.kernel.database, (tx) =>
        givenPostings(
          tx,
          [{ kind: 'invest', debitAccountId: investor.walletId, creditAccountId: CLEARING_ACCOUNT, amount: 1n }],
          app.clock.now(),
        ),
      ),
    ).rejects.toMatchObject({ cause: { message: 'what is not received does not leave a wallet' } })
    const [line, another] = await bank.lines({ amount: '50.00' }, { amount: '50.00' })
    const target = { kind: 'distribution', id, amount: '50.00' } as const
    await bank.matchByTwo(line!, target)
    expect(await walletOf(investor)).toEqual(['38.50', '38.50', '0.00', '0.00'])
    expect(await order()).toBeUndefined()
    expect(await walletOf(investor)).toEqual(['0.00', '0.00', '0.00', '0.00'])
    await bank.undo(bank.checker, line!)
    // The money is spent: what comes next covers it first.
    expect(await walletOf(investor)).toEqual(['0.00', '0.00', '0.00', '38.50'])
    const [deposit] = await bank.lines({ amount: '40.00' })
    await bank.matchByTwo(deposit!, { kind: 'wallet', id: investor.walletId, amount: '40.00' })
    expect(await walletOf(investor)).toEqual(['40.00', '1.50', '0.00', '38.50'])
    await bank.matchByTwo(another!, target)
    expect(await walletOf(investor)).toEqual(['40.00', '40.00', '0.00', '0.00'])
    const { data } = await bank.maker.client.GET('/v1/wallet/wallets', {
      params: { query: { userId: investor.userId, getSums: true } },
    })
    expect(data!.sums).toEqual({ balance: '40.00', available: '40.00', reserved: '0.00' })
  })
})

it('what was credited is not paid out while its line is lost', async () => {
  const { id, record, pay, investor } = await givenDistribution()
  await record()
  await pay()
  const [line] = await bank.lines({ amount: '50.00' })
  await bank.matchByTwo(line!, { kind: 'distribution', id, amount: '50.00' })
  const body = { type: 'withdraw', amount: '38.50', bankAccountId: await given(app).bankAccount(investor) } as const
  const { data } = await investor.client.POST('/v1/wallet/transactions', { body })
  await bank.undo(bank.checker, line!)
  expect(await walletOf(investor)).toEqual(['38.50', '0.00', '38.50', '38.50'])
  const approve = () =>
    bank.checker.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: data!.transactionId } },
      body: { status: 'completed', file: sample.pdf() },
    })
  expect((await approve()).error).toMatchObject({ code: 'money-not-received', params: { unreceived: '38.50' } })
  app.clock.advance({ seconds: 1 })
  await bank.matchByTwo(line!, { kind: 'distribution', id, amount: '50.00' })
  expect((await approve()).error).toBeUndefined()
})

it('a withdrawal that is approved already waits too, in the queue and on its way to the bank', async () => {
  const { id, record, pay, investor } = await givenDistribution()
  await record()
  await pay()
  const target = { kind: 'distribution', id, amount: '50.00' } as const
  const [line] = await bank.lines({ amount: '50.00' })
  await bank.matchByTwo(line!, target)
  const body = { type: 'withdraw', amount: '38.50', bankAccountId: await given(app).bankAccount(investor) } as const
  const { data } = await investor.client.POST('/v1/wallet/transactions', { body })
  await bank.approve(data!.transactionId)
  const { paymentId } = (await bank.paymentOf(data!.transactionId))!
  const { batchId, sha256 } = (await bank.batch([paymentId])).data!
  await bank.undo(bank.checker, line!)
  const refused = { code: 'money-not-received', params: { unreceived: '38.50' } }
  expect((await bank.release(batchId, sha256)).error).toMatchObject(refused)
  await bank.cancelBatch(batchId)
  expect((await bank.paymentOf(data!.transactionId))!.problems).toEqual(['money-not-received'])
  expect((await bank.batch([paymentId])).error).toMatchObject(refused)
  app.clock.advance({ seconds: 1 })
  await bank.matchByTwo(line!, target)
  const again = (await bank.batch([paymentId])).data!
  expect((await bank.release(again.batchId, again.sha256)).error).toBeUndefined()
  app.clock.advance({ seconds: 1 })
  await bank.undo(bank.checker, line!)
  expect((await bank.handOver(again.batchId)).error).toMatchObject(refused)
  const mayBeOrdered = () =>
    inTransaction(app.kernel.database, async (tx) => {
      const { batchId: about } = again
      return mayLeave(app.kernel, tx, await lockPaymentsOfBatch(tx, about), { batchId: about })
    })
  expect(await mayBeOrdered()).toBe(false)
  expect(app.takeErrors()).toMatchObject([{ code: 'money-not-received' }])
  await bank.matchByTwo(line!, target)
  expect(await mayBeOrdered()).toBe(true)
  expect((await bank.handOver(again.batchId)).error).toBeUndefined()
  app.clock.advance({ seconds: 1 })
  await bank.undo(bank.checker, line!)
  expect((await bank.file(again.batchId)).error).toMatchObject(refused)
  app.clock.advance({ seconds: 1 })
  await bank.matchByTwo(line!, target)
  expect((await bank.file(again.batchId)).error).toBeUndefined()
})

it('the payout of orders that were placed with it waits too, until two administrators let it go with a reason', async () => {
  const { id, name, record, pay, investor } = await givenDistribution()
  await record()
  await pay()
  const [line] = await bank.lines({ amount: '50.00' })
  await bank.matchByTwo(line!, { kind: 'distribution', id, amount: '50.00' })
  const paymentId = await givenPayoutOf(app, investor, '38.50')
  await bank.undo(bank.checker, line!)
  const payouts = { params: { query: { kind: 'payout', take: 100 } } } as const
  const { data } = (await bank.maker.client.GET('/v1/bank/payments', payouts)).data!
  expect(data.find((one) => one.paymentId === paymentId)!.problems).toEqual(['money-not-received'])
  // Placed before it was credited.
  expect(data.find(({ projectName }) => projectName === name)!.problems).toEqual(['iban-missing'])
  const refused = { code: 'money-not-received', params: { unreceived: '38.50' } }
  expect((await bank.batch([paymentId])).error).toMatchObject(refused)
  const reason = 'El banco confirma la transferencia'
  const { batchId, sha256 } = (await bank.batch([paymentId], { reason })).data!
  expect(await bank.readBatch(batchId)).toMatchObject({ reason })
  expect(code(await bank.release(batchId, sha256, bank.maker))).toBe('maker-is-checker')
  expect((await bank.release(batchId, sha256)).error).toBeUndefined()
  await bank.handOver(batchId)
  expect((await bank.file(batchId)).error).toBeUndefined()
})

describe('payments of promoters that are credited before they are received', () => {
  const unreceived = async () => (await bank.maker.client.GET('/v1/project/distributions/unreceived')).data!
  const limit = (earlyCreditMaximum: bigint, earlyCreditDays = 5) =>
    Object.assign(app.kernel.settings.firstParameters, { earlyCreditMaximum, earlyCreditDays })
  const usual = testSettings('').firstParameters
  const email = 'abonos@example.org'
  beforeAll(() => given(app).administrator({ email }))
  const alarms = async () => {
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
    return data!.data.filter(({ subject }) => subject.endsWith('abonados a inversores y sin recibir'))
  }
  afterEach(() => limit(usual.earlyCreditMaximum, usual.earlyCreditDays))

  it('stay within the maximum, of all projects together, and none is credited where it is zero', async () => {
    const before = parseAmount((await unreceived()).amount)
    const [one, other] = [await givenDistribution(), await givenDistribution()]
    limit(0n)
    expect((await one.record()).error).toMatchObject({
      code: 'early-credit-limit',
      params: { maximum: '0.00', unreceived: formatAmount(before) },
    })
    limit(before + 5_000n)
    for (const { record } of [one, other]) expect((await record()).error).toBeUndefined()
    const answers = await Promise.all([one.confirm(), other.confirm()])
    expect(answers.map((answer) => code(answer) ?? answer.data!.status).toSorted()).toEqual([
      'confirming',
      'early-credit-limit',
    ])
    expect(await unreceived()).toMatchObject({ amount: formatAmount(before + 5_000n), problem: null })
    const [alarm, ...more] = await alarms()
    for (const words of [formatMoney(formatAmount(before + 5_000n)), (answers[0].error ? other : one).name])
      expect(alarm!.text).toContain(words)
    expect(more).toEqual([])
    const refused = answers[0].error ? one : other
    await refused.record({ creditsBeforeReceipt: false })
    expect((await refused.confirm()).data).toMatchObject({ status: 'awaiting' })
    limit(before + 4_999n)
    expect(await unreceived()).toMatchObject({ problem: 'early-credit-limit' })
    await app.runJobs()
  })

  it('let no more be credited while one is older than the setting allows', async () => {
    const [one, other] = [await givenDistribution(), await givenDistribution()]
    await one.record()
    await one.pay()
    limit(usual.earlyCreditMaximum, 5)
    app.clock.advance({ days: 5 })
    expect((await unreceived()).problem).toBeNull()
    app.clock.advance({ minutes: 1 })
    expect(await unreceived()).toMatchObject({ problem: 'early-credit-overdue', days: 5 })
    const before = (await alarms()).length
    await alarmOfUnreceived(app.kernel)
    expect((await alarms()).slice(before)).toHaveLength(1)
    expect((await other.record()).error).toMatchObject({ code: 'early-credit-overdue', params: { days: '5' } })
  })
})

describe('a paid distribution', () => {
  const REASON = 'Se registró el importe de otro préstamo'
  const of = (id: string) => ({ params: { path: { id } } })
  const reverse = (id: string, by = bank.checker) =>
    by.client.POST('/v1/project/distributions/{id}/reverse', { ...of(id), body: { reason: REASON } })
  const readReversal = async (id: string) =>
    (await bank.maker.client.GET('/v1/project/distributions/{id}/reversal', of(id))).data!
  const reverseByTwo = async (id: string) => {
    await reverse(id, bank.maker)
    return reverse(id)
  }
  const rowsOf = async (query: string, ...values: unknown[]) =>
    (await app.kernel.database.$client.query<Record<string, unknown>>(query, values)).rows
  /** What its postings come to, by account. */
  const leftOf = (id: string) =>
    rowsOf(
      `select account_id, sum(cents)::integer as cents from (
         select debit_account_id as account_id, -amount as cents from ledger_transfers where distribution_id = $1
         union all select credit_account_id, amount from ledger_transfers where distribution_id = $1
       ) legs group by 1 having sum(cents) <> 0`,
      id,
    )
  const recordAs = (id: string, amount: string, creditsBeforeReceipt = true) =>
    bank.maker.client.POST('/v1/project/distributions/{id}/record', {
      ...of(id),
      body: { amount, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt },
    })
  const confirm = (id: string) =>
    bank.checker.client.POST('/v1/project/distributions/{id}/confirm', { ...of(id), body: { seen: sample.SEEN } })
  const matched = async (id: string, amount = '50.00') => {
    const [line] = await bank.lines({ amount })
    await bank.matchByTwo(line!, { kind: 'distribution', id, amount })
    await app.runJobs()
    return line!
  }

  it('is reversed by two administrators once its line is undone, and recorded again as it was', async () => {
    const { id, record, pay, read, investor } = await givenDistribution()
    await record({ creditsBeforeReceipt: false })
    await pay()
    const line = await matched(id)
    expect(code(await reverse(id, bank.maker))).toBe('payment-on-statement')
    expect(await readReversal(id)).toMatchObject({ lines: [line] })
    await bank.undo(bank.checker, line)
    expect(await walletOf(investor)).toEqual(['38.50', '0.00', '0.00', '38.50'])
    expect((await reverse(id, bank.maker)).data).toMatchObject({
      ...{ status: 'paid', reason: REASON, reversed: null, net: '38.50' },
      first: { adminId: bank.maker.userId },
    })
    expect(code(await reverse(id, bank.maker))).toBe('maker-is-checker')
    const { data: inbox } = await bank.checker.client.GET('/v1/misc/inbox', { params: { query: { take: 100 } } })
    expect(inbox!.data).toContainEqual(expect.objectContaining({ recordId: id, code: 'reverse' }))
    expect((await reverse(id)).data).toMatchObject({ status: 'reversed', reversed: { at: expect.any(String) } })
    expect(await walletOf(investor)).toEqual(['0.00', '0.00', '0.00', '0.00'])
    expect(await leftOf(id)).toEqual([])
    const { projectId } = await read()
    const fees = 'select sum(amount)::integer as fee, count(*)::integer from fees where distribution_id = $1'
    expect(await rowsOf(fees, id)).toEqual([{ fee: 0, count: 2 }])
    const returned = 'select returned::integer, status from orders where project_id = $1'
    expect(await rowsOf(returned, projectId)).toEqual([{ returned: 0, status: 'active' }])
    const { data } = await investor.client.GET('/v1/wallet/transactions')
    expect(data!.data.slice(0, 2)).toMatchObject([
      { type: 'withdraw', issuerName: 'project_fee', amount: '38.50', balanceAfter: '0.00', payment: null },
      { type: 'income', issuerName: 'project_fee', amount: '38.50' },
    ])
    const { data: person } = await investor.client.GET('/v1/account/users/{id}', of(investor.userId))
    await app.runJobs()
    const { data: mails } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: person!.email } } })
    expect(mails!.data.filter(({ text }) => text.includes(REASON))).toHaveLength(1)

    const query = { projectId, orderBy: 'dueDate', orderSide: 'asc' } as const
    const rows = (await bank.maker.client.GET('/v1/project/distributions', { params: { query } })).data!.data
    const again = rows.find(({ number, status }) => number === 1 && status === 'planned')!
    expect(again).toMatchObject({ part: 2, interestDue: '50.00', principalDue: '0.00' })
    const { data: due } = await investor.client.GET('/v1/project/distributions/payments')
    expect(due!.data.filter(({ number }) => number === 1)).toMatchObject([{ distributionId: again.distributionId }])
    await recordAs(again.distributionId, '40.00', false)
    await confirm(again.distributionId)
    await matched(again.distributionId, '40.00')
    expect(await walletOf(investor)).toEqual(['30.80', '30.80', '0.00', '0.00'])
    expect(await rowsOf(returned, projectId)).toEqual([{ returned: 3_080, status: 'active' }])
  })

  it('is not reversed while one of its investors has spent it, and all or nothing of it', async () => {
    const { id, record, pay, investor } = await givenDistribution()
    await record({ creditsBeforeReceipt: false })
    await pay()
    const line = await matched(id)
    expect(await (await waysOut(investor, '38.50')).order()).toBeUndefined()
    await bank.undo(bank.checker, line)
    expect(await readReversal(id)).toMatchObject({ spent: [{ userId: investor.userId, missing: '38.50' }] })
    expect((await reverse(id, bank.maker)).error).toMatchObject({ code: 'return-money-spent', params: { count: 1 } })
    const [deposit] = await bank.lines({ amount: '40.00' })
    await bank.matchByTwo(deposit!, { kind: 'wallet', id: investor.walletId, amount: '40.00' })
    expect((await reverseByTwo(id)).data).toMatchObject({ status: 'reversed' })
    expect(await walletOf(investor)).toEqual(['1.50', '1.50', '0.00', '0.00'])
  })

  it('is reversed after the ones that were recorded later, and its loan is owed again where it had ended', async () => {
    const { payments, name, investor } = await givenDistribution()
    const [first, last] = [payments[0]!, payments[1]!]
    await first.record()
    await first.pay()
    await recordAs(last.id, '1050.00')
    expect(await readReversal(first.id)).toMatchObject({ later: { distributionId: last.id } })
    const later = { code: 'later-payment-recorded', params: { number: 2 } }
    expect((await reverse(first.id, bank.maker)).error).toMatchObject(later)
    await last.pay()
    const stateOf = () =>
      rowsOf('select p.phase, o.status from projects p join orders o using (project_id) where p.name = $1', name)
    expect(await stateOf()).toEqual([{ phase: 'Closed', status: 'finished' }])
    await reverseByTwo(last.id)
    expect(await stateOf()).toEqual([{ phase: 'Financed', status: 'active' }])
    const planned =
      "select distribution_id as id from distributions join projects using (project_id) where status = 'planned' and name = $1"
    const repaid = (await rowsOf(planned, name))[0]!['id'] as string
    await recordAs(repaid, '1050.00')
    await confirm(repaid)
    await app.runJobs()
    expect(await stateOf()).toEqual([{ phase: 'Closed', status: 'finished' }])
    expect((await walletOf(investor))[0]).toBe('1077.00')
  })

  it('stays paid where the session that reverses it is killed, and the database keeps it so', async () => {
    const { id, record, pay, read, investor } = await givenDistribution()
    await record()
    await pay()
    await reverse(id, bank.maker)
    const holder = await app.kernel.database.$client.connect()
    await holder.query('begin')
    await holder.query('select from distribution_shares where distribution_id = $1 for update', [id])
    const broken = reverse(id)
    const waiting =
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%distribution_shares%'"
    await expect.poll(async () => (await rowsOf(waiting)).length).toBe(1)
    await holder.query('rollback')
    holder.release()
    expect((await broken).response.status).toBeGreaterThanOrEqual(500)
    app.takeErrors()
    expect(await read()).toMatchObject({ status: 'paid', paidShareCount: 1 })
    expect(await walletOf(investor)).toEqual(['38.50', '0.00', '0.00', '38.50'])
    for (const statement of [
      "update distributions set status = 'reversed' where distribution_id = $1",
      "update distributions set status = 'planned' where distribution_id = $1",
      'update distribution_shares set paid_at = null where distribution_id = $1',
    ])
      await expect(rowsOf(statement, id), statement).rejects.toMatchObject({ code: '23001' })
    expect((await reverse(id)).data).toMatchObject({ status: 'reversed' })
  })
})
