import { CATALOGUE_IDS, given, givenWorld, sample, testApp, type GivenWorld, type Person } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, describe, expect, it } from 'vitest'

const app = testApp()
let world: GivenWorld
beforeAll(async () => {
  world = await givenWorld(app)
})

const path = (id: string) => ({ params: { path: { id: world.ids[id]! } } })
const insiders = () => [world.customer, world.manager, world.administrator]
const bytesAt = async (url: string, { token } = world.customer) =>
  (await app.app.inject({ url, cookies: { session: token } })).payload

describe('one row of a list', () => {
  const id = (name: string) => ({ params: { path: { id: world.ids[name] ?? CATALOGUE_IDS[name]! } } })
  const ticketMessage = () => ({ id: world.ids['tickets.id']!, messageId: world.ids['tickets.messageId']! })
  const share = () => ({ id: world.ids['distributions.id']!, orderId: world.ids['orders.id']! })
  const event = () => ({ id: world.ids['projects.id']!, timelineEventId: world.ids['timeline.timelineEventId']! })
  const identificationDocumentType = 'PASSPORT'

  it.each<{ title: string; read: (who: GivenWorld) => Promise<{ data?: unknown }>; expected: object }>([
    {
      title: 'a session',
      read: ({ customer }) => customer.client.GET('/v1/auth/sessions/{id}', id('sessions.id')),
      expected: { userAgent: expect.any(String) },
    },
    {
      title: 'a trusted browser',
      read: ({ customer }) => customer.client.GET('/v1/auth/devices/{id}', id('devices.id')),
      expected: { name: 'Portátil' },
    },
    {
      title: 'a passkey',
      read: ({ customer }) => customer.client.GET('/v1/auth/passkeys/{id}', id('passkeys.id')),
      expected: { name: 'Llave', lastUsedAt: null },
    },
    {
      title: 'an OTP device',
      read: ({ administrator: { client } }) =>
        client.GET('/v1/auth/totps/{totpId}', { params: { path: { totpId: world.ids['totps.totpId']! } } }),
      expected: { confirmedAt: expect.any(String) },
    },
    {
      title: 'a kind of identification document',
      read: () =>
        app.client().GET('/v1/account/identification-document-types/{identificationDocumentType}', {
          params: { path: { identificationDocumentType } },
        }),
      expected: { name: 'Pasaporte' },
    },
    {
      title: 'an assignment',
      read: ({ manager, customer: { userId } }) =>
        manager.client.GET('/v1/account/user-assignment/{userId}', { params: { path: { userId } } }),
      expected: { managerName: expect.any(String) },
    },
    {
      title: 'a verification at the address of its pictures',
      read: ({ customer }) =>
        customer.client.GET('/v1/account/verifications/{mediaId}', {
          params: { path: { mediaId: world.ids['verifications.id']! } },
        }),
      expected: { status: 'Approved' },
    },
    {
      title: 'a document of a customer',
      read: ({ customer }) => customer.client.GET('/v1/account/account-documents/{id}', id('accountDocuments.id')),
      expected: { visible: true },
    },
    {
      title: 'a phase',
      read: () => app.client().GET('/v1/project/phases/{id}', id('phases.id')),
      expected: { name: 'Investment' },
    },
    {
      title: 'a phase of a project',
      read: ({ manager }) => manager.client.GET('/v1/project/project-phases/{id}', id('projectPhases.id')),
      expected: { name: 'Investment' },
    },
    {
      title: 'an event',
      read: ({ customer: { client } }) =>
        client.GET('/v1/project/projects/{id}/timeline/{timelineEventId}', { params: { path: event() } }),
      expected: { title: 'Licencia concedida' },
    },
    {
      title: 'an alert',
      read: ({ customer }) => customer.client.GET('/v1/project/project-alerts/{id}', id('projectAlerts.id')),
      expected: { projectId: null },
    },
    {
      title: 'a reservation',
      read: ({ customer }) => customer.client.GET('/v1/project/reservations/{id}', id('reservations.id')),
      expected: { amount: '500.00', state: 'placed' },
    },
    {
      title: 'a kept identity',
      read: ({ administrator }) =>
        administrator.client.GET('/v1/account/kept-identities/{id}', id('keptIdentities.id')),
      expected: { state: 'kept', name: expect.stringContaining('Ausente') },
    },
    {
      title: 'the result of a simulation',
      read: ({ customer }) => customer.client.GET('/v1/account/loss-simulations/{id}', id('lossSimulations.id')),
      expected: { amount: '4260.00', toolVersion: 1 },
    },
    {
      title: 'a request for a class',
      read: ({ customer }) => customer.client.GET('/v1/account/classifications/{id}', id('classifications.id')),
      expected: { wantedClass: 'sophisticated', state: 'pending' },
    },
    {
      title: 'a followed project',
      read: ({ customer }) => customer.client.GET('/v1/project/project-follows/{id}', id('projectFollows.id')),
      expected: { projectFollowId: expect.any(String) },
    },
    {
      title: 'a type of promotions',
      read: () => app.client().GET('/v1/promotion/promotion-types/{id}', id('promotionTypes.id')),
      expected: { name: 'Retail' },
    },
    {
      title: 'an order movement',
      read: ({ customer }) => customer.client.GET('/v1/project/order-movements/{id}', id('orderMovements.id')),
      expected: { type: 'invest' },
    },
    {
      title: 'the part of an order',
      read: ({ administrator: { client } }) =>
        client.GET('/v1/project/distributions/{id}/shares/{orderId}', { params: { path: share() } }),
      expected: { invested: '1000.00' },
    },
    {
      title: 'a state of tickets',
      read: () => app.client().GET('/v1/support/ticket-states/{id}', id('tickets.readState.id')),
      expected: { name: 'Open' },
    },
    {
      title: 'a message',
      read: ({ customer: { client } }) =>
        client.GET('/v1/support/tickets/{id}/messages/{messageId}', { params: { path: ticketMessage() } }),
      expected: { message: 'Sigo esperando' },
    },
    {
      title: 'an audit record',
      read: ({ administrator }) => administrator.client.GET('/v1/misc/audit/{id}', id('audit.id')),
      expected: { operation: expect.any(String) },
    },
    {
      title: 'a country',
      read: () => app.client().GET('/v1/misc/countries/{alpha2}', { params: { path: { alpha2: 'ES' } } }),
      expected: { name: 'España' },
    },
  ])('$title is read by its id', async ({ read, expected }) => {
    expect((await read(world)).data).toMatchObject(expected)
  })
})

describe('a bank account', () => {
  const read = ({ client }: Person) => client.GET('/v1/payment/bank-accounts/{id}', path('bankAccounts.id'))

  it('is read by its person, their manager and administrators', async () => {
    for (const person of insiders())
      expect((await read(person)).data).toMatchObject({
        bankAccountId: world.ids['bankAccounts.id'],
        userId: world.customer.userId,
        state: 'valid',
        main: true,
        document: { name: 'documento.pdf', contentType: 'application/pdf' },
      })
  })

  it('serves its certificate directly, or at a signed address that expires', async () => {
    const shown = await app.app.inject({
      url: `/v1/payment/bank-accounts/view/${world.ids['bankAccounts.id']}`,
      cookies: { session: world.manager.token },
    })
    expect(shown.payload).toContain('%PDF')
    expect(shown.headers['content-type']).toBe('application/pdf')
    const { data } = await world.customer.client.GET('/v1/payment/bank-accounts/{id}/url', path('bankAccounts.id'))
    expect(await bytesAt(data!.url)).toBe(shown.payload)
    const { userId } = world.customer
    const { data: managers } = await world.manager.client.GET(
      '/v1/payment/bank-accounts/{id}/url',
      path('bankAccounts.id'),
    )
    expect(await bytesAt(managers!.url, world.manager)).toBe(shown.payload)
    const assign = (managerId: string | null) =>
      world.administrator.client.PATCH('/v1/account/user-assignment/{userId}', {
        params: { path: { userId } },
        body: { managerId },
      })
    await assign(null)
    expect(await bytesAt(managers!.url, world.manager)).toContain('link-invalid')
    await assign(world.manager.userId)
    app.clock.advance({ minutes: 6 })
    expect(await bytesAt(data!.url)).toContain('link-invalid')
  })

  it('passes its main flag on when another becomes the main one', async () => {
    const person = await given(app).investor()
    const add = async (number: number) =>
      (
        await person.client.POST('/v1/payment/bank-accounts', {
          body: { alias: 'Cuenta', account: spanishIban(number), document: sample.pdf() },
        })
      ).data!
    const [first, second] = [await add(801), await add(802)]
    expect([first.main, second.main]).toEqual([true, false])
    const params = (id: string) => ({ params: { path: { id } } })
    await person.client.PATCH('/v1/payment/bank-accounts/{id}', {
      ...params(second.bankAccountId),
      body: { main: true },
    })
    const mainOf = async (id: string) =>
      (await person.client.GET('/v1/payment/bank-accounts/{id}', params(id))).data!.main
    expect([await mainOf(first.bankAccountId), await mainOf(second.bankAccountId)]).toEqual([false, true])
    await person.client.DELETE('/v1/payment/bank-accounts/{id}', params(second.bankAccountId))
    expect(await mainOf(first.bankAccountId)).toBe(true)
  })
})

describe('a wallet', () => {
  it('created at registration is returned by a second creation and stays the only one', async () => {
    const body = { userId: world.customer.userId }
    for (const { client } of [world.customer, world.administrator]) {
      const { data, response } = await client.POST('/v1/wallet/wallets', { body })
      expect([response.status, data!.walletId]).toEqual([200, world.customer.walletId])
    }
    const { data } = await world.administrator.client.GET('/v1/wallet/wallets', { params: { query: body } })
    expect(data!.total).toBe(1)
  })

  it('that is missing is reported as missing to its owner and to administrators only', async () => {
    const person = await given(app).person()
    await app.kernel.database.$client.query('delete from wallets where user_id = $1', [person.userId])
    const refusal = async ({ client }: Person) =>
      (await client.POST('/v1/wallet/wallets', { body: { userId: person.userId } })).error
    for (const who of [person, world.administrator])
      expect(await refusal(who)).toMatchObject({ status: 409, code: 'wallet-not-created' })
    expect(await refusal(world.customer)).toMatchObject({ status: 404, code: 'customer-not-accessible' })
  })
})

describe('an order and a fee', () => {
  it('are read by the investor, their manager and administrators', async () => {
    for (const { client } of insiders()) {
      expect((await client.GET('/v1/project/orders/{id}', path('orders.id'))).data).toMatchObject({
        userId: world.customer.userId,
        amount: '1000.00',
        status: 'active',
        projectPhaseName: 'Financed',
      })
      expect((await client.GET('/v1/project/fees/{id}', path('fees.id'))).data).toMatchObject({
        userId: world.customer.userId,
        orderId: world.ids['orders.id'],
        percentage: 4,
      })
    }
  })
})

describe('the proof of a movement', () => {
  it('is at an address given to its person and staff', async () => {
    for (const insider of insiders()) {
      const { data } = await insider.client.GET('/v1/wallet/transactions/{id}/url', path('transactions.id'))
      expect(await bytesAt(data!.url, insider)).toContain('%PDF')
    }
  })

  it('is served at its signed address only, not for another file or a later expiry', async () => {
    const { client } = world.customer
    const { data } = await client.GET('/v1/wallet/transactions/{id}/url', path('transactions.id'))
    const { pathname, searchParams } = new URL(data!.url, 'http://localhost:4000')
    const id = pathname.split('/').at(-1)!
    const query = Object.fromEntries(searchParams) as { expires: string; customer: string; signature: string }
    const view = (at: string, expires: string, by = client) =>
      by.GET('/v1/documents/view/{id}', {
        params: { path: { id: at }, query: { ...query, expires } },
        parseAs: 'text',
      })
    const { expires } = query
    expect((await view(id, expires)).data).toContain('%PDF')
    expect((await view(world.ids['documents.id']!, expires)).error).toMatchObject({ code: 'link-invalid' })
    for (const changed of [`${expires}0`, `0${expires}`, `${expires}.0`])
      expect((await view(id, changed)).response.status).toBe(422)
    expect((await view(id, expires, app.client())).error).toMatchObject({ code: 'link-invalid' })
    const alias = await client.GET('/v1/misc/documents/view/{id}', {
      params: { path: { id }, query },
      parseAs: 'text',
    })
    expect(alias.data).toContain('%PDF')
  })
})

describe('a distribution', () => {
  it('is read by the investors of its project, with its proof for administrators', async () => {
    for (const { client } of insiders())
      expect((await client.GET('/v1/project/distributions/{id}', path('distributions.id'))).data).toMatchObject({
        status: 'paid',
        shareCount: 1,
        paidShareCount: 1,
      })
    const { data } = await world.administrator.client.GET(
      '/v1/project/distributions/{id}/url',
      path('distributions.id'),
    )
    expect(await bytesAt(data!.url, world.administrator)).toContain('%PDF')
  })

  it('can be discarded and recorded again after it is recorded', async () => {
    const { client } = world.administrator
    const query = { projectId: world.ids['projects.id']!, status: 'planned' } as const
    const { data: schedule } = await client.GET('/v1/project/distributions', { params: { query } })
    const planned = schedule!.data.at(-1)!
    const params = { path: { id: planned.distributionId } }
    const body = { amount: planned.interestDue, paidOn: '2026-11-25', file: sample.pdf(), creditsBeforeReceipt: true }
    const record = () => client.POST('/v1/project/distributions/{id}/record', { params, body })
    const discard = () => client.POST('/v1/project/distributions/{id}/discard', { params })
    expect((await record()).data).toMatchObject({ status: 'draft', amount: planned.interestDue, shareCount: 1 })
    expect((await discard()).data).toMatchObject({ status: 'planned', amount: null, document: null, shareCount: 0 })
    expect((await discard()).error).toMatchObject({ code: 'state-forbids', params: { state: 'planned' } })
    expect((await record()).data).toMatchObject({ status: 'draft' })
  })
})

describe('a picture of a project', () => {
  it('is read as a record by everybody who may see the project', async () => {
    for (const { client } of insiders())
      expect(
        (await client.GET('/v1/project/project-media-files/{id}', path('projectMediaFiles.id'))).data,
      ).toMatchObject({
        projectId: world.ids['projects.id'],
        description: 'Doce viviendas junto al río',
        order: 0,
      })
  })
})
