import { given, testApp, type Person } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'

const app = testApp()
let administrator: Person
let manager: Person
let customer: Person
beforeAll(async () => {
  administrator = await given(app).administrator({ name: 'Teresa', surname: 'Olmedo' })
  manager = await given(app).manager()
  customer = await given(app).person({ managerId: manager.userId, name: 'Ana', surname: 'Ruiz' })
  await edit(manager, { phone: '+34 600 111 222', reason: 'Lo pidió' })
  app.clock.advance({ days: 1 })
  administrator = { ...administrator, ...(await given(app).session(administrator.userId)) }
  await edit(administrator, { surname: 'Ruiz Gil' })
})

const edit = (who: Person, body: object) =>
  who.client.PATCH('/v1/account/users/{id}', { params: { path: { id: customer.userId } }, body })
const list = async (query: object) => (await administrator.client.GET('/v1/misc/audit', { params: { query } })).data!

describe('the audit list', () => {
  test('contains the actor, the record, the values before and after and the reason, the newest first', async () => {
    expect(await list({ recordId: customer.userId })).toMatchObject({
      total: 2,
      data: [
        {
          actorId: administrator.userId,
          actorName: 'Teresa Olmedo',
          actorRole: 'admin',
          operation: 'users.edit',
          noun: 'users',
          before: { surname: 'Ruiz' },
          after: { surname: 'Ruiz Gil' },
          reason: null,
        },
        {
          actorId: manager.userId,
          actorRole: 'operator',
          userId: customer.userId,
          userName: 'Ana Ruiz Gil',
          before: { phone: '+34600000000' },
          after: { phone: '+34 600 111 222' },
          reason: 'Lo pidió',
          createdAt: '2026-11-20T09:00:00.000Z',
        },
      ],
    })
  })

  test('contains no secrets', async () => {
    expect(JSON.stringify(await list({}))).not.toMatch(/argon2|passwordHash/)
  })
})
