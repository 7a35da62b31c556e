import { given, testApp, type Person } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'

const app = testApp()
let one: Person
let two: Person
beforeEach(async () => {
  one = await given(app).administrator()
  two = await given(app).administrator()
  app.clock.advance({ seconds: 1 })
})

const path = '/v1/account/examination-accesses'
const ask = ({ client }: Person) => client.POST(path, { body: { reason: 'Revisión del trimestre' } })
const step = ({ client }: Person, id: string, action: 'grant' | 'refuse' | 'end') =>
  client.POST(`${path}/{id}/steps`, { params: { path: { id } }, body: { action } })
const list = async ({ client }: Person) => (await client.GET('/v1/account/examinations')).error
const later = async (person: Person) => ({ ...person, ...(await given(app).session(person.userId)) })

test('one administrator asks with a reason, another grants it, and only the requester can read, until they end it', async () => {
  expect(await list(one)).toMatchObject({ status: 403, code: 'access-needed' })
  const { accessId } = (await ask(one)).data!
  expect(await list(one)).toMatchObject({ code: 'access-needed' })
  expect((await step(one, accessId, 'grant')).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
  const { data } = await step(two, accessId, 'grant')
  expect(data).toMatchObject({ state: 'granted', isOpen: true, requestedBy: one.userId, decidedBy: two.userId })
  expect(await list(one)).toBeUndefined()
  expect(await list(two)).toMatchObject({ code: 'access-needed' })
  expect((await step(one, accessId, 'end')).data).toMatchObject({ state: 'ended', isOpen: false })
  expect(await list(one)).toMatchObject({ code: 'access-needed' })
})

test('it ends after eight hours', async () => {
  const { accessId } = (await ask(one)).data!
  await step(two, accessId, 'grant')
  app.clock.advance({ hours: 8, seconds: -1 })
  one = await later(one)
  expect(await list(one)).toBeUndefined()
  app.clock.advance({ seconds: 1 })
  expect(await list(one)).toMatchObject({ code: 'access-needed' })
  const { data } = await one.client.GET(path)
  expect(data!.accesses.find((access) => access.accessId === accessId)).toMatchObject({
    state: 'granted',
    isOpen: false,
  })
})

test('a refused request gives no access, and a new one can be made', async () => {
  const { accessId } = (await ask(one)).data!
  expect((await step(two, accessId, 'refuse')).data).toMatchObject({ state: 'refused', endsAt: null })
  expect(await list(one)).toMatchObject({ code: 'access-needed' })
  expect((await ask(one)).data).toMatchObject({ state: 'waiting' })
})

test('a person can have one waiting request, even when asking twice at once', async () => {
  const answers = await Promise.all([ask(one), ask(one)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ error }) => error)!.error).toMatchObject({ code: 'access-waiting' })
})

test('a waiting request is listed before those decided later', async () => {
  const { accessId } = (await ask(one)).data!
  app.clock.advance({ minutes: 1 })
  const other = (await ask(two)).data!
  await step(await given(app).administrator(), other.accessId, 'refuse')
  const { accesses } = (await one.client.GET(path)).data!
  const positionOf = (id: string) => accesses.findIndex((access) => access.accessId === id)
  expect(positionOf(accessId)).toBeGreaterThanOrEqual(0)
  expect(positionOf(accessId)).toBeLessThan(positionOf(other.accessId))
})

test('only one of two concurrent decisions succeeds', async () => {
  const { accessId } = (await ask(one)).data!
  const three = await given(app).administrator()
  const answers = await Promise.all([step(two, accessId, 'grant'), step(three, accessId, 'refuse')])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})

test('a former administrator cannot read, even while the access has time left', async () => {
  const { accessId } = (await ask(one)).data!
  await step(two, accessId, 'grant')
  await app.kernel.database.$client.query(`update users set role = 'operator' where user_id = $1`, [one.userId])
  expect(await list(await later(one))).toMatchObject({ code: 'forbidden' })
})

test('tells the only administrator who can log in that they are alone', async () => {
  const { data } = await one.client.GET(path)
  expect(data!.isAlone).toBe(false)
  await app.kernel.database.$client.query(`update users set disabled = true where role = 'admin' and user_id <> $1`, [
    one.userId,
  ])
  expect((await one.client.GET(path)).data!.isAlone).toBe(true)
})
