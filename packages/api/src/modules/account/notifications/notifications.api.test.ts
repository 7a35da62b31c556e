import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { keepNotification } from './index.ts'

const app = testApp()
let person: Person
beforeEach(async () => {
  person = await given(app).person()
})

const path = '/v1/account/notifications'
const list = async ({ client }: Person, query: { read?: boolean; take?: number } = {}) =>
  (await client.GET(path, { params: { query } })).data!
const mark = ({ client }: Person, body: { ids?: string[]; until?: string }) => client.POST(`${path}/read`, { body })
const titles = async (who: Person, query = {}) => (await list(who, query)).data.map(({ title }) => title)
const mailsTo = async ({ client }: Person) => {
  const { email } = (await client.GET('/v1/account/users/me')).data!
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })).data!.data
}
async function mail({ userId }: Person, project: string) {
  await inTransaction(app.kernel.database, (tx) =>
    queueMail(tx, { userId, template: 'projectClosed', params: { project } }),
  )
  await app.runJobs()
  app.clock.advance({ minutes: 1 })
}

test('has the text of the mail, in the language of the reader', async () => {
  await mail(person, 'Nueve casas')
  const [sent] = await mailsTo(person)
  const [spanish] = (await list(person)).data
  expect(spanish).toMatchObject({ title: sent!.subject, read: false, page: '/investments' })
  expect(sent!.text).toContain(spanish!.paragraphs[0])
  const english = await person.client.GET(path, { headers: { 'accept-language': 'en' } })
  expect(english.data!.data[0]).toMatchObject({ notificationId: spanish!.notificationId, action: 'See my investments' })
})

test('is stored once, however often the mail is retried', async () => {
  const { userId } = person
  const mailId = '0190f3a0-0000-7000-8000-000000000001'
  const twice = { mailId, userId, template: 'projectClosed' as const, params: { project: 'Nueve casas' } }
  for (const minutes of [0, 1]) {
    app.clock.advance({ minutes })
    await keepNotification(app.kernel.database, twice, app.clock.now())
  }
  expect((await list(person)).total).toBe(1)
})

test('links to the page of its mail, or else to the default page of its template', async () => {
  const { userId } = person
  const mail = { mailId: '0190f3a0-0000-7000-8000-000000000002', userId, template: 'projectClosed' as const }
  await keepNotification(
    app.kernel.database,
    { ...mail, params: { project: 'Nueve casas' }, page: '/user/wallet' },
    app.clock.now(),
  )
  expect((await list(person)).data).toMatchObject([{ page: '/user/wallet' }])
})

test('is stored for a person who declines general mails', async () => {
  const reserved = await given(app).person({ generalEmailNotifications: false })
  await mail(reserved, 'Nueve casas')
  expect(await mailsTo(reserved)).toEqual([])
  expect((await list(reserved)).total).toBe(1)
})

test('is not stored for a mail with a single-use link', async () => {
  const { userId } = person
  await inTransaction(app.kernel.database, (tx) => queueMail(tx, { userId, template: 'resetPassword', params: {} }))
  await app.runJobs()
  expect(await mailsTo(person)).toHaveLength(1)
  expect((await list(person)).total).toBe(0)
})

describe('reading', () => {
  test('marks one and leaves the others unread', async () => {
    await mail(person, 'Nueve casas')
    await mail(person, 'La fábrica')
    const [latest] = (await list(person)).data
    expect((await mark(person, { ids: [latest!.notificationId] })).response.status).toBe(204)
    expect([await titles(person, { read: true }), (await list(person, { read: false })).total]).toEqual([
      ['«La fábrica» ha terminado'],
      1,
    ])
    await mark(person, { ids: [] })
    expect((await list(person, { read: false })).total).toBe(1)
  })

  test('marks all that the person has seen, but not later ones', async () => {
    await mail(person, 'Nueve casas')
    const until = app.clock.now().toISOString()
    app.clock.advance({ minutes: 1 })
    await mail(person, 'La fábrica')
    await mark(person, { until })
    expect(await titles(person, { read: false })).toEqual(['«La fábrica» ha terminado'])
    await mark(person, {})
    expect((await list(person, { read: false })).total).toBe(0)
  })
})
