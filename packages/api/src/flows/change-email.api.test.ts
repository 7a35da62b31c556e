import { given, givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { carryOutRetention } from './retention/index.ts'
import { findUser } from '../modules/account/users/index.ts'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'

const app = testApp({ isLoginThrottled: true })

let count = 0
const newAddress = () => `nueva-${++count}@example.org`
const PATH = '/v1/auth/email/change'
const logIn = ({ client }: TestBrowser, email: string, password = 'Cauce-2026') =>
  client.POST('/v1/auth/login', { body: { email, password } })
const ask = ({ client }: Pick<TestBrowser, 'client'>, email: string) =>
  client.POST(PATH, { body: { email, repeatEmail: email.toUpperCase() } })
const changeOf = async ({ client }: Pick<TestBrowser, 'client'>) => (await client.GET(PATH)).data!.change
const confirm = (token: string, browser = openBrowser(app)) =>
  browser.client.POST('/v1/auth/email/change/confirm', { body: { token } })
const undo = (token: string, browser = openBrowser(app)) =>
  browser.client.POST('/v1/auth/email/change/undo', { body: { token } })
const stageOf = async ({ client }: TestBrowser) => (await client.GET('/v1/auth/session')).data!.stage
const userOf = async (userId: string) => (await findUser(app.kernel.database, userId))!

async function loggedIn(email: string) {
  const browser = openBrowser(app)
  await logIn(browser, email)
  app.clock.advance({ seconds: 60 })
  const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now())
  await browser.client.POST('/v1/auth/otp', { body: { code } })
  return browser
}

async function mailsTo(to: string) {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
async function tokenTo(to: string, page: string): Promise<string> {
  const found = (await mailsTo(to)).map(({ text }) => new RegExp(`${page}\\?token=([\\w-]{43})`).exec(text)?.[1])
  return found.find((token) => token !== undefined)!
}
const confirmToken = (to: string) => tokenTo(to, '/auth/confirm-new-email')
const undoToken = (to: string) => tokenTo(to, '/auth/undo-email-change')

async function asking(to = newAddress()) {
  const person = await givenKnownPerson(app)
  const browser = await loggedIn(person.email)
  expect((await ask(browser, to)).response.status).toBe(202)
  return { ...person, to, browser }
}

describe('a change of e-mail', () => {
  test('is confirmed from the new address, ends the other sessions and informs the former address', async () => {
    const { email, userId, to, browser } = await asking()
    const elsewhere = await loggedIn(email)
    await elsewhere.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    expect(await userOf(userId)).toMatchObject({ email })
    expect(await changeOf(browser)).toMatchObject({ email: to, confirmedAt: null })
    expect(await subjectsTo(email)).toContain('Se ha pedido cambiar el correo de su cuenta')

    const token = await confirmToken(to)
    expect((await confirm(token, browser)).response.status).toBe(204)
    const user = await userOf(userId)
    expect(user).toMatchObject({ email: to, emailConfirmedAt: app.clock.now() })
    expect([await stageOf(browser), await stageOf(elsewhere)]).toEqual(['full', 'visitor'])
    expect(await changeOf(browser)).toMatchObject({ email: to, confirmedAt: app.clock.now().toISOString() })
    expect((await logIn(openBrowser(app), email)).error?.code).toBe('login-failed')
    expect((await logIn(elsewhere, to)).data).toEqual({ next: 'otp' })
    expect(await subjectsTo(email)).toContain('El correo de su cuenta ha cambiado')
    expect((await confirm(token)).response.status).toBe(204)
    expect(await userOf(userId)).toEqual(user)
  })

  test('ends every session when it is confirmed without a session', async () => {
    const { to, browser } = await asking()
    await confirm(await confirmToken(to))
    expect(await stageOf(browser)).toBe('visitor')
  })

  test('needs a code in a trusted browser', async () => {
    const { email } = await givenKnownPerson(app)
    const first = await loggedIn(email)
    await first.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    await first.client.POST('/v1/auth/logout')
    await logIn(first, email)
    expect((await ask(first, newAddress())).error).toMatchObject({ status: 403, code: 'code-required' })
  })

  test('needs a different address, typed twice', async () => {
    const { email, userId } = await givenKnownPerson(app)
    const browser = await loggedIn(email)
    expect((await ask(browser, email)).error).toMatchObject({ errors: [{ path: 'email', code: 'email-unchanged' }] })
    const body = { email: newAddress(), repeatEmail: newAddress() }
    expect((await browser.client.POST(PATH, { body })).error).toMatchObject({
      status: 422,
      errors: [{ path: 'repeatEmail', code: 'emails-differ' }],
    })
    expect(await changeOf(browser)).toBeNull()
    expect((await userOf(userId)).email).toBe(email)
  })

  test('answers alike when the address is taken, and only informs its owner', async () => {
    const owner = await givenKnownPerson(app)
    const person = await givenKnownPerson(app)
    const browser = await loggedIn(person.email)
    const [taken, free] = [await ask(browser, owner.email), await ask(browser, newAddress())]
    const shape = ({ data, response }: typeof taken) => [response.status, Object.keys(data!.change!)]
    expect(shape(taken)).toEqual(shape(free))
    await ask(browser, owner.email)
    expect(await subjectsTo(owner.email)).toContain('Este correo ya tiene una cuenta')
    expect(await confirmToken(owner.email)).toBeUndefined()
    expect((await browser.client.DELETE(PATH)).response.status).toBe(204)
  })

  test('is refused when the address got an account meanwhile', async () => {
    const { userId, email, to } = await asking()
    const token = await confirmToken(to)
    await given(app).person({ email: to })
    expect((await confirm(token)).error).toMatchObject({ status: 422, code: 'link-invalid' })
    expect((await userOf(userId)).email).toBe(email)
  })

  test('expires after an hour, when it is cancelled and when another one replaces it, also for the same address', async () => {
    const late = await asking()
    const token = await confirmToken(late.to)
    app.clock.advance({ minutes: 61 })
    expect((await confirm(token)).error?.code).toBe('link-invalid')
    const abandoned = await asking()
    const links = [await confirmToken(abandoned.to), await undoToken(abandoned.email)] as const
    expect((await abandoned.browser.client.DELETE(PATH)).response.status).toBe(204)
    expect((await abandoned.browser.client.DELETE(PATH)).error?.code).toBe('not-found')
    expect((await confirm(links[0])).error?.code).toBe('link-invalid')
    expect((await undo(links[1])).error?.code).toBe('link-invalid')
    app.clock.advance({ minutes: 2 })
    await ask(abandoned.browser, abandoned.to)
    const again = await confirmToken(abandoned.to)
    for (const dead of [await confirm(links[0]), await undo(links[1])]) expect(dead.error?.code).toBe('link-invalid')
    expect((await confirm(again)).response.status).toBe(204)
    const replaced = await asking()
    const first = await confirmToken(replaced.to)
    const second = newAddress()
    await ask(replaced.browser, second)
    expect((await confirm(first)).error?.code).toBe('link-invalid')
    const earlier = await confirmToken(second)
    app.clock.advance({ minutes: 2 })
    await ask(replaced.browser, second)
    const last = await confirmToken(second)
    expect([last === earlier, (await confirm(earlier)).error?.code]).toEqual([false, 'link-invalid'])
    expect((await confirm(last)).response.status).toBe(204)
  })

  test('that is cancelled at once mails nothing to the new address', async () => {
    const { to, browser } = await asking()
    await browser.client.DELETE(PATH)
    expect(await confirmToken(to)).toBeUndefined()
  })

  test.each([
    { what: 'whose account is disabled', change: sql`disabled = true` },
    { what: 'whose address has changed meanwhile', change: sql`email = 'otra@example.org'` },
  ])('of a person $what is not confirmed', async ({ change }) => {
    const { userId, to } = await asking()
    const token = await confirmToken(to)
    await app.kernel.database.execute(sql`update users set ${change} where user_id = ${userId}`)
    expect((await confirm(token)).error?.code).toBe('link-invalid')
  })

  test('is throttled, because each request sends mails', async () => {
    const { browser } = await asking()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await ask(browser, newAddress())).response.status)
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429])
  })
})

describe('the former address', () => {
  test('can undo a change for seven days, which ends all sessions and voids the password', async () => {
    const { email, userId, to, browser } = await asking()
    await confirm(await confirmToken(to), browser)
    app.clock.advance({ days: 6 })
    const token = await undoToken(email)
    const again = await loggedIn(to)
    expect((await ask(again, newAddress())).error).toMatchObject({ status: 409, code: 'email-change-recent' })
    expect((await undo(token)).response.status).toBe(204)
    expect(await userOf(userId)).toMatchObject({ email, passwordHash: null })
    expect(await stageOf(again)).toBe('visitor')
    expect((await logIn(openBrowser(app), email)).error?.code).toBe('login-failed')
    expect((await undo(token)).error?.code).toBe('link-invalid')

    const reset = await tokenTo(email, '/auth/reset')
    const body = { token: reset, password: 'Nueva-2027', repeatPassword: 'Nueva-2027' }
    expect((await app.client().POST('/v1/auth/password/reset', { body })).response.status).toBe(204)
    expect((await logIn(openBrowser(app), email, 'Nueva-2027')).data).toEqual({ next: 'otp' })
    expect(await subjectsTo(to)).toContain('El correo de su cuenta ha cambiado')
  })

  test('can stop an unconfirmed change, which voids an earlier link to reset the password', async () => {
    const { email, userId, to, browser } = await asking()
    const token = await confirmToken(to)
    await app.client().POST('/v1/auth/password/forgot', { body: { email } })
    const reset = await tokenTo(email, '/auth/reset')
    expect((await undo(await undoToken(email))).response.status).toBe(204)
    expect((await confirm(token)).error?.code).toBe('link-invalid')
    expect(await userOf(userId)).toMatchObject({ email, passwordHash: null })
    expect(await stageOf(browser)).toBe('visitor')
    const body = { token: reset, password: 'Nueva-2027', repeatPassword: 'Nueva-2027' }
    expect((await app.client().POST('/v1/auth/password/reset', { body })).error?.code).toBe('link-invalid')
  })

  test('stays reserved for the account for seven days, and is free afterwards', async () => {
    const { email, to } = await asking()
    await confirm(await confirmToken(to))
    const token = await undoToken(email)
    await expect(given(app).person({ email: email.toUpperCase() })).rejects.toThrow()
    const administrator = await given(app).administrator()
    const { userId } = await given(app).person()
    const edit = () =>
      administrator.client.PATCH('/v1/account/users/{id}', { params: { path: { id: userId } }, body: { email } })
    expect((await edit()).error?.code).toBe('email-taken')
    app.clock.advance({ days: 7, minutes: 1 })
    expect((await undo(token)).error?.code).toBe('link-invalid')
    await carryOutRetention(app.kernel)
    await given(app).person({ email })
  })

  test('can no longer undo a change once an administrator has set another address', async () => {
    const { email, userId, to } = await asking()
    await confirm(await confirmToken(to))
    const administrator = await given(app).administrator()
    const body = { email: newAddress(), reason: 'Lo pidió con su documento' }
    await administrator.client.PATCH('/v1/account/users/{id}', { params: { path: { id: userId } }, body })
    expect((await undo(await undoToken(email))).error?.code).toBe('link-invalid')
    expect((await userOf(userId)).email).toBe(body.email)
  })
})
