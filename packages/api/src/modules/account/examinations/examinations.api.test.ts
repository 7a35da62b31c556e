import { given, testApp, type Person } from '@cauce/testing'
import { examiner } from '@cauce/testing/given-examinations'
import { beforeEach, describe, expect, test } from 'vitest'
import { carryOutRetention } from '../../../flows/retention/index.ts'

const app = testApp()
let one: Person
let customer: Person
beforeEach(async () => {
  one = await given(app).administrator()
  await examiner(app, one)
  customer = await given(app).investor({ name: 'Aurora', surname: 'Sanz Lobo' })
  app.clock.advance({ seconds: 1 })
})

const path = '/v1/account/examinations'
const of = (id: string) => ({ params: { path: { id } } })
const begin = (by = one, userId = customer.userId) =>
  by.client.POST(path, { body: { userId, reason: 'Tres ingresos de terceros' } })
const begun = async () => (await begin()).data!.examinationId
const read = (id: string, by = one) => by.client.GET(`${path}/{id}`, of(id))
const note = (id: string, by = one) => {
  app.clock.advance({ seconds: 1 })
  return by.client.POST(`${path}/{id}/findings`, { ...of(id), body: { text: 'Doce ingresos en marzo' } })
}
const conclude = (id: string, body: object = {}, by = one) => {
  app.clock.advance({ seconds: 1 })
  return by.client.POST(`${path}/{id}/conclude`, {
    ...of(id),
    body: { text: 'Sin indicios', isReported: false, ...body },
  })
}
const reopen = (id: string, by = one) => {
  app.clock.advance({ seconds: 1 })
  return by.client.POST(`${path}/{id}/reopen`, { ...of(id), body: { text: 'Un ingreso nuevo' } })
}
const countOf = async (table: string) =>
  Number((await app.kernel.database.$client.query(`select count(*) as n from ${table}`)).rows[0].n)

test('an examination is begun, noted, concluded without a report and reopened without losing an entry', async () => {
  const id = await begun()
  expect((await read(id)).data).toMatchObject({
    state: 'open',
    userId: customer.userId,
    userName: 'Aurora Sanz Lobo',
    reason: 'Tres ingresos de terceros',
    entries: [],
  })
  expect((await note(id)).data!.entries).toMatchObject([{ kind: 'finding', text: 'Doce ingresos en marzo' }])
  expect((await conclude(id)).data).toMatchObject({ state: 'concluded' })
  expect((await note(id)).error).toMatchObject({ status: 409, code: 'state-forbids' })
  expect((await conclude(id)).error).toMatchObject({ code: 'state-forbids' })
  expect((await reopen(id)).data).toMatchObject({
    state: 'open',
    entries: [
      { kind: 'finding', isReported: null },
      { kind: 'conclusion', text: 'Sin indicios', isReported: false, reportedOn: null },
      { kind: 'reopening', text: 'Un ingreso nuevo', isReported: null },
    ],
  })
  expect((await reopen(id)).error).toMatchObject({ code: 'state-forbids' })
})

test('a report to the authority needs a reference and a day that is not in the future (article 18)', async () => {
  const id = await begun()
  const [reportedOn, reportReference] = ['2026-11-19', 'F19/1']
  const refusals = [
    { body: { isReported: true, reportReference }, path: 'reportedOn' },
    { body: { isReported: true, reportedOn }, path: 'reportReference' },
    { body: { isReported: true, reportedOn: '2199-01-01', reportReference }, path: 'reportedOn' },
  ]
  for (const { body, path: field } of refusals)
    expect((await conclude(id, body)).error).toMatchObject({ status: 422, errors: [{ path: field }] })
  expect((await read(id)).data).toMatchObject({ state: 'open', entries: [] })
  const { data } = await conclude(id, { isReported: true, reportedOn, reportReference })
  expect(data!.entries).toMatchObject([{ isReported: true, reportedOn, reportReference }])
})

test('only a customer with an open account can be examined', async () => {
  const closed = await given(app).person()
  await closed.client.DELETE('/v1/account/users/{id}', of(closed.userId))
  await app.kernel.database.$client.query('update users set deleted_at = now() where user_id = $1', [closed.userId])
  for (const userId of [one.userId, (await given(app).manager()).userId, closed.userId, crypto.randomUUID()])
    expect((await begin(one, userId)).error).toMatchObject({ status: 422, errors: [{ path: 'userId' }] })
})

describe('the records of an examination', () => {
  test('contain each reading of the list and of the examination, with time and address', async () => {
    const id = await begun()
    await one.client.GET(path)
    await read(id)
    await note(id)
    const { data } = await read(id)
    const acts = ['created', 'listed', 'noted', 'opened', 'opened']
    expect(data!.records.map(({ act }) => act).toSorted()).toEqual(acts)
    expect(data!.records[0]).toMatchObject({ address: '127.0.0.1', createdAt: app.clock.now().toISOString() })
  })

  test('do not contain refused actions', async () => {
    const id = await begun()
    const before = await countOf('examination_records')
    await conclude(id, { isReported: true })
    await reopen(id)
    await read(crypto.randomUUID())
    expect(await countOf('examination_records')).toBe(before)
  })
})

test('every call is refused to an administrator without access, whether the examination exists or not', async () => {
  const stranger = await given(app).administrator()
  for (const id of [await begun(), crypto.randomUUID()])
    for (const call of [read, note, reopen])
      expect((await call(id, stranger)).error).toMatchObject({ status: 403, code: 'access-needed' })
  expect((await conclude(await begun(), {}, stranger)).error).toMatchObject({ code: 'access-needed' })
  expect((await begin(stranger)).error).toMatchObject({ code: 'access-needed' })
})

test('an administrator who was a customer cannot read an examination about themselves', async () => {
  const id = await begun()
  await app.kernel.database.$client.query(`update users set role = 'admin' where user_id = $1`, [customer.userId])
  const examinedOne = { ...customer, ...(await given(app).session(customer.userId)) }
  await examiner(app, examinedOne)
  expect((await read(id, examinedOne)).error).toMatchObject({ status: 404 })
  const { data } = await examinedOne.client.GET(path)
  expect(data!.examinations.map(({ examinationId }) => examinationId)).not.toContain(id)
  expect((await read(id)).data).toBeDefined()
})

test('the account of an examined person can be closed as usual, and the examination keeps the name', async () => {
  const { client, userId } = await given(app).person({ name: 'Olga', surname: 'Prat' })
  const { examinationId } = (await begin(one, userId)).data!
  expect((await client.DELETE('/v1/account/users/{id}', of(userId))).response.status).toBe(204)
  const kept = 'select count(*) as n from kept_identities where user_id = $1'
  expect((await app.kernel.database.$client.query(kept, [userId])).rows[0].n).toBe('0')
  expect((await read(examinationId)).data).toMatchObject({ userName: 'Olga Prat', state: 'open' })
})

describe('retention', () => {
  const closedFor = async (years: number) => {
    const { client, userId } = await given(app).person()
    const { examinationId } = (await begin(one, userId)).data!
    await conclude(examinationId)
    await client.DELETE('/v1/account/users/{id}', of(userId))
    const closing = `insert into account_closings (user_id, state, asked_at, closes_at, closed_at)
      values ($1, 'closed', $2, $2, $2) on conflict (user_id) do update set closed_at = $2`
    const closedAt = new Date(app.clock.now())
    closedAt.setUTCFullYear(closedAt.getUTCFullYear() - years)
    await app.kernel.database.$client.query(closing, [userId, new Date(closedAt.getTime() - 1000)])
    return examinationId
  }
  const isKept = async (id: string) => (await read(id)).response.status === 200

  test('erases an examination with its entries ten years after the account was closed, and counts it nowhere', async () => {
    const [kept, due] = [await closedFor(9), await closedFor(10)]
    await note(due)
    await carryOutRetention(app.kernel)
    expect([await isKept(kept), await isKept(due)]).toEqual([true, false])
    const left = 'select count(*) as n from examination_entries where examination_id = $1'
    expect((await app.kernel.database.$client.query(left, [due])).rows[0].n).toBe('0')
    // Every administrator can read this log.
    const logged = `select sum(erased_count) as n from retention_records where rule = 'examinations'`
    expect((await app.kernel.database.$client.query(logged)).rows[0].n).toBe('0')
  })

  test("keeps an open examination and the person's other data until it is concluded", async () => {
    const due = await closedFor(10)
    await reopen(due)
    const { userId } = (await read(due)).data!
    const notification = `insert into notifications (notification_id, user_id, words, created_at) values (gen_random_uuid(), $1, '{}', '2000-01-01')`
    await app.kernel.database.$client.query(notification, [userId])
    await carryOutRetention(app.kernel)
    expect(await isKept(due)).toBe(true)
    const kept = 'select count(*) as n from notifications where user_id = $1'
    expect((await app.kernel.database.$client.query(kept, [userId])).rows[0].n).toBe('1')
    await conclude(due)
    await carryOutRetention(app.kernel)
    expect((await app.kernel.database.$client.query(kept, [userId])).rows[0].n).toBe('0')
    expect(await isKept(due)).toBe(false)
  })

  test('deletes an access ten years after the request, unless an examination refers to it', async () => {
    const unused = await given(app).administrator()
    const { accessId } = await examiner(app, unused)
    await begun()
    await app.kernel.database.$client.query(`update examination_accesses set created_at = '2010-01-01'`)
    const ids = async () =>
      (await app.kernel.database.$client.query('select access_id, requested_by from examination_accesses')).rows
    await carryOutRetention(app.kernel)
    expect((await ids()).map(({ access_id }) => access_id)).not.toContain(accessId)
    expect((await ids()).map(({ requested_by }) => requested_by)).toContain(one.userId)
  })
})
