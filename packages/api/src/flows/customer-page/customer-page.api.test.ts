import { formatAmount, parseAmount } from '@cauce/contract'
import { given, sample, testWorld, type Person } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { describe, expect, test } from 'vitest'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const { app, world } = testWorld(LONG_SESSIONS)

const byId = (id: string) => ({ params: { path: { id } } })
const overview = (who: Person, id = world.customer.userId) =>
  who.client.GET('/v1/account/users/{id}/overview', byId(id))
const events = async (who: Person, query: object = {}, id = world.customer.userId) =>
  (await who.client.GET('/v1/account/users/{id}/events', { params: { path: { id }, query } })).data!

async function allEvents(who: Person, query: object = {}, id = world.customer.userId) {
  const read = []
  for (let last: object | undefined = {}; last !== undefined;) {
    const page = await events(who, { ...query, ...last }, id)
    read.push(...page.events)
    const end = page.events.at(-1)
    last = page.hasMore && end ? { before: end.at, beforeId: end.eventId } : undefined
  }
  return read
}

describe('the money of a customer at a glance', () => {
  test('expects no payment of a loan in default', async () => {
    const expected = async () => (await overview(world.manager)).data!.nextPayment
    expect(await expected()).toBeNull()
    const params = { path: { id: world.ids['loanDefaults.id']! } }
    const body = { state: 'cured' as const, reason: 'Paga otra vez como acordó' }
    await world.administrator.client.PATCH('/v1/project/loan-defaults/{id}', { params, body })
    expect(await expected()).not.toBeNull()
  })

  test('agrees with the wallet, the orders and the payments', async () => {
    const { client } = world.administrator
    const filter = { params: { query: { userId: world.customer.userId } } }
    const wallet = (await client.GET('/v1/wallet/wallets', filter)).data!.data[0]!
    const orders = (await client.GET('/v1/project/orders', filter)).data!.data
    const { data: payments } = (await client.GET('/v1/project/distributions/payments', filter)).data!
    const unpaid = payments
      .filter(({ status }) => status !== 'paid')
      .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
    const paid = payments.filter(({ status }) => status === 'paid')
    expect(paid.length).toBeGreaterThan(0)
    expect((await overview(world.manager)).data).toMatchObject({
      balance: wallet.balance,
      available: wallet.available,
      reserved: wallet.reserved,
      invested: orders[0]!.outstanding,
      projectCount: 1,
      reflecting: '0.00',
      earned: formatAmount(parseAmount(paid[0]!.interest) - parseAmount(paid[0]!.fee)),
      nextPayment: { dueDate: unpaid[0]!.dueDate, net: unpaid[0]!.net, projectId: orders[0]!.projectId },
      late: null,
    })
  })

  test('shows the late amount and its oldest due date', async () => {
    const { data: before } = await overview(world.administrator)
    app.clock.advance({ days: 400 })
    const { data } = await overview(world.administrator)
    expect(data!.late).toMatchObject({ since: before!.nextPayment!.dueDate })
    expect(Number(data!.late!.net)).toBeGreaterThan(Number(before!.nextPayment!.net))
    app.clock.advance({ days: -400 })
  })
})

describe('the risk marks', () => {
  const marksOf = async (userId: string) =>
    (await overview(world.administrator, userId)).data!.marks.map(({ mark }) => mark)

  test('follow from the account and from failed log-ins', async () => {
    const person = await given(app).person({ verificationStatus: 'NotVerified', emailConfirmedAt: null })
    expect(await marksOf(person.userId)).toEqual(['emailUnconfirmed', 'unverified'])
    const { email } = (await world.administrator.client.GET('/v1/account/users/{id}', byId(person.userId))).data!
    for (let attempt = 0; attempt < 5; attempt += 1)
      await app.client().POST('/v1/auth/login', { body: { email, password: 'Falsa-2026-x' } })
    expect(await marksOf(person.userId)).toContain('failedLogins')
    expect(await marksOf(world.customer.userId)).not.toContain('failedLogins')
  })

  test('name an account that another customer has too', async () => {
    const [one, other] = [await given(app).investor(), await given(app).investor()]
    const add = ({ client }: Person) =>
      client.POST('/v1/payment/bank-accounts', {
        body: { alias: 'Común', account: spanishIban(950), document: sample.pdf() },
      })
    await add(one)
    expect(await marksOf(one.userId)).toEqual([])
    await add(other)
    expect(await marksOf(one.userId)).toContain('accountShared')
  })
})

describe('the events of a customer', () => {
  test('are read page by page, each once, the latest first', async () => {
    const { userId } = world.customer
    // Same timestamp, so that ids decide.
    for (let number = 0; number < 45; number += 1)
      await world.manager.client.POST('/v1/account/user-notes', { body: { userId, text: `Nota ${number}` } })
    const read = await allEvents(world.administrator)
    expect(read.length).toBeGreaterThan(50)
    expect(new Set(read.map(({ what, eventId }) => what + eventId)).size).toBe(read.length)
    const order = read.map(({ at, eventId }) => at + eventId)
    expect(order).toEqual(order.toSorted().toReversed())
    expect(read.filter(({ state }) => state === 'userNotes.create')).toHaveLength(46)
  })

  test('show kind, name, state and the member of staff who acted', async () => {
    const { client } = world.customer
    const second = { alias: 'Borrada', account: spanishIban(951), document: sample.pdf() }
    const { data: account } = await client.POST('/v1/payment/bank-accounts', { body: second })
    await client.DELETE('/v1/payment/bank-accounts/{id}', byId(account!.bankAccountId))
    const answer = { ...byId(world.ids['tickets.id']!), body: { message: 'Dígame' } }
    await world.manager.client.POST('/v1/support/tickets/{id}/messages', answer)
    const { data: manager } = await world.administrator.client.GET('/v1/account/users/{id}', byId(world.manager.userId))
    const found = await allEvents(world.manager)
    const said = found.map(({ kind, what, name, state, by }) =>
      [kind, what, name, state, by && `${by.as} ${by.names.length}`].join(' | '),
    )
    expect(said.toSorted()).toEqual([
      'account | bankAccount | Nómina | valid | ',
      'account | device | Portátil |  | ',
      'account | registered |  |  | ',
      'account | verification |  | Approved | ',
      'investments | hold_deposit | Ribera del Turia |  | owner 0',
      'investments | order | Ribera del Turia |  | owner 0',
      'investments | reservationPlaced | Ribera del Turia |  | owner 0',
      'money | ask_deposit | Nómina |  | owner 0',
      'money | credit_document |  |  | platform 0',
      'money | distribute | Ribera del Turia |  | staff 2',
      'tickets | ticketAnswered | Una duda |  | staff 1',
      'tickets | ticketOpened | Una duda | PendingCustomer | ',
      'tickets | ticketWritten | Una duda |  | ',
    ])
    const answered = found.find(({ what }) => what === 'ticketAnswered')!
    expect(answered.by!.names).toEqual([`${manager!.name} ${manager!.surname}`])
  })

  test('tell an approval once, with its decision, and a first one as that', async () => {
    const customer = await given(app).investor()
    const bankAccountId = await given(app).bankAccount(customer)
    const body = { type: 'income', amount: '12000.00', bankAccountId } as const
    const { data: asked } = await customer.client.POST('/v1/wallet/transactions', { body })
    app.clock.advance({ seconds: 1 })
    const approval = { ...byId(asked!.transactionId), body: { status: 'completed', file: sample.pdf() } } as const
    await world.administrator.client.PATCH('/v1/wallet/transactions/{id}', approval)
    const other = await given(app).administrator()
    app.clock.advance({ seconds: 1 })
    await other.client.PATCH('/v1/wallet/transactions/{id}', approval)
    const told = async (query: object) =>
      (await allEvents(world.administrator, query, customer.userId))
        .filter(({ amount }) => amount !== null)
        .map(({ kind, what, isFirst, amount, by }) => [kind, what, isFirst, amount, by!.names.length].join(' '))
    const first = 'staff credit_document true 12000.00 1'
    expect(await told({})).toEqual([
      'money credit_document false 12000.00 2',
      first,
      'money ask_deposit false 12000.00 0',
    ])
    expect(await told({ kind: 'staff' })).toEqual(['staff credit_document false 12000.00 1', first])
  })

  test('are paged by twenty, and say whether there are more', async () => {
    const { userId } = await given(app).person()
    const note = (text: string) => world.administrator.client.POST('/v1/account/user-notes', { body: { userId, text } })
    const page = async (query: object = {}) => {
      const { events: found, hasMore } = await events(world.administrator, { kind: 'staff', ...query }, userId)
      return [found.length, hasMore]
    }
    for (let number = 0; number < 20; number += 1) await note(`Nota ${number}`)
    expect(await page()).toEqual([20, false])
    await note('La siguiente')
    expect(await page()).toEqual([20, true])
    const now = app.clock.now()
    expect(await page({ before: now.toISOString() })).toEqual([0, false])
    expect(await page({ before: new Date(now.getTime() + 1).toISOString() })).toEqual([20, true])
  })

  test('show what staff did to administrators only', async () => {
    const staff = await allEvents(world.administrator, { kind: 'staff' })
    expect(staff.map(({ state }) => state)).toContain('userNotes.create')
    expect((await events(world.manager, { kind: 'staff' })).events).toEqual([])
    expect((await allEvents(world.manager)).filter(({ kind }) => kind === 'staff')).toEqual([])
  })
})
