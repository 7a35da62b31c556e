import { approveAccess, given, testApp, type Person } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { findUser } from '../modules/account/users/index.ts'
import { changedFields } from './testing/changed-fields.ts'

const app = testApp()
let administrator: Person
let colleague: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
  colleague = await given(app).administrator()
})

const edit = async (userId: string, body: object) => {
  const params = { path: { id: userId } }
  const { response } = await administrator.client.PATCH('/v1/account/users/{id}', { params, body })
  expect(response.status).toBe(200)
}
const userOf = async (userId: string) => (await findUser(app.kernel.database, userId))!

test.each([
  { from: 'Ana.Uno@example.org', to: 'ana.uno@example.org' },
  { from: 'ana.dos@example.org', to: 'Ana.Dos@example.org' },
])('an address in another case needs no new confirmation: $from', async ({ from, to }) => {
  const { userId } = await given(app).person({ email: from })
  const { emailConfirmedAt } = await userOf(userId)
  await edit(userId, { email: to })
  expect(await userOf(userId)).toMatchObject({ email: to, emailConfirmedAt })
  await app.runJobs()
  expect((await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data).toEqual([])
})

test('a customer who becomes staff loses the manager', async () => {
  const { userId: managerId } = await given(app).manager()
  const { userId } = await given(app).person({ managerId })
  await edit(userId, { name: 'Irene' })
  expect(await changedFields(administrator, userId)).toEqual([['name'], ['name']])
  expect(await userOf(userId)).toMatchObject({ name: 'Irene', managerId })
  await edit(userId, { role: 'operator' })
  await approveAccess(colleague, userId)
  expect(await userOf(userId)).toMatchObject({ role: 'operator', managerId: null })
})

test('a manager who becomes an administrator loses the customers, and keeps tickets and projects', async () => {
  const { userId: managerId } = await given(app).manager()
  const customer = await given(app).person({ managerId })
  const body = { title: 'Una duda', description: 'Sobre mi cuenta' }
  const { data: ticket } = await customer.client.POST('/v1/support/tickets', { body })
  const { projectId } = await given(app).project({ managerId })
  await edit(managerId, { role: 'admin' })
  await approveAccess(colleague, managerId)
  expect((await userOf(customer.userId)).managerId).toBeNull()
  const { client } = administrator
  const ofTicket = await client.GET('/v1/support/tickets/{id}', { params: { path: { id: ticket!.id } } })
  const ofProject = await client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } })
  expect([ofTicket.data!.managerId, ofProject.data!.managerId]).toEqual([managerId, managerId])
})
