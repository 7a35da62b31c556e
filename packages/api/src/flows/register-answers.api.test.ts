import { LEGAL_UPDATED_ON } from '@cauce/contract/pages.ts'
import { given, newcomer, openBrowser, startTestApp, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUser } from '../modules/account/users/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const register = async (body: object, client = openBrowser(app).client) => {
  const { data, response } = await client.POST('/v1/account/users', { body: body as ReturnType<typeof newcomer> })
  expect(response.status).toBe(201)
  return data!
}

async function entered(body: object = {}) {
  const { password: _, repeatPassword: __, acceptsTerms: ___, acknowledgesPrivacy: ____, ...typed } = newcomer()
  const { userId } = await register({ ...typed, ...body }, (await given(app).administrator()).client)
  return (await findUser(app.kernel.database, userId))!
}

test('repeated registrations of a taken address are answered alike and mailed with a limit', async () => {
  const first = newcomer()
  await register(first)
  for (let attempt = 0; attempt < 8; attempt += 1)
    await register(newcomer({ email: first.email, repeatEmail: undefined }))
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: first.email, take: 100 } } })
  const mails = data!.data.filter(({ subject }) => subject === 'Ya tiene una cuenta')
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.length).toBeLessThan(8)
})

test.each([
  { said: { acceptsTerms: true }, terms: true, privacy: false },
  { said: { acknowledgesPrivacy: true }, terms: false, privacy: true },
])('each declaration is kept with its version: $said', async ({ said, terms, privacy }) => {
  const { termsAcceptedAt, privacyAcknowledgedAt, legalVersion } = await entered(said)
  expect([termsAcceptedAt !== null, privacyAcknowledgedAt !== null]).toEqual([terms, privacy])
  expect(legalVersion).toBe(LEGAL_UPDATED_ON)
})

test('nothing is kept without a declaration', async () => {
  const nothing = { termsAcceptedAt: null, privacyAcknowledgedAt: null, legalVersion: null }
  expect(await entered()).toMatchObject(nothing)
})

test('customers get the chosen manager, staff none', async () => {
  const { userId: managerId } = await given(app).manager()
  const managers = []
  for (const body of [{}, { role: 'user' }, { role: 'operator' }, { role: 'admin' }])
    managers.push((await entered({ ...body, managerId })).managerId)
  expect(managers).toEqual([managerId, managerId, null, null])
})

test('the telephone is read from either field, and the language of the page is the default', async () => {
  const { phone: _, ...body } = newcomer() as ReturnType<typeof newcomer> & { phone?: string }
  const { userId } = await register({ ...body, phoneNumber: '+34 600 111 222', language: undefined })
  expect(await findUser(app.kernel.database, userId)).toMatchObject({ phone: '+34 600 111 222', language: 'es' })
})
