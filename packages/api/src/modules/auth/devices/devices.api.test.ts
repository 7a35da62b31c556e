import { given, givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { describe, expect, test } from 'vitest'
import { codeNow } from '../totps/totps.domain.ts'

const app = testApp()

const logIn = ({ client }: TestBrowser, email: string) =>
  client.POST('/v1/auth/login', { body: { email, password: 'Cauce-2026' } })
const giveCode = ({ client }: TestBrowser) => {
  app.clock.advance({ seconds: 60 })
  return client.POST('/v1/auth/otp', {
    body: { code: codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now()) },
  })
}
const trust = ({ client }: TestBrowser, name = 'Portátil') => client.POST('/v1/auth/devices', { body: { name } })
const stateOf = async ({ client }: TestBrowser) => (await client.GET('/v1/auth/session')).data!

/** A browser that a person trusts, logged out again. */
async function trustedBrowser(person: { email: string }) {
  const browser = openBrowser(app)
  await logIn(browser, person.email)
  await giveCode(browser)
  const { data } = await trust(browser)
  expect(data).toMatchObject({ isCurrent: true })
  await browser.client.POST('/v1/auth/logout')
  return { browser, deviceId: data!.deviceId }
}

describe('a trusted browser', () => {
  test('skips the code, cannot make another browser trusted, and accepts the code later', async () => {
    const person = await givenKnownPerson(app)
    const { browser } = await trustedBrowser(person)
    expect((await logIn(browser, person.email)).data).toEqual({ next: 'home' })
    expect(await stateOf(browser)).toMatchObject({ stage: 'full', isCodeGiven: false, isDeviceTrusted: true })
    expect((await trust(browser, 'Otro')).error).toMatchObject({ status: 403, code: 'code-required' })
    const before = browser.cookies.get('session')
    expect((await giveCode(browser)).data).toEqual({ next: 'home' })
    expect(await stateOf(browser)).toMatchObject({ stage: 'full', isCodeGiven: true, isDeviceTrusted: true })
    expect(browser.cookies.get('session')).not.toBe(before)
  })

  test('is not trusted for another person who logs in with it', async () => {
    const { browser } = await trustedBrowser(await givenKnownPerson(app))
    const other = await givenKnownPerson(app)
    expect((await logIn(browser, other.email)).data).toEqual({ next: 'otp' })
    // Nor by one who trusts another browser.
    await trustedBrowser(other)
    expect((await logIn(browser, other.email)).data).toEqual({ next: 'otp' })
  })

  test('stays trusted until the last millisecond of its 30 days, and is no longer listed afterwards', async () => {
    const person = await givenKnownPerson(app)
    const { browser } = await trustedBrowser(person)
    const to = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms).toISOString())
    const { client } = await given(app).session(person.userId)
    const [device] = (await client.GET('/v1/auth/devices')).data!.data
    to(30 * 86_400_000 - 1)
    expect(new Date(device!.expiresAt).getTime()).toBe(app.clock.now().getTime() + 1)
    expect((await logIn(browser, person.email)).data).toEqual({ next: 'home' })
    to(1)
    expect((await logIn(browser, person.email)).data).toEqual({ next: 'otp' })
    const later = await given(app).session(person.userId)
    expect((await later.client.GET('/v1/auth/devices')).data!.total).toBe(0)
  })

  test('is reported by mail, listed once when trusted again, and renews its 30-day cookie', async () => {
    const person = await givenKnownPerson(app, { language: 'en' })
    await trustedBrowser(person)
    const { browser } = await trustedBrowser(person)
    await app.runJobs()
    const mails = (await app.client().GET('/v1/misc/outbox', { params: { query: { to: person.email } } })).data!.data
    expect(mails[0]).toMatchObject({
      subject: 'You added a trusted browser',
      text: expect.stringContaining('“Portátil”') as string,
    })
    await logIn(browser, person.email)
    await giveCode(browser)
    expect((await trust(browser, 'Otra vez')).data).toMatchObject({ name: 'Otra vez' })
    expect(browser.lastSetCookies().join()).toContain('Max-Age=2592000;')
    const { data } = (await browser.client.GET('/v1/auth/devices')).data!
    expect(data.map(({ name, isCurrent }) => [name, isCurrent]).toSorted()).toEqual([
      ['Otra vez', true],
      ['Portátil', false],
    ])
  })

  test('is listed to its owner, and removing it ends the sessions that it opened', async () => {
    const person = await givenKnownPerson(app)
    const { browser, deviceId } = await trustedBrowser(person)
    await logIn(browser, person.email)
    const { data } = await browser.client.GET('/v1/auth/devices')
    expect(data).toMatchObject({ total: 1, data: [{ deviceId, name: 'Portátil', isCurrent: true }] })
    expect((await person.client.GET('/v1/auth/devices')).data!.data).toMatchObject([{ isCurrent: false }])

    const params = { path: { id: deviceId } }
    expect((await person.client.DELETE('/v1/auth/devices/{id}', { params })).response.status).toBe(204)
    expect(await stateOf(browser)).toMatchObject({ stage: 'visitor' })
    expect((await logIn(browser, person.email)).data).toEqual({ next: 'otp' })
    expect((await person.client.DELETE('/v1/auth/devices/{id}', { params })).error?.code).toBe('not-found')
  })
})
