import { given, givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'
import { codeNow } from './totps.domain.ts'
import { spendStep } from './totps.queries.ts'
import { sessions, totps } from '../../../database/schema/auth.ts'

const app = testApp()
// All tests share one address; failures expire after an hour.
afterEach(() => app.clock.advance({ hours: 2 }))

const codeOf = (secret: string) => codeNow({ secret, lastUsedStep: null }, app.clock.now())
const logIn = ({ client }: TestBrowser, email: string) =>
  client.POST('/v1/auth/login', { body: { email, password: 'Cauce-2026' } })
const confirm = ({ client }: TestBrowser, totpId: string, code: string) =>
  client.POST('/v1/auth/totps/{totpId}/confirm', { params: { path: { totpId } }, body: { code } })
const recover = ({ client }: TestBrowser, recoveryCode: string) =>
  client.POST('/v1/auth/otp', { body: { recoveryCode } })

const loggedIn = async ({ email }: { readonly email: string }) => {
  const browser = openBrowser(app)
  await logIn(browser, email)
  return browser
}

async function begun(options: Parameters<typeof givenKnownPerson>[1] = {}) {
  const person = await givenKnownPerson(app, { ...options, hasTotp: false })
  const browser = await loggedIn(person)
  const { data } = await browser.client.POST('/v1/auth/totps')
  return { person, browser, ...data! }
}

async function setUp(options: Parameters<typeof givenKnownPerson>[1] = {}) {
  const setup = await begun(options)
  const { data } = await confirm(setup.browser, setup.totpId, codeOf(setup.secret))
  return { ...setup, ...data! }
}

test('a time step can be spent once, and no earlier step after it', async () => {
  const { totpId } = await setUp()
  const spend = (step: number) => spendStep(app.kernel.database, totpId, step)
  const step = 2_000_000_000
  expect(await spend(step)).toBe(true)
  expect(await spend(step)).toBe(false)
  expect(await spend(step - 1)).toBe(false)
  expect(await spend(step + 1)).toBe(true)
})

describe('the set-up of an OTP device', () => {
  test('is confirmed by the first code, which completes the login and returns ten recovery codes', async () => {
    const { browser, recoveryCodes, otpauthUrl, secret, person } = await setUp()
    expect(otpauthUrl).toContain(`secret=${secret}`)
    expect(decodeURIComponent(otpauthUrl)).toContain(`Cauce:${person.email}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ stage: 'full', isCodeGiven: true })
    const [row] = await app.kernel.database.select().from(totps).where(eq(totps.userId, person.userId))
    expect(row!.sealedSecret).not.toContain(secret)
  })

  test('is not confirmed by a wrong code', async () => {
    const { browser, totpId, secret } = await begun()
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
    expect((await confirm(browser, totpId, wrong)).error).toMatchObject({ status: 401, code: 'code-wrong' })
    expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ stage: 'pending', next: 'first-otp' })
  })

  test('is refused to a person with a device', async () => {
    const { client } = await loggedIn(await givenKnownPerson(app))
    expect((await client.POST('/v1/auth/totps')).error).toMatchObject({ status: 409, code: 'totp-exists' })
  })

  test('creates one device when confirmed twice concurrently', async () => {
    const { person, browser, totpId, secret } = await begun()
    const code = codeOf(secret)
    const answers = await Promise.all([confirm(browser, totpId, code), confirm(browser, totpId, code)])
    const [first, second] = answers.map(({ error, response }) => error?.code ?? response.status).toSorted()
    expect(first).toBe(200)
    // Confirming rotates the token: the other call may carry the old one.
    expect(second).toBeOneOf(['totp-exists', 'session-expired'])
    expect(await app.kernel.database.select().from(totps).where(eq(totps.userId, person.userId))).toHaveLength(1)
  })

  test('uses up its first code', async () => {
    const { person, secret } = await setUp()
    const browser = await loggedIn(person)
    const { error } = await browser.client.POST('/v1/auth/otp', { body: { code: codeOf(secret) } })
    expect(error).toMatchObject({ status: 401, code: 'code-used' })
  })
})

describe('a set-up awaiting its first code', () => {
  test('shows the same secret again after a reload, and to several tabs at once', async () => {
    const browser = await loggedIn(await givenKnownPerson(app, { hasTotp: false }))
    const tabs = await Promise.all(Array.from({ length: 12 }, () => browser.client.POST('/v1/auth/totps')))
    const secrets = new Set(tabs.map(({ data }) => data!.secret))
    expect(secrets.size).toBe(1)
    const { data } = await browser.client.POST('/v1/auth/totps')
    expect(secrets).toContain(data!.secret)
  })

  test('cannot be seen or confirmed by another session of the person', async () => {
    const { person, totpId, secret } = await begun()
    const other = await loggedIn(person)
    expect((await other.client.POST('/v1/auth/totps')).data!.secret).not.toBe(secret)
    expect((await confirm(other, totpId, codeOf(secret))).error).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('is void once a set-up of another session is confirmed', async () => {
    const { person, browser, totpId, secret } = await begun()
    const other = await loggedIn(person)
    const { data } = await other.client.POST('/v1/auth/totps')
    const ofAnother = await begun()
    expect((await confirm(browser, totpId, codeOf(secret))).response.status).toBe(200)
    const { response } = await confirm(ofAnother.browser, ofAnother.totpId, codeOf(ofAnother.secret))
    expect(response.status).toBe(200)
    expect((await confirm(other, data!.totpId, codeOf(data!.secret))).error?.code).toBe('not-found')
    expect((await other.client.POST('/v1/auth/totps')).error?.code).toBe('totp-exists')
  })

  test('expires after half an hour, and a new one takes its place', async () => {
    const { browser, totpId, secret } = await begun()
    app.clock.advance({ minutes: 29 })
    await browser.client.GET('/v1/auth/session')
    app.clock.advance({ minutes: 1 })
    expect((await confirm(browser, totpId, codeOf(secret))).error).toMatchObject({ status: 409, code: 'setup-expired' })
    expect((await browser.client.POST('/v1/auth/totps')).data!.secret).not.toBe(secret)
  })

  test('ends with its session', async () => {
    const { person, browser } = await begun()
    await browser.client.POST('/v1/auth/logout')
    expect(await app.kernel.database.select().from(totps).where(eq(totps.userId, person.userId))).toEqual([])
  })
})

const codesOf = async ({ client }: TestBrowser) => (await client.GET('/v1/auth/recovery-codes')).data
const keep = ({ client }: TestBrowser) => client.POST('/v1/auth/recovery-codes/keep')
const nextOf = async ({ client }: TestBrowser) => (await client.GET('/v1/auth/session')).data!.next
const renew = ({ client }: TestBrowser, code: string) => client.POST('/v1/auth/recovery-codes', { body: { code } })
const mailsTo = async (email: string) => {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  return data!.data.map(({ subject }) => subject)
}

/** Logged in with a code, recovery codes acknowledged. */
async function withDevice(options: Parameters<typeof givenKnownPerson>[1] = {}) {
  const { person, browser, secret, totpId, recoveryCodes } = await setUp(options)
  await keep(browser)
  const nextCode = () => {
    app.clock.advance({ seconds: 60 })
    return codeOf(secret)
  }
  const logInAgain = async () => {
    const other = await loggedIn(person)
    await other.client.POST('/v1/auth/otp', { body: { code: nextCode() } })
    return other
  }
  return { person, browser, secret, totpId, recoveryCodes, nextCode, logInAgain }
}

describe('recovery codes', () => {
  test('are shown only to the session that made them, until it confirms keeping them', async () => {
    const { person, browser, secret, recoveryCodes } = await setUp()
    expect(await codesOf(browser)).toEqual({ remaining: 10, recoveryCodes })
    expect(await codesOf(browser)).toEqual({ remaining: 10, recoveryCodes })
    expect(await nextOf(browser)).toBe('recovery-codes')
    const { client } = await given(app).session(person.userId)
    expect((await client.GET('/v1/auth/recovery-codes')).data).toEqual({ remaining: 10, recoveryCodes: null })

    expect((await keep(browser)).response.status).toBe(204)
    expect((await keep(browser)).response.status).toBe(204)
    expect(await codesOf(browser)).toEqual({ remaining: 10, recoveryCodes: null })
    expect(await nextOf(browser)).toBe('home')
    app.clock.advance({ seconds: 60 })
    const later = await loggedIn(person)
    const answer = await later.client.POST('/v1/auth/otp', { body: { code: codeOf(secret) } })
    expect(answer.data).toEqual({ next: 'home' })
  })

  test('are stored encrypted until they are kept, and then deleted', async () => {
    const { person, browser, recoveryCodes } = await setUp()
    const stored = async () =>
      (await app.kernel.database.select().from(sessions).where(eq(sessions.userId, person.userId))).map(
        ({ sealedCodes }) => sealedCodes,
      )
    const [sealed] = (await stored()).filter((value) => value !== null)
    for (const code of recoveryCodes) expect(sealed).not.toContain(code)
    await keep(browser)
    expect((await stored()).filter((value) => value !== null)).toEqual([])
  })

  test('are replaced at the next login unless the person confirmed keeping them', async () => {
    const { person, secret, recoveryCodes } = await setUp()
    app.clock.advance({ seconds: 60 })
    const later = await loggedIn(person)
    const { data } = await later.client.POST('/v1/auth/otp', { body: { code: codeOf(secret) } })
    expect(data).toEqual({ next: 'recovery-codes' })
    const shown = (await codesOf(later))!.recoveryCodes!
    expect(shown.filter((code) => recoveryCodes.includes(code))).toEqual([])
    const another = await loggedIn(person)
    expect((await recover(another, recoveryCodes[0]!)).error?.code).toBe('code-wrong')
    expect((await recover(another, shown[0]!)).data).toEqual({ next: 'home' })
  })

  test('are renewed with an app code, void the earlier ones, send a mail and leave an audit record', async () => {
    const { person, browser, totpId, recoveryCodes, nextCode } = await withDevice({ language: 'en' })
    const { data } = await renew(browser, nextCode())
    expect(new Set([...data!.recoveryCodes, ...recoveryCodes]).size).toBe(20)
    expect(await nextOf(browser)).toBe('recovery-codes')
    const other = await loggedIn(person)
    expect((await recover(other, recoveryCodes[0]!)).error?.code).toBe('code-wrong')
    expect((await recover(other, data!.recoveryCodes[0]!)).response.status).toBe(200)
    expect(await codesOf(other)).toEqual({ remaining: 9, recoveryCodes: null })
    expect(await mailsTo(person.email)).toContain('You have new recovery codes')
    const records = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.recordId, totpId))
    expect(records).toMatchObject([
      { operation: 'totps.renewRecoveryCodes', actorId: person.userId, actorRole: 'user' },
    ])
  })

  test('do not change after a wrong or a used code', async () => {
    const { browser, secret, nextCode } = await withDevice()
    const code = nextCode()
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await renew(browser, wrong)).error).toMatchObject({
      status: 401,
      code: 'code-wrong',
      errors: [{ path: 'code' }],
    })
    expect((await renew(browser, code)).response.status).toBe(201)
    const { recoveryCodes } = (await codesOf(browser))!
    expect((await renew(browser, codeOf(secret))).error).toMatchObject({ status: 401, code: 'code-used' })
    expect((await codesOf(browser))!.recoveryCodes).toEqual(recoveryCodes)
  })

  test('are renewed once by a double click', async () => {
    const { browser, nextCode } = await withDevice()
    const code = nextCode()
    const answers = await Promise.all([renew(browser, code), renew(browser, code)])
    expect(answers.map(({ error, response }) => error?.code ?? response.status).toSorted()).toEqual([201, 'code-used'])
  })

  test('are refused after too many wrong codes, until the delay is over', async () => {
    const { browser, secret } = await withDevice()
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await renew(browser, wrong)).error?.code)
    expect(codes.at(-1)).toBe('too-many-requests')
  })

  test('are available only to people with a device', async () => {
    const { client } = await given(app).person()
    expect((await client.GET('/v1/auth/recovery-codes')).data).toEqual({ remaining: 0, recoveryCodes: null })
    const { error } = await client.POST('/v1/auth/recovery-codes', { body: { code: '123456' } })
    expect(error).toMatchObject({ status: 401, code: 'otp-not-configured' })
  })
})

describe('a change of device', () => {
  const change = ({ client }: TestBrowser, body: { code: string } | { recoveryCode: string }) =>
    client.POST('/v1/auth/totps/change', { body })

  test('replaces the device after a code of the new one, and ends all other access', async () => {
    const { person, browser, recoveryCodes, nextCode, logInAgain } = await withDevice({ role: 'operator' })
    await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    const other = await logInAgain()
    const { data: setup } = await change(browser, { code: nextCode() })
    expect((await browser.client.POST('/v1/auth/totps')).data).toEqual(setup)
    // The present device is valid until the first code.
    await logInAgain()
    expect(await nextOf(other)).toBe('home')

    const { data } = await confirm(browser, setup!.totpId, codeOf(setup!.secret))
    expect(data!.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect(await nextOf(browser)).toBe('recovery-codes')
    expect(await nextOf(other)).toBe('login')
    expect((await browser.client.GET('/v1/auth/devices')).data!.total).toBe(0)
    expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ isDeviceTrusted: false })
    const later = await loggedIn(person)
    expect((await later.client.POST('/v1/auth/otp', { body: { code: nextCode() } })).error?.code).toBe('code-wrong')
    expect((await recover(later, recoveryCodes[0]!)).error?.code).toBe('code-wrong')
    const { response } = await later.client.POST('/v1/auth/otp', { body: { code: codeOf(setup!.secret) } })
    expect(response.status).toBe(200)
    expect(await mailsTo(person.email)).toContain('Ha cambiado su dispositivo OTP')
    const [record] = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, setup!.totpId))
    expect(record).toMatchObject({
      operation: 'totps.change',
      actorId: person.userId,
      actorRole: 'operator',
      noun: 'totps',
    })
    const rows = await app.kernel.database.select().from(totps).where(eq(totps.userId, person.userId))
    expect(rows.map((row) => row.totpId)).toEqual([setup!.totpId])
  })

  test('starts with a recovery code after the loss of the app, and uses it up', async () => {
    const { browser, recoveryCodes } = await withDevice()
    expect((await change(browser, { recoveryCode: recoveryCodes[0]! })).response.status).toBe(201)
    expect((await codesOf(browser))!.remaining).toBe(9)
    expect((await change(browser, { recoveryCode: recoveryCodes[0]! })).error).toMatchObject({
      status: 401,
      code: 'code-wrong',
      errors: [{ path: 'recoveryCode' }],
    })
  })

  test('does not start with a wrong or a used recovery code', async () => {
    const { browser, nextCode } = await withDevice()
    const code = nextCode()
    const answers = await Promise.all([change(browser, { code }), change(browser, { code })])
    expect(answers.map(({ error, response }) => error?.code ?? response.status).toSorted()).toEqual([201, 'code-used'])
    expect((await change(browser, { code: code === '000000' ? '111111' : '000000' })).error?.code).toBe('code-wrong')
  })

  test('keeps the present device after a wrong first code', async () => {
    const { browser, nextCode, totpId } = await withDevice()
    const { data } = await change(browser, { code: nextCode() })
    const wrong = codeOf(data!.secret) === '000000' ? '111111' : '000000'
    expect((await confirm(browser, data!.totpId, wrong)).error).toMatchObject({ status: 401, code: 'code-wrong' })
    expect((await renew(browser, nextCode())).response.status).toBe(201)
    expect((await browser.client.GET('/v1/auth/totps')).data!.data.map((row) => row.totpId)).toContain(totpId)
  })

  test('cannot be confirmed by another session of the person, or after half an hour', async () => {
    const { browser, nextCode, logInAgain } = await withDevice()
    const other = await logInAgain()
    const { data } = await change(browser, { code: nextCode() })
    const late = () => codeOf(data!.secret)
    expect((await confirm(other, data!.totpId, late())).error?.code).toBe('not-found')
    expect((await other.client.POST('/v1/auth/totps')).error?.code).toBe('totp-exists')
    app.clock.advance({ minutes: 20 })
    await nextOf(browser)
    app.clock.advance({ minutes: 10 })
    expect((await confirm(browser, data!.totpId, late())).error?.code).toBe('setup-expired')
    expect((await browser.client.POST('/v1/auth/totps')).error?.code).toBe('totp-exists')
  })

  test('in two browsers ends with the one that is confirmed first', async () => {
    const { browser, nextCode, logInAgain } = await withDevice()
    const other = await logInAgain()
    const [one, two] = [await change(browser, { code: nextCode() }), await change(other, { code: nextCode() })]
    const answers = await Promise.all([
      confirm(browser, one.data!.totpId, codeOf(one.data!.secret)),
      confirm(other, two.data!.totpId, codeOf(two.data!.secret)),
    ])
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    const [loser] = answers.filter(({ response }) => response.status !== 200)
    expect(loser!.error!.code).toBeOneOf(['not-found', 'session-expired'])
  })
})

describe('a one-time code', () => {
  test('opens one session when several present it at once', async () => {
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
})

describe('an OTP device', () => {
  const remove = (person: { client: TestBrowser['client'] }, totpId: string) =>
    person.client.DELETE('/v1/auth/totps/{totpId}', { params: { path: { totpId } } })

  test('is listed to its owner and to administrators', async () => {
    const { person, totpId, browser } = await setUp()
    const administrator = await given(app).administrator()
    const query = { userId: person.userId }
    expect((await browser.client.GET('/v1/auth/totps')).data).toMatchObject({ total: 1, data: [{ totpId }] })
    expect((await administrator.client.GET('/v1/auth/totps', { params: { query } })).data).toMatchObject({
      total: 1,
      data: [{ totpId, userId: person.userId }],
    })
  })

  test('deleted by an administrator ends all sessions and leads to the set-up at the next login', async () => {
    const { person, totpId, browser } = await setUp()
    await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    const administrator = await given(app).administrator()
    expect((await remove(administrator, totpId)).data).toEqual({ isWaiting: false })

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
})
