import {
  given,
  openCompanyAccount,
  startGivenInstitution,
  startTestApp,
  type Person,
  type TestApp,
} from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueJob } from '../../../jobs/index.ts'
import { followInstitutionJob } from './institution-events.service.ts'
import { institutionOf } from './institution.service.ts'
import { newOrder } from './testing/institution-worlds.ts'
import { signatureOf } from './sandbox.ts'

type Sandbox = Awaited<ReturnType<typeof startGivenInstitution>>

let sandbox: Sandbox
let app: TestApp
let admin: Person
let investor: Person
let bankAccountId: string
beforeAll(async () => {
  sandbox = await startGivenInstitution()
  app = await startTestApp({ institution: sandbox.settings })
  sandbox.attach(app)
  admin = await given(app).administrator()
  investor = await given(app).investor({ name: 'Lucía', surname: 'Peña' })
  bankAccountId = await given(app).bankAccount(investor)
})
afterAll(async () => {
  await app.stop()
  await sandbox.close()
})
beforeEach(() => {
  Object.assign(sandbox.faults, { isDown: false, isSilent: false, failsAfterAccepting: 0 })
  sandbox.lose()
})

const announce = async (amount: string) => {
  const body = { type: 'income', amount, bankAccountId } as const
  const { data, response } = await investor.client.POST('/v1/wallet/transactions', { body })
  expect(response.status).toBe(201)
  return data!.transactionId
}
const instructions = (amount = '25.00') =>
  investor.client.GET('/v1/bank/deposit-instructions', { params: { query: { amount } } })
const state = async () => (await admin.client.GET('/v1/bank/institution')).data!
const lastMail = async () => {
  await app.runJobs()
  return (await admin.client.GET('/v1/misc/outbox', { params: { query: { take: 1 } } })).data!.data[0]!.text
}
const kept = async () => {
  const { rows } = await app.kernel.database.$client.query<{ id: string; kind: string }>(
    'select provider_event_id as id, kind from institution_events order by provider_event_id',
  )
  return rows
}
const idsOf = () => sandbox.books.state.notices.map(({ id }) => id)
const poll = async () => {
  await queueJob(app.kernel.database, followInstitutionJob, {})
  await app.runJobs()
}

describe('the destination of deposits', () => {
  test('is missing until two administrators have approved the account of the institution', async () => {
    expect((await instructions()).error).toMatchObject({ status: 409, code: 'no-company-account' })
    await announce('10.00')
    expect(await lastMail()).not.toContain('IBAN')
    const { bookedOn } = (await institutionOf(app.kernel).openAccount({
      walletId: investor.walletId,
      name: '',
      reference: '',
    }))!
    const account = { iban: bookedOn, bic: 'SANDESM1XXX', beneficiary: 'Sandbox, clientes' }
    await openCompanyAccount([admin, await given(app).administrator()], account)
    expect((await instructions()).response.status).toBe(200)
  })

  test('is a permanent account of the person, shown in the dialog and in the mail', async () => {
    const { data } = await instructions()
    expect(data).toMatchObject({ bankName: 'Sandbox Institution', amount: '25.00', expiresAt: null })
    expect(data!.qrText!.split('\n').slice(5, 7)).toEqual(['Sandbox, clientes', data!.iban])
    await announce('25.00')
    expect((await lastMail()).replaceAll(' ', '')).toContain(data!.iban)
    expect((await instructions()).data).toEqual(data)
    const other = await given(app).investor({ name: 'Eva', surname: 'Ruiz' })
    const theirs = await other.client.GET('/v1/bank/deposit-instructions', { params: { query: {} } })
    expect(theirs.data!.iban).not.toBe(data!.iban)
    const { walletId } = other
    expect(sandbox.books.state.accounts.find((account) => account.walletId === walletId)!.name).toBe('Eva Ruiz')
  })

  test('is unavailable while the institution is down or silent, while deposits can still be announced', async () => {
    const newcomer = await given(app).investor()
    const account = await given(app).bankAccount(newcomer)
    const destination = () => newcomer.client.GET('/v1/bank/deposit-instructions', { params: { query: {} } })
    const unavailable = { status: 503, code: 'institution-unavailable' }
    sandbox.faults.isSilent = true
    expect((await destination()).error).toMatchObject(unavailable)
    Object.assign(sandbox.faults, { isSilent: false, isDown: true })
    expect((await destination()).error).toMatchObject(unavailable)
    const body = { type: 'income', amount: '10.00', bankAccountId: account } as const
    expect((await newcomer.client.POST('/v1/wallet/transactions', { body })).response.status).toBe(201)
    expect(await lastMail()).not.toContain('IBAN')
    expect(await state()).toMatchObject({ name: 'sandbox', isReachable: false, balance: null })
    sandbox.faults.isDown = false
    expect((await destination()).response.status).toBe(200)
    expect(await state()).toMatchObject({ isReachable: true })
  }, 60_000)
})

describe('an order', () => {
  test('exists once after it was accepted with an error answer and repeated', async () => {
    const institution = institutionOf(app.kernel)
    const order = newOrder(1_234n)
    sandbox.faults.failsAfterAccepting = 2
    await expect(institution.payOut(order)).rejects.toThrow('answered 500')
    await expect(institution.payOut(order)).rejects.toThrow('answered 500')
    expect(await institution.payOut(order)).toMatchObject({ id: order.id, state: 'pending' })
    expect(sandbox.books.state.payOuts.filter(({ id }) => id === order.id)).toHaveLength(1)
  })

  test('is refused without a valid signature, and so is an answer', async () => {
    const settings = { ...sandbox.settings, secret: 'a-secret-that-the-institution-does-not-have' }
    const stranger = institutionOf({ ...app.kernel, settings: { ...app.kernel.settings, institution: settings } })
    const order = newOrder(99n)
    await expect(stranger.payOut(order)).rejects.toThrow('without a right signature')
    expect(sandbox.books.state.payOuts.some(({ id }) => id === order.id)).toBe(false)
  })
})

describe('an event', () => {
  const send = (payload: string, signature?: string) =>
    app.app.inject({
      method: 'POST',
      url: '/v1/bank/events',
      payload,
      headers: { 'content-type': 'application/json', ...(signature && { 'institution-signature': signature }) },
    })
  const signed = (payload: string, at = app.clock.now(), secret = sandbox.settings.secret) =>
    send(payload, signatureOf(secret, at, 'event', payload))
  const event = (id: string, kind = 'something.new') =>
    JSON.stringify({ id, position: '1', kind, occurredAt: app.clock.now().toISOString(), payOutId: null })
  const refused = { status: 401, code: 'signature-invalid' }

  test('is kept once, regardless of repetition and order', async () => {
    for (const kind of ['one.kind', 'another.kind', 'a.third']) sandbox.books.notify(kind, null)
    const notices = sandbox.books.state.notices.slice(-3)
    sandbox.lose()
    for (const notice of [...notices.toReversed(), ...notices])
      expect((await signed(JSON.stringify(notice))).statusCode).toBe(204)
    const ids = (await kept()).map(({ id }) => id)
    for (const { id } of notices) expect(ids.filter((one) => one === id)).toHaveLength(1)
  })

  test.each([
    ['without a signature', () => send(event('evt-f1'))],
    [
      'with a signature of other bytes',
      () => send(event('evt-f2'), signatureOf(sandbox.settings.secret, app.clock.now(), 'event', event('evt-x'))),
    ],
    ['signed with another secret', () => signed(event('evt-f3'), app.clock.now(), 'x'.repeat(32))],
    ['dated six minutes ago', () => signed(event('evt-f4'), new Date(app.clock.now().getTime() - 360_000))],
    ['dated six minutes ahead', () => signed(event('evt-f5'), new Date(app.clock.now().getTime() + 360_000))],
    [
      'signed as a request',
      () =>
        send(
          event('evt-f6'),
          signatureOf(sandbox.settings.secret, app.clock.now(), 'POST /v1/bank/events', event('evt-f6')),
        ),
    ],
  ])('is refused %s', async (_title, forge) => {
    const before = await kept()
    expect((await forge()).json()).toMatchObject(refused)
    expect(await kept()).toEqual(before)
  })

  test.each(['', 'nonsense', '{"id":"evt-1"}', '[]'])('is refused as %j, even with a valid signature', async (raw) => {
    expect((await signed(raw)).json()).toMatchObject({ status: 400, code: 'body-unreadable' })
  })

  test('is accepted under the previous secret only during a rotation', async () => {
    const next = 'the-next-secret-of-the-institution'
    const settings = (previousSecret?: string) => ({ ...sandbox.settings, secret: next, previousSecret })
    const receiver = (previousSecret?: string) =>
      institutionOf({ ...app.kernel, settings: { ...app.kernel.settings, institution: settings(previousSecret) } })
    const raw = Buffer.from(event('evt-r1'))
    const now = app.clock.now()
    const headers = { 'institution-signature': signatureOf(sandbox.settings.secret, now, 'event', raw) }
    expect(receiver(sandbox.settings.secret).isSignatureRight(headers, raw, now)).toBe(true)
    expect(receiver().isSignatureRight(headers, raw, now)).toBe(false)
    const both = {
      'institution-signature': `${headers['institution-signature']},${signatureOf(next, now, 'event', raw).split(',')[1]}`,
    }
    expect(receiver().isSignatureRight(both, raw, now)).toBe(true)
  })

  test('is fetched if never delivered, and not stored twice otherwise', async () => {
    sandbox.books.notify('lost.event', null)
    sandbox.lose()
    sandbox.books.notify('delivered.event', null)
    await sandbox.deliver()
    await poll()
    expect((await kept()).map(({ id }) => id).filter((id) => id.startsWith('evt-0'))).toEqual(
      idsOf().filter((id) => id !== ''),
    )
    await poll()
    expect(await kept()).toHaveLength(new Set((await kept()).map(({ id }) => id)).size)
    expect((await state()).lastAskedAt).toBe(app.clock.now().toISOString())
  })

  test('is delivered again until it is accepted', async () => {
    sandbox.books.notify('patient.event', null)
    const last = idsOf().at(-1)!
    const { secret } = app.kernel.settings.institution!
    Object.assign(app.kernel.settings.institution!, { secret: 'x'.repeat(32) })
    await sandbox.deliver()
    expect((await kept()).map(({ id }) => id)).not.toContain(last)
    Object.assign(app.kernel.settings.institution!, { secret })
    await sandbox.deliver()
    expect((await kept()).map(({ id }) => id)).toContain(last)
  })
})

describe('without a sandbox', () => {
  test('refuses events and sandbox transfers', async () => {
    const plain = await startTestApp()
    const { client } = await given(plain).investor()
    const administrator = await given(plain).administrator()
    const raw = '{}'
    const signature = signatureOf(sandbox.settings.secret, plain.clock.now(), 'event', raw)
    const headers = { 'content-type': 'application/json', 'institution-signature': signature }
    const answer = await plain.app.inject({ method: 'POST', url: '/v1/bank/events', payload: raw, headers })
    expect(answer.statusCode).toBe(401)
    const body = { transactionId: crypto.randomUUID() }
    expect((await client.POST('/v1/bank/sandbox-transfers', { body })).response.status).toBe(404)
    expect((await administrator.client.GET('/v1/bank/institution')).data).toMatchObject({
      name: 'files',
      isReachable: true,
      waitingEvents: 0,
    })
    expect((await client.GET('/v1/bank/institution')).response.status).toBe(403)
    await plain.stop()
  })
})
