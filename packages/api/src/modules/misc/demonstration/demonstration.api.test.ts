import { cloneDatabase, givenKnownPerson, openBrowser, startTestApp, type TestApp } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDemonstrationAccount } from './index.ts'

let demonstration: TestApp
let real: TestApp
beforeAll(async () => {
  ;[demonstration, real] = await Promise.all([startTestApp(), startTestApp({ isDemonstration: false })])
})
afterAll(() => Promise.all([demonstration.stop(), real.stop()]))

const accountsOf = (app: TestApp) => app.client().GET('/v1/misc/demonstration-accounts')

test('lists the demonstration accounts with a code that always logs in', async () => {
  const person = await givenKnownPerson(demonstration, { name: 'Ana', surname: 'Ruiz' })
  const { database } = demonstration.kernel
  await insertDemonstrationAccount(database, {
    userId: person.userId,
    password: person.password,
    about: { es: 'Invierte desde hace dos años', en: 'Has invested for two years' },
    position: 1,
  })
  for (let round = 0; round < 2; round += 1) {
    const [account] = (await accountsOf(demonstration)).data!.data
    expect(account).toMatchObject({
      name: 'Ana Ruiz',
      email: person.email,
      role: 'user',
      about: { es: 'Invierte desde hace dos años', en: 'Has invested for two years' },
    })
    const { client } = openBrowser(demonstration)
    await client.POST('/v1/auth/login', { body: { email: account!.email, password: account!.password } })
    expect((await client.POST('/v1/auth/otp', { body: { code: account!.code } })).data).toEqual({ next: 'home' })
  }
})

test('finds neither accounts nor outbox outside the demonstration, even with rows in the table', async () => {
  const person = await givenKnownPerson(real)
  await insertDemonstrationAccount(real.kernel.database, {
    userId: person.userId,
    password: 'x',
    about: { es: 'x', en: 'x' },
    position: 1,
  })
  expect((await accountsOf(real)).error).toMatchObject({ status: 404, code: 'not-found' })
  expect((await real.client().GET('/v1/misc/outbox')).error).toMatchObject({ status: 404, code: 'not-found' })
})

test('nobody marks a database with accounts as a demonstration, and the application marks none', async () => {
  const mark = (client: Pick<pg.Client, 'query'>) =>
    client.query('insert into demonstrations (started_at) values (now())').then(
      () => undefined,
      (error: pg.DatabaseError) => error.code,
    )
  const own = await cloneDatabase()
  const [owner, ofEmpty] = [real.ownerUrl, own.ownerUrl].map((connectionString) => new pg.Client({ connectionString }))
  const application = new pg.Client({ connectionString: own.url })
  await Promise.all([owner!.connect(), ofEmpty!.connect(), application.connect()])
  await givenKnownPerson(real)
  expect([await mark(owner!), await mark(real.kernel.database.$client)]).toEqual(['23001', '42501'])
  expect([await mark(application), await mark(ofEmpty!), await mark(ofEmpty!)]).toEqual(['42501', undefined, '23001'])
  await expect(application.query('update demonstrations set finished_at = now()')).rejects.toThrow('permission denied')
  await expect(ofEmpty!.query('delete from demonstrations')).rejects.toThrow('only an empty database')
  await Promise.all([owner!.end(), ofEmpty!.end(), application.end()])
  await own.drop()
})
