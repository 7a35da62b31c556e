import { given, testApp, type Person } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../database/index.ts'
import { lockPerson } from '../../../database/rows.ts'
import { eraseAccount } from '../../../flows/erase-account.ts'
import { auditRecords } from '../../../database/schema/platform.ts'

const app = testApp()
let administrator: Person
let manager: Person
let customer: Person
beforeAll(async () => {
  administrator = await given(app).administrator({ name: 'Teresa', surname: 'Olmedo' })
  manager = await given(app).manager({ name: 'Carmen', surname: 'Robledo' })
  customer = await given(app).person({ managerId: manager.userId })
})

const path = '/v1/account/user-tasks'
const byId = (id: string) => ({ params: { path: { id } } })
const add = (who: Person, body: object = {}) =>
  who.client.POST(path, { body: { userId: customer.userId, title: 'Llamar', dueOn: '2026-11-25', ...body } as never })
const edit = (who: Person, id: string, body: object) => who.client.PATCH(`${path}/{id}`, { ...byId(id), body })
const list = async (who: Person, query: object = {}) => (await who.client.GET(path, { params: { query } })).data!

test('a task records who finished it, and can be reopened', async () => {
  const { userTaskId } = (await add(manager)).data!
  const done = await edit(administrator, userTaskId, { state: 'done' })
  expect(done.data).toMatchObject({ state: 'done', doneByName: 'Teresa Olmedo', assigneeName: 'Carmen Robledo' })
  expect(done.data!.doneAt).not.toBeNull()
  const reopened = await edit(manager, userTaskId, { state: 'open', updatedAt: done.data!.updatedAt })
  expect(reopened.data).toMatchObject({ state: 'open', doneAt: null, doneByName: null })
  const late = await edit(manager, userTaskId, { title: 'Tarde', updatedAt: done.data!.updatedAt })
  expect(late.error).toMatchObject({ code: 'edit-conflict' })
  const records = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.recordId, userTaskId))
  expect(records.map(({ operation }) => operation).toSorted()).toEqual([
    'userTasks.create',
    'userTasks.edit',
    'userTasks.edit',
  ])
  expect(JSON.stringify(records)).not.toContain('Llamar')
  const audited = await administrator.client.GET('/v1/misc/audit', { params: { query: { recordId: userTaskId } } })
  const { data } = await administrator.client.GET('/v1/account/users/{id}/events', {
    params: { path: { id: customer.userId }, query: { kind: 'staff' } },
  })
  const told = data!.events.filter(({ recordId }) => recordId === userTaskId)
  expect([...audited.data!.data, ...told].map(({ taskTitle }) => taskTitle)).toEqual(Array(6).fill('Llamar'))
})

test('a task awaits its assignee, or other staff if there is none or the assignee has lost access', async () => {
  const { userId } = await given(app).person({ managerId: manager.userId })
  const [mine, nobodys, theirs] = [
    (await add(manager, { userId })).data!,
    (await add(manager, { userId, assigneeId: null })).data!,
    (await add(manager, { userId, assigneeId: administrator.userId })).data!,
  ]
  const awaiting = async (who: Person) =>
    (await list(who, { userId, awaitsMe: true })).data.map(({ userTaskId }) => userTaskId).toSorted()
  const ids = (...tasks: { userTaskId: string }[]) => tasks.map(({ userTaskId }) => userTaskId).toSorted()
  expect(await awaiting(manager)).toEqual(ids(mine, nobodys))
  expect(await awaiting(administrator)).toEqual(ids(nobodys, theirs))
  expect((await list(manager, { userId, awaitsMe: false })).data.map(({ userTaskId }) => userTaskId)).toEqual(
    ids(theirs),
  )
  await edit(manager, nobodys.userTaskId, { state: 'done' })
  expect(await awaiting(manager)).toEqual(ids(mine))
  const next = await given(app).manager()
  await administrator.client.PATCH('/v1/account/user-assignment/{userId}', {
    params: { path: { userId } },
    body: { managerId: next.userId },
  })
  expect(await awaiting(next)).toEqual(ids(mine))
  expect(await awaiting(manager)).toEqual([])
})

test('only staff with access to the customer can add or be assigned a task', async () => {
  const stranger = await given(app).manager()
  expect((await add(stranger)).error).toMatchObject({ code: 'customer-not-accessible' })
  expect((await add(manager, { assigneeId: stranger.userId })).error).toMatchObject({
    code: 'reference-unknown',
    errors: [{ path: 'assigneeId' }],
  })
})

test('is deleted with the account of the customer, and loses its assignee when they leave', async () => {
  const [leaver, leaving] = [await given(app).person(), await given(app).administrator()]
  const ofLeaver = (await add(administrator, { userId: leaver.userId })).data!
  const ofLeaving = (await add(administrator, { assigneeId: leaving.userId })).data!
  await leaver.client.DELETE('/v1/account/users/{id}', byId(leaver.userId))
  await inTransaction(app.kernel.database, async (tx) =>
    eraseAccount(tx, (await lockPerson(tx, leaving.userId))!, app.clock.now()),
  )
  const read = (id: string) => administrator.client.GET(`${path}/{id}`, byId(id))
  expect((await read(ofLeaver.userTaskId)).response.status).toBe(404)
  expect((await read(ofLeaving.userTaskId)).data).toMatchObject({ assigneeId: null, assigneeName: null })
})
