import { given, testApp, type Person } from '@cauce/testing'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '../../../database/schema/platform.ts'

const app = testApp()
let administrator: Person
let manager: Person
let customer: Person
beforeAll(async () => {
  administrator = await given(app).administrator({ name: 'Teresa', surname: 'Olmedo' })
  manager = await given(app).manager({ name: 'Carmen', surname: 'Robledo' })
  customer = await given(app).person({ managerId: manager.userId, name: 'Montserrat', surname: 'Echeverría' })
})

const path = '/v1/account/user-notes'
const byId = (id: string) => ({ params: { path: { id } } })
const write = (who: Person, body: object = {}) =>
  who.client.POST(path, { body: { userId: customer.userId, text: 'Prefiere la tarde', ...body } as never })
const edit = (who: Person, id: string, body: object) => who.client.PATCH(`${path}/{id}`, { ...byId(id), body })
const list = async (who: Person, query: object = {}) =>
  (await who.client.GET(path, { params: { query: { userId: customer.userId, ...query } } })).data!
const remove = (who: Person, id: string) => who.client.DELETE(`${path}/{id}`, byId(id))
const mailsTo = async ({ client }: Person) => {
  await app.runJobs()
  const { email } = (await client.GET('/v1/account/users/me')).data!
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  return data!.data.filter(({ subject }) => subject === 'Le mencionan en una nota')
}

test('lists pinned notes first, then the latest', async () => {
  const of = { userId: (await given(app).person({ managerId: manager.userId })).userId }
  for (const [text, pinned] of [
    ['primera', false],
    ['fijada', true],
    ['última', false],
  ] as const) {
    await write(manager, { ...of, text, pinned })
    app.clock.advance({ minutes: 1 })
  }
  const { data, total } = await list(administrator, of)
  expect([total, data.map(({ text }) => text)]).toEqual([3, ['fijada', 'última', 'primera']])
  expect(data[0]).toMatchObject({ authorName: 'Carmen Robledo', pinned: true, mentions: [] })
})

describe('a colleague who is mentioned', () => {
  test('gets one mail, which does not repeat the note', async () => {
    const note = (await write(manager, { text: 'Secreto de la casa', mentionedIds: [administrator.userId] })).data!
    expect(note.mentions).toEqual([{ userId: administrator.userId, name: 'Teresa Olmedo' }])
    const [mail, ...others] = await mailsTo(administrator)
    expect(others).toEqual([])
    expect(mail!.text).toContain('Carmen Robledo le menciona en una nota sobre Montserrat Echeverría.')
    expect(mail!.text).toContain(`/admin/customer/${customer.userId}`)
    expect(mail!.text).not.toContain('Secreto')
    await edit(manager, note.userNoteId, { text: 'Otra cosa', mentionedIds: [administrator.userId] })
    expect(await mailsTo(administrator)).toHaveLength(1)
  })

  test('must be staff with access to the customer', async () => {
    const stranger = await given(app).manager()
    const disabled = await given(app).administrator({ disabled: true })
    const { data } = await manager.client.GET('/v1/account/users/{userId}/colleagues', {
      params: { path: { userId: customer.userId } },
    })
    const ids = data!.colleagues.map(({ userId }) => userId)
    expect(ids).toEqual(expect.arrayContaining([manager.userId, administrator.userId]))
    for (const { userId } of [stranger, disabled, customer]) {
      expect(ids).not.toContain(userId)
      expect((await write(manager, { mentionedIds: [userId] })).error).toMatchObject({
        code: 'reference-unknown',
        errors: [{ path: 'mentionedIds' }],
      })
    }
  })
})

describe('a note', () => {
  test('can be read only by staff with access to the customer', async () => {
    const { userNoteId } = (await write(manager)).data!
    for (const who of [manager, administrator])
      expect((await who.client.GET(`${path}/{id}`, byId(userNoteId))).response.status).toBe(200)
    const stranger = await given(app).manager()
    expect((await list(stranger)).total).toBe(0)
    expect((await write(stranger)).error).toMatchObject({ code: 'customer-not-accessible' })
    expect((await write(customer)).response.status).toBe(403)
  })

  test('cannot be read by its customer, even as an administrator later', async () => {
    const later = await given(app).person()
    const { userNoteId } = (await write(administrator, { userId: later.userId })).data!
    await app.kernel.database.$client.query(`update users set role = 'admin' where user_id = $1`, [later.userId])
    const { client } = await given(app).session(later.userId)
    expect((await client.GET(`${path}/{id}`, byId(userNoteId))).response.status).toBe(404)
    const { data } = await client.GET(path, { params: { query: { take: 100 } } })
    expect(data!.data.map(({ userId }) => userId)).not.toContain(later.userId)
    expect(data!.total).toBeGreaterThan(0)
  })

  test('can be pinned by any colleague, but edited only by its author', async () => {
    const { userNoteId, updatedAt } = (await write(manager)).data!
    expect((await edit(administrator, userNoteId, { pinned: true })).data).toMatchObject({ pinned: true })
    expect((await edit(administrator, userNoteId, { text: 'Otra' })).error).toMatchObject({
      code: 'forbidden',
      errors: [{ path: 'text' }],
    })
    expect((await edit(manager, userNoteId, { text: 'Tarde', updatedAt })).error).toMatchObject({
      code: 'edit-conflict',
    })
  })

  test('can be deleted by its author or an administrator', async () => {
    const ofAdministrator = (await write(administrator)).data!.userNoteId
    expect((await remove(manager, ofAdministrator)).error).toMatchObject({ code: 'forbidden' })
    const ofManager = (await write(manager)).data!.userNoteId
    expect((await remove(administrator, ofManager)).response.status).toBe(204)
    expect((await remove(administrator, ofAdministrator)).response.status).toBe(204)
    expect((await remove(administrator, ofManager)).response.status).toBe(404)
  })

  test('cannot be about a member of staff', async () => {
    expect((await write(administrator, { userId: manager.userId })).error).toMatchObject({
      code: 'customer-not-accessible',
    })
  })

  test('leaves an audit record without its text, and is deleted with the account', async () => {
    const leaver = await given(app).person()
    const { userNoteId } = (await write(administrator, { userId: leaver.userId, text: 'Datos de la salud' })).data!
    const [record] = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, userNoteId))
      .orderBy(desc(auditRecords.createdAt))
    expect(record).toMatchObject({
      operation: 'userNotes.create',
      userId: leaver.userId,
      actorId: administrator.userId,
    })
    expect(JSON.stringify(record)).not.toContain('salud')
    await leaver.client.DELETE('/v1/account/users/{id}', byId(leaver.userId))
    expect((await list(administrator, { userId: leaver.userId })).total).toBe(0)
    const { rows } = await app.kernel.database.$client.query('select from user_notes where user_note_id = $1', [
      userNoteId,
    ])
    expect(rows).toEqual([])
  })
})
