import { given, testApp, type Person } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const app = testApp()

const PATH = '/v1/auth/email/change'
const NEW = { confirm: '/auth/confirm-new-email', undo: '/auth/undo-email-change', reset: '/auth/reset' }
let count = 0

async function asking() {
  const [email, to] = [`antes-${++count}@example.org`, `despues-${count}@example.org`]
  const person = await given(app).person({ email })
  await ask(person, to)
  return { ...person, email, to }
}
const ask = ({ client }: Person, email: string) => client.POST(PATH, { body: { email, repeatEmail: email } })
const giveUp = ({ client }: Person) => client.DELETE(PATH)

async function tokenTo(to: string, page: keyof typeof NEW): Promise<string> {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })
  const tokens = data!.data.map(({ text }) => new RegExp(`${NEW[page]}\\?token=([\\w-]{43})`).exec(text)?.[1])
  return tokens.find((token) => token !== undefined)!
}
const outcome = ({ error, response }: { error?: { code: string }; response: Response }) =>
  error?.code ?? response.status
const confirm = async (token: string) => outcome(await app.client().POST(`${PATH}/confirm`, { body: { token } }))
const undo = async (token: string) => outcome(await app.client().POST(`${PATH}/undo`, { body: { token } }))

test('repeating the request for the same address issues new links', async () => {
  const ana = await asking()
  const first = await tokenTo(ana.to, 'confirm')
  app.clock.advance({ minutes: 2 })
  await ask(ana, ana.to)
  const second = await tokenTo(ana.to, 'confirm')
  expect([second === first, await confirm(first), await confirm(second)]).toEqual([false, 'link-invalid', 204])
})

test('the links of a cancelled change do not work for the next one to the same address', async () => {
  const ana = await asking()
  const old = { confirm: await tokenTo(ana.to, 'confirm'), undo: await tokenTo(ana.email, 'undo') }
  await giveUp(ana)
  app.clock.advance({ minutes: 2 })
  await ask(ana, ana.to)
  const token = await tokenTo(ana.to, 'confirm')
  expect([await confirm(old.confirm), await undo(old.undo)]).toEqual(['link-invalid', 'link-invalid'])
  expect(await confirm(token)).toBe(204)
})

test('a change that is cancelled at once mails nothing to the new address', async () => {
  const ana = await asking()
  await giveUp(ana)
  expect(await tokenTo(ana.to, 'confirm')).toBeUndefined()
})

test.each([
  { what: 'whose account is disabled', change: sql`disabled = true` },
  { what: 'whose address has changed meanwhile', change: sql`email = 'otra@example.org'` },
])('a change of a person $what is not confirmed', async ({ change }) => {
  const ana = await asking()
  const token = await tokenTo(ana.to, 'confirm')
  await app.kernel.database.execute(sql`update users set ${change} where user_id = ${ana.userId}`)
  expect(await confirm(token)).toBe('link-invalid')
})

test('undoing a change voids an earlier password reset link', async () => {
  const ana = await asking()
  await app.client().POST('/v1/auth/password/forgot', { body: { email: ana.email } })
  const reset = await tokenTo(ana.email, 'reset')
  expect(await undo(await tokenTo(ana.email, 'undo'))).toBe(204)
  const body = { token: reset, password: 'Nueva-2027', repeatPassword: 'Nueva-2027' }
  expect((await app.client().POST('/v1/auth/password/reset', { body })).error?.code).toBe('link-invalid')
})
