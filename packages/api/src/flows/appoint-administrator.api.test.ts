import { given, testApp } from '@cauce/testing'
import { describe, expect, it } from 'vitest'
import { appointAdministrator } from './appoint-administrator.ts'
import { changedFields } from './testing/changed-fields.ts'

const app = testApp()

const appoint = (email: string) => appointAdministrator(app.kernel, email)

describe('the command for the first administrator', () => {
  it('changes the role of a registered account, effective in its open session', async () => {
    const person = await given(app).person({ email: 'primera@example.org' })
    expect((await person.client.GET('/v1/account/users')).response.status).toBe(403)
    expect(await appoint('PRIMERA@example.org')).toEqual({ kind: 'appointed', administratorCount: 1 })
    expect((await person.client.GET('/v1/account/users')).response.status).toBe(200)
  })

  it('leaves one audit record, however often it runs', async () => {
    const { userId, client } = await given(app).person({ email: 'otra@example.org' })
    expect(await appoint('otra@example.org')).toEqual({ kind: 'appointed', administratorCount: 2 })
    expect(await appoint('otra@example.org')).toEqual({ kind: 'administrator-already', administratorCount: 2 })
    const { data } = await client.GET('/v1/misc/audit', { params: { query: { recordId: userId } } })
    expect(data!.data).toMatchObject([
      {
        operation: 'users.edit',
        noun: 'users',
        actorId: userId,
        address: 'npm run admin',
        before: { role: { choice: 'user' } },
        after: { role: { choice: 'admin' } },
      },
    ])
    expect(await changedFields({ client }, userId)).toEqual([['role'], ['role']])
  })

  it('removes the manager of an appointed customer, and the customers of an appointed manager', async () => {
    const manager = await given(app).manager({ email: 'gestora@example.org' })
    const customer = await given(app).person({ email: 'cliente@example.org', managerId: manager.userId })
    const other = await given(app).person({ managerId: manager.userId })
    await appoint('cliente@example.org')
    const { data } = await customer.client.GET('/v1/account/users/{id}', { params: { path: { id: other.userId } } })
    expect(data!.managerId).toBe(manager.userId)
    await appoint('gestora@example.org')
    for (const id of [customer.userId, other.userId])
      expect(
        (await customer.client.GET('/v1/account/users/{id}', { params: { path: { id } } })).data!.managerId,
      ).toBeNull()
  })

  it.each([
    { title: 'an unknown e-mail', overrides: {}, email: 'nadie@example.org', kind: 'unknown' },
    { title: 'an e-mail that is not confirmed', overrides: { emailConfirmedAt: null }, kind: 'unconfirmed' },
    { title: 'a disabled account', overrides: { disabled: true }, kind: 'disabled' },
    { title: 'a closed account', overrides: { deletedAt: new Date('2026-11-20T08:00:00Z') }, kind: 'unknown' },
  ])('refuses $title and changes nothing', async ({ overrides, email, kind }) => {
    const registered = `${kind}-${Object.keys(overrides)[0]}@example.org`
    const { userId } = await given(app).person({ email: registered, ...overrides })
    expect(await appoint(email ?? registered)).toEqual({ kind })
    const { rows } = await app.kernel.database.$client.query('select role from users where user_id = $1', [userId])
    expect(rows).toEqual([{ role: 'user' }])
  })
})
