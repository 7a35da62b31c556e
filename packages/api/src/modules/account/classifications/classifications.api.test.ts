import { classRequest, given, sample, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, it, test } from 'vitest'

const app = testApp()
let ana: Person
let ada: Person
let email: string
let people = 0
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  email = `clase${(people += 1)}@example.org`
  ana = await given(app).person({ email })
  ada = await given(app).administrator()
})

type Decision = { state: 'approved' } | { state: 'refused' | 'ended'; reason?: string }
const ask = (who = ana, body: object = {}) =>
  who.client.POST('/v1/account/classifications', { body: { ...classRequest(), ...body } })
const askedId = async (who = ana) => (await ask(who)).data!.classificationId
const path = (id: string) => ({ params: { path: { id } } })
const decide = (id: string, body: Decision, who = ada) =>
  who.client.PATCH('/v1/account/classifications/{id}', { ...path(id), body })
const withdraw = (id: string, who = ana) => who.client.POST('/v1/account/classifications/{id}/withdraw', path(id))
const giveUp = (id: string, who = ana) => who.client.POST('/v1/account/classifications/{id}/give-up', path(id))
const read = async (id: string, who = ada) => (await who.client.GET('/v1/account/classifications/{id}', path(id))).data
const subjects = async () => {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email, orderSide: 'asc' } } })
  return data!.data.map(({ subject }) => subject)
}

describe('a request to be treated as a sophisticated investor', () => {
  it('waits with its attestation and evidence, is confirmed by mail, and grants no class yet', async () => {
    const { data } = await ask(ana, { documents: [sample.pdf(), sample.png()] })
    expect(data).toMatchObject({
      wantedClass: 'sophisticated',
      criteria: ['income', 'transactions'],
      statementVersion: '2026-11-24',
      state: 'pending',
      isInForce: false,
      validFrom: null,
      decidedBy: null,
      decidedByName: null,
    })
    expect(data!.documents.map(({ file }) => file.contentType)).toEqual(['application/pdf', 'image/png'])
    expect(await subjects()).toContain('Hemos recibido su solicitud de categoría de inversor')
  })

  it('cannot be sent while another waits, even when two are sent at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    const codes = answers.map(({ error, response }) => error?.code ?? response.status)
    expect(codes.toSorted()).toEqual([201, 'classification-pending', 'classification-pending'])
    expect((await withdraw(answers.find(({ data }) => data)!.data!.classificationId)).data?.state).toBe('withdrawn')
    expect((await ask()).response.status).toBe(201)
  })
})

describe('a decision', () => {
  it('approves for two years, and mails it', async () => {
    ada = await given(app).administrator({ name: 'Ada', surname: 'Soler' })
    const { data } = await decide(await askedId(), { state: 'approved' })
    expect(data).toMatchObject({
      ...{ state: 'approved', isInForce: true, validFrom: '2026-11-20', validUntil: '2028-11-19' },
      ...{ decidedBy: ada.userId, decidedByName: 'Ada Soler' },
    })
    expect(await subjects()).toContain('Ya es inversor experimentado')
  })

  it('refuses with a reason, which the investor and the audit list get', async () => {
    const id = await askedId()
    expect((await decide(id, { state: 'refused' })).error).toMatchObject({ code: 'reason-required' })
    expect((await decide(id, { state: 'refused', reason: 'No se lee' })).data).toMatchObject({ reason: 'No se lee' })
    expect(await subjects()).toContain('No hemos aprobado su solicitud de categoría de inversor')
    const { data } = await ada.client.GET('/v1/misc/audit', { params: { query: { recordId: id } } })
    expect(data!.data).toMatchObject([
      {
        operation: 'classifications.decide',
        userId: ana.userId,
        before: { state: { choice: 'pending' } },
        after: { state: { choice: 'refused' } },
        reason: 'No se lee',
      },
    ])
  })

  it('ends a class whose conditions have ceased, with its reason', async () => {
    const id = await askedId()
    await decide(id, { state: 'approved' })
    const { data } = await decide(id, { state: 'ended', reason: 'Ya no alcanza los ingresos' })
    expect(data).toMatchObject({ state: 'ended', isInForce: false, reason: 'Ya no alcanza los ingresos' })
    expect(await subjects()).toContain('Vuelve a ser inversor no experimentado')
  })

  it('succeeds once when two administrators decide at the same moment', async () => {
    const [id, eva] = [await askedId(), await given(app).administrator()]
    const answers = await Promise.all([
      decide(id, { state: 'approved' }),
      decide(id, { state: 'refused', reason: 'No se lee' }, eva),
    ])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  })

  it('and a concurrent withdrawal by the investor never both succeed', async () => {
    const id = await askedId()
    const answers = await Promise.all([decide(id, { state: 'approved' }), withdraw(id)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  })

  it('on a renewal replaces the previous class, which stays in force until then', async () => {
    const first = await askedId()
    await decide(first, { state: 'approved' })
    app.clock.set('2026-11-20T19:00:00Z')
    const { client } = await given(app).session(ana.userId)
    const second = await askedId({ ...ana, client })
    ada = { ...ada, client: (await given(app).session(ada.userId)).client }
    expect(await read(first)).toMatchObject({ state: 'approved', isInForce: true })
    await decide(second, { state: 'approved' })
    expect(await read(first)).toMatchObject({ state: 'replaced', isInForce: false })
    expect(await read(second)).toMatchObject({ state: 'approved', isInForce: true })
  })
})

test('the investor can give up the class at once, and it stays in the history', async () => {
  const id = await askedId()
  await decide(id, { state: 'approved' })
  expect((await giveUp(id)).data).toMatchObject({ state: 'ended', isInForce: false, reason: null })
  expect((await giveUp(id)).error).toMatchObject({ code: 'state-forbids' })
  expect(await subjects()).toContain('Ha renunciado a su categoría de inversor')
})

test('closing an account removes its waiting requests and evidence, and keeps those of others', async () => {
  const bea = await given(app).person()
  const [one, other] = [await ask(), await ask(bea)]
  const view = (document: string, { client } = ada) =>
    client.GET('/v1/account/classifications/view-document/{id}', { ...path(document), parseAs: 'text' })
  const [own, theirs] = [one, other].map(({ data }) => data!.documents[0]!)
  const count = async () => {
    const { rows } = await app.kernel.database.$client.query('select 1 from files where file_id = $1', [
      own!.file.fileId,
    ])
    return rows.length
  }
  expect(await count()).toBe(1)
  await ada.client.DELETE('/v1/account/users/{id}', path(ana.userId))
  await app.runJobs()
  expect(await read(one.data!.classificationId)).toMatchObject({ state: 'withdrawn', documents: [] })
  expect((await view(own!.documentId)).response.status).toBe(404)
  expect(await count()).toBe(0)
  expect((await view(theirs!.documentId)).response.status).toBe(200)
})
