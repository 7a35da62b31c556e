import { given, givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { givenPasskey, SoftwarePasskey, type Deviation } from '@cauce/testing/software-authenticator'
import { expect, test } from 'vitest'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'

const app = testApp()

async function holder() {
  const person = await givenKnownPerson(app)
  const { passkey } = await givenPasskey((await given(app).session(person.userId)).client)
  return { ...person, passkey }
}
const stateOf = async ({ client }: Pick<TestBrowser, 'client'>) => (await client.GET('/v1/auth/session')).data!
const givePasskey = async ({ client }: TestBrowser, passkey: SoftwarePasskey, deviation: Deviation = {}) => {
  const { data: request } = await client.POST('/v1/auth/passkeys/login-request')
  const body = { passkey: passkey.sign(request!, deviation) }
  return (await client.POST('/v1/auth/passkeys/login', { body })).error?.code
}
const givePassword = async ({ client }: TestBrowser, email: string, password: string) =>
  (await client.POST('/v1/auth/login', { body: { email, password } })).error?.code
const giveCode = ({ client }: TestBrowser) => {
  app.clock.advance({ seconds: 60 })
  const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now())
  return client.POST('/v1/auth/otp', { body: { code } })
}

test('a session shows whether its person has a passkey', async () => {
  const { client } = await holder()
  const without = await givenKnownPerson(app)
  const people = [await stateOf({ client }), await stateOf(without), await stateOf(openBrowser(app))]
  expect(people.map(({ hasPasskey }) => hasPasskey)).toEqual([true, false, false])
})

test('a passkey in a trusted browser opens a session of that browser', async () => {
  const person = await holder()
  const browser = openBrowser(app)
  await givePassword(browser, person.email, person.password)
  await giveCode(browser)
  const { data: device } = await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
  await browser.client.POST('/v1/auth/logout')
  app.clock.advance({ minutes: 5 })
  await givePasskey(browser, person.passkey)
  expect(await stateOf(browser)).toMatchObject({ stage: 'full', isCodeGiven: true, isDeviceTrusted: true })
  const { data } = await browser.client.GET('/v1/auth/devices')
  expect(data!.data.map(({ lastUsedAt }) => lastUsedAt)).toEqual([app.clock.now().toISOString()])
  await person.client.DELETE('/v1/auth/devices/{id}', { params: { path: { id: device!.deviceId } } })
  expect(await stateOf(browser)).toMatchObject({ stage: 'full', isDeviceTrusted: false })
})

test('logging in with a password also updates the last use of a trusted browser', async () => {
  const { email, password, client } = await givenKnownPerson(app)
  const browser = openBrowser(app)
  await givePassword(browser, email, password)
  await giveCode(browser)
  await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
  app.clock.advance({ minutes: 5 })
  await givePassword(browser, email, password)
  const { data } = await client.GET('/v1/auth/devices')
  expect(data!.data.map(({ lastUsedAt }) => lastUsedAt)).toEqual([app.clock.now().toISOString()])
})

/** Five failures in a row would be slowed down. */
const ROUND = ['wrong', 'wrong', 'wrong', 'wrong', 'right'] as const

test('logging in with a passkey resets the failures before it', async () => {
  const { passkey } = await holder()
  const browser = openBrowser(app, { address: '203.0.113.20' })
  const deviation = { wrong: { signedBy: new SoftwarePasskey() }, right: {} }
  const said = []
  for (const way of [...ROUND, ...ROUND]) said.push(await givePasskey(browser, passkey, deviation[way]))
  const round = [...Array<string>(4).fill('passkey-refused'), undefined]
  expect(said).toEqual([...round, ...round])
})

test('logging in with a password or changing it resets the failures before it', async () => {
  const { email, password, client } = await givenKnownPerson(app)
  const browser = openBrowser(app, { address: '203.0.113.21' })
  const given = { wrong: 'Wrong-2026', right: password }
  const said = []
  for (const way of [...ROUND, ...ROUND]) said.push(await givePassword(browser, email, given[way]))
  const change = async (currentPassword: string, next: string) => {
    const body = { currentPassword, password: next, repeatPassword: next }
    return (await client.POST('/v1/auth/password/change', { body })).error?.code
  }
  for (const way of ROUND) said.push(await change(given[way], 'Nueva-2027'))
  for (const way of ROUND) said.push(await givePassword(browser, email, way === 'right' ? 'Nueva-2027' : given[way]))
  const round = [...Array<string>(4).fill('login-failed'), undefined]
  expect(said).toEqual([...round, ...round, ...round, ...round])
})

test('a passkey from a known address is not throttled by failures elsewhere', async () => {
  const { passkey } = await holder()
  const home = openBrowser(app, { address: '203.0.113.30' })
  await givePasskey(home, passkey)
  const wrong = { signedBy: new SoftwarePasskey() }
  for (let place = 0; place < 36; place += 1)
    await givePasskey(openBrowser(app, { address: `198.51.100.${place}` }), passkey, wrong)
  const elsewhere = openBrowser(app, { address: '203.0.113.31' })
  expect(await givePasskey(elsewhere, passkey)).toBe('too-many-requests')
  expect(await givePasskey(openBrowser(app, { address: '203.0.113.30' }), passkey)).toBeUndefined()
})
