import { given, givenKnownPerson, newcomer, openBrowser, testApp } from '@cauce/testing'
import { expect, test } from 'vitest'
import { findUser } from '../modules/account/users/index.ts'
import { MAILS_AN_HOUR } from '../modules/auth/throttling/index.ts'

const app = testApp()

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

test('mails to one mailbox are bounded, whoever causes them, and a link for a new password still comes', async () => {
  const { email } = await givenKnownPerson(app)
  for (let each = 0; each < 12; each += 1) {
    const { client } = openBrowser(app, { address: `203.0.113.${each}` })
    await register(newcomer({ email, repeatEmail: undefined }), client)
    await client.POST('/v1/support/complaints', { body: { name: 'Prat', email, description: `Vez ${each}` } })
  }
  await app.client().POST('/v1/auth/password/forgot', { body: { email } })
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email, take: 100 } } })
  const subjects = data!.data.map(({ subject }) => subject.replace(/RC-.*/, ''))
  const counts = Object.entries(Object.groupBy(subjects, (subject) => subject)).map(([name, all]) => [
    name,
    all!.length,
  ])
  expect(Object.fromEntries(counts)).toEqual({
    'Ya tiene una cuenta': MAILS_AN_HOUR,
    'Hemos recibido su reclamación ': MAILS_AN_HOUR,
    'Elija una contraseña nueva': 1,
  })
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
