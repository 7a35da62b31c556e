import {
  given,
  givenKnownPerson,
  KNOWN_SECRET,
  openBrowser,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'
import { codeNow } from './totps.domain.ts'
import { spendStep } from './totps.queries.ts'
import { totps } from '../../../database/schema/auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const codeOf = (secret: string) => codeNow({ secret, lastUsedStep: null }, app.clock.now())
const logIn = ({ client }: TestBrowser, email: string) =>
  client.POST('/v1/auth/login', { body: { email, password: 'Cauce-2026' } })
const confirm = ({ client }: TestBrowser, totpId: string, code: string) =>
  client.POST('/v1/auth/totps/{totpId}/confirm', { params: { path: { totpId } }, body: { code } })
const recover = ({ client }: TestBrowser, recoveryCode: string) =>
  client.POST('/v1/auth/otp', { body: { recoveryCode } })

/** A person who has just set up their device, with the answers that they got. */
async function setUp() {
  const person = await givenKnownPerson(app, { hasTotp: false })
  const browser = openBrowser(app)
  await logIn(browser, person.email)
  const { data: setup } = await browser.client.POST('/v1/auth/totps')
  const { data } = await confirm(browser, setup!.totpId, codeOf(setup!.secret))
  return { person, browser, ...setup!, ...data! }
}

test('a time step is spent once, and no earlier one after it', async () => {
  const { totpId } = await setUp()
  const spend = (step: number) => spendStep(app.kernel.database, totpId, step)
  const step = 2_000_000_000
  expect(await spend(step)).toBe(true)
  expect(await spend(step)).toBe(false)
  expect(await spend(step - 1)).toBe(false)
  expect(await spend(step + 1)).toBe(true)
})

describe('the set-up of an OTP device', () => {
  test('is confirmed by the first code, which makes the session a full one and returns ten recovery codes', async () => {
    const { browser, recoveryCodes, otpauthUrl, secret, person } = await setUp()
    expect(otpauthUrl).toContain(`secret=${secret}`)
    expect(decodeURIComponent(otpauthUrl)).toContain(`Cauce:${person.email}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ stage: 'full', isCodeGiven: true })
  })

  test('is not confirmed by a wrong code', async () => {
    const person = await givenKnownPerson(app, { hasTotp: false })
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    const { data } = await browser.client.POST('/v1/auth/totps')
    const wrong = codeOf(data!.secret) === '000000' ? '111111' : '000000'
    expect((await confirm(browser, data!.totpId, wrong)).error).toMatchObject({ status: 401, code: 'code-wrong' })
    expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ stage: 'pending', next: 'first-otp' })
  })

  test('cannot be confirmed by another person', async () => {
    const person = await givenKnownPerson(app, { hasTotp: false })
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    const { data } = await browser.client.POST('/v1/auth/totps')
    const stranger = await given(app).person()
    const answer = await stranger.client.POST('/v1/auth/totps/{totpId}/confirm', {
      params: { path: { totpId: data!.totpId } },
      body: { code: codeOf(data!.secret) },
    })
    expect(answer.error).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('is refused to a person who has a device', async () => {
    const person = await givenKnownPerson(app)
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    expect((await browser.client.POST('/v1/auth/totps')).error).toMatchObject({ status: 409, code: 'totp-exists' })
  })

  test('that is confirmed twice concurrently leaves one device', async () => {
    const person = await givenKnownPerson(app, { hasTotp: false })
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    const { data } = await browser.client.POST('/v1/auth/totps')
    const code = codeOf(data!.secret)
    const answers = await Promise.all([confirm(browser, data!.totpId, code), confirm(browser, data!.totpId, code)])
    const [first, second] = answers.map(({ error, response }) => error?.code ?? response.status).toSorted()
    expect(first).toBe(200)
    // Confirming renews the session: the other call may come with the old one.
    expect(second).toBeOneOf(['totp-exists', 'session-expired'])
    expect(await app.kernel.database.select().from(totps).where(eq(totps.userId, person.userId))).toHaveLength(1)
  })

  test('stores no secret and no code as plain text', async () => {
    const { person, secret } = await setUp()
    const [row] = await app.kernel.database.select().from(totps).where(eq(totps.userId, person.userId))
    expect(row!.sealedSecret).not.toContain(secret)
  })

  test('uses up its first code', async () => {
    const { person, secret } = await setUp()
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    const { error } = await browser.client.POST('/v1/auth/otp', { body: { code: codeOf(secret) } })
    expect(error).toMatchObject({ status: 401, code: 'code-used' })
  })
})

describe('a one-time code', () => {
  test('opens one session of those that present it at once', async () => {
    const person = await givenKnownPerson(app)
    const browsers = Array.from({ length: 4 }, () => openBrowser(app))
    for (const browser of browsers) await logIn(browser, person.email)
    const body = { code: codeOf(KNOWN_SECRET) }
    const answers = await Promise.all(browsers.map(({ client }) => client.POST('/v1/auth/otp', { body })))
    const outcomes = answers.map(({ error, response }) => error?.code ?? response.status)
    expect(outcomes.toSorted()).toEqual([200, 'code-used', 'code-used', 'code-used'])
    const stages = await Promise.all(browsers.map(async ({ client }) => (await client.GET('/v1/auth/session')).data))
    expect(stages.filter((session) => session!.stage === 'full')).toHaveLength(1)
  })
})

describe('a recovery code', () => {
  test('replaces the app once, in any spelling, and sends a mail', async () => {
    const { person, recoveryCodes } = await setUp()
    const [one, other] = [openBrowser(app), openBrowser(app)]
    await logIn(one, person.email)
    await logIn(other, person.email)
    const typed = recoveryCodes[3]!.toLowerCase().replace('-', ' ')
    expect((await recover(one, typed)).data).toEqual({ next: 'home' })
    expect((await recover(other, typed)).error).toMatchObject({
      status: 401,
      code: 'code-wrong',
      errors: [{ path: 'recoveryCode' }],
    })
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: person.email } } })
    expect(data!.data[0]).toMatchObject({ subject: 'Se ha usado un código de recuperación' })
    expect(data!.data[0]!.text).toContain('Le quedan 9 códigos')
  })

  test('is accepted once by concurrent attempts', async () => {
    const { person, recoveryCodes } = await setUp()
    const browsers = [openBrowser(app), openBrowser(app)]
    for (const browser of browsers) await logIn(browser, person.email)
    const answers = await Promise.all(browsers.map((browser) => recover(browser, recoveryCodes[0]!)))
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
  })

  test('of another person is refused', async () => {
    const { recoveryCodes } = await setUp()
    const other = await setUp()
    const browser = openBrowser(app)
    await logIn(browser, other.person.email)
    expect((await recover(browser, recoveryCodes[0]!)).error?.code).toBe('code-wrong')
  })
})

describe('an OTP device', () => {
  const remove = (person: { client: TestBrowser['client'] }, totpId: string) =>
    person.client.DELETE('/v1/auth/totps/{totpId}', { params: { path: { totpId } } })

  test('is listed to its person and to administrators', async () => {
    const { person, totpId, browser } = await setUp()
    const administrator = await given(app).administrator()
    const query = { userId: person.userId }
    expect((await browser.client.GET('/v1/auth/totps')).data).toMatchObject({ total: 1, data: [{ totpId }] })
    expect((await administrator.client.GET('/v1/auth/totps', { params: { query } })).data).toMatchObject({
      total: 1,
      data: [{ totpId, userId: person.userId }],
    })
    for (const stranger of [await given(app).person(), await given(app).manager()]) {
      expect((await stranger.client.GET('/v1/auth/totps', { params: { query } })).data).toEqual({ data: [], total: 0 })
    }
  })

  test('deleted by an administrator ends all sessions and leads to the set-up at the next login', async () => {
    const { person, totpId, browser } = await setUp()
    await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    const administrator = await given(app).administrator()
    expect((await remove(administrator, totpId)).response.status).toBe(204)

    expect((await browser.client.GET('/v1/auth/sessions')).error).toMatchObject({
      status: 401,
      code: 'session-expired',
    })
    expect((await logIn(browser, person.email)).data).toEqual({ next: 'first-otp' })
    const [record] = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.recordId, totpId))
    expect(record).toMatchObject({ operation: 'totps.remove', actorId: administrator.userId, userId: person.userId })
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: person.email } } })
    expect(data!.data.map(({ subject }) => subject)).toContain('Se ha eliminado su dispositivo OTP')
    expect((await remove(administrator, totpId)).error).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('cannot be deleted by another person', async () => {
    const { totpId, browser } = await setUp()
    for (const actor of [browser, await given(app).person(), await given(app).manager()]) {
      expect((await remove(actor, totpId)).error).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect((await browser.client.GET('/v1/auth/totps')).data!.total).toBe(1)
  })
})
