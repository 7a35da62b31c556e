import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { given, givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { describe, expect, test } from 'vitest'
import { mailedLinks } from '../database/schema/auth.ts'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'
import { editUser, findUser } from '../modules/account/users/index.ts'

const app = testApp()

const NEW_PASSWORD = 'Nueva-2027'
const logIn = ({ client }: TestBrowser, email: string, password = 'Cauce-2026') =>
  client.POST('/v1/auth/login', { body: { email, password } })
const forget = (email: string) => openBrowser(app).client.POST('/v1/auth/password/forgot', { body: { email } })
const reset = (token: string, password = NEW_PASSWORD) =>
  openBrowser(app).client.POST('/v1/auth/password/reset', { body: { token, password, repeatPassword: password } })
const stateOf = async ({ client }: TestBrowser) => (await client.GET('/v1/auth/session')).data!

const check = async (token: string) =>
  (await openBrowser(app).client.POST('/v1/auth/password/reset/check', { body: { token } })).response.status

async function mailsTo(to: string) {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}

async function loggedIn(email: string) {
  const browser = openBrowser(app)
  await logIn(browser, email)
  app.clock.advance({ seconds: 60 })
  await browser.client.POST('/v1/auth/otp', {
    body: { code: codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now()) },
  })
  return browser
}

async function mailedToken(to: string): Promise<string> {
  const [mail] = await mailsTo(to)
  return /\?token=([\w-]{43})/.exec(mail!.text)![1]!
}

describe('changing the password', () => {
  const change = (browser: TestBrowser, currentPassword: string, password = NEW_PASSWORD) =>
    browser.client.POST('/v1/auth/password/change', { body: { currentPassword, password, repeatPassword: password } })

  test('ends all other sessions and trusted browsers at once', async () => {
    const { email } = await givenKnownPerson(app)
    const trusted = await loggedIn(email)
    await trusted.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    const browser = await loggedIn(email)
    const before = browser.cookies.get('session')
    expect((await change(browser, 'Cauce-2026')).response.status).toBe(204)

    expect(await stateOf(browser)).toMatchObject({ stage: 'full' })
    expect(browser.cookies.get('session')).not.toBe(before)
    expect(await stateOf(trusted)).toMatchObject({ stage: 'visitor' })
    expect((await logIn(trusted, email)).error?.code).toBe('login-failed')
    expect((await logIn(trusted, email, NEW_PASSWORD)).data).toEqual({ next: 'otp' })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Su contraseña ha cambiado')
  })

  test('needs the current password and a different, strong new one', async () => {
    const browser = await loggedIn((await givenKnownPerson(app)).email)
    expect((await change(browser, 'Wrong-2026')).error).toMatchObject({
      status: 401,
      code: 'login-failed',
      errors: [{ path: 'currentPassword' }],
    })
    expect((await change(browser, 'Cauce-2026', 'Cauce-2026')).error).toMatchObject({
      status: 422,
      errors: [{ path: 'password', code: 'password-unchanged' }],
    })
    const weak = await change(browser, 'Cauce-2026', 'Ab1-567')
    expect(weak.error).toMatchObject({ status: 422, errors: [{ path: 'password', code: 'password-weak' }] })
  })
})

describe('a forgotten password', () => {
  test('is reset with the mailed link, which works once and ends every session', async () => {
    const { email, userId } = await givenKnownPerson(app)
    const browser = await loggedIn(email)
    const answer = await forget(email)
    expect(answer.response.status).toBe(202)
    const token = await mailedToken(email)
    expect((await mailsTo(email))[0]).toMatchObject({ subject: 'Elija una contraseña nueva' })
    expect([await check(token), await check(token)]).toEqual([204, 204])
    expect((await reset(token)).response.status).toBe(204)
    expect(await check(token)).toBe(422)

    expect(await stateOf(browser)).toMatchObject({ stage: 'visitor' })
    expect((await logIn(browser, email, NEW_PASSWORD)).data).toEqual({ next: 'otp' })
    expect((await findUser(app.kernel.database, userId))!.emailConfirmedAt).not.toBeNull()
    expect((await reset(token, 'Otra-2028')).error).toMatchObject({ status: 422, code: 'link-invalid' })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Su contraseña ha cambiado')
  })

  test('answers the same for an address without an account, and mails nothing to it', async () => {
    const { email } = await givenKnownPerson(app)
    const [known, unknown] = await Promise.all([forget(email), forget('nobody@example.net')])
    expect(unknown.response.status).toBe(known.response.status)
    expect([unknown.data, unknown.error]).toEqual([known.data, known.error])
    expect(await mailsTo('nobody@example.net')).toEqual([])
  })

  test('has a link that expires after an hour', async () => {
    const { email } = await givenKnownPerson(app)
    await forget(email)
    const token = await mailedToken(email)
    app.clock.advance({ minutes: 61 })
    expect(await check(token)).toBe(422)
    expect((await reset(token)).error?.code).toBe('link-invalid')
  })

  test('has one working link: using it invalidates the earlier ones', async () => {
    const { email } = await givenKnownPerson(app)
    await forget(email)
    const first = await mailedToken(email)
    app.clock.advance({ minutes: 5 })
    await forget(email)
    const second = await mailedToken(email)
    expect(second).not.toBe(first)
    expect((await reset(second)).response.status).toBe(204)
    expect((await reset(first, 'Otra-2028')).error?.code).toBe('link-invalid')
  })

  test('is rate limited to one mail a minute', async () => {
    const { email } = await givenKnownPerson(app)
    await forget(email)
    expect(await mailsTo(email)).toHaveLength(1)
    await forget(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('of a disabled account sends no mail', async () => {
    const { email } = await givenKnownPerson(app, { disabled: true })
    await forget(email)
    expect(await mailsTo(email)).toEqual([])
  })

  test('clears the throttling caused by failures of others', async () => {
    const { email } = await givenKnownPerson(app)
    const blocked = openBrowser(app, { address: '203.0.113.9' })
    for (let attempt = 0; attempt < 8; attempt += 1) await logIn(blocked, email, 'Wrong-2026')
    expect((await logIn(blocked, email)).response.status).toBe(429)
    await forget(email)
    await reset(await mailedToken(email))
    expect((await logIn(blocked, email, NEW_PASSWORD)).data).toEqual({ next: 'otp' })
  })

  test('leaves no token in the database, only its hash', async () => {
    const { email } = await givenKnownPerson(app)
    await forget(email)
    const token = await mailedToken(email)
    const rows = await app.kernel.database.select().from(mailedLinks)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some((row) => row.email === email)).toBe(true)
  })
})

describe('confirming the e-mail address', () => {
  const resend = (person: { client: TestBrowser['client'] }) => person.client.POST('/v1/auth/email/resend')
  const confirm = (token: string) => openBrowser(app).client.POST('/v1/auth/email/confirm', { body: { token } })

  test('accepts the mailed link, also a second time within the hour', async () => {
    const person = await givenKnownPerson(app, { emailConfirmedAt: null })
    expect((await resend(person)).response.status).toBe(202)
    const token = await mailedToken(person.email)
    expect((await confirm(token)).response.status).toBe(204)
    expect((await findUser(app.kernel.database, person.userId))!.emailConfirmedAt).toEqual(app.clock.now())
    expect((await confirm(token)).response.status).toBe(204)
    app.clock.advance({ minutes: 60 })
    expect((await confirm(token)).error).toMatchObject({ status: 422, code: 'link-invalid' })
    await resend(person)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('does not work with a link for another purpose, nor with one to an earlier address', async () => {
    const person = await givenKnownPerson(app, { emailConfirmedAt: null })
    await forget(person.email)
    expect((await confirm(await mailedToken(person.email))).error?.code).toBe('link-invalid')
    await resend(person)
    const token = await mailedToken(person.email)
    await editUser(app.kernel.database, person.userId, { email: `new-${person.email}`, updatedAt: app.clock.now() })
    expect((await confirm(token)).error?.code).toBe('link-invalid')
  })
})

describe('a mail', () => {
  test('is in the person’s language, as HTML and as text, without anything remote', async () => {
    const person = await givenKnownPerson(app, { emailConfirmedAt: null, language: 'en', name: 'Ana <b>&' })
    await person.client.POST('/v1/auth/email/resend')
    await app.runJobs()
    const folder = join(app.dataFolder, 'outbox')
    const files = await readdir(folder)
    const raw = await Promise.all(
      files.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
    )
    const mail = raw.find((text) => text.includes(person.email))!
    expect(mail).toContain('Subject: Confirm your e-mail address')
    expect(mail).toContain('From: Cauce <no-reply@platform.example>')
    expect(mail).toContain('text/plain')
    expect(mail).toContain('text/html')
    expect(mail).toContain('Ana &lt;b&gt;&amp;')
    expect(mail).not.toMatch(/src=(?:3D)?"(?!cid:)|url\(|@import/i)
  })

  test('is not sent to a closed account', async () => {
    const person = await givenKnownPerson(app, { emailConfirmedAt: null })
    await person.client.POST('/v1/auth/email/resend')
    await editUser(app.kernel.database, person.userId, { deletedAt: app.clock.now(), updatedAt: app.clock.now() })
    expect(await mailsTo(person.email)).toEqual([])
    expect((await given(app).person()).userId).toBeTruthy()
  })
})
