import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  givenKnownPerson,
  KNOWN_PASSWORD,
  KNOWN_SECRET,
  newcomer,
  openBrowser,
  startTestApp,
  type TestApp,
} from '@cauce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'

/** A breach service that knows one password. */
const BREACHED = 'Tortuga-1931'
const FRESH = 'Ribera-del-Ebro-7'
const hash = createHash('sha1').update(BREACHED).digest('hex').toUpperCase()
let asked: { path: string | undefined; padding: unknown }[] = []
let status = 200
let service: Server
let app: TestApp
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push({ path: request.url, padding: request.headers['add-padding'] })
    const known = request.url === `/range/${hash.slice(0, 5)}` ? `\r\n${hash.slice(5)}:3912` : ''
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {})
    // Padding entries have the count 0.
    response.end(`${'0'.repeat(35)}:17${known}\r\n${suffixOf(FRESH)}:0`)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  app = await startTestApp({ breachedPasswordsUrl: `http://127.0.0.1:${port}/range/` })
})
beforeEach(() => {
  asked = []
  status = 200
})
afterAll(async () => {
  await app.stop()
  service.close()
})

const suffixOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase().slice(5)
const refusal = { status: 422, code: 'password-guessable', errors: [{ path: 'password', code: 'password-guessable' }] }

const register = (password: string) =>
  openBrowser(app).client.POST('/v1/account/users', { body: newcomer({ password, repeatPassword: password }) })

describe('a password that is breached or is a name', () => {
  test.each([BREACHED, 'Ordoñez-1991', 'Cauce-2026'])('is refused at registration: %s', async (password) => {
    expect((await register(password)).error).toMatchObject(refusal)
  })

  test('is refused when changing the password', async () => {
    const { email } = await givenKnownPerson(app)
    const { client } = openBrowser(app)
    await client.POST('/v1/auth/login', { body: { email, password: KNOWN_PASSWORD } })
    const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now())
    await client.POST('/v1/auth/otp', { body: { code } })
    const change = (password: string) =>
      client.POST('/v1/auth/password/change', {
        body: { currentPassword: KNOWN_PASSWORD, password, repeatPassword: password },
      })
    expect((await change(BREACHED)).error).toMatchObject(refusal)
    expect((await change(FRESH)).response.status).toBe(204)
  })

  test('is refused when resetting the password, and the link stays usable', async () => {
    const { email } = await givenKnownPerson(app, { surname: 'Tejedor' })
    const { client } = openBrowser(app)
    await client.POST('/v1/auth/password/forgot', { body: { email } })
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
    const token = /token=([\w-]+)/.exec(data!.data[0]!.text)![1]!
    const reset = (password: string) =>
      client.POST('/v1/auth/password/reset', { body: { token, password, repeatPassword: password } })
    expect((await reset(BREACHED)).error).toMatchObject(refusal)
    expect((await reset('Tejedor-1931')).error).toMatchObject(refusal)
    expect((await reset(FRESH)).response.status).toBe(204)
  })

  test('still logs in an account that already has it', async () => {
    const { email, password } = await givenKnownPerson(app)
    const { data } = await openBrowser(app).client.POST('/v1/auth/login', { body: { email, password } })
    expect(data).toEqual({ next: 'otp' })
    expect(asked).toEqual([])
  })
})

describe('the service of breached passwords', () => {
  test('receives only five digits of the hash', async () => {
    await register(BREACHED)
    expect(asked).toEqual([{ path: `/range/${hash.slice(0, 5)}`, padding: 'true' }])
  })

  test('does not block registration when it fails or redirects', async () => {
    for (const failure of [503, 302]) {
      status = failure
      expect((await register(BREACHED)).response.status).toBe(201)
    }
    expect(asked).toHaveLength(2)
  })
})
