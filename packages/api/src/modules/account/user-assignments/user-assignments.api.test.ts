import { given, testApp, type Person } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '../../../ids.ts'
import { auditRecords } from '../../../database/schema/platform.ts'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const assign = (who: Person, userId: string, managerId: string) =>
  who.client.POST('/v1/account/user-assignment', { body: { userId, managerId } })
const reassign = (who: Person, userId: string, managerId: string | null) =>
  who.client.PATCH('/v1/account/user-assignment/{userId}', { params: { path: { userId } }, body: { managerId } })
const list = async (who: Person, query: object = {}) =>
  (await who.client.GET('/v1/account/user-assignment', { params: { query } })).data!

describe('an assignment', () => {
  test('makes a customer visible to a manager until it is changed', async () => {
    const [first, second] = [await given(app).manager({ name: 'Marta', surname: 'Gil' }), await given(app).manager()]
    const customer = await given(app).person({ name: 'Ana', surname: 'Ruiz' })
    const read = (who: Person) =>
      who.client.GET('/v1/account/users/{id}', { params: { path: { id: customer.userId } } })
    expect((await read(first)).response.status).toBe(404)

    expect((await assign(administrator, customer.userId, first.userId)).data).toEqual({
      id: customer.userId,
      userId: customer.userId,
      userName: 'Ana Ruiz',
      managerId: first.userId,
      managerName: 'Marta Gil',
      updatedAt: expect.any(String),
    })
    expect((await read(first)).data).toMatchObject({ managerId: first.userId, managerName: 'Marta Gil' })
    expect(await list(first)).toMatchObject({ total: 1, data: [{ userId: customer.userId }] })

    expect((await reassign(administrator, customer.userId, second.userId)).data).toMatchObject({
      managerId: second.userId,
    })
    expect((await read(first)).response.status).toBe(404)
    expect(await list(first)).toEqual({ data: [], total: 0 })

    expect((await reassign(administrator, customer.userId, null)).data).toMatchObject({
      managerId: null,
      managerName: null,
    })
    expect((await list(administrator, { userId: customer.userId })).total).toBe(0)
    const records = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, customer.userId))
      .orderBy(auditRecords.auditRecordId)
    expect(records.map(({ operation, before, after }) => [operation, before, after])).toEqual([
      ['userAssignments.create', { managerId: null }, { managerId: { reference: first.userId } }],
      ['userAssignments.edit', { managerId: { reference: first.userId } }, { managerId: { reference: second.userId } }],
      ['userAssignments.edit', { managerId: { reference: second.userId } }, { managerId: null }],
    ])
  })

  test('cannot be changed with an outdated updatedAt', async () => {
    const [first, second] = [await given(app).manager(), await given(app).manager()]
    const { userId } = await given(app).person()
    const { data: seen } = await assign(administrator, userId, first.userId)
    const edit = (managerId: string | null, updatedAt: string) =>
      administrator.client.PATCH('/v1/account/user-assignment/{userId}', {
        params: { path: { userId } },
        body: { managerId, updatedAt },
      })
    const { data: changed } = await edit(second.userId, seen!.updatedAt)
    expect((await edit(null, seen!.updatedAt)).error).toMatchObject({ status: 409, code: 'edit-conflict' })
    expect((await edit(null, changed!.updatedAt)).data).toMatchObject({ managerId: null })
  })

  test('does not take a customer from another manager, and made again leaves no audit record', async () => {
    const [first, second] = [await given(app).manager(), await given(app).manager()]
    const { userId } = await given(app).person()
    for (let each = 0; each < 2; each += 1)
      expect((await assign(administrator, userId, first.userId)).response.status).toBe(201)
    const taken = await assign(administrator, userId, second.userId)
    expect(taken.error).toMatchObject({ status: 409, code: 'manager-assigned' })
    const records = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.recordId, userId))
    expect(records).toHaveLength(1)
  })

  test('accepts only a customer and an active manager', async () => {
    const [customer, other, manager] = [
      await given(app).person(),
      await given(app).person(),
      await given(app).manager(),
    ]
    const disabled = await given(app).manager({ disabled: true })
    for (const id of [other.userId, administrator.userId, disabled.userId, uuidv7()])
      expect((await assign(administrator, customer.userId, id)).error).toMatchObject({
        status: 422,
        code: 'reference-unknown',
        errors: [{ path: 'managerId' }],
      })
    expect((await assign(administrator, administrator.userId, manager.userId)).error).toMatchObject({
      code: 'reference-unknown',
      errors: [{ path: 'userId' }],
    })
    expect((await assign(administrator, uuidv7(), manager.userId)).error).toMatchObject({
      status: 404,
      code: 'customer-not-accessible',
    })
  })
})
