import type { ApiApp } from '@cauce/api'
import { given, givenKnownPerson, KNOWN_SECRET, openBrowser } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'
import { loggedApp } from '@cauce/testing/logged-app'

const logged = loggedApp()
const { world, log } = logged
let app: ApiApp
beforeAll(() => {
  app = logged.app
})

const events = () => log.lines().filter(({ security }) => security !== undefined)
const cookieOf = (token: string) => ({ cookie: `session=${token}` })

describe('the security log records', () => {
  test('log-ins with person, time, origin and outcome, without e-mail or password', async () => {
    const person = await givenKnownPerson(world)
    const { client } = openBrowser({ app }, { address: '203.0.113.9' })
    await client.POST('/v1/auth/login', { body: { email: person.email, password: 'Wrong-2026' } })
    await client.POST('/v1/auth/login', { body: { email: 'nobody@example.org', password: 'Wrong-2026' } })
    await client.POST('/v1/auth/login', { body: { email: person.email, password: person.password } })
    await client.POST('/v1/auth/otp', { body: { code: '000000' } })
    const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, world.clock.now())
    await client.POST('/v1/auth/otp', { body: { code } })
    await client.POST('/v1/auth/logout')
    const { userId } = person
    expect(events()).toMatchObject([
      { security: 'refused', code: 'login-failed', operation: 'sessions.login', userId, address: '203.0.113.9' },
      { security: 'refused', code: 'login-failed', failures: 2, differentAddresses: 2 },
      { security: 'done', operation: 'sessions.login', userId },
      { security: 'refused', code: 'code-wrong', operation: 'sessions.otp', userId, fields: ['code: code-wrong'] },
      { security: 'done', operation: 'sessions.otp', userId, role: 'user', sessionId: expect.any(String) },
      { security: 'done', operation: 'sessions.logout', userId },
    ])
    expect(events()[0]).toMatchObject({ failures: 1, differentAddresses: 1 })
    expect(events()[1]).not.toHaveProperty('userId')
    for (const event of events())
      expect(event).toMatchObject({ time: expect.any(Number), reqId: expect.any(String), method: 'POST' })
    for (const secret of [person.email, 'nobody@', person.password, 'Wrong-2026', code])
      expect(log.text()).not.toContain(secret)
  })

  test("an attempt to read another person's record, answered as not found", async () => {
    const [owner, other] = [await given(world).investor(), await given(world).investor()]
    const url = `/v1/wallet/wallets/${owner.walletId}`
    const { statusCode } = await app.inject({ method: 'GET', url, headers: cookieOf(other.token) })
    expect(statusCode).toBe(404)
    expect(events()).toMatchObject([{ security: 'refused', code: 'not-found', path: url, userId: other.userId }])
  })

  test('the refusal of another origin, and of invalid input with its fields', async () => {
    const url = '/v1/auth/login'
    await app.inject({ method: 'POST', url, headers: { origin: 'https://evil.example' }, payload: {} })
    await app.inject({ method: 'POST', url, payload: { email: 'no address', [`a${'b'.repeat(100)}`]: 'hidden' } })
    expect(events()).toMatchObject([
      { security: 'refused', code: 'origin-refused', path: url },
      { security: 'refused', code: 'input-invalid', path: url },
    ])
    expect(events()[1]!['fields']).toContain('password: required')
    expect(events()[1]!['fields']).toContain(`a${'b'.repeat(59)}: unknown-field`)
    expect(log.text()).not.toMatch(/no address|hidden|evil/)
  })
})

test('the security log omits queries of addresses, because links carry secrets in them', async () => {
  await app.inject({ method: 'GET', url: '/v1/account/users?multiSearch=Carmen&token=s3cret' })
  expect(events()).toMatchObject([{ code: 'not-logged-in', path: '/v1/account/users' }])
  expect(log.text()).not.toMatch(/Carmen|s3cret/)
})

test('an event is one line, whatever was sent', async () => {
  const forged = encodeURIComponent('x\n{"security":"done","operation":"sessions.login"}')
  await app.inject({ method: 'PATCH', url: `/v1/account/users/${forged}`, payload: {} })
  await app.inject({ method: 'POST', url: '/v1/auth/login', payload: { 'a\n{"security":"done"}': 1 } })
  expect(log.texts()).toHaveLength(2)
  for (const line of log.texts()) expect(line.match(/"reqId"/g)).toHaveLength(1)
  expect(events().map(({ security }) => security)).toEqual(['refused', 'refused'])
})
