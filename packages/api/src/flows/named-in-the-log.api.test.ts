import { buildApp, type ApiApp } from '@cauce/api'
import { given, givenKnownPerson, openBrowser, startTestApp, type TestApp } from '@cauce/testing'
import { givenPasskey } from '@cauce/testing/software-authenticator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '@cauce/testing/captured-log'

let world: TestApp
let app: ApiApp
const log = captureLog()
beforeAll(async () => {
  world = await startTestApp()
  const { databaseUrl, clock, kernel } = world
  app = await buildApp({ settings: kernel.settings, databaseUrl, clock, logger: log.logger })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await world.stop()
})

const visitor = () => openBrowser({ app }).client
type Visitor = ReturnType<typeof visitor>
type Known = Awaited<ReturnType<typeof givenKnownPerson>>

async function mailedToken(to: string): Promise<string> {
  await world.runJobs()
  const { data } = await world.client().GET('/v1/misc/outbox', { params: { query: { to } } })
  return /\?token=([\w-]{43})/.exec(data!.data[0]!.text)![1]!
}

const NEW = { password: 'Nueva-2027', repeatPassword: 'Nueva-2027' }
const CALLS: Readonly<Record<string, (client: Visitor, person: Known) => Promise<unknown>>> = {
  'sessions.login': (client, { email, password }) => client.POST('/v1/auth/login', { body: { email, password } }),
  'passkeys.login': async (client, { userId }) => {
    const { passkey } = await givenPasskey((await given(world).session(userId)).client)
    const { data } = await client.POST('/v1/auth/passkeys/login-request')
    return client.POST('/v1/auth/passkeys/login', { body: { passkey: passkey.sign(data!) } })
  },
  'email.confirm': async (client, person) => {
    await person.client.POST('/v1/auth/email/resend')
    return client.POST('/v1/auth/email/confirm', { body: { token: await mailedToken(person.email) } })
  },
  'password.reset': async (client, { email }) => {
    await world.client().POST('/v1/auth/password/forgot', { body: { email } })
    return client.POST('/v1/auth/password/reset', { body: { token: await mailedToken(email), ...NEW } })
  },
  'emailChanges.confirm': async (client, person) => {
    const email = `nueva-${person.email}`
    await person.client.POST('/v1/auth/email/change', { body: { email, repeatEmail: email } })
    return client.POST('/v1/auth/email/change/confirm', { body: { token: await mailedToken(email) } })
  },
}

test.each(Object.keys(CALLS))('%s', async (operation) => {
  const person = await givenKnownPerson(world, { emailConfirmedAt: null })
  log.clear()
  await CALLS[operation]!(visitor(), person)
  const events = log.lines().filter(({ security }) => security !== undefined)
  expect(events.at(-1)).toMatchObject({ security: 'done', operation, userId: person.userId })
})
