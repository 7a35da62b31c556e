import { given, sample, startTestApp, testApp, type Person } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { carryOutRetention } from '../../../flows/retention/index.ts'

const app = testApp({ isLoginThrottled: false })
let administrator: Person
let manager: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
  manager = await given(app).manager({ name: 'Marta', surname: 'Gil' })
})

const path = '/v1/support/complaints/{id}'
const byId = (id: string) => ({ params: { path: { id } } })
let people = 0
const newEmail = () => `reclama${(people += 1)}@correo.example`
const send = (body: object = {}, client = app.client()) =>
  client.POST('/v1/support/complaints', {
    body: { name: 'Prat', firstName: 'Olga', email: newEmail(), description: 'No me pagan.', ...body } as never,
  })
const mailsTo = async (to: string) => {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}
const list = async (query: object, { client } = administrator) =>
  (await client.GET('/v1/support/complaints', { params: { query } })).data!
const find = async (search: string) => (await list({ search })).data[0]!
/** A minute apart, because the history sorts by time. */
const take = (id: string, body: object, { client } = administrator) => {
  app.clock.advance({ minutes: 1 })
  return client.POST('/v1/support/complaints/{id}/steps', { ...byId(id), body: body as never })
}
const handler = { handlerName: 'Marta Gil', handlerEmail: 'marta@cauce.example', handlerPhone: '+34 600 123 456' }
const admit = { step: 'admit', ...handler }
const decision = { step: 'decide', outcome: 'partlyGranted', answer: 'Le pagamos la mitad porque…' }

/** With the token of the mailed link. */
async function received(body: object = {}) {
  const email = newEmail()
  const { data } = await send({ email, ...body })
  const complaint = await find(data!.number)
  return { email, token: await tokenTo(email), number: data!.number, id: complaint.complaintId, complaint }
}
async function tokenTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return tokenIn(mail!.text)
}
const tokenIn = (text: string) => /\/complaints\/follow\?token=([\w-]{43})/.exec(text)![1]!
const follow = (token: string) =>
  app.client().GET('/v1/support/complaint-links/{token}', { params: { path: { token } } })
const write = (token: string, body: object = {}, client = app.client()) =>
  client.POST('/v1/support/complaint-links/{token}/messages', {
    params: { path: { token } },
    body: { message: 'Añado el contrato.', ...body } as never,
  })
const withdraw = (token: string) =>
  app.client().POST('/v1/support/complaint-links/{token}/withdrawal', { params: { path: { token } } })

describe('sending a complaint', () => {
  test('works without an account, and is acknowledged by mail with number, day and private link', async () => {
    const { number, email, complaint } = await received({ documents: [sample.pdf('contrato.pdf')], hasContracts: true })
    expect(number).toMatch(/^RC-2026-\d{6}$/)
    expect(complaint).toMatchObject({ state: 'received', name: 'Olga Prat', userId: null, kind: null, outcome: null })
    expect(complaint.form).toMatchObject({
      description: 'No me pagan.',
      hasContracts: true,
      hasPower: false,
      lei: null,
    })
    expect(complaint.documents.map(({ file }) => file.name)).toEqual(['contrato.pdf'])
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toBe(`Hemos recibido su reclamación ${number}`)
    expect(mail!.text).toContain(complaint.admissibilityDueOn.split('-').toReversed().join('/'))
  })

  test('sends mails in the language of the complaint', async () => {
    const email = newEmail()
    await send({ email }, app.client(undefined, { 'accept-language': 'en' }))
    expect((await mailsTo(email))[0]!.subject).toMatch(/^We have received your complaint/)
  })

  test('records the logged-in customer', async () => {
    const person = await given(app).person()
    const { data } = await send({}, person.client)
    expect((await find(data!.number)).userId).toBe(person.userId)
  })

  test('receives concurrent copies of one form once', async () => {
    const body = { email: newEmail(), description: 'Dos veces' }
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(new Set(answers.map(({ data }) => data!.number)).size).toBe(1)
    expect((await mailsTo(body.email)).length).toBe(1)
    app.clock.advance({ days: 1 })
    expect((await send(body)).data!.number).not.toBe(answers[0]!.data!.number)
    administrator = { ...administrator, ...(await given(app).session(administrator.userId)) }
    manager = { ...manager, ...(await given(app).session(manager.userId)) }
  })

  test('refuses a file that is not a document, and too many files', async () => {
    const script = new File(['<script>alert(1)</script>'], 'contrato.pdf')
    expect((await send({ documents: [script] })).error).toMatchObject({ code: 'file-kind' })
    const six = Array.from({ length: 6 }, () => sample.pdf('x.pdf'))
    expect((await send({ documents: six })).error).toMatchObject({ code: 'too-many-files' })
  })

  test('limits how many complaints and messages can be sent in a row', async () => {
    const slow = await startTestApp()
    const client = slow.client()
    const email = 'olga@correo.example'
    const post = (body: object) =>
      client.POST('/v1/support/complaints', { body: { name: 'Prat', email, ...body } as never })
    await post({ description: 'No me pagan.' })
    await slow.runJobs()
    const outbox = await client.GET('/v1/misc/outbox', { params: { query: { to: email } } })
    const token = tokenIn(outbox.data!.data[0]!.text)
    const [complaints, messages] = [[], []] as number[][]
    for (let each = 0; each < 7; each += 1) {
      complaints!.push((await post({ description: `Vez ${each}` })).response.status)
      messages!.push((await write(token, { message: `Vez ${each}` }, client)).response.status)
    }
    await slow.stop()
    expect([complaints!.at(-1), messages![0], messages!.at(-1)]).toEqual([429, 201, 429])
  })
})

describe('the private link', () => {
  test('shows the complaint, but no internal notes of staff', async () => {
    const { token, id } = await received()
    await administrator.client.PATCH(path, {
      ...byId(id),
      body: { draft: 'Borrador', measures: 'Nada', kind: 'payment' },
    })
    const note = { message: 'Ojo con este', isInternal: true, documents: [sample.pdf('interno.pdf')] }
    await manager.client.POST('/v1/support/complaints/{id}/messages', { ...byId(id), body: note as never })
    const { data } = await follow(token)
    expect(data).toMatchObject({ state: 'received', messages: [], documents: [], mayWrite: true, mayWithdraw: true })
    expect(JSON.stringify(data)).not.toMatch(/Borrador|Ojo|interno|payment/)
  })

  test('opens only its own documents', async () => {
    const [one, other] = [
      await received({ documents: [sample.pdf('uno.pdf')] }),
      await received({ documents: [sample.pdf('otro.pdf')] }),
    ]
    const view = (token: string, id: string) =>
      app.app.inject({ url: `/v1/support/complaint-links/${token}/documents/${id}` })
    const { documentId } = one.complaint.documents[0]!
    expect((await view(one.token, documentId)).statusCode).toBe(200)
    expect((await view(other.token, documentId)).statusCode).toBe(404)
    const note = { message: 'Nota', isInternal: true, documents: [sample.pdf('interno.pdf')] }
    const { data } = await manager.client.POST('/v1/support/complaints/{id}/messages', {
      ...byId(one.id),
      body: note as never,
    })
    expect((await view(one.token, data!.documents.at(-1)!.documentId)).statusCode).toBe(404)
  })

  test('cannot be guessed and is not stored', async () => {
    const { token } = await received()
    expect((await follow('A'.repeat(43))).error).toMatchObject({ status: 404, code: 'not-found' })
    const { rows } = await app.kernel.database.$client.query('select * from complaint_links')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    const jobs = await app.kernel.database.$client.query('select * from graphile_worker._private_jobs')
    expect(JSON.stringify(jobs.rows)).not.toContain(token)
  })

  test('accepts messages with files, which staff can answer', async () => {
    const { token, id, email } = await received()
    const other = await received()
    await write(token, { documents: [sample.pdf('recibo.pdf')] })
    expect((await list({ awaitsReply: true })).data.map(({ complaintId }) => complaintId)).toContain(id)
    expect((await find(other.number)).awaitsReply).toBe(false)
    app.clock.advance({ minutes: 1 })
    const body = { message: 'Gracias, lo miramos.' }
    const answered = await manager.client.POST('/v1/support/complaints/{id}/messages', { ...byId(id), body })
    expect(answered.data).toMatchObject({ awaitsReply: false })
    expect((await follow(token)).data!.messages.map(({ isFromStaff, message }) => [isFromStaff, message])).toEqual([
      [false, 'Añado el contrato.'],
      [true, 'Gracias, lo miramos.'],
    ])
    expect((await mailsTo(email))[0]!.subject).toMatch(/^Tiene un mensaje sobre su reclamación/)
  })

  test('withdraws the complaint once, even with concurrent requests, and ends its messages', async () => {
    const { token, email } = await received()
    const answers = await Promise.all([withdraw(token), withdraw(token)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
    expect((await follow(token)).data).toMatchObject({ state: 'withdrawn', mayWrite: false, mayWithdraw: false })
    expect((await write(token)).error).toMatchObject({ code: 'state-forbids' })
    expect((await mailsTo(email))[0]!.subject).toMatch(/^Ha retirado/)
  })
})

describe('handling by staff', () => {
  test('informs the complainant of each step, from admission to closing, with the legal contents', async () => {
    const { id, email, token } = await received()
    const admitted = (await take(id, admit)).data!
    expect(admitted).toMatchObject({ state: 'admissible', ...handler, dueOn: admitted.decisionDueOn })
    expect((await mailsTo(email))[0]!.text).toMatch(/Marta Gil: marta@cauce\.example, teléfono \+34 600 123 456/)
    const dueOn = '2027-03-01'
    await take(id, { step: 'delay', reason: 'Falta el banco', dueOn })
    expect((await mailsTo(email))[0]!.text).toMatch(/Falta el banco[^]*01\/03\/2027/)
    await administrator.client.PATCH(path, { ...byId(id), body: { draft: 'Le pagamos…' } })
    const decided = (await take(id, decision)).data!
    expect(decided).toMatchObject({
      state: 'decided',
      outcome: 'partlyGranted',
      draft: null,
      dueOn: null,
      urgency: null,
    })
    expect((await mailsTo(email))[0]!.text).toMatch(
      /Le pagamos la mitad[^]*CNMV|Le pagamos la mitad[^]*Comisión Nacional/,
    )
    await take(id, { step: 'close' })
    expect((await follow(token)).data).toMatchObject({
      ...{ state: 'closed', outcome: 'partlyGranted', mayWrite: false },
      steps: [
        { step: 'admit' },
        { step: 'delay', reason: 'Falta el banco', dueOn },
        { step: 'decide' },
        { step: 'close' },
      ],
    })
  })

  test.each([
    ['granted', /Hemos estimado su reclamación/, false],
    ['rejected', /Hemos desestimado/, true],
  ] as const)(
    'the mail of a decision that is %s says so, and names the remedies unless fully granted',
    async (outcome, words, names) => {
      const { id, email } = await received()
      await take(id, admit)
      await take(id, { ...decision, outcome })
      const { text } = (await mailsTo(email))[0]!
      expect(text).toMatch(words)
      expect(text.includes('Comisión Nacional del Mercado de Valores')).toBe(names)
    },
  )

  test('a dismissal gives its reason and where to turn', async () => {
    const { id, email } = await received()
    expect((await take(id, { step: 'dismiss' })).error?.errors).toMatchObject([{ path: 'reason', code: 'required' }])
    await take(id, { step: 'dismiss', reason: 'No es de esta plataforma' })
    expect((await mailsTo(email))[0]!.text).toMatch(/No es de esta plataforma[^]*Comisión Nacional/)
  })

  test('only one of two concurrent decisions succeeds', async () => {
    const { id, email } = await received()
    await take(id, admit)
    const answers = await Promise.all([take(id, decision), take(id, { ...decision, outcome: 'rejected' })])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Hemos resuelto')).length).toBe(1)
  })

  test('every change by staff is in the audit list', async () => {
    const { id } = await received()
    await manager.client.PATCH(path, { ...byId(id), body: { kind: 'payment' } })
    await take(id, admit)
    const query = { recordId: id, orderSide: 'asc' } as const
    const { data } = await administrator.client.GET('/v1/misc/audit', { params: { query } })
    expect(data!.data.map(({ operation }) => operation)).toEqual(['complaints.edit', 'complaints.decide'])
  })
})

test('an ended complaint is kept for five years, then deleted with its documents, an open one is not', async () => {
  const { id, token } = await received({ documents: [sample.pdf('contrato.pdf')] })
  const open = await received()
  const stored = `select storage_key from files join complaint_documents using (file_id) where complaint_id = $1`
  const { rows } = await app.kernel.database.$client.query<{ storage_key: string }>(stored, [id])
  const isStored = async () => {
    await carryOutRetention(app.kernel)
    await app.runJobs()
    return app.kernel.storage.has(rows[0]!.storage_key)
  }
  await withdraw(token)
  app.clock.advance({ days: 5 * 365 })
  expect([await isStored(), (await follow(token)).response.status]).toEqual([true, 200])
  app.clock.advance({ days: 3 })
  expect([await isStored(), (await follow(token)).response.status]).toEqual([false, 404])
  const left = 'select 1 from complaint_documents where complaint_id = $1'
  expect((await app.kernel.database.$client.query(left, [id])).rows).toEqual([])
  administrator = { ...administrator, ...(await given(app).session(administrator.userId)) }
  expect(await find(open.number)).toMatchObject({ state: 'received' })
})
