import { given, sample, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../modules/wallet/reconciliation/index.ts'

const app = testApp()
let ada: Person
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ada = await given(app).administrator()
})

const MUCH = '10000.00'
const accounts = new Map<string, string>()
async function accountOf(person: Person) {
  const known = accounts.get(person.userId) ?? (await given(app).bankAccount(person))
  accounts.set(person.userId, known)
  return known
}
const ask = async (person: Person, type: 'income' | 'withdraw', amount: string) => {
  const bankAccountId = await accountOf(person)
  const file = type === 'income' ? { file: sample.pdf('transferencia.pdf') } : {}
  const { data } = await person.client.POST('/v1/wallet/transactions', {
    body: { type, amount, bankAccountId, ...file },
  })
  return data!
}
const cancel = ({ client }: Person, id: string, key?: string) =>
  client.POST('/v1/wallet/transactions/{id}/cancel', {
    params: { path: { id }, ...(key !== undefined && { header: { 'Idempotency-Key': key } }) },
  })
const approve = ({ client }: Person, id: string) =>
  client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'completed', file: sample.pdf('justificante.pdf') },
  })
const reject = ({ client }: Person, id: string) =>
  client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'rejected', rejectReason: 'No consta' },
  })
const walletOf = async ({ client, walletId }: Person) => {
  const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
  return { balance: data!.balance, available: data!.available, reserved: data!.reserved }
}
interface Query {
  readonly userId: string
  readonly awaitsMyApproval?: boolean
  readonly status?: 'pending' | 'rejected'
  readonly state?: 'cancelled' | 'rejected'
}
const idsOf = async ({ client }: Person, query: Query) => {
  const { data } = await client.GET('/v1/wallet/transactions', { params: { query } })
  return data!.data.map(({ transactionId }) => transactionId)
}
const outcomeOf = ({ error, response }: { error?: { code: string }; response: Response }) =>
  error?.code ?? response.status
const expectBalanced = async () => expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })

describe('a person', () => {
  it('cancels a withdrawal, and its amount is available again', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const { transactionId } = await ask(ana, 'withdraw', '100.00')
    expect(await walletOf(ana)).toEqual({ balance: '300.00', available: '200.00', reserved: '100.00' })
    app.clock.advance({ minutes: 5 })
    const { data } = await cancel(ana, transactionId)
    expect(data).toMatchObject({
      status: 'rejected',
      cancelledAt: '2026-11-20T09:05:00.000Z',
      rejectReason: null,
      adminId: null,
      balanceAfter: null,
    })
    expect(await walletOf(ana)).toEqual({ balance: '300.00', available: '300.00', reserved: '0.00' })
    await expectBalanced()
  })

  it('cancels an income, which keeps its document', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const { transactionId } = await ask(ana, 'income', '100.00')
    const { data } = await cancel(ana, transactionId)
    expect(data).toMatchObject({ status: 'rejected', document: { name: 'transferencia.pdf' } })
    const params = { path: { id: transactionId } }
    expect((await ada.client.GET('/v1/wallet/transactions/{id}/url', { params })).response.status).toBe(200)
    expect(await walletOf(ana)).toEqual({ balance: '300.00', available: '300.00', reserved: '0.00' })
    await expectBalanced()
  })

  it('cancels once under one key, and is refused a second time under another', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const { transactionId } = await ask(ana, 'withdraw', '100.00')
    const keys = ['cancel-once-1', 'cancel-once-1', 'cancel-once-2']
    const answers = []
    for (const key of keys) answers.push(await cancel(ana, transactionId, key))
    expect(answers.map(outcomeOf)).toEqual([200, 200, 'state-forbids'])
    expect(answers[2]!.error).toMatchObject({ status: 409, params: { state: 'cancelled' } })
    expect(await walletOf(ana)).toMatchObject({ available: '300.00' })
    await expectBalanced()
  })

  it('cancels a request with the first of two approvals', async () => {
    const ana = await given(app).investor({ wallet: MUCH })
    const { transactionId } = await ask(ana, 'withdraw', MUCH)
    expect((await approve(ada, transactionId)).data).toMatchObject({ status: 'pending' })
    expect(outcomeOf(await cancel(ana, transactionId))).toBe(200)
    expect(outcomeOf(await approve(await given(app).administrator(), transactionId))).toBe('state-forbids')
    expect(await walletOf(ana)).toMatchObject({ balance: MUCH, available: MUCH })
  })

  it('cannot cancel a decided request', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const [paid, refused] = [await ask(ana, 'withdraw', '100.00'), await ask(ana, 'withdraw', '50.00')]
    await approve(ada, paid.transactionId)
    await reject(ada, refused.transactionId)
    expect((await cancel(ana, paid.transactionId)).error).toMatchObject({
      status: 409,
      code: 'state-forbids',
      params: { state: 'completed' },
    })
    expect((await cancel(ana, refused.transactionId)).error).toMatchObject({ params: { state: 'rejected' } })
    expect(await walletOf(ana)).toEqual({ balance: '200.00', available: '200.00', reserved: '0.00' })
  })

  it("cancels only the person's own requests, not those that an administrator entered", async () => {
    const manager = await given(app).manager()
    const [ana, bea] = [
      await given(app).investor({ wallet: '300.00', managerId: manager.userId }),
      await given(app).investor(),
    ]
    const { transactionId } = await ask(ana, 'withdraw', '100.00')
    expect(outcomeOf(await cancel(bea, transactionId))).toBe('not-found')
    expect(outcomeOf(await cancel(ada, transactionId))).toBe('not-found')
    expect(outcomeOf(await cancel(manager, transactionId))).toBe('forbidden')
    const { data: entered } = await ada.client.POST('/v1/wallet/transactions', {
      body: {
        type: 'withdraw',
        amount: '50.00',
        userId: ana.userId,
        bankAccountId: await accountOf(ana),
      },
    })
    expect(outcomeOf(await cancel(ana, entered!.transactionId))).toBe('forbidden')
    expect(await walletOf(ana)).toMatchObject({ reserved: '150.00' })
    expect(outcomeOf(await approve(await given(app).administrator(), entered!.transactionId))).toBe(200)
    const params = { path: { id: entered!.transactionId } }
    const transfer = await ana.client.POST('/v1/wallet/transactions/{id}/cancel-transfer', { params })
    expect(outcomeOf(transfer)).toBe('forbidden')
  })

  it('deletes the account that a cancelled withdrawal named', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const { transactionId, bankAccountId } = await ask(ana, 'withdraw', '100.00')
    const remove = () =>
      ana.client.DELETE('/v1/payment/bank-accounts/{id}', { params: { path: { id: bankAccountId! } } })
    expect(outcomeOf(await remove())).toBe('still-referenced')
    await cancel(ana, transactionId)
    expect(outcomeOf(await remove())).toBe(204)
  })
})

describe('a cancelled request', () => {
  it('awaits no approval, and lists distinguish it from a rejected one', async () => {
    const ana = await given(app).investor({ wallet: '300.00' })
    const cancelled = (await ask(ana, 'withdraw', '100.00')).transactionId
    const rejected = (await ask(ana, 'withdraw', '50.00')).transactionId
    const mine = { userId: ana.userId, awaitsMyApproval: true }
    expect((await idsOf(ada, mine)).toSorted()).toEqual([cancelled, rejected].toSorted())
    await cancel(ana, cancelled)
    expect(await idsOf(ada, mine)).toEqual([rejected])
    await reject(ada, rejected)
    const of = (filter: Omit<Query, 'userId'>) => idsOf(ada, { userId: ana.userId, ...filter })
    expect(await of({ state: 'cancelled' })).toEqual([cancelled])
    expect(await of({ state: 'rejected' })).toEqual([rejected])
    expect((await of({ status: 'rejected' })).toSorted()).toEqual([cancelled, rejected].toSorted())
    expect(await of({ status: 'pending' })).toEqual([])
    const { data: person } = await ada.client.GET('/v1/account/users/{id}', { params: { path: { id: ana.userId } } })
    expect(person!.hasPendingTransactions).toBe(false)
  })
})

describe('a cancellation racing with a decision', () => {
  const decisions = { approve, reject }
  type Kind = 'income' | 'withdraw'
  /** Remainder of 300.00 after a movement of 100.00. */
  const leftAfter = (kind: Kind, winner: string) => {
    if (winner !== 'approve') return '300.00'
    return kind === 'income' ? '400.00' : '200.00'
  }
  const statement = 'select from transactions where transaction_id = $1 for update'
  /** Each pair of kind, decision and order once. */
  const cases = [
    { kind: 'income', decision: 'approve', first: 'cancel' },
    { kind: 'income', decision: 'reject', first: 'reject' },
    { kind: 'withdraw', decision: 'approve', first: 'approve' },
    { kind: 'withdraw', decision: 'reject', first: 'cancel' },
  ] as const
  it.each(cases)('of $kind: $first wins over the other of cancel and $decision when it came first', async (one) => {
    const { kind, decision, first } = one
    const ana = await given(app).investor({ wallet: '300.00' })
    const { transactionId } = await ask(ana, kind, '100.00')
    const calls = {
      cancel: () => cancel(ana, transactionId),
      decide: () => decisions[decision](ada, transactionId),
    }
    const order = first === 'cancel' ? [calls.cancel, calls.decide] : [calls.decide, calls.cancel]
    let answers: Promise<{ error?: { code: string }; response: Response }>[] = []
    await whileLocked(app, { statement, values: [transactionId] }, async () => {
      answers = [order[0]!()]
      await untilWaiting(app, 1)
      answers.push(order[1]!())
      await untilWaiting(app, 2)
    })
    expect((await Promise.all(answers)).map(outcomeOf)).toEqual([200, 'state-forbids'])
    const left = leftAfter(kind, first)
    expect(await walletOf(ana)).toEqual({ balance: left, available: left, reserved: '0.00' })
    await expectBalanced()
  })
})
