import { TICKET_STATE_IDS } from '@cauce/contract'
import { given, sample, testApp, type Person } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords, files } from '../../../database/schema/platform.ts'

const app = testApp()
let administrator: Person
let manager: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
  manager = await given(app).manager({ name: 'Marta', surname: 'Gil' })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name = 'pantalla.png') => new File([png], name)
const pdf = (name = 'extracto.pdf') => sample.pdf(name)
const json = (name = 'historial.json') => new File([JSON.stringify([{ url: '/v1/x', status: 500 }])], name)

const open = (who: Person, body: object = {}) =>
  who.client.POST('/v1/support/tickets', {
    body: { title: 'No veo mi ingreso', description: 'Lo pedí ayer.', ...body } as never,
  })
const byId = (id: string) => ({ params: { path: { id } } })
const read = (who: Person, id: string) => who.client.GET('/v1/support/tickets/{id}', byId(id))
const edit = (who: Person, id: string, body: object) =>
  who.client.PATCH('/v1/support/tickets/{id}', { ...byId(id), body })
const write = (who: Person, id: string, body: object) =>
  who.client.POST('/v1/support/tickets/{id}/messages', { ...byId(id), body: { message: 'Hola', ...body } as never })
const messagesOf = (who: Person, id: string) =>
  who.client.GET('/v1/support/tickets/{id}/messages', { params: { path: { id }, query: { orderSide: 'asc' } } })
const list = async (who: Person, query: object = {}) =>
  (await who.client.GET('/v1/support/tickets', { params: { query } })).data!
const remove = (who: Person, id: string) => who.client.DELETE('/v1/support/tickets/{id}', byId(id))
const view = (who: Person, id: string) =>
  app.app.inject({ url: `/v1/support/tickets/view-document/${id}`, cookies: { session: who.token } })
const subjectsTo = async (to: string) => {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data.map(
    ({ subject }) => subject,
  )
}

async function opened(overrides: object = {}) {
  const customer = await given(app).person({ managerId: manager.userId, ...overrides })
  return { customer, id: (await open(customer)).data!.id }
}

test('a ticket opened by staff for a customer sends the customer a mail, their own does not', async () => {
  const customer = await given(app).person({ managerId: manager.userId })
  const { email } = (await customer.client.GET('/v1/account/users/me')).data!
  await open(customer)
  expect(await subjectsTo(email)).toEqual([])
  await open(manager, { userId: customer.userId, title: 'Su certificado' })
  expect(await subjectsTo(email)).toEqual(['Hemos abierto un ticket para usted'])
})

describe('a new ticket', () => {
  test('is open, unread for staff, and assigned to the manager of the customer', async () => {
    const { customer, id } = await opened({ name: 'Ana', surname: 'Ruiz' })
    expect((await read(customer, id)).data).toMatchObject({
      id,
      title: 'No veo mi ingreso',
      description: 'Lo pedí ayer.',
      stateId: TICKET_STATE_IDS.Open,
      state: 'Open',
      userId: customer.userId,
      userName: 'Ana Ruiz',
      managerId: manager.userId,
      managerName: 'Marta Gil',
      read: true,
      messageCount: 0,
      documents: [],
      screenshot: null,
      requestHistory: [],
      stateHistory: [{ state: 'Open', stateId: TICKET_STATE_IDS.Open, isFromStaff: false }],
    })
    expect((await read(manager, id)).data).toMatchObject({ read: false })
  })

  test('has documents, a screenshot and the request history, each readable with the ticket', async () => {
    const customer = await given(app).person({ managerId: manager.userId })
    const { data } = await open(customer, {
      documents: [pdf(), picture(), json('uno.json'), json('dos.json')],
      documentOwnerTypes: ['userDocument', 'screenshot', 'requestHistory', 'requestHistory'],
    })
    expect(data).toMatchObject({
      documents: [
        { documentOwnerType: 'userDocument', file: { name: 'extracto.pdf', contentType: 'application/pdf' } },
      ],
      screenshot: { documentOwnerType: 'screenshot', file: { contentType: 'image/png' } },
      requestHistory: [{ file: { name: 'uno.json', contentType: 'application/json' } }, { file: { name: 'dos.json' } }],
    })
    const { documentId } = data!.requestHistory[0]!
    for (const who of [customer, manager, administrator]) {
      const answer = await view(who, documentId)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual([{ url: '/v1/x', status: 500 }])
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    }
  })

  test.each<{ title: string; body: object; path: string; code: string }>([
    {
      title: 'with a document of another kind',
      body: { documents: [new File(['plain text'], 'notas.pdf')] },
      path: 'documents',
      code: 'file-kind',
    },
    {
      title: 'with fewer types than documents',
      body: { documents: [pdf(), pdf()], documentOwnerTypes: ['userDocument'] },
      path: 'documentOwnerTypes',
      code: 'choice-invalid',
    },
  ])('$title is refused at its field and stores nothing', async ({ body, path, code }) => {
    const customer = await given(app).person()
    const { error } = await open(customer, body)
    expect(error!.errors).toMatchObject([{ path, code }])
    expect((await list(customer)).total).toBe(0)
    expect(await app.kernel.database.select().from(files).where(eq(files.uploadedBy, customer.userId))).toEqual([])
  })

  test('can be opened by staff for their customers, and is then unread for the customer', async () => {
    const customer = await given(app).person({ managerId: manager.userId })
    const other = await given(app).person()
    const { data } = await open(manager, { userId: customer.userId })
    expect(data).toMatchObject({ userId: customer.userId, managerId: manager.userId, read: true })
    expect((await read(customer, data!.id)).data).toMatchObject({ read: false })
    expect((await open(manager, { userId: other.userId })).error).toMatchObject({
      status: 404,
      code: 'customer-not-accessible',
    })
    expect((await open(customer, { userId: other.userId })).error).toMatchObject({
      status: 404,
      code: 'customer-not-accessible',
    })
    expect((await open(customer, { managerId: manager.userId })).data).toMatchObject({ managerId: manager.userId })
    expect((await open(customer, { managerId: administrator.userId })).error).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect((await open(administrator, { userId: other.userId, managerId: manager.userId })).data).toMatchObject({
      managerId: manager.userId,
    })
    expect((await open(administrator, { userId: other.userId, managerId: customer.userId })).error).toMatchObject({
      status: 422,
      code: 'reference-unknown',
    })
  })
})

describe('a ticket', () => {
  test('is listed to who opened it and to its responsible manager, even if the customer has another', async () => {
    const { customer: worker, id: own } = await opened({ role: 'operator', managerId: null })
    expect((await list(worker, { ids: [own] })).total).toBe(1)
    const { id } = await opened()
    const other = await given(app).manager()
    await edit(administrator, id, { responsibleId: other.userId })
    expect((await read(other, id)).data).toMatchObject({ managerId: other.userId })
    expect((await read(manager, id)).response.status).toBe(200)
    for (const who of [other, manager, administrator]) expect((await list(who, { ids: [id] })).total).toBe(1)
  })

  test('can be reassigned by administrators to active staff', async () => {
    const { customer, id } = await opened()
    const disabled = await given(app).manager({ disabled: true })
    expect((await edit(manager, id, { responsibleId: administrator.userId })).error).toMatchObject({
      status: 403,
      code: 'forbidden',
      errors: [{ path: 'responsibleId' }],
    })
    for (const responsibleId of [customer.userId, disabled.userId])
      expect((await edit(administrator, id, { responsibleId })).error).toMatchObject({
        status: 422,
        code: 'reference-unknown',
        errors: [{ path: 'responsibleId' }],
      })
    expect((await edit(administrator, id, { responsibleId: administrator.userId, isAdmin: true })).data).toMatchObject({
      managerId: administrator.userId,
    })
    expect((await edit(administrator, id, { responsibleId: null })).data).toMatchObject({
      managerId: null,
      managerName: null,
    })
    const [record] = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, id))
      .orderBy(auditRecords.auditRecordId)
    expect(record).toMatchObject({
      operation: 'tickets.edit',
      before: { managerId: { reference: manager.userId } },
      after: { managerId: { reference: administrator.userId } },
    })
  })

  test('cannot be assigned to the member of staff who opened it', async () => {
    const { customer: worker, id } = await opened({ role: 'operator' })
    expect((await edit(administrator, id, { responsibleId: worker.userId })).error).toMatchObject({
      code: 'reference-unknown',
      errors: [{ path: 'responsibleId' }],
    })
    const unknown = '01890000-0000-7000-8000-00000000dead'
    expect((await edit(administrator, id, { responsibleId: unknown })).error).toMatchObject({
      code: 'reference-unknown',
    })
  })

  test('has a history of its states with the side that set each', async () => {
    const { customer, id } = await opened()
    const steps = [
      () => edit(customer, id, { read: true }),
      () => write(manager, id, {}),
      () => write(manager, id, {}),
      () => write(customer, id, {}),
      () => edit(manager, id, { stateId: TICKET_STATE_IDS.Closed }),
      () => edit(customer, id, { stateId: TICKET_STATE_IDS.Open }),
    ]
    for (const step of steps) {
      app.clock.advance({ seconds: 1 })
      await step()
    }
    const { stateHistory } = (await read(customer, id)).data!
    expect(stateHistory.map(({ state, isFromStaff }) => [state, isFromStaff ? 'staff' : 'customer'])).toEqual([
      ['Open', 'customer'],
      ['PendingCustomer', 'staff'],
      ['PendingManager', 'customer'],
      ['Closed', 'staff'],
      ['Open', 'customer'],
    ])
    expect((await list(customer)).data[0]!.stateHistory).toEqual(stateHistory)
  })

  test('accepts one of three concurrent edits of the same version', async () => {
    const { customer, id } = await opened()
    const { updatedAt } = (await read(customer, id)).data!
    const answers = await Promise.all(
      (['Closed', 'Dismissed', 'PendingCustomer'] as const).map((state) =>
        edit(manager, id, { stateId: TICKET_STATE_IDS[state], updatedAt }),
      ),
    )
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(['edit-conflict', 'edit-conflict', undefined])
  })

  test('can be deleted by administrators with its messages and documents only', async () => {
    const { customer, id } = await opened()
    const message = (await write(customer, id, { file: pdf('adjunto.pdf') })).data!
    const other = await opened()
    const kept = (await write(other.customer, other.id, { file: pdf('otro.pdf') })).data!
    expect((await remove(administrator, id)).response.status).toBe(204)
    expect((await read(customer, id)).error?.status).toBe(404)
    expect((await view(customer, message.document!.documentId)).statusCode).toBe(404)
    expect((await view(other.customer, kept.document!.documentId)).statusCode).toBe(200)
    expect(
      await app.kernel.database.select().from(files).where(eq(files.fileId, message.document!.file.fileId)),
    ).toEqual([])
    expect((await remove(administrator, id)).error?.status).toBe(404)
  })
})

describe('messages', () => {
  test('make it the other side’s turn and set the unread flag', async () => {
    const { customer, id } = await opened()
    const flags = async () => [(await read(customer, id)).data!.read, (await read(manager, id)).data!.read]
    expect(await flags()).toEqual([true, false])
    expect((await write(manager, id, { message: '¿Qué día fue?' })).data).toMatchObject({
      isFromStaff: true,
      userName: 'Marta Gil',
      state: 'PendingCustomer',
      stateId: TICKET_STATE_IDS.PendingCustomer,
    })
    expect(await flags()).toEqual([false, true])
    await edit(customer, id, { read: true })
    expect(await flags()).toEqual([true, true])
    app.clock.advance({ seconds: 1 })
    expect((await write(customer, id, { message: 'El lunes.', file: picture('recibo.png') })).data).toMatchObject({
      isFromStaff: false,
      state: 'PendingManager',
      document: { file: { name: 'recibo.png' } },
    })
    expect(await flags()).toEqual([true, false])
    expect((await messagesOf(customer, id)).data).toMatchObject({
      total: 2,
      data: [{ message: '¿Qué día fue?', document: null }, { message: 'El lunes.' }],
    })
    expect((await read(customer, id)).data).toMatchObject({ messageCount: 2, state: 'PendingManager', documents: [] })
  })

  test('may name their sender, but no other person', async () => {
    const { customer, id } = await opened()
    expect((await write(customer, id, { userId: customer.userId })).data).toMatchObject({ isFromStaff: false })
    expect((await write(manager, id, { userId: customer.userId })).error).toMatchObject({
      code: 'reference-unknown',
      errors: [{ path: 'userId' }],
    })
    expect((await messagesOf(customer, id)).data!.total).toBe(1)
  })

  test('are reported to the other side by mail, unless it declines such mails', async () => {
    const { customer, id } = await opened({ email: 'preguntona@example.org' })
    await write(manager, id, {})
    expect(await subjectsTo('preguntona@example.org')).toEqual(['Han respondido a su ticket'])
    const quiet = await opened({ email: 'callada@example.org', ticketEmailNotifications: false })
    await write(manager, quiet.id, {})
    expect(await subjectsTo('callada@example.org')).toEqual([])
    const worker = await given(app).manager({ email: 'gestora@example.org' })
    await edit(administrator, id, { responsibleId: worker.userId })
    await write(customer, id, {})
    expect(await subjectsTo('gestora@example.org')).toEqual(['Un ticket espera su respuesta'])
  })

  test('are all stored when concurrent', async () => {
    const { customer, id } = await opened()
    await Promise.all([
      write(customer, id, { message: 'uno' }),
      write(manager, id, { message: 'dos' }),
      write(customer, id, { message: 'tres' }),
    ])
    expect((await messagesOf(customer, id)).data!.data.map(({ message }) => message).toSorted()).toEqual([
      'dos',
      'tres',
      'uno',
    ])
  })
})

describe('a list of tickets', () => {
  test('counts unread tickets of the caller', async () => {
    const { customer, id } = await opened()
    const unread = async (who: Person) => (await list(who, { userId: customer.userId, read: false, take: 1 })).total
    expect([await unread(customer), await unread(manager), await unread(administrator)]).toEqual([0, 1, 1])
    await write(manager, id, {})
    expect([await unread(customer), await unread(manager), await unread(administrator)]).toEqual([1, 0, 0])
    expect((await list(customer, { read: true })).total).toBe(0)
  })
})

test('staff are the customer side of their own tickets', async () => {
  const own = (await open(manager)).data!
  expect(own).toMatchObject({ userId: manager.userId, managerId: null, read: true })
  expect((await write(administrator, own.id, {})).data).toMatchObject({ isFromStaff: true })
  expect((await read(manager, own.id)).data).toMatchObject({ read: false })
  expect((await edit(manager, own.id, { stateId: TICKET_STATE_IDS.Dismissed })).error?.code).toBe('forbidden')
})
