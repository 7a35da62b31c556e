import { calendarDateOf } from '@cauce/contract'
import { classRequest, given, testApp, type Person } from '@cauce/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { remindOfReviews } from './index.ts'

const app = testApp(LONG_SESSIONS)
let people = 0
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))

const simulate = ({ client }: Person) =>
  client.POST('/v1/account/loss-simulations', {
    body: { amount: '4260.00', referenceDate: calendarDateOf(app.clock.now()), toolVersion: 1 },
  })
const answer = ({ client }: Person) => client.POST('/v1/account/knowledge/tests', { body: { version: 1, answers: [] } })
const someone = async (options: object = {}) => {
  const email = `revision${(people += 1)}@example.org`
  return { email, person: await given(app).person({ email, ...options }) }
}

async function remindersOn(instant: string, email: string) {
  app.clock.set(instant)
  await remindOfReviews(app.kernel, 1)
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  return data!.data.map(({ subject }) => subject).filter((subject) => /(repetir|repeat)/.test(subject))
}

describe('reminders of the loss simulation', () => {
  test('are sent once a year after the simulation, and again a year after the next one', async () => {
    const { email, person } = await someone()
    await simulate(person)
    expect(await remindersOn('2027-11-19T22:00:00Z', email)).toEqual([])
    expect(await remindersOn('2027-11-20T05:37:00Z', email)).toHaveLength(1)
    expect(await remindersOn('2027-11-21T05:37:00Z', email)).toHaveLength(1)
    await simulate(person)
    expect(await remindersOn('2028-11-20T05:37:00Z', email)).toHaveLength(1)
    expect(await remindersOn('2028-11-21T05:37:00Z', email)).toHaveLength(2)
  })

  test('count from the latest simulation', async () => {
    const { email, person } = await someone()
    await simulate(person)
    app.clock.set('2027-05-20T09:00:00Z')
    await simulate(person)
    expect(await remindersOn('2028-05-19T05:37:00Z', email)).toEqual([])
    expect(await remindersOn('2028-05-20T05:37:00Z', email)).toHaveLength(1)
  })

  test('are sent once by two processes at the same moment', async () => {
    const both = [await someone(), await someone()]
    for (const { person } of both) await simulate(person)
    app.clock.set('2027-11-20T05:37:00Z')
    await Promise.all([remindOfReviews(app.kernel, 1), remindOfReviews(app.kernel, 1)])
    for (const { email } of both) expect(await remindersOn('2027-11-20T06:00:00Z', email)).toHaveLength(1)
  })

  test('are not sent to closed accounts', async () => {
    const { email, person } = await someone()
    await simulate(person)
    const ada = await given(app).administrator()
    await ada.client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
    expect(await remindersOn('2027-11-20T05:37:00Z', email)).toEqual([])
  })
})

describe('reminders of the knowledge test', () => {
  test('are sent once, two years after the test', async () => {
    const { email, person } = await someone()
    await answer(person)
    expect(await remindersOn('2028-11-19T05:37:00Z', email)).toEqual([])
    expect(await remindersOn('2028-11-20T05:37:00Z', email)).toEqual(['Es hora de repetir la prueba de conocimientos'])
    expect(await remindersOn('2028-11-21T05:37:00Z', email)).toHaveLength(1)
  })

  test('are not sent to a sophisticated investor until the class has ended', async () => {
    const { email, person } = await someone({ kind: 'company', companyName: 'Arroyo, S. L.' })
    await answer(person)
    app.clock.set('2027-06-01T09:00:00Z')
    const body = classRequest(['ownFunds'])
    const { data } = await person.client.POST('/v1/account/classifications', { body })
    const ada = await given(app).administrator()
    const params = { path: { id: data!.classificationId } }
    await ada.client.PATCH('/v1/account/classifications/{id}', { params, body: { state: 'approved' } })
    expect(await remindersOn('2028-11-20T05:37:00Z', email)).toEqual([])
    expect(await remindersOn('2029-06-02T05:37:00Z', email)).toHaveLength(1)
  })
})
