import { calendarDateOf } from '@cauce/contract'
import type { Person } from './given.ts'
import { granted } from './granted.ts'
import { pdf } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

const handler = { handlerName: 'Marta Gil', handlerEmail: 'marta@cauce.example', handlerPhone: '+34 600 123 456' }
const KINDS = ['payment', 'order', 'other'] as const

interface Sent {
  readonly number: string
  readonly email: string
}

async function sent(client: Person['client'], name: string): Promise<Sent> {
  const email = `reclama-${crypto.randomUUID()}@correo.example`
  const body = { name, email, description: `No me pagan, dice ${name}`, documents: [pdf()] }
  const { number } = await granted(client.POST('/v1/support/complaints', { body: body as never }))
  return { number, email }
}

const found = async (client: Person['client'], search: string) =>
  (await granted(client.GET('/v1/support/complaints', { params: { query: { search } } }))).data[0]!

async function tokenOf(app: TestApp, { email }: Pick<Sent, 'email'>): Promise<string> {
  await app.runJobs()
  const { data } = await granted(app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } }))
  return /(?:complaints\/follow|contact\/confirm)\?token=([\w-]{43})/.exec(data[0]!.text)![1]!
}

export async function complained(
  app: TestApp,
  { customer, administrator }: { readonly customer: Person; readonly administrator: Person },
): Promise<Readonly<Record<string, string>>> {
  const complaint = await sent(customer.client, 'Prat')
  const { complaintId, documents } = await found(administrator.client, complaint.number)
  const { documentId } = documents[0]!
  return {
    'complaints.id': complaintId,
    'complaints.viewDocument.id': documentId,
    'complaintLinks.id': documentId,
    'complaintLinks.token': await tokenOf(app, complaint),
    'contactLinks.token': await contacted(app),
  }
}

async function contacted(app: TestApp): Promise<string> {
  const body = { name: 'Olga Prat', email: 'escribe@correo.example', subject: 'other', message: 'Una duda' } as const
  await granted(app.client().POST('/v1/support/contact-messages', { body }))
  return tokenOf(app, body)
}

export async function manyComplaints(app: TestApp, { client }: Pick<Person, 'client'>): Promise<void> {
  const dueOn = calendarDateOf(app.clock.now())
  for (const [index, kind] of KINDS.entries()) {
    const complaint = await sent(app.client(), ['Ávila', 'Bosch', 'Cid'][index]!)
    const { complaintId } = await found(client, complaint.number)
    const params = { path: { id: complaintId } }
    await granted(client.PATCH('/v1/support/complaints/{id}', { params, body: { kind } }))
    if (index === 0) continue
    const admission = { step: 'admit', ...handler, ...(index === 1 && { dueOn }) } as const
    await granted(client.POST('/v1/support/complaints/{id}/steps', { params, body: admission }))
    const path = { token: await tokenOf(app, complaint) }
    const body = { message: 'Añado el contrato.' }
    await granted(app.client().POST('/v1/support/complaint-links/{token}/messages', { params: { path }, body }))
    const decision = { step: 'decide', outcome: 'rejected', answer: 'Se le pagó' } as const
    if (index === 2) await granted(client.POST('/v1/support/complaints/{id}/steps', { params, body: decision }))
  }
}
