import { PHASE_IDS, type PhaseName } from '@cauce/contract'
import {
  given,
  testApp,
  type GivenProject,
  type Person,
  givenContent,
  givenSheet,
  givenPostings,
  withIrregularity,
} from '@cauce/testing'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { lapseDueReservations } from './end-reservations.ts'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { inTransaction } from '../../database/index.ts'
import { CLEARING_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { commitOrders } from '../invest/invest.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const TERMS: GivenProject = {
  phase: 'Preinvestment',
  preinvestorDateEnd: '2026-12-10',
  preinvestorDeposit: 10_000n,
  preinvestorAmount: 500_000n,
  preinvestorMaxNumber: 5,
  destinationBankAccount: 'ES9121000418450200051332',
}

async function reservable(overrides: GivenProject = {}): Promise<string> {
  const { projectId } = await given(app).project({ ...TERMS, ...overrides })
  await givenContent(admin, projectId)
  return projectId
}

let people = 0
async function person(wallet: string, overrides: object = {}) {
  const email = `reserva${(people += 1)}@example.org`
  return { email, ...(await given(app).investor({ email, wallet, ...overrides })) }
}
const reserve = ({ client, userId }: Person, projectId: string, amount: string, more: object = {}) =>
  client.POST('/v1/project/reservations', { body: { projectId, amount, userId, acceptsTerms: true, ...more } })
const reserved = async (one: Person, projectId: string, amount: string, more: object = {}) => {
  const { data, error } = await reserve(one, projectId, amount, more)
  expect(error).toBeUndefined()
  return data!.reservationId
}
const withdraw = ({ client }: Person, id: string) =>
  client.POST('/v1/project/reservations/{id}/withdraw', { params: { path: { id } } })
const read = async (id: string) =>
  (await admin.client.GET('/v1/project/reservations/{id}', { params: { path: { id } } })).data!
const walletOf = async ({ client, walletId }: Person) => {
  const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
  return `${data!.balance} ${data!.available} ${data!.reserved}`
}
const projectOf = async (id: string) =>
  (await admin.client.GET('/v1/project/projects/{id}', { params: { path: { id } } })).data!
const move = (id: string, phase: PhaseName) =>
  admin.client.PATCH('/v1/project/projects/{id}', { params: { path: { id } }, body: { phaseId: PHASE_IDS[phase] } })
const open = async (id: string) => expect((await move(id, 'Investment')).error).toBeUndefined()
/** In the timeline of staff. */
const returnsOf = async ({ userId: id }: Person) => {
  const { data } = await admin.client.GET('/v1/account/users/{id}/events', { params: { path: { id } } })
  return data!.events.filter(({ what }) => what === 'return_deposit')
}
const invest = async ({ client, userId }: Person, projectId: string, amount: string) =>
  client.POST('/v1/project/orders', {
    body: {
      projectId,
      projectPhaseId: (await projectOf(projectId)).projectPhaseId,
      amount,
      orderType: 'invest',
      userId,
      acceptsTerms: true,
    },
  })
const mailsTo = async (to: string) => {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to, orderSide: 'asc' } } })
  return data!.data
}
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
const CORRECTION = { correction: 'Consta la hipoteca anterior.' }
const expectBalanced = async () => expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })

describe('reserving', () => {
  it('reserves the deposit, assigns a place, starts the reflection period, shows on the project and gets its news', async () => {
    const [projectId, ana] = [await reservable(), await person('300.00')]
    const { data, response } = await reserve(ana, projectId, '1000.00')
    expect(response.status).toBe(201)
    expect(data).toMatchObject({
      state: 'placed',
      place: 1,
      amount: '1000.00',
      deposit: '100.00',
      reflectionEndsAt: '2026-11-24T23:00:00.000Z',
      completeUntil: null,
    })
    expect(await walletOf(ana)).toBe('300.00 200.00 100.00')
    expect(await projectOf(projectId)).toMatchObject({
      amountReserved: '1000.00',
      reservationCount: 1,
      amountRemaining: '10000.00',
      amountInvested: '0.00',
    })
    await givenSheet(admin, projectId)
    await givenSheet(admin, projectId, { content: { office: 'Calle Dos' }, changes: 'La sede', isMaterial: true })
    const subjects = ['Hemos recibido su reserva', 'Cambio importante en la ficha de «Ribera del Turia»']
    expect(await subjectsTo(ana.email)).toEqual(expect.arrayContaining(subjects))
    await expectBalanced()
  })

  it('is refused for another person, in a hidden project and in an open one', async () => {
    const [ana, ben] = [await person('300.00'), await person('300.00')]
    const codes = [
      await reserve(ana, await reservable(), '1000.00', { userId: ben.userId }),
      await reserve(ana, await reservable({ private: true }), '1000.00'),
      await reserve(ana, await reservable({ phase: 'Draft' }), '1000.00'),
      await reserve(ana, await reservable({ phase: 'Investment' }), '1000.00'),
    ].map(({ error }) => error?.code)
    expect(codes).toEqual(['customer-not-accessible', 'not-found', 'not-found', 'reserving-not-possible'])
  })

  it('locks the terms of the project', async () => {
    const [projectId, ana] = [await reservable(), await person('300.00')]
    const change = () =>
      admin.client.PATCH('/v1/project/projects/{id}', {
        params: { path: { id: projectId } },
        body: { financingAmount: '9000.00' },
      })
    const id = await reserved(ana, projectId, '1000.00')
    expect((await change()).error?.code).toBe('terms-locked')
    await withdraw(ana, id)
    expect((await change()).error).toBeUndefined()
  })

  it('gives concurrent reservations distinct places within the limit', async () => {
    const projectId = await reservable()
    const crowd = await Promise.all(Array.from({ length: 8 }, () => person('200.00')))
    const answers = await Promise.all(crowd.map((one) => reserve(one, projectId, '500.00')))
    const places = answers.flatMap(({ data }) => (data ? [data.place] : []))
    expect(places.toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(
      Array.from({ length: 3 }, () => 'preinvestor-places-taken'),
    )
    expect(await projectOf(projectId)).toMatchObject({ amountReserved: '2500.00', reservationCount: 5 })
    await expectBalanced()
  })

  it('twice at the same moment by the same person succeeds once', async () => {
    const [projectId, ana] = [await reservable(), await person('300.00')]
    const answers = await Promise.all([1, 2].map(() => reserve(ana, projectId, '500.00')))
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(['already-reserved', undefined])
    expect(await walletOf(ana)).toBe('300.00 200.00 100.00')
  })
})

describe('withdrawing', () => {
  it.each(['2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z'])('gives the deposit back at no cost, at %s', async (at) => {
    const [projectId, ana] = [await reservable(), await person('300.00')]
    const id = await reserved(ana, projectId, '1000.00')
    app.clock.set(at)
    expect((await withdraw(ana, id)).data).toMatchObject({ state: 'withdrawn' })
    expect(await walletOf(ana)).toBe('300.00 300.00 0.00')
    expect(await projectOf(projectId)).toMatchObject({ amountReserved: '0.00', reservationCount: 0 })
    expect((await withdraw(ana, id)).error?.code).toBe('state-forbids')
    expect(await subjectsTo(ana.email)).toContain('Ha retirado su reserva en «Ribera del Turia»')
    expect((await reserve(ana, projectId, '1000.00')).data).toMatchObject({ place: 2 })
    expect(await returnsOf(ana)).toMatchObject([{ amount: '100.00', by: { as: 'owner' } }])
    await expectBalanced()
  })

  it.each([
    {
      deposit: 10_000n,
      lines: ['Depósito reservado en su monedero: 100,00 €', 'Depósito que vuelve a estar disponible: 100,00 €'],
    },
    { deposit: null, lines: [] },
  ])('is mailed like the reservation, with the deposit if there is one: $deposit', async ({ deposit, lines }) => {
    const [projectId, ana] = [await reservable({ preinvestorDeposit: deposit }), await person('300.00')]
    await withdraw(ana, await reserved(ana, projectId, '1000.00'))
    const mails = (await mailsTo(ana.email)).map(({ text }) => text.replaceAll('\u00A0', ' '))
    expect(mails.flatMap((text) => text.split('\n').filter((line) => line.startsWith('Depósito')))).toEqual(lines)
  })
})

describe('the opening', () => {
  it('turns reservations with enough money into orders in their order, and holds the others', async () => {
    const projectId = await reservable()
    const [ana, ben, eva] = [await person('1000.00'), await person('150.00'), await person('900.00')]
    const ids = [
      await reserved(ana, projectId, '1000.00'),
      await reserved(ben, projectId, '600.00'),
      await reserved(eva, projectId, '900.00'),
    ]
    // By position, not by physical order.
    await app.kernel.database.$client.query(
      'update reservations set updated_at = updated_at where reservation_id = $1',
      [ids[0]],
    )
    await open(projectId)
    const [first, second, third] = [await read(ids[0]!), await read(ids[1]!), await read(ids[2]!)]
    expect([first.state, second.state, third.state]).toEqual(['converted', 'called', 'converted'])
    expect(second.completeUntil).toBe('2026-11-27T23:00:00.000Z')
    expect(first.orderId! < third.orderId!).toBe(true)
    expect(await walletOf(ana)).toBe('0.00 0.00 0.00')
    expect(await walletOf(ben)).toBe('150.00 50.00 100.00')
    expect(await projectOf(projectId)).toMatchObject({
      amountInvested: '1900.00',
      amountReserved: '600.00',
      amountRemaining: '7500.00',
      investorCount: 2,
    })
    const order = await ana.client.GET('/v1/project/orders/{id}', { params: { path: { id: first.orderId! } } })
    expect(order.data).toMatchObject({ amount: '1000.00', reflectionEndsAt: '2026-11-24T23:00:00.000Z' })
    const transactions = await ana.client.GET('/v1/wallet/transactions', { params: { query: { userId: ana.userId } } })
    expect(transactions.data!.data[0]).toMatchObject({ amount: '1000.00', balanceAfter: '0.00' })
    expect(await subjectsTo(ana.email)).toContain('«Ribera del Turia» ha abierto y su reserva es una inversión')
    expect(await subjectsTo(ben.email)).toContain('«Ribera del Turia» está abierto: complete su reserva')
    await expectBalanced()
  })

  it('lets an order complete a reservation with its deposit, and keeps reserved room from others', async () => {
    const projectId = await reservable({ financingAmount: '1000.00', preinvestorAmount: 100_000n })
    const [ben, eva] = [await person('500.00'), await person('2000.00')]
    const id = await reserved(ben, projectId, '600.00')
    await open(projectId)
    expect((await invest(eva, projectId, '401.00')).error).toMatchObject({
      code: 'above-project-remainder',
      params: { maximum: '400.00' },
    })
    expect((await invest(ben, projectId, '600.00')).error?.code).toBe('above-available-balance')
    expect((await invest(ben, projectId, '500.00')).data).toMatchObject({ amount: '500.00' })
    expect(await read(id)).toMatchObject({ state: 'converted' })
    expect(await walletOf(ben)).toBe('0.00 0.00 0.00')
    expect(await projectOf(projectId)).toMatchObject({ amountReserved: '0.00', amountRemaining: '500.00' })
    expect((await invest(eva, projectId, '500.00')).data).toMatchObject({ amount: '500.00' })
    expect(await projectOf(projectId)).toMatchObject({ phaseName: 'Financed' })
    await expectBalanced()
  })

  it('finances a project whose reservations cover its whole amount', async () => {
    const projectId = await reservable({ financingAmount: '1000.00' })
    const [ana, ben] = [await person('400.00'), await person('600.00')]
    await reserved(ana, projectId, '400.00')
    await reserved(ben, projectId, '600.00')
    await open(projectId)
    expect(await projectOf(projectId)).toMatchObject({ phaseName: 'Financed', amountReserved: '0.00' })
    await expectBalanced()
  })

  it.each([
    {
      title: 'the consent for a large order',
      lossResult: null,
      wallet: '3000.00',
      amount: '1500.00',
      given: { thresholdConsent: '2026-11-22', understanding: 'atRisk' },
    },
    {
      title: 'the consent above the guidance',
      lossResult: '100000000.00',
      wallet: '30000.00',
      amount: '12000.00',
      given: { consentsAboveGuidance: true },
    },
  ])(
    'requires $title when it was not given with the reservation',
    async ({ lossResult, wallet, amount, given: consent }) => {
      const projectId = await reservable({ financingAmount: '50000.00', preinvestorAmount: null })
      const [without, consenting] = [await person(wallet, { lossResult }), await person(wallet, { lossResult })]
      const ids = [await reserved(without, projectId, amount), await reserved(consenting, projectId, amount, consent)]
      await open(projectId)
      expect((await read(ids[0]!)).state).toBe('called')
      expect((await read(ids[1]!)).state).toBe('converted')
    },
  )

  it('does not fail on a disabled account', async () => {
    const [projectId, ana] = [await reservable(), await person('1000.00')]
    const id = await reserved(ana, projectId, '500.00')
    await app.kernel.database.$client.query(`update users set disabled = true where user_id = $1`, [ana.userId])
    await open(projectId)
    expect((await read(id)).state).toBe('called')
    await expectBalanced()
  })
})

describe('the time to complete', () => {
  it('ends with the seventh day, which releases the deposit', async () => {
    const [projectId, ben] = [await reservable(), await person('150.00')]
    const id = await reserved(ben, projectId, '600.00')
    await open(projectId)
    app.clock.set('2026-11-27T22:59:59Z')
    await lapseDueReservations(app.kernel)
    expect((await read(id)).state).toBe('called')
    app.clock.set('2026-11-27T23:00:00Z')
    await Promise.all([lapseDueReservations(app.kernel), lapseDueReservations(app.kernel)])
    expect((await read(id)).state).toBe('lapsed')
    expect(await walletOf(ben)).toBe('150.00 150.00 0.00')
    expect(await returnsOf(ben)).toMatchObject([{ by: { as: 'platform' } }])
    expect((await subjectsTo(ben.email)).filter((subject) => subject.includes('ha terminado'))).toHaveLength(1)
    await expectBalanced()
  })

  it('stands still while the offer is suspended, and begins again when it goes on', async () => {
    const [projectId, ben] = [await reservable(), await person('150.00')]
    const id = await reserved(ben, projectId, '600.00')
    await open(projectId)
    const irregularityId = await withIrregularity(admin, projectId)
    app.clock.set('2026-11-30T09:00:00Z')
    await lapseDueReservations(app.kernel)
    expect((await read(id)).state).toBe('called')
    const params = { path: { id: irregularityId } }
    const { error } = await admin.client.PATCH('/v1/project/irregularities/{id}', { params, body: CORRECTION })
    expect(error).toBeUndefined()
    await lapseDueReservations(app.kernel)
    expect(await read(id)).toMatchObject({ state: 'called', completeUntil: '2026-12-07T23:00:00.000Z' })
    const calls = (await mailsTo(ben.email)).filter(({ subject }) => subject.includes('complete su reserva'))
    expect(calls).toHaveLength(2)
    expect(calls[1]!.subject).toBe('La oferta de «Ribera del Turia» está corregida y continúa: complete su reserva')
    expect(calls[1]!.text).toContain('Qué se ha corregido: Consta la hipoteca anterior.')
    expect(calls[1]!.text).toMatch(/empieza de nuevo: le guardamos el puesto hasta el 07\/12\/2026 24:00/)
  })
})

describe('a discarded project', () => {
  it.each(['Preinvestment', 'Investment'] as const)('in phase %s gives the deposits back', async (phase) => {
    const [projectId, ana, ben] = [await reservable(), await person('800.00'), await person('150.00')]
    const ids = [await reserved(ana, projectId, '800.00'), await reserved(ben, projectId, '600.00')]
    if (phase === 'Investment') await open(projectId)
    expect((await move(projectId, 'Discarded')).error).toBeUndefined()
    expect((await read(ids[1]!)).state).toBe('lapsed')
    expect([await walletOf(ana), await walletOf(ben)]).toEqual(['800.00 800.00 0.00', '150.00 150.00 0.00'])
    expect(await projectOf(projectId)).toMatchObject({ amountReserved: '0.00', reservationCount: 0 })
    await expectBalanced()
  })

  it('gives the deposits back when it is closed with a refund too', async () => {
    const [projectId, ana, ben] = [await reservable(), await person('800.00'), await person('150.00')]
    const ids = [await reserved(ana, projectId, '800.00'), await reserved(ben, projectId, '600.00')]
    await open(projectId)
    const params = { path: { id: projectId } }
    await admin.client.POST('/v1/project/projects/{id}/refund', { params, body: { reason: 'No sigue.' } })
    expect((await read(ids[1]!)).state).toBe('lapsed')
    expect(await walletOf(ben)).toBe('150.00 150.00 0.00')
    await expectBalanced()
  })
})

describe('concurrent calls', () => {
  it.each([1, 2])('a withdrawal and the opening have one outcome, round %i', async () => {
    const [projectId, ana] = [await reservable(), await person('1000.00')]
    const id = await reserved(ana, projectId, '1000.00')
    await Promise.all([withdraw(ana, id), open(projectId)])
    const { state } = await read(id)
    expect(['withdrawn', 'converted']).toContain(state)
    expect(await walletOf(ana)).toBe(state === 'withdrawn' ? '1000.00 1000.00 0.00' : '0.00 0.00 0.00')
    await expectBalanced()
  })

  it('an order of the reservation, a withdrawal of money and other orders overdraw nothing', async () => {
    const projectId = await reservable({ financingAmount: '1000.00', preinvestorAmount: 60_000n })
    const [ben, eva] = [await person('400.00'), await person('2000.00')]
    await reserved(ben, projectId, '600.00')
    await open(projectId)
    await Promise.all([
      invest(ben, projectId, '400.00'),
      invest(ben, projectId, '400.00'),
      invest(eva, projectId, '400.00'),
      invest(eva, projectId, '100.00'),
    ])
    expect(await walletOf(ben)).toBe('0.00 0.00 0.00')
    await expectBalanced()
  })
})

describe('closing an account', () => {
  it('is refused with an open reservation, even without a deposit', async () => {
    const [projectId, ana] = [await reservable({ preinvestorDeposit: null }), await person('0.00')]
    const id = await reserved(ana, projectId, '500.00')
    const close = () => admin.client.DELETE('/v1/account/users/{id}', { params: { path: { id: ana.userId } } })
    expect((await close()).error?.code).toBe('money-remains')
    await withdraw(ana, id)
    expect((await close()).error).toBeUndefined()
  })
})

/** Each reserved 600.00 with a deposit of 50.00. */
async function opened(...people: readonly Person[]): Promise<string> {
  const projectId = await reservable({ preinvestorDeposit: 5_000n, preinvestorAmount: null })
  for (const person of people) await reserved(person, projectId, '600.00')
  await open(projectId)
  return projectId
}

const putIn = ({ walletId: creditAccountId }: Person) =>
  inTransaction(app.kernel.database, (tx) => {
    const coming = { kind: 'income', debitAccountId: CLEARING_ACCOUNT, creditAccountId } as const
    return givenPostings(tx, [{ ...coming, amount: 110_000n }], app.clock.now())
  })

const stateOf = async (projectId: string) => {
  const { rows } = await app.kernel.database.execute<{ said: string }>(sql`
    select concat_ws(' ', p.amount_invested, p.amount_reserved, p.reservation_count, p.investor_count,
      (select string_agg(state, ' ' order by place) from reservations r where r.project_id = p.project_id)) as said
    from projects p where project_id = ${projectId}`)
  return rows[0]!.said
}

test('a batch of orders completes each reservation with its own deposit and room', async () => {
  const [ana, ben] = [await given(app).investor({ wallet: '100.00' }), await given(app).investor({ wallet: '100.00' })]
  const [mill, bakery] = [await opened(ana, ben), await opened(ana, ben)]
  for (const person of [ana, ben]) await putIn(person)
  const orders = [
    { ...ana, projectId: mill },
    { ...ben, projectId: bakery },
    { ...ana, projectId: bakery },
  ]
  const phases = await app.kernel.database.execute<{ project_id: string; project_phase_id: string }>(
    sql`select project_id, project_phase_id from projects`,
  )
  const phaseOf = new Map(phases.rows.map((row) => [row.project_id, row.project_phase_id]))
  const outcomes = await commitOrders(
    app.kernel,
    orders.map(({ userId, projectId }) => ({
      command: {
        ...{ orderId: v7(), projectId, projectPhaseId: phaseOf.get(projectId)!, userId, amount: 60_000n },
        ...{ isCodeGiven: true, consentsAboveGuidance: false, thresholdConsent: undefined, understanding: undefined },
      },
      idempotency: undefined,
    })),
  )
  expect(outcomes.map((outcome) => (outcome.ok ? 'accepted' : String(outcome.error)))).toEqual([
    'accepted',
    'accepted',
    'accepted',
  ])
  expect(await stateOf(mill)).toBe('60000 60000 1 1 converted called')
  expect(await stateOf(bakery)).toBe('120000 0 0 2 converted converted')
  const held = []
  for (const { client, walletId } of [ana, ben]) {
    const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
    held.push([data!.available, data!.reserved])
  }
  expect(held).toEqual([
    ['0.00', '0.00'],
    ['550.00', '50.00'],
  ])
  const transactions = await ana.client.GET('/v1/wallet/transactions')
  expect(transactions.data!.data.map(({ balanceAfter }) => balanceAfter).toSorted()).toEqual(['0.00', '600.00'])
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
})
