import { given, testApp } from '@cauce/testing'
import { expect, test } from 'vitest'
import { instantValue } from '@cauce/contract'
import { queueMail } from '../platform/mail/index.ts'

const app = testApp()

let count = 0
async function personWith(overrides: Parameters<ReturnType<typeof given>['person']>[0]) {
  const email = `correo-${(count += 1)}@example.org`
  return { email, ...(await given(app).person({ email, ...overrides })) }
}
const changed = (userId: string, to?: string) => {
  const mail = { userId, template: 'passwordChanged', params: { at: instantValue(app.clock.now()) } } as const
  return queueMail(app.kernel.database, { ...mail, ...(to && { to }) })
}
const reset = (userId: string) => queueMail(app.kernel.database, { userId, template: 'resetPassword', params: {} })
async function mailsTo(to: string) {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })
  return data!.data.map(({ subject, text }) => ({ subject, greeting: /^Hola, .*$/m.exec(text)?.[0] }))
}

test('greets a person by first name, and a company by its company name', async () => {
  const ana = await personWith({ name: 'Ana', surname: 'Ruiz' })
  const company = await personWith({ kind: 'company', companyName: 'Peñas, S. L.', name: 'Berta' })
  for (const { userId } of [ana, company]) await changed(userId)
  expect((await mailsTo(ana.email)).map(({ greeting }) => greeting)).toEqual(['Hola, Ana:'])
  expect((await mailsTo(company.email)).map(({ greeting }) => greeting)).toEqual(['Hola, Peñas, S. L.:'])
})

test('goes to the address given with it, instead of that of the account', async () => {
  const { email, userId } = await personWith({})
  await changed(userId, 'antes@example.org')
  expect((await mailsTo('antes@example.org')).map(({ subject }) => subject)).toEqual(['Su contraseña ha cambiado'])
  expect(await mailsTo(email)).toEqual([])
})

test('goes to a disabled account unless it has a link', async () => {
  const { email, userId } = await personWith({ disabled: true })
  await reset(userId)
  await changed(userId)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Su contraseña ha cambiado'])
})
