import { KNOWN_PASSWORD, openBrowser, testApp } from '@cauce/testing'
import { afterEach, expect, test } from 'vitest'
import { users } from '../database/schema/account.ts'
import { setUpCodes } from '../database/schema/auth.ts'
import { makeSetUpCode } from '../modules/auth/set-up-codes/index.ts'
import { appointAdministrator } from './appoint-administrator.ts'

const app = testApp()
const HOUR_MS = 3_600_000

const make = () => makeSetUpCode(app.kernel.database, app.clock.now())
const bodyOf = (code: string, email = 'ana@example.org') => ({
  ...{ code, name: 'Ana', surname: 'Gil Soto', email },
  ...{ password: KNOWN_PASSWORD, repeatPassword: KNOWN_PASSWORD },
})
const claim = (code: string, email?: string, browser = openBrowser(app)) =>
  browser.client.POST('/v1/auth/set-up', { body: bodyOf(code, email) })
const codeOf = async (answer: ReturnType<typeof claim>) => (await answer).error?.code

afterEach(async () => {
  await app.kernel.database.delete(setUpCodes)
  await app.kernel.database.update(users).set({ role: 'user' })
})

test('the code opens the session of an administrator, who owes the second factor and the confirmation of the e-mail', async () => {
  const browser = openBrowser(app)
  const { data } = await claim((await make())!.toLowerCase().replaceAll('-', ' '), 'ana@example.org', browser)
  expect(data).toEqual({ next: 'first-otp' })
  expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ stage: 'pending', role: 'admin' })
  expect((await browser.client.GET('/v1/account/users')).response.status).toBe(401)
  const [row] = await app.kernel.database.select().from(users)
  expect(row).toMatchObject({ role: 'admin', email: 'ana@example.org', emailConfirmedAt: null })
  const { rows } = await app.kernel.database.$client.query(
    `select operation, address, after->'email' as email from audit_records where record_id = $1`,
    [row!.userId],
  )
  expect(rows).toMatchObject([{ operation: 'users.create', address: 'npm run admin -- --setup' }])
})

test('every code is dead once there is an administrator, and another one makes the second; then none is made', async () => {
  const [first, other] = [(await make())!, (await make())!]
  const answers = await Promise.all([codeOf(claim(first, 'eva@example.org')), codeOf(claim(other, 'luz@example.org'))])
  expect(answers.toSorted()).toEqual(['set-up-code-invalid', undefined])
  expect(await codeOf(claim(first, 'iris@example.org'))).toBe('set-up-code-invalid')
  expect(await codeOf(claim((await make())!, 'mar@example.org'))).toBeUndefined()
  expect(await make()).toBeUndefined()
})

test('an administrator made by the other command ends the code', async () => {
  const code = (await make())!
  await app.kernel.database.update(users).set({ emailConfirmedAt: app.clock.now() })
  expect(await appointAdministrator(app.kernel, 'ana@example.org')).toMatchObject({ kind: 'appointed' })
  expect(await codeOf(claim(code, 'sol@example.org'))).toBe('set-up-code-invalid')
})

test('a code is dead after an hour, and none is kept as it is typed', async () => {
  const code = (await make())!
  const stored = JSON.stringify(await app.kernel.database.select().from(setUpCodes))
  expect(stored).not.toContain(code.replaceAll('-', '').slice(0, 8))
  app.clock.set(new Date(app.clock.now().getTime() + HOUR_MS))
  expect(await codeOf(claim(code, 'paz@example.org'))).toBe('set-up-code-invalid')
})

test('a taken e-mail is told and leaves the code', async () => {
  const code = (await make())!
  expect((await claim(code)).error).toMatchObject({ code: 'email-taken' })
  expect(await codeOf(claim(code, 'flor@example.org'))).toBeUndefined()
})

test('wrong codes slow down their network, and not the operator', async () => {
  const [code, stranger] = [(await make())!, openBrowser(app, { address: '203.0.113.9' })]
  const guess = () => codeOf(claim('AAAAA-BBBBB-CCCCC-DDDDD', 'mal@example.org', stranger))
  for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('set-up-code-invalid')
  expect(await guess()).toBe('too-many-requests')
  expect(await codeOf(claim(code, 'nora@example.org'))).toBeUndefined()
})
