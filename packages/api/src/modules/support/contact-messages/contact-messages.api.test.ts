import { given, sample, startTestApp, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { carryOutRetention } from '../../../flows/retention/index.ts'

const app = testApp({ isLoginThrottled: false })
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

let people = 0
const newEmail = () => `visita${(people += 1)}@correo.example`
const written = { name: 'Olga Prat', subject: 'investing', message: '¿Cuál es el mínimo?' } as const
const send = (email: string, client = app.client()) =>
  client.POST('/v1/support/contact-messages', { body: { ...written, email } })
const mailsTo = async (to: string) => {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}
async function tokenTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/contact\/confirm\?token=([\w-]{43})/.exec(mail!.text)![1]!
}
const byToken = (token: string) => ({ params: { path: { token } } })
const read = (token: string) => app.client().GET('/v1/support/contact-links/{token}', byToken(token))
const confirm = (token: string, body: object = {}) =>
  app.client().POST('/v1/support/contact-links/{token}/confirmation', { ...byToken(token), body: body as never })
const ticketsFor = async ({ client }: Person, email: string) =>
  (await client.GET('/v1/support/tickets', {})).data!.data.filter(({ visitorEmail }) => visitorEmail === email)

async function confirmed(files: readonly File[] = []) {
  const email = newEmail()
  await send(email)
  await confirm(await tokenTo(email), files.length === 0 ? {} : { documents: files })
  const [ticket] = await ticketsFor(administrator, email)
  return { email, ticket: ticket! }
}
const answer = (id: string, body: object) =>
  administrator.client.POST('/v1/support/tickets/{id}/messages', { params: { path: { id } }, body: body as never })

test('a message reaches staff once its address is confirmed, once, with its files', async () => {
  const email = newEmail()
  expect((await send(email)).response.status).toBe(204)
  expect(await ticketsFor(administrator, email)).toEqual([])
  const token = await tokenTo(email)
  expect((await read(token)).data).toMatchObject({ ...written, email })
  const documents = [sample.pdf('plano.pdf')]
  const answers = await Promise.all([confirm(token, { documents }), confirm(token, { documents })])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([204, 404])
  expect((await read(token)).error).toMatchObject({ status: 404 })
  const tickets = await ticketsFor(administrator, email)
  expect(tickets).toMatchObject([
    { title: 'Cómo invertir', userId: null, userName: 'Olga Prat', read: false, description: written.message },
  ])
  expect(tickets[0]!.documents.map(({ file }) => file.name)).toEqual(['plano.pdf'])
  const inbox = await administrator.client.GET('/v1/misc/inbox', {})
  expect(JSON.stringify(inbox.data)).toContain(tickets[0]!.id)
})

test('the answer goes to the confirmed address and ends the ticket; a file cannot go with it', async () => {
  const { email, ticket } = await confirmed()
  const refused = await answer(ticket.id, { message: 'Adjunto.', file: sample.pdf('folleto.pdf') })
  expect(refused.error).toMatchObject({ code: 'too-many-files' })
  expect((await answer(ticket.id, { message: 'Son 100 euros.' })).data).toMatchObject({ state: 'Closed' })
  expect((await mailsTo(email))[0]).toMatchObject({
    subject: 'Respuesta a su mensaje: Cómo invertir',
    text: expect.stringContaining('Son 100 euros.'),
  })
})

test('only an administrator sees it, until a manager is responsible for it', async () => {
  const manager = await given(app).manager()
  const customer = await given(app).person()
  const { email, ticket } = await confirmed([sample.pdf('a.pdf')])
  const byId = { params: { path: { id: ticket.id } } }
  const document = { params: { path: { id: ticket.documents[0]!.documentId } } }
  for (const { client } of [manager, customer]) {
    expect((await client.GET('/v1/support/tickets/{id}', byId)).response.status).toBe(404)
    expect((await client.GET('/v1/support/tickets/view-document/{id}', document)).response.status).toBe(404)
  }
  await administrator.client.PATCH('/v1/support/tickets/{id}', { ...byId, body: { responsibleId: manager.userId } })
  expect(await ticketsFor(manager, email)).toHaveLength(1)
  expect(await ticketsFor(customer, email)).toEqual([])
})

test('an unconfirmed message is erased after a day, a closed ticket of a visitor after a year', async () => {
  const forgotten = newEmail()
  await send(forgotten)
  const token = await tokenTo(forgotten)
  const { email, ticket } = await confirmed([sample.pdf('a.pdf')])
  await answer(ticket.id, { message: 'Gracias.' })
  const open = await confirmed()
  app.clock.advance({ days: 1, seconds: 1 })
  await carryOutRetention(app.kernel)
  expect((await confirm(token)).error).toMatchObject({ status: 404 })
  app.clock.advance({ days: 363 })
  await carryOutRetention(app.kernel)
  administrator = { ...administrator, ...(await given(app).session(administrator.userId)) }
  expect(await ticketsFor(administrator, email)).toHaveLength(1)
  app.clock.advance({ days: 2 })
  await carryOutRetention(app.kernel)
  administrator = { ...administrator, ...(await given(app).session(administrator.userId)) }
  expect(await ticketsFor(administrator, email)).toEqual([])
  expect(await ticketsFor(administrator, open.email)).toHaveLength(1)
})

test('messages are throttled by address of the sender and by network', async () => {
  const slow = await startTestApp()
  const statuses = []
  for (let each = 0; each < 7; each += 1)
    statuses.push((await send('olga@correo.example', slow.client())).response.status)
  for (let each = 0; each < 30; each += 1) statuses.push((await send(newEmail(), slow.client())).response.status)
  await slow.stop()
  expect([statuses[0], statuses[6], statuses[7], statuses.at(-1)]).toEqual([204, 429, 204, 429])
})
