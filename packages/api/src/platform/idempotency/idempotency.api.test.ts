import { payDistribution } from '@cauce/api/flows/distribute/index'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { givenPayments } from '../../flows/payments/testing/payments.ts'
import { activateDueOrders } from '@cauce/api/modules/project/orders'
import { allEndpoints } from '@cauce/contract'
import { given, givenBankLines, openCompanyAccount, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { statementFile, upload } from '@cauce/testing/bank-files'
import { beginImport, checkedImport, csvFile, CUSTOMER_HEADINGS, customerLine } from '@cauce/testing/csv-imports'
import { carryOutRetention } from '../../flows/retention/index.ts'

const app = testApp()
let ada: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
})

let keys = 0
const header = () => ({ 'Idempotency-Key': `a-key-of-a-dialog-${(keys += 1)}` })
interface Answered {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

async function expectOnce(call: () => Promise<Answered>): Promise<void> {
  const first = await call()
  expect(first.error).toBeUndefined()
  const postings = await countPostings()
  const second = await call()
  expect(second.data).toEqual(first.data)
  expect(second.response.status).toBe(first.response.status)
  expect([first, second].map(({ response }) => response.headers.get('idempotency-hit'))).toEqual([null, 'true'])
  expect(await countPostings()).toBe(postings)
}
const countPostings = async () => {
  const { rows } = await app.kernel.database.$client.query('select count(*)::integer as count from ledger_transfers')
  return rows[0].count as number
}
async function financed(amount: string) {
  const investor = await given(app).investor({ wallet: amount })
  const project = await given(app).project({ financingAmount: amount, withdrawMoneyFinanced: true })
  const { data } = await placeOrder(investor, project, amount)
  return { ...project, investor, orderId: data!.orderId }
}

async function reservation() {
  const { client, userId } = await given(app).investor({ wallet: '500.00' })
  const { projectId } = await given(app).project({ phase: 'Preinvestment', preinvestorDeposit: 5_000n })
  return { client, body: { projectId, amount: '500.00', userId, acceptsTerms: true } as const }
}

async function incomeToAsk() {
  const investor = await given(app).investor()
  const body = { type: 'income', amount: '50.00', bankAccountId: await given(app).bankAccount(investor) } as const
  return { investor, body }
}
async function pendingIncome() {
  const { investor, body } = await incomeToAsk()
  const { data } = await investor.client.POST('/v1/wallet/transactions', { body })
  return { investor, id: data!.transactionId }
}
async function firstPayment() {
  const { projectId } = await financed('500.00')
  app.clock.set('2026-11-25T09:00:00Z')
  await settleFinancing(app.kernel, projectId)
  const [client, checker] = [(await given(app).session(ada.userId)).client, (await given(app).administrator()).client]
  const query = { projectId, take: 1, orderSide: 'asc' } as const
  const { data } = await client.GET('/v1/project/distributions', { params: { query } })
  const path = { id: data!.data[0]!.distributionId }
  const body = { amount: '1.00', paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
  const record = (params: { header: ReturnType<typeof header>; path: { id: string } }) =>
    client.POST('/v1/project/distributions/{id}/record', { params, body })
  const confirm = (params: { header: ReturnType<typeof header>; path: { id: string } }) =>
    checker.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: sample.SEEN } })
  return { path, record, confirm }
}

let madePayments: ReturnType<typeof givenPayments> | undefined
const payments = () => (madePayments ??= givenPayments(app))
const SENDER = { counterpartyName: 'Eva Sanz', counterpartyIban: sample.spanishIban(901) }
const reason = 'No es cliente'
async function bankLine() {
  const [movementId] = await givenBankLines(app, ada, { amount: '80.00', ...SENDER })
  return { movementId: movementId!, path: { id: movementId! } }
}
async function uploadedFile() {
  const iban = sample.spanishIban(902)
  await openCompanyAccount([ada, await given(app).administrator()], { iban, main: false })
  const movements = [{ bookingDay: '2026-11-20', amount: 5_000n }]
  const period = { from: '2026-11-20', to: '2026-11-20', opening: 0n }
  const [preview] = await upload(ada, statementFile({ iban, ...period, movements }))
  return { id: preview!.fileId! }
}

/** Every idempotent call, ready for a given key. */
const keyed: Readonly<Record<string, () => Promise<(key: ReturnType<typeof header>) => Promise<Answered>>>> = {
  'transactions.create': async () => {
    const { investor, body } = await incomeToAsk()
    return (header) => investor.client.POST('/v1/wallet/transactions', { params: { header }, body })
  },
  'transactions.decide': async () => {
    const { id } = await pendingIncome()
    const body = { status: 'completed', file: sample.pdf() } as const
    return (header) => ada.client.PATCH('/v1/wallet/transactions/{id}', { params: { header, path: { id } }, body })
  },
  'transactions.cancel': async () => {
    const { investor, id } = await pendingIncome()
    const path = { id }
    return (header) => investor.client.POST('/v1/wallet/transactions/{id}/cancel', { params: { header, path } })
  },
  'transactions.payThirdParty': async () => {
    const { userId } = await given(app).investor({ wallet: '50.00' })
    const { data } = await ada.client.POST('/v1/account/diligence/{id}/holds', {
      params: { path: { id: userId } },
      body: { kind: 'estate', party: 'Notaría', orderedOn: '2026-11-20', reason: 'Escritura', file: sample.pdf() },
    })
    const payee = { payeeName: 'Eva Sanz', payeeIban: SENDER.counterpartyIban, note: 'Heredera' }
    const body = { accountHoldId: data!.holds[0]!.accountHoldId, amount: '50.00', ...payee, file: sample.pdf() }
    return (header) => ada.client.POST('/v1/wallet/transactions/third-party', { params: { header }, body })
  },
  'projects.refund': async () => {
    const path = { id: (await financed('500.00')).projectId }
    const body = { reason: 'Sin licencia' }
    return (header) => ada.client.POST('/v1/project/projects/{id}/refund', { params: { header, path }, body })
  },
  'orders.create': async () => {
    const { client, userId } = await given(app).investor({ wallet: '500.00' })
    const project = await given(app).project()
    const body = { ...project, amount: '100.00', orderType: 'invest', userId, acceptsTerms: true } as const
    return (header) => client.POST('/v1/project/orders', { params: { header }, body })
  },
  'orders.revoke': async () => {
    const { investor, orderId } = await financed('500.00')
    const path = { id: orderId }
    return (header) => investor.client.POST('/v1/project/orders/{id}/revoke', { params: { header, path } })
  },
  'orders.disinvest': async () => {
    const { client, userId } = await given(app).investor({ wallet: '500.00' })
    const project = await given(app).project({ financingAmount: '1000.00' })
    const path = { id: (await placeOrder({ client, userId }, project, '500.00')).data!.orderId }
    app.clock.advance({ days: 5 })
    await activateDueOrders(app.kernel)
    const later = app.client((await given(app).session(userId)).token)
    return (header) => later.POST('/v1/project/orders/{id}/disinvest', { params: { header, path } })
  },
  'reservations.create': async () => {
    const { client, body } = await reservation()
    return (header) => client.POST('/v1/project/reservations', { params: { header }, body })
  },
  'reservations.withdraw': async () => {
    const { client, body } = await reservation()
    const path = { id: (await client.POST('/v1/project/reservations', { body })).data!.reservationId }
    return (header) => client.POST('/v1/project/reservations/{id}/withdraw', { params: { header, path } })
  },
  'distributions.record': async () => {
    const { path, record } = await firstPayment()
    return (header) => record({ header, path })
  },
  'distributions.confirm': async () => {
    const { path, record, confirm } = await firstPayment()
    await record({ header: header(), path })
    return (header) => confirm({ header, path })
  },
  'distributions.reverse': async () => {
    const { path, record, confirm } = await firstPayment()
    await record({ header: header(), path })
    await confirm({ header: header(), path })
    await payDistribution(app.kernel, path.id)
    const params = { path, header: header() }
    const { client } = await given(app).administrator()
    await client.POST('/v1/project/distributions/{id}/reverse', { params, body: { reason } })
    const second = (await given(app).session(ada.userId)).client
    return (key) =>
      second.POST('/v1/project/distributions/{id}/reverse', { params: { header: key, path }, body: { reason } })
  },
  'matching.match': async () => {
    const { movementId } = await bankLine()
    const { walletId } = await given(app).investor()
    const body = { movements: [{ movementId }], targets: [{ kind: 'wallet', id: walletId, amount: '80.00' }], reason }
    return (header) => ada.client.POST('/v1/bank/matching', { params: { header }, body: body as never })
  },
  'matching.setAside': async () => {
    const { path } = await bankLine()
    return (header) =>
      ada.client.POST('/v1/bank/matching/{id}/set-aside', { params: { header, path }, body: { reason } })
  },
  'matching.sendBack': async () => {
    const { path } = await bankLine()
    return (header) =>
      ada.client.POST('/v1/bank/matching/{id}/send-back', { params: { header, path }, body: { reason } })
  },
  'matching.undo': async () => {
    const { path } = await bankLine()
    await ada.client.POST('/v1/bank/matching/{id}/set-aside', { params: { path }, body: { reason } })
    return (header) => ada.client.POST('/v1/bank/matching/{id}/undo', { params: { header, path }, body: { reason } })
  },
  'payments.payOwn': async () => {
    const { path } = await bankLine()
    await ada.client.POST('/v1/bank/matching/{id}/set-aside', { params: { path }, body: { reason } })
    return (header) => ada.client.POST('/v1/bank/payments/own-income', { params: { header }, body: { amount: '0.01' } })
  },
  'payments.cancel': async () => {
    const { payment } = await (await payments()).withdrawal()
    const path = { id: payment.paymentId }
    return (header) => ada.client.POST('/v1/bank/payments/{id}/cancel', { params: { header, path }, body: { reason } })
  },
  'paymentBatches.create': async () => {
    const { payment } = await (await payments()).withdrawal()
    const body = { paymentIds: [payment.paymentId] }
    return (header) => ada.client.POST('/v1/bank/payment-batches', { params: { header }, body })
  },
  'transactions.cancelTransfer': async () => {
    const { owner, transactionId } = await (await payments()).withdrawal()
    const path = { id: transactionId }
    return (header) => owner.client.POST('/v1/wallet/transactions/{id}/cancel-transfer', { params: { header, path } })
  },
  'imports.begin': async () => {
    const file = csvFile([CUSTOMER_HEADINGS, customerLine(9_001)])
    const path = { id: (await checkedImport(app, ada, 'customers', file)).importId }
    return (header) => ada.client.POST('/v1/misc/imports/{id}/begin', { params: { header, path } })
  },
  'imports.takeBack': async () => {
    const file = csvFile([CUSTOMER_HEADINGS, customerLine(9_002)])
    const path = { id: (await checkedImport(app, ada, 'customers', file)).importId }
    await beginImport(app, ada, path.id)
    return (header) => ada.client.POST('/v1/misc/imports/{id}/undo', { params: { header, path }, body: { reason } })
  },
  'bankFiles.import': async () => {
    const path = await uploadedFile()
    return (header) => ada.client.POST('/v1/bank/files/{id}/import', { params: { header, path } })
  },
  'bankFiles.takeBack': async () => {
    const [path, body] = [await uploadedFile(), { reason }]
    await ada.client.POST('/v1/bank/files/{id}/import', { params: { path } })
    const { client } = await given(app).administrator()
    await client.POST('/v1/bank/files/{id}/take-back', { params: { path }, body })
    return (header) => ada.client.POST('/v1/bank/files/{id}/take-back', { params: { header, path }, body })
  },
}

describe('a repeated key', () => {
  it.each(allEndpoints.filter(({ isIdempotent }) => isIdempotent))(
    'has one effect in $operation',
    async ({ operation, method, path }) => {
      const call = await keyed[operation]!()
      const key = header()
      await expectOnce(() => call(key))
      const statement = 'select route from idempotency_keys where key = $1'
      const { rows } = await app.kernel.database.$client.query(statement, [key['Idempotency-Key']])
      expect(rows).toEqual([{ route: `${method} ${path}` }])
    },
  )
})

it('a used key is refused for another record and with another file, and is free for another person', async () => {
  const [one, other] = [(await pendingIncome()).id, (await pendingIncome()).id]
  const bea = await given(app).administrator()
  const key = header()
  const approve = (id: string, { client } = ada, file = sample.pdf()) =>
    client.PATCH('/v1/wallet/transactions/{id}', {
      params: { header: key, path: { id } },
      body: { status: 'completed', file },
    })
  const refusal = { status: 422, code: 'idempotency-key-reused' }
  expect((await approve(one)).response.status).toBe(200)
  expect((await approve(other)).error).toMatchObject(refusal)
  expect((await approve(one, ada, sample.pdf('documento.pdf', 'Otro justificante'))).error).toMatchObject(refusal)
  expect((await approve(one)).response.headers.get('idempotency-hit')).toBe('true')
  expect((await approve(one, bea)).error).toMatchObject({ code: 'state-forbids' })
  expect((await approve(other, bea)).data).toMatchObject({ status: 'completed' })
})

it('stores no key when the call was refused, so that it can be retried', async () => {
  const investor = await given(app).investor({ wallet: '50.00' })
  const { client, userId } = investor
  const bankAccountId = await given(app).bankAccount(investor)
  const project = await given(app).project()
  const params = { header: header() }
  const invest = () =>
    client.POST('/v1/project/orders', {
      params,
      body: { ...project, amount: '100.00', orderType: 'invest', userId, acceptsTerms: true },
    })
  expect((await invest()).error!.code).toBe('wallet-insufficient')
  const income = await client.POST('/v1/wallet/transactions', {
    body: { type: 'income', amount: '50.00', bankAccountId },
  })
  await ada.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: income.data!.transactionId } },
    body: { status: 'completed', file: sample.pdf() },
  })
  expect((await invest()).response.status).toBe(201)
})

it('keeps an answer for a day longer than its key is valid, and then deletes it', async () => {
  const ana = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(ana)
  const body = { type: 'income', amount: '10.00', bankAccountId } as const
  await ana.client.POST('/v1/wallet/transactions', { params: { header: header() }, body })
  const kept = async () => {
    await carryOutRetention(app.kernel)
    const statement = 'select count(*)::integer as count from idempotency_keys where user_id = $1'
    return (await app.kernel.database.$client.query(statement, [ana.userId])).rows[0].count as number
  }
  app.clock.advance({ hours: 47, minutes: 59 })
  expect(await kept()).toBe(1)
  app.clock.advance({ minutes: 2 })
  expect(await kept()).toBe(0)
})
